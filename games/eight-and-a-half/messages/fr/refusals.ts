/** Pourquoi un coup est refusé. */

import { inWords, plural } from '@parlor/grammar/fr';
import { valueName } from '../../facts/cards.ts';
import type { refusals as english } from '../en/refusals.ts';
import type { RefusalSentences } from '../parameters.ts';
import { nameOf, One, one, onTable, some } from './naming.ts';

const sentences: RefusalSentences = {
  'match-over': () => 'La partie est finie.',
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'not-a-move': () => 'Ce coup n’existe pas dans ce jeu.',
  'no-swap-now': () =>
    'On n’échange de cartes visibles qu’avant une manche, et seulement si on a gagné la précédente.',
  'swap-first': () => 'Décidez d’abord si vous échangez une carte visible.',
  'not-your-open-card': ({ card }) => `Vous n’avez pas de ${onTable(card, 'open')}.`,
  'not-their-open-card': ({ card }) => `La lanterne rouge n’a pas de ${onTable(card, 'open')}.`,
  'swap-of-equals': ({ card }) => `Échanger ${one(card)} contre ${one(card)} ne change rien.`,
  'hand-empty': () => 'Votre main est vide\u00a0: jouez depuis la table.',
  'not-in-hand': ({ card, have, need }) =>
    have === 0
      ? `Vous n’avez pas de ${nameOf(card)} en main.`
      : `Vous n’avez ${have === 1 ? `qu’un seul ${nameOf(card)}` : `que ${some(card, have)}`} en main, pas ${inWords(need)}.`,
  'must-start-with': ({ card }) =>
    `La carte jaune la plus basse commence la manche\u00a0: votre ${nameOf(card)}.`,
  'hand-first': () => 'Jouez d’abord votre main, puis les cartes de la table.',
  'open-cards-first': () => 'Jouez d’abord vos cartes visibles, puis les cartes cachées.',
  'no-blind-card': ({ place }) => `Il n’y a plus de carte cachée à la place ${place}.`,
  'half-on-eight-and-a-half': () => 'Un Demi ne se pose pas sur 8½.',
  'too-many-halves': ({ most }) =>
    `À cette table, les Demis se posent un par un, et aucun sur 8½\u00a0: ici, ${plural(most, {
      one: 'un seul convient',
      other: `${inWords(most)} au plus conviennent`,
    })}.`,
  'zero-on-a-half': ({ value }) =>
    `Un 0 ne se pose que sur un nombre entier, pas sur ${valueName(value)}.`,
  'five-demands-less': ({ card }) =>
    `Après un 5, il faut 5 ou moins, un Demi ou un Fantôme\u00a0: ${one(card)} est trop haut.`,
  'eight-and-a-half-stands': ({ card }) =>
    `Sur 8½, il faut un 9, un Fantôme, ou 8 et Demi ensemble, pas ${one(card)}.`,
  'too-low': ({ card, value }) => `${One(card)} est trop bas pour ${valueName(value)}.`,
  'seats-out-of-range': ({ min, max, seats }) =>
    `Ce jeu se joue de ${min} à ${max}, pas à ${seats}.`,
};

export const refusals: typeof english = {
  sentences,
  unknown: 'Ce n’est pas possible.',
};
