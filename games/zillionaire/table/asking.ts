/** The question in words: what the choice is, the one rule that matters now, what a choice brings about. */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { BANKROLL, BANKRUPT, BUMP, FIVE, ZILLIONAIRE } from './pieces.ts';
import { nextStatus, nextWithCards } from './reading.ts';
import { play, strings } from './strings.ts';

export interface Asked {
  readonly title: string;
  readonly line: string;
}

/** `chosen` is what the chosen cards would do, `canPlay` whether anything can be played at all. */
export function askedOf(
  view: View,
  canPlay: boolean,
  chosen: Move | undefined,
  who: (seat: Seat) => string,
): Asked {
  const line = chosen ? consequence(view, chosen, who) : undefined;
  return { title: titleOf(view, canPlay), line: line ?? ruleNow(view, canPlay) };
}

function titleOf({ top }: View, canPlay: boolean): string {
  if (top === null) return strings.lead;
  const what = play(top.rank, top.rank === FIVE ? 1 : top.count, top.count);
  if (!canPlay) return strings.cannotBeat(what);
  if (top.rank === BANKRUPT) return strings.beatBankrupt(top.count);
  return top.count === 0 ? strings.beatOpenFive : strings.beat(what);
}

function ruleNow({ top, hand }: View, canPlay: boolean): string {
  const hasFive = hand?.includes(FIVE) ?? false;
  if (top === null) return hasFive ? strings.lineLeadFive : strings.lineLead;
  if (top.rank === BANKRUPT) return strings.lineBankrupt;
  if (!canPlay) return strings.lineNothing;
  if (top.count === 0) return strings.lineOpenFive;
  if (hasFive && top.rank >= FIVE) return strings.lineFiveStays;
  if (hasFive && top.count > 1) return strings.lineFiveHelps(top.count);
  return strings.lineFollow(top.count);
}

/** What happens if these cards are laid, where it is more than the obvious. */
export function consequence(
  view: View,
  move: Move,
  who: (seat: Seat) => string,
): string | undefined {
  if (move.type === 'pass' || typeof view.viewer !== 'number') return undefined;
  const { rank, count } = move;
  const told: string[] = [];
  const isLast = view.handSizes[view.viewer] === count;
  if (isLast) told.push(strings.thenOut(nextStatus(view)));
  if (rank === FIVE && view.top === null) told.push(strings.thenOpen);
  if (rank === FIVE && (view.top?.count ?? 0) > 1) told.push(strings.thenFive(view.top!.count));
  if (rank === BANKRUPT) told.push(strings.thenBankrupt);
  if (rank === BUMP) {
    const skipped = nextWithCards(view, view.viewer, view.handSizes);
    if (skipped !== undefined) told.push(strings.thenSkip(who(skipped)));
  }
  const endsRound = rank === ZILLIONAIRE || (rank === BANKROLL && view.top?.rank === BANKRUPT);
  if (endsRound) told.push(isLast ? strings.thenEndsOut : strings.thenEnds);
  return told.length > 0 ? told.join(' ') : undefined;
}
