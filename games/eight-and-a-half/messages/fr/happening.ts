/** Ce qui vient de se passer : sur les étiquettes des places et dans la phrase au milieu du tapis. */

import { capital, owned, person, Subject, verb } from '@parlor/grammar/fr';
import { isPair, valueName } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';
import type { captions as englishCaptions, tags as englishTags } from '../en/happening.ts';
import {
  Catches,
  cardCount,
  catches,
  nameOf,
  one,
  onTable,
  several,
  some,
  toCatch,
} from './naming.ts';

const FIVE: Card = 5;

export const tags: typeof englishTags = {
  laid: ({ cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    if (isPair(cards)) return `8 et Demi\u00a0: ${valueName(value)}`;
    const what = from === 'hand' ? capital(several(card, cards.length)) : onTable(card, from);
    if (card === HALF) return `${what}\u00a0: passe à ${valueName(value)}`;
    if (card === GHOST) return `${what}\u00a0: reste à ${valueName(value)}`;
    if (card === 0) return `${what}\u00a0: retour à 0`;
    if (card === FIVE) return `${what}\u00a0: jusqu’à 5`;
    return what;
  },
  collected: ({ count, why, card }) =>
    why === 'caught'
      ? `se fait attraper\u00a0: ${cardCount(count)}`
      : why === 'blind'
        ? `${nameOf(card)} injouable, ramasse ${cardCount(count)}`
        : `rien à jouer, ramasse ${cardCount(count)}`,
  swapped: (give, take) => `échange ${nameOf(give)} contre ${nameOf(take)}`,
  kept: 'n’échange pas',
  out: 'a fini, sauf si on l’attrape',
  starts: 'commence la manche',
  catches,
  bigLoser: 'lanterne rouge la dernière fois',
  lastWinner: 'a gagné la dernière manche',
};

export const captions: typeof englishCaptions = {
  stopped: (round) => `La manche ${round} est interrompue.`,
  won: (who, round) => `${Subject(who)} ${verb(who, 'gagnez', 'gagne')} la manche ${round}.`,
  caught: ({ by, who, value, count }) =>
    `${Catches(by, who)} à ${valueName(value)}. ${Subject(who)} ${verb(who, 'ramassez', 'ramasse')} ${cardCount(count)}.`,
  blindDoesNotFit: ({ who, card, count, to }) =>
    `${Subject(who)} ${verb(who, 'retournez', 'retourne')} ${one(card)}, qui ne convient pas, et ${
      to === 'hand'
        ? `${verb(who, 'prenez', 'prend')} ${cardCount(count)} en main`
        : `${verb(who, 'mettez', 'met')} ${cardCount(count)} de côté`
    }.`,
  nothingFits: (who, count) =>
    `${Subject(who)} ne ${verb(who, 'pouvez', 'peut')} pas jouer et ${verb(who, 'ramassez', 'ramasse')} ${cardCount(count)}.`,
  out: (who, next) =>
    `${Subject(who)} ${verb(who, 'avez', 'a')} fini, sauf si ${person(next)} ${verb(who, 'vous ', 'l’')}${verb(next, 'attrapez', 'attrape')}.`,
  laid: ({ who, cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    const what = isPair(cards)
      ? '8 et Demi'
      : from === 'hand'
        ? some(card, cards.length)
        : `le ${onTable(card, from)}`;
    const leads =
      card === HALF || isPair(cards)
        ? `\u00a0: on passe à ${valueName(value)}`
        : card === GHOST
          ? `\u00a0: on reste à ${valueName(value)}`
          : card === 0
            ? '\u00a0: retour à 0'
            : card === FIVE
              ? '\u00a0: il faut 5 ou moins'
              : '';
    return `${Subject(who)} ${verb(who, 'jouez', 'joue')} ${what}${leads}.`;
  },
  canCatch: (by, who) =>
    `Maintenant ou jamais\u00a0: ${person(by)} ${verb(by, 'pouvez', 'peut')} ${toCatch(who)}.`,
  swapped: ({ who, other, give, take }) =>
    `${Subject(who)} ${verb(who, 'échangez', 'échange')} ${one(give)} contre ${owned(other, `votre ${nameOf(take)}`, `le ${nameOf(take)}`)}.`,
  kept: (who) => `${Subject(who)} ${verb(who, 'n’échangez', 'n’échange')} pas.`,
  starts: (who) => `${Subject(who)} ${verb(who, 'commencez', 'commence')} la manche.`,
  dealt: (dealer, round) =>
    `${Subject(dealer)} ${verb(dealer, 'distribuez', 'distribue')} la manche ${round}.`,
  maySwap: (winner, loser) =>
    `${Subject(winner)} ${verb(winner, 'avez', 'a')} gagné la dernière manche et ${verb(winner, 'pouvez', 'peut')} échanger une carte visible avec ${person(loser)}, la lanterne rouge.`,
};
