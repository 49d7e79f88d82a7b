/** Ce qu’explique une première manche guidée, chaque chose une fois, quand elle se présente. */

import type { Messages } from '../en/index.ts';

export const lessons: Messages['lessons'] = {
  lead: {
    title: 'À vous d’entamer',
    text: 'Jouez autant de cartes d’une même valeur que vous voulez. De petites cartes par deux ou par trois sont un bon début : pour suivre, il en faut autant. Touchez une carte, et toutes celles de sa valeur se lèvent ; touchez-les une à une pour en jouer moins.',
  },
  follow: {
    title: 'Battre ou passer',
    text: 'Il vous faut le même nombre de cartes, d’une valeur supérieure. Les marches éclairées de l’Escalier montrent quelles valeurs suffisent. Passer n’est pas définitif : si le pli revient jusqu’à vous, vous pouvez rejouer.',
  },
  five: {
    title: 'Un seul 5 suffit',
    text: 'Un 5 se joue toujours seul et compte pour autant de 5 que le pli en demande. Il bat les cartes de 1 à 4 et rien d’autre. Si vous entamez avec lui, qui le bat en premier choisit le nombre.',
  },
  'open-five': {
    title: 'Un 5 à l’entame',
    text: 'Le nombre est encore libre. Qui bat le 5 en premier joue autant de cartes qu’il lui plaît, d’une même valeur supérieure, et ce nombre vaut pour le reste du pli.',
  },
  bankrupt: {
    title: 'Bankrupt sur le dessus',
    text: 'Seul le même nombre de Bankrolls le bat, et cela termine aussitôt le pli. Même un Zillionaire n’y peut rien.',
  },
  bump: {
    title: 'Bump',
    text: 'Après un Bump, la personne suivante saute son tour, comme si elle passait. Deux Bumps ensemble ne font toujours sauter qu’un seul tour. Quand il ne reste que deux personnes, un Bump gagne le pli.',
  },
  zillionaire: {
    title: 'Zillionaire',
    text: 'La carte la plus haute termine aussitôt le pli. S’il vous reste des cartes, vous entamez de nouveau : l’occasion de vous défaire des petites. Il ne peut pas battre un Bankrupt.',
  },
  bankroll: {
    title: 'Bankroll',
    text: 'Sur un Bankrupt, il termine aussitôt le pli. Partout ailleurs, c’est une carte forte que Millionaire et Zillionaire battent encore.',
  },
  round: {
    title: 'Le pli est gagné',
    text: 'Un pli se termine quand tous les autres ont passé d’affilée, ou aussitôt que plus rien ne peut battre les cartes du dessus. La dernière personne à avoir joué entame ensuite comme elle veut ; si elle n’a plus de cartes, la suivante s’en charge.',
  },
  out: {
    title: 'Une main est vide',
    text: 'Qui vide sa main en premier devient Rich, puis chaque main vide donne le meilleur statut encore libre, et qui garde des cartes jusqu’au bout devient Poor. Chaque statut rapporte des points, de 6 pour Rich à 1 pour Poor.',
  },
  exchange: {
    title: 'L’échange',
    text: 'Avant chaque nouvelle manche, des cartes changent de main, sans que personne ait le choix : Rich donne à Poor ses deux cartes les plus basses et reçoit les deux plus hautes de Poor. À partir de quatre, deux autres personnes échangent une carte. Ce que vous avez reçu reste signalé jusqu’à votre premier tour.',
  },
  seats: {
    title: 'Nouvelles places',
    text: 'Tout le monde est maintenant placé selon son statut : Poor à la gauche de Rich, puis les autres par statut croissant. Rich distribue, Poor entame.',
  },
};
