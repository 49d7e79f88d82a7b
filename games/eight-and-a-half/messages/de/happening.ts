/** Was gerade geschehen ist: auf den Schildern an den Plätzen und im Satz auf dem Tuch. */

import {
  accusative,
  capital,
  dative,
  nominative,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import { isPair, valueName } from '../../facts/cards.ts';
import { type Card, GHOST, HALF } from '../../facts/types.ts';
import type { captions as englishCaptions, tags as englishTags } from '../en/happening.ts';
import {
  bent,
  cardCount,
  nameOf,
  oneAccusative,
  several,
  someAccusative,
  theAccusative,
} from './naming.ts';

const FIVE: Card = 5;

const FROM_TABLE = { open: 'offen', blind: 'verdeckt' } as const;

export const tags: typeof englishTags = {
  laid: ({ cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    if (isPair(cards)) return `8 und Halbe: ${valueName(value)}`;
    const what =
      from === 'hand'
        ? capital(several(card, cards.length))
        : `${capital(FROM_TABLE[from])}${bent(card, 'e', 'er')} ${nameOf(card)}`;
    if (card === HALF) return `${what}: jetzt ${valueName(value)}`;
    if (card === GHOST) return `${what}: bleibt ${valueName(value)}`;
    if (card === 0) return `${what}: zurück auf 0`;
    if (card === FIVE) return `${what}: jetzt bis 5`;
    return what;
  },
  collected: ({ count, why, card }) =>
    why === 'caught'
      ? `erwischt, nimmt ${cardCount(count)}`
      : why === 'blind'
        ? `${nameOf(card)} passt nicht, nimmt ${cardCount(count)}`
        : `nichts passt, nimmt ${cardCount(count)}`,
  swapped: (give, take) => `tauscht ${nameOf(give)} gegen ${nameOf(take)}`,
  kept: 'tauscht nicht',
  out: 'fertig, falls nicht erwischt',
  starts: 'beginnt die Runde',
  catches: (who) => `erwischt ${accusative(who)}`,
  bigLoser: 'Schlusslicht der letzten Runde',
  lastWinner: 'hat die letzte Runde gewonnen',
};

export const captions: typeof englishCaptions = {
  stopped: (round) => `Runde ${round} wird abgebrochen.`,
  won: (who, round) => `${Subject(who)} ${verb(who, 'gewinnst', 'gewinnt')} Runde ${round}.`,
  caught: ({ by, who, value, count }) =>
    `${Subject(by)} ${verb(by, 'erwischst', 'erwischt')} ${accusative(who)} bei ${valueName(value)}. ${Subject(who)} ${verb(who, 'nimmst', 'nimmt')} ${cardCount(count)}.`,
  blindDoesNotFit: ({ who, card, count, to }) =>
    `${Subject(who)} ${verb(who, 'drehst', 'dreht')} ${oneAccusative(card)} um, ${bent(card, 'die', 'der')} nicht passt, und ${
      to === 'hand'
        ? `${verb(who, 'nimmst', 'nimmt')} ${cardCount(count)} auf die Hand`
        : `${verb(who, 'legst', 'legt')} ${cardCount(count)} beiseite`
    }.`,
  nothingFits: (who, count) =>
    `${Subject(who)} ${verb(who, 'hast', 'hat')} nichts Passendes und ${verb(who, 'nimmst', 'nimmt')} ${cardCount(count)}.`,
  out: (who, next) =>
    `${Subject(who)} ${verb(who, 'bist', 'ist')} fertig, falls ${nominative(next)} nicht die nächste ganze Zahl ${verb(next, 'legst', 'legt')}.`,
  laid: ({ who, cards, from, value }) => {
    const [card] = cards as readonly [Card, ...Card[]];
    const what = isPair(cards)
      ? '8 und Halbe'
      : from === 'hand'
        ? someAccusative(card, cards.length)
        : theAccusative(card, FROM_TABLE[from]);
    const leads =
      card === HALF || isPair(cards)
        ? `: jetzt ${valueName(value)}`
        : card === GHOST
          ? `: bleibt ${valueName(value)}`
          : card === 0
            ? ': zurück auf 0'
            : card === FIVE
              ? ': jetzt 5 oder weniger'
              : '';
    return `${Subject(who)} ${verb(who, 'legst', 'legt')} ${what}${leads}.`;
  },
  canCatch: (by, who) =>
    `Nur ${nominative(by)} ${verb(by, 'kannst', 'kann')} ${accusative(who)} erwischen, und nur jetzt.`,
  swapped: ({ who, other, give, take }) =>
    `${Subject(who)} ${verb(who, 'tauschst', 'tauscht')} ${oneAccusative(give)} gegen ${possessive(other, bent(take, 'deine', 'deinen'))} ${nameOf(take)}.`,
  kept: (who) => `${Subject(who)} ${verb(who, 'tauschst', 'tauscht')} nicht.`,
  starts: (who) => `${Subject(who)} ${verb(who, 'beginnst', 'beginnt')} die Runde.`,
  dealt: (dealer, round) =>
    `${Subject(dealer)} ${verb(dealer, 'teilst', 'teilt')} Runde ${round} aus.`,
  maySwap: (winner, loser) =>
    `${Subject(winner)} ${verb(winner, 'hast', 'hat')} die letzte Runde gewonnen und ${verb(winner, 'darfst', 'darf')} eine offene Karte mit ${dative(loser)} tauschen, dem Schlusslicht.`,
};
