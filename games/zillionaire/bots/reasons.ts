/**
 * Why a move is worth a look: what it does, chosen by looking at the position, and the words for it. What others may
 * hold is what the seat can tell by counting cards.
 */

import { listed, type Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import {
  BUMP,
  FIVE,
  HAND_ROW,
  HIGHEST_RANK,
  NO_RANK,
  type Play,
  RANK_NAMES,
  type State,
} from '../rules/state.ts';
import { cards, type Reason, reasonsOf, type Sentences, speaker, TRIED } from '@parlor/search';
import { clear, look, moves, OPEN } from './look.ts';
import { beatersOf, isAnythingBelow, SIZE_OF_SET, threatsTo } from './threats.ts';
import { Unplayed } from './unplayed.ts';

/** A hand this small is about to go out. */
const FEW_CARDS = 3;
/** What so few ranks beat is hard to beat. */
const FEW_RANKS = 3;
const LAST_LOW_RANK = 6;

/** What each reason claims, by code. */
export interface Claims {
  'no-choice': undefined;
  'goes-out': undefined;
  'cannot-be-stopped': undefined;
  'nobody-can-beat': undefined;
  'wins-the-round': { rank: number };
  'too-many-for': { seat: Seat; left: number; count: number };
  'leaves-the-number-open': undefined;
  'keeps-the-rest': { rank: number; rest: number };
  'sheds-low-group': { count: number };
  'only-when-led': { rank: number };
  'sheds-low-card': undefined;
  'hard-to-beat': { ranks: number };
  'keeps-group': { rank: number; count: number };
  'saves-for-later': { rank: number };
  'gives-the-lead': { seat: Seat };
  'may-come-back': undefined;
  stops: { seat: Seat; left: number };
  bumps: { seat: Seat; left: number };
  'five-is-enough': { count: number };
  'breaks-group': { rank: number; count: number };
  cheapest: undefined;
  'safer-than-cheapest': undefined;
  tried: undefined;
}

const reason = reasonsOf<Claims>();

const unplayed = new Unplayed();

/** The reason for `move` of `seat`, in any world that fits its view. */
export function reasonFor(state: State, seat: Seat, move: Move): Reason {
  unplayed.count(state);
  const count = look(state, seat, unplayed);
  if (count === 1) return reason('no-choice');
  if (move.type === 'pass') return reasonToPass(state, seat);
  if (move.count === state.held[seat]) return reason('goes-out');
  if (clear !== OPEN && moves[clear] === move) return reason('cannot-be-stopped');
  return state.topRank === NO_RANK
    ? reasonToLead(state, seat, move)
    : reasonToFollow(state, seat, move);
}

/** The plays are listed from the lowest rank up, behind the pass. */
function reasonToPass(state: State, seat: Seat): Reason {
  const { rank, count } = moves[1] as Play;
  const have = state.hands[seat * HAND_ROW + rank]!;
  // Z-4.5: on a led 5 a group of any size could go down whole.
  if (have > count && rank !== FIVE && state.topCount > 0)
    return reason('keeps-group', { rank, count: have });
  if (rank >= BUMP || rank === FIVE) return reason('saves-for-later', { rank });
  const isLast = state.passes + 1 === state.passesToWin;
  if (!isLast) return reason('may-come-back');
  const { held, next, topBy } = state;
  // Z-5.2: after a last card the lead goes on to the next who has cards.
  return reason('gives-the-lead', { seat: held[topBy]! > 0 ? topBy : next[topBy]! });
}

function reasonToLead(state: State, seat: Seat, { rank, count }: Play): Reason {
  const beaters = beatersOf(rank, rank === FIVE ? 0 : count, NO_RANK);
  if (beaters === 0) return reason('nobody-can-beat');
  const short = shortestHand(state, seat);
  const left = state.held[short]!;
  // Z-4.4: a single 5 could stand in for any number.
  if (left <= FEW_CARDS && count > left && (beaters & (1 << FIVE)) === 0)
    return reason('too-many-for', { seat: short, left, count });
  if (rank === FIVE) return reason('leaves-the-number-open');
  const rest = state.hands[seat * HAND_ROW + rank]! - count;
  if (rest > 0) return reason('keeps-the-rest', { rank, rest });
  if (rank <= LAST_LOW_RANK) {
    if (count > 1) return reason('sheds-low-group', { count });
    return isAnythingBelow(rank) ? reason('sheds-low-card') : reason('only-when-led', { rank });
  }
  return SIZE_OF_SET[beaters]! <= FEW_RANKS
    ? reason('hard-to-beat', { ranks: beaters })
    : reason('tried');
}

function reasonToFollow(state: State, seat: Seat, { rank, count }: Play): Reason {
  const { hands, held, next, topBy, topCount, topRank } = state;
  const beaters = beatersOf(rank, rank === FIVE ? topCount : count, topRank);
  if (beaters === 0) return reason('wins-the-round', { rank });
  const left = held[topBy]!;
  if (left > 0 && left <= FEW_CARDS) return reason('stops', { seat: topBy, left });
  const skipped = next[seat]!;
  if (rank === BUMP) return reason('bumps', { seat: skipped, left: held[skipped]! });
  if (rank === FIVE && topCount > 1) return reason('five-is-enough', { count: topCount });
  const have = hands[seat * HAND_ROW + rank]!;
  if (count < have && rank !== FIVE) return reason('breaks-group', { rank, count: have });
  const cheapest = moves[1] as Play;
  if (cheapest.rank === rank) return reason('cheapest');
  if (SIZE_OF_SET[beaters]! <= FEW_RANKS) return reason('hard-to-beat', { ranks: beaters });
  const ofCheapest = cheapest.rank === FIVE ? topCount : cheapest.count;
  return SIZE_OF_SET[beaters]! < threatsTo(cheapest.rank, ofCheapest, topRank)
    ? reason('safer-than-cheapest')
    : reason('tried');
}

/** Who of the others is nearest to going out. */
function shortestHand(state: State, seat: Seat): Seat {
  const { held, next } = state;
  let shortest = next[seat]!;
  for (let other = next[shortest]!; other !== seat; other = next[other]!)
    if (held[other]! < held[shortest]!) shortest = other;
  return shortest;
}

const card = (rank: number): string => RANK_NAMES[rank] ?? 'card';

/** "Bankrolls, Millionaires and 7s". */
const several = (ranks: number): string =>
  listed(
    Array.from({ length: HIGHEST_RANK }, (_, at) => at + 1)
      .filter((rank) => (ranks & (1 << rank)) !== 0)
      .map((rank) => `${card(rank)}s`),
  );

const SENTENCES: Sentences<Claims> = {
  'no-choice': () => 'It is the only thing you may do.',
  'goes-out': () => 'These are your last cards: you are out.',
  'cannot-be-stopped': () =>
    'From here nobody can stop you: everything but your last play is sure to win its round.',
  'nobody-can-beat': () => 'Nobody can beat it any more, so you lead again.',
  'wins-the-round': ({ rank }) =>
    `Nothing that is left beats ${card(rank)} here: the round and the next lead are yours.`,
  'too-many-for': ({ seat, left, count }, who) =>
    `With ${cards(left)} left, ${who(seat)} cannot follow ${count} at once.`,
  'leaves-the-number-open': () =>
    'Later a 5 only goes on 1 to 4; led, it leaves the number to the others.',
  'keeps-the-rest': ({ rank, rest }) =>
    `It keeps ${rest === 1 ? `the other ${card(rank)}` : `${rest} more ${card(rank)} cards`} in reserve.`,
  'sheds-low-group': ({ count }) => `It gets rid of ${count} low cards in one go.`,
  'only-when-led': ({ rank }) =>
    `Nobody can play lower than ${card(rank)} any more: it only leaves your hand when you lead it.`,
  'sheds-low-card': () => 'It gets rid of a low card while the lead is yours.',
  'hard-to-beat': ({ ranks }) => `Only ${several(ranks)} can still beat it.`,
  'keeps-group': ({ rank, count }) =>
    `Your cheapest answer would tear up your ${count} ${card(rank)} cards.`,
  'saves-for-later': ({ rank }) =>
    `It keeps your ${card(rank)}, the cheapest you could answer with.`,
  'gives-the-lead': ({ seat }, who) =>
    `You keep your cards, and the next lead is for ${who(seat)}.`,
  'may-come-back': () =>
    'You keep your cards, and may still join this round if it comes back to you.',
  stops: ({ seat, left }, who) =>
    `${who(seat)}, with ${cards(left)} left, leads next unless somebody beats what lies there.`,
  bumps: ({ seat, left }, who) => `It skips ${who(seat)}, who holds ${cards(left)}.`,
  'five-is-enough': ({ count }) => `A single 5 does the work of ${count}.`,
  'breaks-group': ({ rank, count }) =>
    `It breaks up your ${count} ${card(rank)} cards, but the round is yours for now.`,
  cheapest: () => 'It is the cheapest answer you have, and breaks nothing up.',
  'safer-than-cheapest': () => 'Fewer ranks can beat it than your cheapest answer.',
  tried: () => TRIED,
};

export const say = speaker(SENTENCES);
