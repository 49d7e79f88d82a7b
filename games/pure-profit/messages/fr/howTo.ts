/** Comment on joue, chapitre par chapitre, et ce que fait chaque carte. */

import { capital, either, inWords, list, millions } from '@parlor/grammar/fr';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCard, cardName, cardNames, some, theCard } from './names.ts';

export const howTo: Messages['howTo'] = {
  about: {
    title: 'Le but du jeu',
    paragraphs: [
      `Montez votre **Banque** de ${millions(1)} à ${millions(GOAL)}, palier par palier. La première Banque complète met fin à la manche et la gagne. En chemin, les Faillites dévorent vos cartes et les voleurs fouillent votre main.`,
    ],
    caption: (tops) => `Des Banques à ${list(tops.map(millions))} : la dernière est complète.`,
  },
  turn: {
    title: 'Votre tour',
    paragraphs: [
      'D’abord, **piochez** jusqu’à avoir six cartes en main. Prenez-les une par une, en choisissant chaque fois la pile : une carte cachée de la pioche, ou la carte du dessus de la défausse si c’est une carte Valeur. Si vous avez déjà six cartes ou plus, vous ne piochez pas.',
      'Ensuite, faites **une seule** chose : placer une carte, défausser une carte ou terminer la manche.',
    ],
    caption: (top) => `La pioche, et ${aCard(top)} que vous pouvez prendre.`,
  },
  bank: {
    title: 'La Banque',
    paragraphs: [
      `Elle commence par ${aCard(1)}. Ensuite, chaque carte **répète la valeur du dessus ou vaut un million de plus**. Répéter une valeur ne fait pas gagner de palier, mais la carte y est à l’abri. Rien ne sort jamais d’une Banque.`,
    ],
    caption: (laid, fits) =>
      `Après ${cardNames(laid)}, la carte suivante est ${either(fits.map(aCard))}.`,
  },
  discards: {
    title: 'La défausse',
    paragraphs: [
      'On ne peut prendre que la carte du dessus, et seulement si c’est une carte Valeur. Une Faillite ou un Vol sur le dessus **ferme** la défausse : personne ne peut prendre cette carte, et tout ce qui est dessous reste hors de portée jusqu’à ce que la pioche soit épuisée et que la défausse, sauf la carte du dessus, soit remélangée.',
      'Un Vol ne sert qu’une fois : quand on remélange, il est hors jeu. Avec l’option « Vols joués : Reviennent », il est remélangé comme les autres cartes.',
    ],
    caption: (top) =>
      `${cardName(top)} sur le dessus : la défausse est fermée, quoi qu’il y ait dessous.`,
  },
  bankrupt: {
    title: 'La Faillite',
    paragraphs: [
      'Si vous avez une Faillite en main après avoir pioché, vous n’avez pas le choix : vous la défaussez, et par-dessus votre carte Valeur **la plus basse** ou **la plus haute**. Si vous en avez plusieurs, chacune prend d’abord sa carte Valeur ; puis vous défaussez les paires **dans l’ordre de votre choix**. C’est tout votre tour.',
      'Une Faillite qui ne trouve pas de carte Valeur reste dans votre main jusqu’à votre prochain tour. Si aucune de vos Faillites n’en trouve, vous pouvez jouer un Vol en attendant. Et si vous avez six cartes ou plus, toutes des Faillites, vous en défaussez une toute seule.',
    ],
    caption: (values, pairs) =>
      `Avec ${cardNames(values)} en main, ${cardNames(pairs.map(([bankrupt]) => bankrupt))} vous coûtent ${cardNames(pairs.map(([, value]) => value))}.`,
  },
  steal: {
    title: 'Le Vol',
    paragraphs: [
      'Quand vous défaussez un Vol, vous pouvez prendre jusqu’à **une, deux ou trois** cartes dans d’autres mains, à une seule personne ou à plusieurs. Vous en prenez une, vous la regardez, puis vous en prenez une autre ou vous arrêtez. La dernière carte d’une main ne se vole jamais. Après cela, votre tour est fini.',
      'Vous ne voyez pas les cartes avant de les prendre : le hasard décide, et vous pouvez tomber sur une Faillite. Avec l’option « Vols à découvert », vous choisissez quelqu’un, vous regardez toute sa main et vous prenez la carte qui vous plaît.',
    ],
    caption: (steals) => `${cardNames(steals)}.`,
  },
  ending: {
    title: 'Terminer la manche',
    paragraphs: [
      'Si vous avez en main **tous les paliers qui manquent à votre Banque**, et aucune Faillite, vous pouvez les placer tous d’un coup, et vous gagnez la manche. Les doublons peuvent les accompagner. S’il vous reste des cartes, vous en défaussez une. Avec l’option « Avec une carte à défausser », il doit vous rester une carte dès que vous terminez avec plus d’une carte.',
      'Si personne n’y arrive en 200 tours par personne, la manche s’arrête et la Banque la plus haute gagne.',
    ],
    caption: (top, laid, discard) =>
      `À partir de ${millions(top)}, vous terminez avec ${cardNames(laid)} et vous défaussez ${some(discard)}.`,
  },
  series: {
    title: 'La série de trois manches',
    paragraphs: [
      'Avec l’option de trois manches, on note après chacune le sommet de toutes les Banques ; une Banque vide ne compte rien. Après trois manches, le plus haut total gagne : même une bonne deuxième place rapporte. À égalité, la victoire est partagée.',
    ],
  },
};

export const glossary: Messages['glossary'] = {
  values: {
    name: `${millions(1)} à ${millions(GOAL)}`,
    does: `Les cartes Valeur. Une Banque commence par ${aCard(1)} ; ensuite, chaque carte répète la valeur du dessus ou vaut un million de plus. ${capital(theCard(GOAL))} complète la Banque et met fin à la manche.`,
  },
  bankrupt: (isLowest) =>
    `Si vous l’avez en main après avoir pioché, vous la défaussez avec votre carte Valeur la plus ${isLowest ? 'basse' : 'haute'} par-dessus, et votre tour est fini. Personne ne peut la prendre dans la défausse.`,
  steal: (power, { openSteal, steals }) => {
    const cards = power === 1 ? 'une carte' : `jusqu’à ${inWords(power)} cartes`;
    const how = openSteal
      ? `Défaussez-le pour regarder d’autres mains et prendre ${cards} de votre choix.`
      : `Défaussez-le pour prendre ${cards} dans d’autres mains, sans rien voir.`;
    const after =
      steals === 'once'
        ? 'Une fois joué, il est hors jeu dès qu’on remélange.'
        : 'Une fois joué, il revient dans la pioche dès qu’on remélange.';
    return `${how} La dernière carte d’une main ne se vole jamais. ${after}`;
  },
  bank: {
    name: 'Banque',
    does: `Votre rangée de cartes Valeur. Personne ne peut toucher à ce qu’elle contient. La première Banque à ${millions(GOAL)} gagne la manche.`,
  },
  drawPile: {
    name: 'Pioche',
    does: 'Des cartes cachées. Quand elle est épuisée, on remélange la défausse, sauf la carte du dessus, pour en former une nouvelle.',
  },
  discardPile: {
    name: 'Défausse',
    does: 'On peut prendre la carte du dessus si c’est une carte Valeur. Une Faillite ou un Vol sur le dessus la ferme.',
  },
};
