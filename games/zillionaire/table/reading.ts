/** What can be read off a view: the round in the tray, what everyone did, what is still out. */

import type { Seat } from '@parlor/kit';
import { COPIES, statusesFor } from '../facts/cards.ts';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  type Rank,
  type Status,
  ZILLIONAIRE,
} from '../facts/types.ts';
import type { CountedPlay, Group } from '../facts/plays.ts';
import type { View } from '../rules/index.ts';

/** A play as it lies in the tray. */
export interface Laid extends CountedPlay {
  readonly at: number;
  readonly seat: Seat;
}

export interface Round {
  readonly laid: readonly Laid[];
  readonly isOver: boolean;
  /** Who has let the last play go by, in order; `isSkipped` where a Bump did it. */
  readonly passed: readonly { readonly seat: Seat; readonly isSkipped: boolean }[];
}

/** The round in the tray, or the one that has just been taken from it. */
export function roundOf(view: View): Round {
  let laid: Laid[] = [];
  let passed: { seat: Seat; isSkipped: boolean }[] = [];
  let passesToWin = 0;
  let isOver = false;
  const held = heldAtStart(view);
  view.history.forEach(([seat, rank, count], at) => {
    if (rank === 0) {
      passed.push({ seat, isSkipped: false });
      isOver = passed.length >= passesToWin;
      return;
    }
    if (isOver) laid = [];
    const top = laid.at(-1);
    passesToWin = held.filter((cards) => cards > 0).length - 1;
    held[seat]! -= count;
    laid = [...laid, { at, seat, rank, count, asks: rank === FIVE ? (top?.asks ?? 0) : count }];
    passed = [];
    const endsIt = rank === ZILLIONAIRE || (rank === BANKROLL && top?.rank === BANKRUPT);
    if (rank === BUMP && !endsIt) {
      const skipped = nextWithCards(view, seat, held);
      if (skipped !== undefined) passed.push({ seat: skipped, isSkipped: true });
    }
    isOver = endsIt || passed.length >= passesToWin;
  });
  return { laid, passed, isOver };
}

function heldAtStart({ handSizes, history }: View): number[] {
  const held = [...handSizes];
  for (const [seat, , count] of history) held[seat]! += count;
  return held;
}

/** Who comes after a seat, clockwise, among those who hold cards. */
export function nextWithCards(
  { seating }: View,
  seat: Seat,
  held: readonly number[],
): Seat | undefined {
  const from = seating.indexOf(seat);
  for (let step = 1; step < seating.length; step++) {
    const next = seating[(from + step) % seating.length]!;
    if (held[next]! > 0) return next;
  }
  return undefined;
}

/** Cards by rank that have neither been played nor lie in the viewer's hand. */
export function stillOut({ history, hand }: View): readonly number[] {
  const out = [...COPIES];
  for (const [, rank, count] of history) if (rank > 0) out[rank]! -= count;
  for (const rank of hand ?? []) out[rank]! -= 1;
  return out;
}

/** What somebody has been called since the last game ended. */
export function statusOf(view: View, seat: Seat): Status | undefined {
  const place = view.finished.at(-1)?.indexOf(seat) ?? -1;
  return place < 0 ? undefined : statusesFor(view.seats)[place];
}

/** The status somebody has gone out with in this game. */
export function takenBy(view: View, seat: Seat): Status | undefined {
  const place = view.out.indexOf(seat);
  return place < 0 ? undefined : statusesFor(view.seats)[place];
}

/** The best status nobody has taken yet. */
export const nextStatus = (view: View): Status => statusesFor(view.seats)[view.out.length]!;

/** Two rows of about the same number of cards, for narrow screens; groups stay together. */
export function twoRows(groups: readonly Group[]): readonly (readonly Group[])[] {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  let above = 0;
  let best = { cut: groups.length, gap: total };
  for (let cut = 1; cut < groups.length; cut++) {
    above += groups[cut - 1]!.count;
    const gap = Math.abs(total - 2 * above);
    if (gap < best.gap) best = { cut, gap };
  }
  return [groups.slice(0, best.cut), groups.slice(best.cut)].filter((row) => row.length > 0);
}

/** How many cards of a rank came from the exchange and are to be pointed out: until the owner's first turn. */
export function freshFrom(view: View, rank: Rank): number {
  if (!view.exchange || view.history.some(([seat]) => seat === view.viewer)) return 0;
  return view.exchange.got.filter((one) => one === rank).length;
}

/**
 * Names a card for the eye to follow. One's own are numbered so that what stays
 * keeps its number when some are played; others' only exist once they lie open.
 */
export function cardKey(view: View, laid: Laid, nth: number): string {
  if (laid.seat !== view.viewer || view.hand === null) return `laid-${view.game}-${laid.at}-${nth}`;
  const kept = view.hand.filter((rank) => rank === laid.rank).length;
  const later = view.history
    .slice(laid.at + 1)
    .reduce(
      (sum, [seat, rank, count]) => (seat === laid.seat && rank === laid.rank ? sum + count : sum),
      0,
    );
  return handKey(view, laid.rank, kept + later + nth);
}

export const handKey = (view: View, rank: Rank, nth: number): string =>
  `hand-${view.viewer}-${view.game}-${rank}-${nth}`;
