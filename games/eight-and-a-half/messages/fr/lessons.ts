/** La première partie guidée : ce qui est expliqué quand cela se présente pour la première fois. */

import { RAISES, ROOM } from '../../facts/examples.ts';
import type { keys as englishKeys, lessons as englishLessons } from '../en/lessons.ts';
import { Raised, RoomOn } from './examples.ts';

export const lessons: typeof englishLessons = {
  welcome: {
    title: 'Bienvenue dans 8½',
    text: 'Débarrassez-vous de toutes vos cartes avant les autres\u00a0: votre main, la pioche qui la remplit, vos cartes visibles et les cartes cachées en dessous. Le cadran, au milieu, indique où en est la pile\u00a0; les nombres qui conviennent sont allumés.',
  },
  start: {
    title: 'Vous commencez la manche',
    text: 'La carte jaune la plus basse de toutes les mains ouvre la pile, et c’est vous qui l’avez. Si vous l’avez en plusieurs exemplaires, vous pouvez les jouer tous ensemble.',
  },
  swap: {
    title: 'L’échange après la victoire',
    text: 'Vous avez gagné la dernière manche\u00a0: vous pouvez échanger une de vos cartes visibles contre une de celles de la lanterne rouge. Les cartes visibles se jouent vers la fin, une par tour\u00a0: c’est là que les Fantômes, les Demis et les 9 rendent service, et non les petits nombres.',
  },
  caught: {
    title: 'Une prise',
    text: 'La pile était à un nombre et demi, et la personne suivante a joué le nombre entier suivant. Qui a laissé le nombre et demi ramasse toute la pile, et qui l’attrape en commence une nouvelle.',
  },
  'can-catch': {
    title: 'Vous pouvez attraper quelqu’un',
    text: 'La pile est à un nombre et demi, et vous avez le nombre entier suivant, cerclé de rouge sur le cadran. Jouez-le, et qui a laissé le nombre et demi ramasse tout. Personne d’autre ne peut le faire, et c’est maintenant ou jamais.',
  },
  five: {
    title: 'Le 5 change la donne',
    text: 'Pour cette fois seulement, il vous faut 5 ou moins. Les Demis conviennent aussi et lèvent l’obligation\u00a0; un Fantôme la transmet à la personne suivante.',
  },
  'eight-and-a-half': {
    title: 'La pile est à 8½',
    text: 'Presque rien ne se pose sur 8½\u00a0: un 9, qui permet d’attraper, un Fantôme, ou un autre 8 accompagné d’un Demi de votre main.',
  },
  pair: {
    title: '8 et Demi ensemble',
    text: 'Vous avez un 8 et un Demi. Vous pouvez les jouer ensemble pour faire 8½, partout où un 8 convient, et sur un autre 8½\u00a0: choisissez le 8, puis le Demi.',
  },
  half: {
    title: 'Un demi-pas',
    text: 'Un Demi se pose sur tout, sauf sur 8½, et ajoute ½. Si vous laissez la pile à un nombre et demi, la personne suivante peut vous attraper avec le nombre entier suivant. Sur un nombre entier, vous ne risquez rien, et au-dessus de 8½ non plus\u00a0: aucune carte n’est assez haute pour vous attraper.',
  },
  halves: {
    title: 'Plusieurs Demis d’un coup',
    text: `Les Demis joués au même tour s’additionnent, et seule compte la valeur finale de la pile. ${Raised(RAISES)}, et personne ne se fait attraper en chemin. Il n’y a que sur 8½ qu’aucun ne convient.`,
  },
  'halves-one-by-one': {
    title: 'Les Demis, un par un',
    text: `Vous pouvez jouer plusieurs Demis au même tour. À cette table, ils se posent l’un après l’autre, et aucun sur 8½. ${RoomOn(ROOM)}.`,
  },
  ghost: {
    title: 'Un Fantôme en main',
    text: 'Un Fantôme se pose sur tout et ne change rien\u00a0: vous pouvez donc toujours le jouer. Sur un nombre et demi, il vous fait endosser le risque\u00a0: c’est alors vous qu’on peut attraper.',
  },
  zero: {
    title: 'Retour à zéro',
    text: 'Un 0 se pose sur n’importe quel nombre entier et ramène la pile à 0. Il ne se pose pas sur un nombre et demi.',
  },
  twins: {
    title: 'Deux cartes identiques',
    text: 'Des cartes identiques peuvent se jouer ensemble au même tour. Touchez aussi la deuxième.',
  },
  collected: {
    title: 'Ramasser la pile',
    text: 'Qui ne peut rien jouer ramasse la pile, sans qu’on lui demande son avis. Ces cartes sont mises de côté\u00a0: on ne les rejoue jamais, mais elles comptent à la fin de la manche. La personne suivante commence une nouvelle pile avec la carte de son choix.',
  },
  'collected-into-hand': {
    title: 'La pile va en main',
    text: 'Quand on joue depuis la table, la pile qu’on ramasse va en main. Il faut l’écouler avant de revenir aux cartes de la table.',
  },
  table: {
    title: 'Depuis la table',
    text: 'Votre pioche et votre main sont vides. Vous jouez maintenant vos cartes visibles, une par tour, puis les cartes cachées, sans les voir. À partir d’ici, une pile ramassée va dans votre main.',
  },
  memory: {
    title: 'Une main à retenir',
    text: 'Quelqu’un a pris une pile en main. Tout le monde a vu les cartes, mais cette table ne les montrera plus\u00a0: retenez-les si vous pouvez.',
  },
  out: {
    title: 'Fini sur un nombre et demi',
    text: 'La dernière carte est jouée, mais elle laisse la pile à un nombre et demi. La manche n’est gagnée que si la personne suivante n’en profite pas pour attraper.',
  },
  round: {
    title: 'Une manche se termine',
    text: 'Finir en premier rapporte deux points, avoir le moins de cartes en rapporte un, celles mises de côté comprises. Parmi les autres, qui a le plus de cartes est la lanterne rouge.',
  },
};

export const keys: typeof englishKeys = {
  digits:
    'choisir une carte ou la reposer, en comptant de gauche à droite\u00a0; lors d’un échange, celles d’en face d’abord',
  arrows: 'd’une carte à l’autre, et entre la main, les cartes visibles et les cartes cachées',
};
