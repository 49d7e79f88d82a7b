/** Comment on joue, depuis le début. Les **noms du jeu** ressortent. */

import { list } from '@parlor/grammar/fr';
import { FIVE, type Play } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cards } from './cards.ts';

const led = ({ rank, count }: Play): string => `${cards(rank, count)} à l’entame`;

const beats = ({ rank, count }: Play, before: Play): string =>
  rank === FIVE
    ? 'un seul 5 suffit'
    : `${cards(rank, count)} ${before.count === 1 ? 'le' : 'les'} ${count === 1 ? 'bat' : 'battent'}`;

export const howTo: Messages['howTo'] = {
  aim: {
    title: 'Le but du jeu',
    text: 'Débarrassez-vous de vos cartes. Qui vide sa main en premier devient **Rich**, qui garde des cartes jusqu’au bout devient **Poor**, et votre statut décide de votre place et des cartes que vous échangez à la manche suivante. Après le nombre de manches convenu, le plus grand total de points remporte la partie.',
    note: 'Points de Rich à Poor : 6, 5, 4, 3, 2, 1. À moins de six, certains statuts intermédiaires disparaissent.',
  },
  round: {
    title: 'Un pli',
    text: 'Quelqu’un entame avec autant de cartes d’une même valeur qu’il lui plaît. Dans le sens horaire, les autres jouent **le même nombre de cartes d’une valeur supérieure** ou passent. Passer n’est pas définitif : si le pli revient jusqu’à vous, vous pouvez rejouer. Quand tous les autres ont passé d’affilée, la dernière personne à avoir joué gagne le pli et entame le suivant.',
  },
  ranks: {
    title: 'De la plus basse à la plus haute',
    text: 'Les chiffres montent de 1 à 8. Au-dessus viennent Bump, Bankrupt, Bankroll, Millionaire et Zillionaire.',
    climb:
      'L’Escalier, au milieu de la table, montre les treize valeurs ; celles qui battent les cartes du dessus sont éclairées. Dans les parties qui ne comptent pas pour un classement, le chiffre sous chaque marche indique combien de cartes de cette valeur sont encore en jeu.',
  },
  five: {
    title: 'Le 5 : tous les nombres',
    text: 'Un 5 se joue toujours seul et compte pour autant de 5 que le pli en demande. Quand un 5 est joué **à l’entame**, le nombre est libre : qui le bat en premier choisit combien de cartes il faut.',
  },
  special: { title: 'Les cartes à effet' },
  out: {
    title: 'Terminer',
    text: 'Avec votre dernière carte, vous prenez le meilleur statut encore libre. Les autres peuvent encore battre cette carte ; si personne ne le fait, la personne suivante qui a des cartes entame. La manche s’arrête quand une seule personne a encore des cartes.',
  },
  next: {
    title: 'La manche suivante',
    text: 'Tout le monde change de place : Poor s’assoit à la gauche de Rich, et les autres suivent par statut croissant. Rich distribue. Puis des cartes changent de main, sans que personne ait le choix : Rich donne à Poor ses deux cartes les plus basses et reçoit les deux plus hautes de Poor. À partir de quatre, deux autres personnes échangent une seule carte. Poor entame.',
    note: 'À chaque manche, deux cartes restent cachées : vous ne savez donc jamais tout à fait ce que les autres ont en main.',
  },
  screen: {
    title: 'À cette table',
    text: 'Touchez une carte, et autant de cartes de sa valeur que le pli en demande se lèvent ; touchez-les une à une pour changer ce choix. Pour jouer, faites-les glisser vers le haut ou appuyez sur le bouton doré. Au clavier, les chiffres choisissent une valeur, 9 parcourt les cartes qui portent un nom, + et − changent le nombre, Entrée joue et P passe.',
  },
  led,
  beats,
  example: (plays) =>
    `Par exemple : ${list(plays.map((play, nth) => (nth === 0 ? led(play) : beats(play, plays[nth - 1]!))))}.`,
};
