/** Looks at a move for the one thing that speaks most for it. */

import type { Seat } from '@parlor/kit';
import { EIGHT, FIVE, NINE } from '../facts/cards.ts';
import type { Move } from '../rules/index.ts';
import {
  BY_SHIFT,
  type Card,
  catches,
  demandAfter,
  type Doubled,
  GHOST,
  HALF,
  isHalf,
  type Kinds,
  kindBit,
  legalKinds,
  lowestKind,
  NOBODY,
  PAIR,
  type State,
  valueAfter,
} from '../rules/state.ts';
import type { Reason } from '@parlor/search';
import type { FollowOdds } from './followOdds.ts';
import { leaves, seatAfter } from './heuristicPolicy.ts';
import { type Odds, openKinds } from './odds.ts';
import { reason } from './reasons.ts';

const PAIR_VALUE: Doubled = 17;
/** E-4.7: halves aside, piles go up to here. */
const HIGHEST_PILE: Doubled = 19;

const WILD: Kinds = kindBit(0) | kindBit(NINE) | kindBit(HALF) | kindBit(GHOST);

/** A pile is hard to follow from here on; below, nobody would call it that. */
const HARD = 0.3;
/** So many cards before the end a player is about to go out. */
const ABOUT_TO_GO_OUT = 2;

const percent = (chance: number): number => Math.round(100 * chance);

/** What is known about the others' cards, and what may be done. */
export interface Known {
  readonly odds: Odds;
  readonly followOdds: FollowOdds;
  readonly legal: readonly Move[];
}

/** `state` is any world that fits: only what `seat` knows of it is looked at. */
export function explain(
  state: State,
  seat: Seat,
  move: Move,
  known: Known,
  isSure: boolean,
): Reason {
  if (known.legal.length === 1) return reason('only-move');
  const why = explainMove(state, seat, move, known);
  return isSure && why.code !== 'goes-out' ? reason('sure-win') : why;
}

function explainMove(state: State, seat: Seat, move: Move, known: Known): Reason {
  switch (move.type) {
    case 'play':
      return explainCards(state, seat, move.card, move.count, known);
    case 'open':
      return explainCards(state, seat, move.card, 1, known);
    case 'eight-and-a-half':
      return explainPile(state, seat, EIGHT, 2, PAIR_VALUE, known);
    case 'blind':
      return reason('all-blind');
    case 'swap': {
      const { give, take } = move;
      return goesOn(take) > goesOn(give)
        ? reason('better-open-card', { seat: state.loser, take, give })
        : reason('takes-from-loser', { seat: state.loser, take });
    }
    case 'keep':
      return explainKeep(state, seat);
  }
}

/** On how many piles a card goes, a Five's demand among them. */
function goesOn(card: Card): number {
  let piles = (legalKinds(0, true) & kindBit(card)) === 0 ? 0 : 1;
  for (let value: Doubled = 0; value <= HIGHEST_PILE; value++)
    if ((legalKinds(value, false) & kindBit(card)) !== 0) piles++;
  return piles;
}

function explainKeep(state: State, seat: Seat): Reason {
  const worst = Math.min(...kindsIn(openKinds(state, seat)).map(goesOn));
  const isBetter = kindsIn(openKinds(state, state.loser)).every((card) => goesOn(card) <= worst);
  return isBetter ? reason('keeps-the-table', { seat: state.loser }) : reason('tried');
}

function kindsIn(kinds: Kinds): Card[] {
  const found: Card[] = [];
  for (let rest = kinds; rest !== 0; rest &= rest - 1) found.push(lowestKind(rest));
  return found;
}

function explainCards(state: State, seat: Seat, card: Card, count: number, known: Known): Reason {
  if (catches(state.value, card)) {
    if (leaves(state, seat) === count) return reason('goes-out');
    const left = state.pile[state.pileSize - 1]! >> BY_SHIFT;
    return reason('catches', { seat: left, cards: state.pileSize + count });
  }
  return explainPile(state, seat, card, count, valueAfter(state.value, card, count), known);
}

function explainPile(
  state: State,
  seat: Seat,
  card: Card,
  count: number,
  value: Doubled,
  { odds, followOdds }: Known,
): Reason {
  // E-5.4: nothing but a catch undoes it.
  if (state.pending !== NOBODY) return reason('lets-them-win', { seat: state.pending });
  const next = seatAfter(state, seat);
  const five = demandAfter(state.five, card);
  const isSafe = odds.catchOn(state, next, value) === 0;
  const catching = {
    seat: next,
    card: (value + 1) >> 1,
    percent: percent(followOdds.catchOn(value)),
  };
  if (leaves(state, seat) === count)
    return isSafe ? reason('goes-out') : reason('goes-out-on-a-half', catching);
  const cards = state.pileSize + count;
  const left = leaves(state, next);
  const stuck = followOdds.stuckOn(value, five);
  const hard = { seat: next, percent: percent(stuck) };
  if (isSurelyStuck(state, next, value, five, odds))
    return reason('nothing-fits', { seat: next, cards });
  if (left <= ABOUT_TO_GO_OUT && stuck >= HARD)
    return reason('stops-the-leader', { ...hard, left });
  if (card === FIVE && stuck >= HARD) return reason('demands-low', hard);
  if (stuck >= HARD) return reason('hard-to-follow', { ...hard, cards });
  // E-4.1: a Ghost takes over the risk.
  if (isHalf(value)) return isSafe ? reason('safe-half') : reason('risks-a-half', catching);
  if (card === HALF && isHalf(state.value)) return reason('makes-it-whole');
  if (count > 1) return reason('sheds-a-group', { count });
  return explainChoice(state, seat, card);
}

/** By what lies open and has been seen, and not by how the cards are likely to lie. */
function isSurelyStuck(
  state: State,
  seat: Seat,
  value: Doubled,
  five: boolean,
  odds: Odds,
): boolean {
  if (odds.stuckOn(state, seat, value, five) !== 1) return false;
  // E-4.4: an 8 and a Half may fit together where neither does alone.
  const isHidden = state.handSize[seat]! > 1 && state.table[seat] === 0;
  const couldPair = odds.unseen[EIGHT]! > 0 && odds.unseen[HALF]! > 0;
  return !(isHidden && couldPair && (legalKinds(value, five) & PAIR) !== 0);
}

/** Nothing happens at once: it is about what stays. */
function explainChoice(state: State, seat: Seat, card: Card): Reason {
  const held = (state.handKinds[seat] || openKinds(state, seat)) & ~kindBit(card);
  const wild = held & WILD;
  if ((kindBit(card) & WILD) === 0) {
    if (wild !== 0) return reason('keeps-the-wild', { card: highestKind(wild) });
    if (held !== 0 && lowestKind(held) > card)
      return reason('keeps-high', { card: highestKind(held) });
    return reason('tried');
  }
  if (card === GHOST) return reason('same-pile', { seat: seatAfter(state, seat) });
  if (card === 0 && state.value > 0) return reason('resets', { value: state.value / 2 });
  return card === NINE ? reason('on-a-nine') : reason('tried');
}

const highestKind = (kinds: Kinds): Card => 31 - Math.clz32(kinds);
