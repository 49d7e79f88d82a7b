/** Why a move is worth a look: what it does, chosen by looking at the position, and the words for it. */

import type { Move } from '@parlor/zillionaire';
import {
  BUMP,
  FIVE,
  HAND_ROW,
  MILLIONAIRE,
  NO_RANK,
  type Play,
  RANK_NAMES,
  type State,
} from '@parlor/zillionaire/state';
import type { Reason } from '../../brain.ts';
import { clear, look, moves, OPEN } from './look.ts';
import { threatsTo } from './threats.ts';
import { Unplayed } from './unplayed.ts';

const FEW = 3;
const LAST_LOW_RANK = 6;

const unplayed = new Unplayed();

/** The reason for `move` of `seat`, in any world that fits its view. */
export function reasonFor(state: State, seat: number, move: Move): Reason {
  unplayed.count(state);
  const count = look(state, seat, unplayed);
  if (count === 1) return { code: 'no-choice' };
  if (move.type === 'pass') return reasonToPass(state, seat, count);
  if (move.count === state.held[seat]) return { code: 'goes-out' };
  if (clear !== OPEN && moves[clear] === move) return { code: 'cannot-be-stopped' };
  return state.topRank === NO_RANK
    ? reasonToLead(state, seat, move)
    : reasonToFollow(state, seat, move);
}

function reasonToPass(state: State, seat: number, count: number): Reason {
  const { rank, count: n } = moves[1] as Play;
  const left = state.held[state.topBy]!;
  if (state.hands[seat * HAND_ROW + rank]! > n && rank !== FIVE) {
    return { code: 'keeps-group', params: { rank, count: state.hands[seat * HAND_ROW + rank]! } };
  }
  if (rank >= BUMP) return { code: 'saves-for-later', params: { rank } };
  if (count === 2 && rank === FIVE) return { code: 'saves-for-later', params: { rank } };
  return { code: 'lets-it-go', params: { left } };
}

function reasonToLead(state: State, seat: number, { rank, count }: Play): Reason {
  const fewest = fewestOfOthers(state, seat);
  const have = state.hands[seat * HAND_ROW + rank]!;
  if (threatsTo(rank, rank === FIVE ? 0 : count, NO_RANK) === 0) {
    return { code: 'nobody-can-beat', params: { rank } };
  }
  if (fewest <= FEW && count > fewest)
    return { code: 'too-many-for', params: { left: fewest, count } };
  if (rank === FIVE) return { code: 'leaves-the-number-open' };
  if (count < have) return { code: 'keeps-the-rest', params: { rank, rest: have - count } };
  if (rank <= LAST_LOW_RANK) {
    return { code: count > 1 ? 'sheds-low-group' : 'sheds-low-card', params: { rank, count } };
  }
  return { code: 'hard-to-beat', params: { rank, count } };
}

function reasonToFollow(state: State, seat: number, { rank, count }: Play): Reason {
  const { held, next, topBy, topCount, topRank } = state;
  if (threatsTo(rank, rank === FIVE ? topCount : count, topRank) === 0) {
    return { code: 'wins-the-round', params: { rank } };
  }
  if (held[topBy]! > 0 && held[topBy]! <= FEW)
    return { code: 'stops', params: { left: held[topBy]! } };
  if (rank === BUMP) return { code: 'bumps', params: { left: held[next[seat]!]! } };
  if (rank === FIVE) return { code: 'five-is-enough', params: { count: topCount } };
  if (count < state.hands[seat * HAND_ROW + rank]!) {
    return { code: 'breaks-group', params: { rank, count: state.hands[seat * HAND_ROW + rank]! } };
  }
  if (rank >= MILLIONAIRE) return { code: 'fights-for-the-lead', params: { rank } };
  if ((moves[1] as Play).rank === rank) return { code: 'cheapest', params: { rank } };
  return { code: 'holds-off-the-rest', params: { rank } };
}

function fewestOfOthers(state: State, seat: number): number {
  let fewest = Infinity;
  for (let other = 0; other < state.seats; other++) {
    const size = state.held[other]!;
    if (other !== seat && size > 0 && size < fewest) fewest = size;
  }
  return fewest;
}

const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);

/** Words that `{name}` stands for are looked up among the params. */
const SENTENCES: Readonly<Record<string, string>> = {
  'no-choice': 'It is the only thing you may do.',
  'goes-out': 'These are your last cards: you are out.',
  'cannot-be-stopped':
    'From here nobody can stop you: everything but your last play is sure to win its round.',
  'nobody-can-beat': 'Nobody can beat it any more, so you lead again.',
  'wins-the-round':
    'Nothing that is left beats {card} here: the round and the next lead are yours.',
  'too-many-for': 'The player with {left} left cannot follow {count} at once.',
  'leaves-the-number-open':
    'A lone 5 is hard to place otherwise; led, it lets others choose the number.',
  'keeps-the-rest': 'It tests the table and keeps the other {card} cards in reserve.',
  'sheds-low-group': 'It gets rid of {count} low cards in one go.',
  'sheds-low-card': 'Low single cards only leave your hand when you lead them.',
  'hard-to-beat': 'Few hands can answer it, so the lead may well come back to you.',
  'keeps-group': 'Playing now would tear up your {count} {card} cards.',
  'saves-for-later': 'Your {card} is worth more later than this round.',
  'lets-it-go': 'This round is not worth your cards.',
  stops: 'The last player holds {left}: do not leave them the lead.',
  bumps: 'It skips the next player, who holds {left}.',
  'five-is-enough': 'A single 5 does the work of {count}.',
  'breaks-group': 'It breaks up your {count} {card} cards, but being in the round is worth it.',
  'fights-for-the-lead': 'The lead is worth {card} now.',
  cheapest: 'It is the cheapest way to stay in, and breaks nothing up.',
  'holds-off-the-rest': 'It spends a little more, and is harder to beat than your lowest answer.',
};

const OTHERWISE = 'It did best when the game was played out in the head.';

export function say({ code, params }: Reason): string {
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code]! : OTHERWISE;
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'card') return RANK_NAMES[Number(params?.['rank'] ?? NO_RANK)] || 'card';
    const value = Number(params?.[name] ?? 0);
    return name === 'left' ? cards(value) : String(value);
  });
}
