/** What a deal comes to for each of its parties. */

import type { Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { DIE_PAYS, STEP } from '../facts/components.ts';
import { FULL_SHARE } from '../facts/clauses.ts';
import { type Deal, type Gift, type Line, takerIn } from './deal.ts';
import { type Card, type Components, kindOf, paysOf, type Property } from './printed.ts';
import { boxOf } from './reading.ts';

export interface Side {
  readonly money: number;
  readonly cards: number;
  readonly properties: readonly Property[];
  readonly lost: readonly Property[];
  /** A die or a wealth we cannot know is in it. */
  readonly isAbout: boolean;
}

const AVERAGE_THROW = 3;

/** What a card pays its player, as far as can be told. */
export function likelyPay(set: Components, card: Card): number | undefined {
  if (kindOf(set, card) === 'dieProfit') return AVERAGE_THROW * DIE_PAYS;
  return paysOf(set, card);
}

/** D-7.1: rounded down to a multiple of 10, and no less than what is guaranteed. */
export const shareOf = (pay: number, percent: number, atLeast = 0): number =>
  Math.max(atLeast, Math.floor((pay * percent) / FULL_SHARE / STEP) * STEP);

/** What hangs on a sale, on somebody's choice or on a lapse is not counted: it may well not happen. */
const isCertain = (line: Line): boolean =>
  line.type !== 'give' || (line.when.type !== 'bought' && line.when.type !== 'lapsed');

/** What a side has more of when everything goes as written. */
export function sideOf(
  view: View,
  set: Components,
  deal: Deal,
  lines: readonly Line[],
  seat: Seat,
): Side {
  let money = 0;
  let cards = 0;
  let isAbout = lines.some((line) => line.type === 'option' || !isCertain(line));
  const got = new Map<Property, number>();
  const paid = new Set<string>();
  const plays = (player: Seat, card: Card): number => {
    const pay = likelyPay(set, card);
    if (pay === undefined || kindOf(set, card) === 'dieProfit') isAbout = true;
    const key = `${player}.${card}`;
    if (player === seat && !paid.has(key)) money += pay ?? 0;
    paid.add(key);
    return pay ?? 0;
  };
  for (const line of lines) {
    if (line.type === 'play') plays(line.seat, line.card);
    if (line.type !== 'give' || !isCertain(line)) continue;
    const taker = takerIn(view, deal, line.from, line.to);
    const sign = line.from === seat ? -1 : taker === seat ? 1 : 0;
    const { what, when } = line;
    if (what.type === 'share') {
      const pay = when.type === 'played' ? plays(when.seat, when.card) : 0;
      money += sign * shareOf(pay, what.percent, what.atLeast);
      continue;
    }
    const times = when.type === 'everyTurnEnd' ? when.turns : 1;
    if (when.type === 'everyTurnEnd' && when.while !== null) isAbout = true;
    give(what, sign, times);
  }
  function give(what: Exclude<Gift, { type: 'share' }>, sign: number, times: number): void {
    switch (what.type) {
      case 'cash':
        money += sign * what.amount * times;
        break;
      case 'property': {
        const { amount, isLeast } = boxOf(view, what.property);
        money += sign * amount;
        isAbout ||= isLeast;
        got.set(what.property, (got.get(what.property) ?? 0) + sign);
        break;
      }
      case 'card':
      case 'choice':
        cards += sign;
        break;
      case 'random':
        cards += sign * what.count;
    }
  }
  const changed = (by: number): Property[] =>
    [...got].filter(([, times]) => Math.sign(times) === by).map(([property]) => property);
  return { money, cards, properties: changed(1), lost: changed(-1), isAbout };
}
