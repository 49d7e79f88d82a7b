/** Was auf den Knöpfen steht, und wohin ein Zug führt. */

import { capital, inWords, nominative, Subject, verb } from '@parlor/grammar/de';
import { valueName } from '../../facts/cards.ts';
import type { Move } from '../../facts/types.ts';
import type { plays as english } from '../en/plays.ts';
import type { PlayResult, PlayRisk } from '../parameters.ts';
import {
  bent,
  cardCount,
  many,
  nameOf,
  one,
  several,
  someAccusative,
  theAccusative,
} from './naming.ts';

/** Ein Zug in wenigen Worten: „Zwei Siebenen“, „8 + Halbe“. */
function titleOf(move: Move): string {
  switch (move.type) {
    case 'play':
      return capital(several(move.card, move.count));
    case 'eight-and-a-half':
      return '8 + Halbe';
    case 'open':
      return `${bent(move.card, 'Offene', 'Offener')} ${nameOf(move.card)}`;
    case 'blind':
      return `Verdeckte Karte ${move.place}`;
    case 'swap':
      return `${nameOf(move.give)} gegen ${nameOf(move.take)}`;
    case 'keep':
      return 'Kein Tausch';
  }
}

function nextOf(next: PlayRisk): string {
  switch (next.kind) {
    case 'demand':
      return 'als Nächstes 5 oder weniger';
    case 'risk':
      return `${one(next.card)} erwischt dich`;
    case 'escape':
      return `${nominative(next.who)} ${verb(next.who, 'kommst', 'kommt')} davon`;
    case 'lets-win':
      return `${nominative(next.who)} ${verb(next.who, 'gewinnst', 'gewinnt')} die Runde`;
  }
}

const CHANGES: Readonly<
  Record<Extract<PlayResult, { kind: 'pile' }>['change'], (value: string) => string>
> = {
  raised: (value) => `Stapel auf ${value}`,
  reset: () => 'Stapel zurück auf 0',
  unchanged: (value) => `Stapel bleibt auf ${value}`,
  'begun-by-a-ghost': () => 'neuer Stapel bleibt auf 0',
};

/** „Stapel auf 7½, eine 8 erwischt dich“. */
function resultOf(result: PlayResult): string {
  if (result.kind === 'catch') {
    const { caught, cards, isOut } = result;
    const takes = `${Subject(caught)} ${verb(caught, 'nimmst', 'nimmt')} ${cardCount(cards)}`;
    return isOut ? `${takes}, und du gewinnst die Runde` : takes;
  }
  const { change, value, next, out } = result;
  return [
    CHANGES[change](valueName(value)),
    ...(next ? [nextOf(next)] : []),
    ...(out === 'won' ? ['du gewinnst die Runde'] : []),
    ...(out === 'if-not-caught' ? ['du bist fertig, falls nicht erwischt'] : []),
  ].join(', ');
}

export const plays: typeof english = {
  label(move, isCatch) {
    switch (move.type) {
      case 'play': {
        const { card, count } = move;
        // Nur Zahlen erwischen jemanden.
        if (isCatch)
          return count === 1
            ? `Mit der ${nameOf(card)} erwischen`
            : `Mit ${inWords(count)} ${many(card)} erwischen`;
        return `${capital(someAccusative(card, count))} legen`;
      }
      case 'eight-and-a-half':
        return '8 und Halbe legen';
      case 'open':
        return isCatch
          ? `Mit der offenen ${nameOf(move.card)} erwischen`
          : `${capital(theAccusative(move.card, 'offen'))} legen`;
      case 'blind':
        return `Verdeckte Karte ${move.place} umdrehen`;
      case 'swap':
        return `${nameOf(move.give)} gegen ${nameOf(move.take)} tauschen`;
      case 'keep':
        return 'Nicht tauschen';
    }
  },
  title: (move, isCatch) => (isCatch ? `${titleOf(move)}: erwischt` : titleOf(move)),
  result: resultOf,
  unknown: 'niemand kennt diese Karte',
  line: (move, result) => `${titleOf(move)}: ${resultOf(result)}.`,

  group: 'Was deine Karten können',
  chooseToSee: 'Wähle eine Karte, um zu sehen, was sie bewirkt.',
  chooseCard: 'Wähle eine Karte',
  chooseCardFirst: 'Wähle zuerst eine Karte; gleiche können mit.',
  chooseBlindFirst: 'Wähle zuerst eine deiner verdeckten Karten.',
  chooseBothFirst: 'Wähle zuerst eine eigene und eine fremde offene Karte.',
  swap: 'Tauschen',
  notYourTurn: 'Du bist nicht dran.',
};
