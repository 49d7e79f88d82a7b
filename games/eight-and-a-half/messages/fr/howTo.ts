/** Comment on joue, chapitre par chapitre, et chaque sorte de carte avec ce qu’elle fait. Les termes du jeu sont en **gras**. */

import { inWords } from '@parlor/grammar/fr';
import { TURN_CAP, valueName } from '../../facts/cards.ts';
import { CATCH, FITS, ON_EIGHT_AND_A_HALF, ON_NINE, RAISES, ROOM } from '../../facts/examples.ts';
import type { glossary as englishGlossary, howTo as englishHowTo } from '../en/howTo.ts';
import { fitting, Raised, RoomOn } from './examples.ts';
import { nameOf, One, one } from './naming.ts';

const PLAYED = valueName(CATCH.value);

const special = {
  zero: 'se pose sur n’importe quel nombre entier et ramène la pile à 0. Il ne se pose pas sur un nombre et demi.',
  five: 'change la donne\u00a0: la personne suivante, et elle seule, doit jouer 5 ou moins, un Demi ou un Fantôme. Un Demi lève cette obligation, un Fantôme la transmet.',
  nine: `est le nombre le plus haut. On ne peut y poser qu’${fitting(ON_NINE)}.`,
  half: 'ajoute ½ et se pose sur tout, sauf sur 8½.',
  ghost:
    'se pose sur tout et ne change rien\u00a0: la personne suivante retrouve la même pile. Sur un nombre et demi, qui le joue prend à son compte le risque de se faire attraper.',
};

const halves = {
  together: `Plusieurs Demis joués au même tour s’additionnent, et seule compte la valeur finale de la pile. ${Raised(RAISES)}.`,
  oneByOne: `Plusieurs Demis joués au même tour se posent l’un après l’autre, et aucun sur 8½. ${RoomOn(ROOM)}.`,
};

const pair = `Un **8** et un **Demi** peuvent se jouer ensemble et font 8½, partout où un 8 convient, et même sur un autre 8½. À part cela, on ne peut poser sur 8½ qu’${fitting(ON_EIGHT_AND_A_HALF)}.`;

export const howTo: typeof englishHowTo = {
  goal: {
    title: 'Le but du jeu',
    text: 'Débarrassez-vous de toutes vos cartes avant les autres. On joue sur une pile qui monte par pas entiers ou par demi-pas\u00a0: un nombre doit être au moins aussi haut qu’elle. Seules des cartes spéciales inversent la règle ou font redescendre la pile. Laisser la pile à un nombre et demi, c’est prendre un risque\u00a0: la personne suivante peut vous **attraper**, et vous ramassez alors toute la pile.',
  },
  store: {
    title: 'Ce que vous avez devant vous',
    text: 'Les 72 cartes sont toutes distribuées. Trois des vôtres sont posées face cachée\u00a0: ce sont vos cartes **cachées**. Trois autres sont posées dessus, face visible\u00a0: vos cartes **visibles**. Trois sont dans votre main, et le reste forme votre **pioche**. Après avoir joué depuis votre main, vous piochez pour revenir à trois cartes, tant que votre pioche le permet.',
    caption: 'Deux cartes visibles sur leurs cartes cachées, et une carte cachée seule',
  },
  turn: {
    title: 'Votre tour',
    start:
      'La carte **jaune** la plus basse (1, 2, 3, 4, 6, 7, 8) de toutes les mains commence la manche. Si plusieurs personnes l’ont, la première après celle qui distribue commence\u00a0; si personne n’a de carte jaune, c’est la personne juste après celle qui distribue, avec la carte de son choix. Ensuite, on joue à tour de rôle.',
    play: 'Jouez une carte de votre main, ou plusieurs cartes identiques. Un nombre doit être **égal ou supérieur** à la pile. Si vous ne pouvez rien jouer, vous ramassez la pile, et la personne suivante en commence une nouvelle avec la carte de son choix.',
    dial: 'Sur le cadran, les nombres qui conviennent sont allumés.',
    example: `Sur ${valueName(FITS.value)}, vous pouvez jouer ${fitting(FITS)}, qui ramène la pile à zéro.`,
    spoken: `La pile est à ${valueName(FITS.value)}. Parmi les nombres, on peut jouer ${fitting(FITS)}.`,
  },
  special: {
    title: 'Les cartes spéciales',
    ...special,
    halves: `${halves.together} Votre table peut en avoir décidé autrement\u00a0: voyez le dernier chapitre.`,
    pair,
  },
  catching: {
    title: 'Attraper quelqu’un',
    text: 'Quand la pile est à un nombre et demi, la personne suivante, et elle seule, peut jouer le **nombre entier suivant**. Qui a laissé le nombre et demi ramasse alors toute la pile, et qui l’attrape en commence une nouvelle. Avec toute autre carte, le danger est passé. Au-dessus de 8½, plus personne ne peut se faire attraper\u00a0: aucun nombre n’est assez haut.',
    example: `${PLAYED}\u00a0: ${one(CATCH.by)} attrape la personne qui a joué le Demi.`,
    spoken: `La pile est à ${PLAYED}. ${One(CATCH.by)} permet d’attraper.`,
    caption: `Le Demi reste collé à son ${nameOf(CATCH.on)}`,
  },
  table: {
    title: 'Quand votre pioche est vide',
    play: 'Jouez votre main jusqu’à la dernière carte. Viennent ensuite vos cartes **visibles**, une par tour, et pour finir les cartes **cachées**, que vous choisissez sans les voir. Si une carte cachée ne convient pas, vous la ramassez avec la pile.',
    aside:
      'Une pile ramassée avant cela est mise **de côté** et ne compte qu’à la fin. Dès que vous jouez depuis la table, elle va dans votre main, à la vue de tout le monde, et vous devez l’écouler avant de revenir à la table.',
  },
  points: {
    title: 'Les points',
    out: 'pour qui se débarrasse en premier de toutes ses cartes. Si la pile est alors à un nombre et demi, cela ne compte que si la personne suivante ne l’attrape pas.',
    fewest:
      'pour qui a le moins de cartes, celles mises de côté comprises. On peut l’avoir en plus quand on gagne la manche, et en cas d’égalité, chaque personne concernée le reçoit.',
    loser: `Parmi les autres, qui a le plus de cartes est la **lanterne rouge**. Avant la manche suivante, qui a gagné peut échanger une de ses cartes visibles contre une de celles de la lanterne rouge. Après ${inWords(6)} manches, ou autant que votre table l’a décidé, le plus haut total l’emporte.`,
    stopped: `Une manche où tout le monde a joué ${TURN_CAP} tours est interrompue\u00a0: personne ne la gagne, seul compte le plus petit nombre de cartes, et rien n’est échangé.`,
  },
  options: {
    title: 'Ce que votre table peut décider',
    halves: `**Demis un par un\u00a0:** ${halves.oneByOne}`,
    memory:
      '**Mains de mémoire\u00a0:** une pile prise en main est vue une fois, puis n’est plus montrée. Avec l’aide-mémoire, les conseils et les bots la connaissent toujours\u00a0; sans lui, rien ne la rappelle à personne.',
  },
  twoPoints: '**2 points**',
  onePoint: '**1 point**',
};

