/** Looks at a move for the one thing that speaks most for it. */

import type { Seat } from '@parlor/kit';
import type { Move } from '@parlor/eight-and-a-half';
import {
  type Card,
  catches,
  demandAfter,
  type Doubled,
  GHOST,
  HALF,
  isHalf,
  type Kinds,
  kindBit,
  lowestKind,
  type State,
  valueAfter,
} from '@parlor/eight-and-a-half/state';
import type { Reason } from '../../brain.ts';
import { leaves, seatAfter } from './habits.ts';
import { type Odds, openKinds } from './odds.ts';
import { reason } from './reasons.ts';

const EIGHT: Card = 8;
const FIVE: Card = 5;
const NINE: Card = 9;
const PAIR_VALUE: Doubled = 17;

const WILD: Kinds = kindBit(0) | kindBit(NINE) | kindBit(HALF) | kindBit(GHOST);

/** A pile is hard to follow from here on; below, nobody would call it that. */
const HARD = 0.3;
/** So many cards before the end a player is about to go out. */
const ABOUT_TO_GO_OUT = 2;
/** Below this a chance is as good as none. */
const NEVER = 0.005;

const percent = (chance: number): number => Math.round(100 * chance);

const nameOf = (card: Card): string =>
  card === HALF ? 'a Half' : card === GHOST ? 'a Ghost' : `the ${card}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `state` is any world that fits: only what `seat` knows of it is looked at. */
export function explain(state: State, seat: Seat, move: Move, odds: Odds, isSure: boolean): Reason {
  const why = explainMove(state, seat, move, odds);
  return isSure && why.code !== 'goes-out' ? reason('sure-win') : why;
}

function explainMove(state: State, seat: Seat, move: Move, odds: Odds): Reason {
  switch (move.type) {
    case 'play':
      return explainCards(state, seat, move.card, move.count, odds);
    case 'open':
      return explainCards(state, seat, move.card, 1, odds);
    case 'eight-and-a-half':
      return explainPile(state, seat, EIGHT, 2, PAIR_VALUE, odds);
    case 'blind':
      return reason('all-blind');
    case 'swap':
      return move.take > move.give || move.take === 0
        ? reason('better-open-card', {
            take: capital(nameOf(move.take)),
            give: nameOf(move.give),
          })
        : reason('swap-hurts-them', { take: nameOf(move.take) });
    case 'keep':
      return reason('keeps-the-table');
  }
}

function explainCards(state: State, seat: Seat, card: Card, count: number, odds: Odds): Reason {
  if (catches(state.value, card)) {
    if (leaves(state, seat) === count) return reason('goes-out');
    return reason('catches', { cards: state.pileSize + count });
  }
  return explainPile(state, seat, card, count, valueAfter(state.value, card, count), odds);
}

function explainPile(
  state: State,
  seat: Seat,
  card: Card,
  count: number,
  value: Doubled,
  odds: Odds,
): Reason {
  const next = seatAfter(state, seat);
  const five = demandAfter(state.five, card);
  const caught = odds.catchOn(state, next, value);
  const catcher = (value + 1) >> 1;
  if (leaves(state, seat) === count) {
    return caught < NEVER
      ? reason('goes-out')
      : reason('goes-out-on-a-half', { card: catcher, percent: percent(caught) });
  }
  const stuck = odds.stuckOn(state, next, value, five);
  const cards = state.pileSize + count;
  const left = leaves(state, next);
  if (left <= ABOUT_TO_GO_OUT && stuck >= HARD)
    return reason('stops-the-leader', { left, percent: percent(stuck) });
  if (stuck === 1) return reason('nothing-fits', { cards });
  if (card === FIVE && stuck >= HARD) return reason('demands-low', { percent: percent(stuck) });
  if (stuck >= HARD) return reason('hard-to-follow', { percent: percent(stuck), cards });
  if (isHalf(value) && card !== GHOST) {
    return caught < NEVER
      ? reason('safe-half')
      : reason('risks-a-half', { card: catcher, percent: percent(caught) });
  }
  if (card === HALF && isHalf(state.value)) return reason('makes-it-whole');
  if (count > 1) return reason('sheds-a-group', { count });
  return explainChoice(state, seat, card);
}

/** Nothing happens at once: it is about what stays. */
function explainChoice(state: State, seat: Seat, card: Card): Reason {
  const held = (state.handKinds[seat] || openKinds(state, seat)) & ~kindBit(card);
  const wild = held & WILD;
  if ((kindBit(card) & WILD) === 0) {
    if (wild !== 0) return reason('keeps-the-wild', { wild: nameOf(highestKind(wild)) });
    if (held !== 0 && lowestKind(held) > card)
      return reason('keeps-high', { card: highestKind(held) });
    return reason('worth-a-look');
  }
  if (card === 0 && state.value > 2) return reason('resets', { value: state.value / 2 });
  return reason('spends-the-wild', { card: capital(nameOf(card)) });
}

const highestKind = (kinds: Kinds): Card => 31 - Math.clz32(kinds);