export const glossary: typeof englishGlossary = {
  numbers: {
    name: '1, 2, 3, 4, 6, 7, 8',
    does: 'Les nombres jaunes se posent sur une pile qui n’est pas plus haute qu’eux, sauf juste après un 5. Le plus bas de toutes les mains commence la manche. Sur un nombre et demi, le nombre entier suivant attrape la personne qui l’a laissé.',
  },
  special: {
    zero: `Il ${special.zero}`,
    five: `Il ${special.five}`,
    nine: `C’${special.nine}`,
    half: (isOneByOne) => `Il ${special.half} ${isOneByOne ? halves.oneByOne : halves.together}`,
    ghost: `Il ${special.ghost}`,
  },
  pair: { name: '8 et Demi', does: pair },
  bank: {
    name: 'Pioche',
    does: 'Votre propre réserve de cartes. Après avoir joué depuis votre main, vous y piochez pour revenir à trois cartes.',
  },
  open: {
    name: 'Cartes visibles',
    does: 'Elles sont posées face visible sur vos cartes cachées. Vous les jouez, une par tour, quand votre pioche et votre main sont vides.',
  },
  blind: {
    name: 'Cartes cachées',
    does: 'Elles sont posées face cachée, et personne ne les connaît. Vous les jouez en dernier, une par tour, sans les voir\u00a0; celle qui ne convient pas est ramassée avec la pile.',
  },
  aside: {
    name: 'De côté',
    does: 'Les piles ramassées avant de jouer depuis la table. On ne les rejoue jamais, mais elles comptent à la fin de la manche.',
  },
  hand: {
    name: 'Main ramassée',
    does: (isFromMemory) =>
      isFromMemory
        ? 'La pile que ramasse une personne qui joue depuis la table va dans sa main. Tout le monde la voit une fois, ensuite il faut s’en souvenir.'
        : 'La pile que ramasse une personne qui joue depuis la table va dans sa main, et tout le monde peut la voir.',
  },
  bigLoser: {
    name: 'Lanterne rouge',
    does: 'Qui a le plus de cartes sans avoir gagné la manche. Avant la manche suivante, qui a gagné peut échanger une carte visible avec la lanterne rouge.',
  },
};
