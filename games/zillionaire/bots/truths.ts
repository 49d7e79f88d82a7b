/** What the reasons of Zillionaire claim, from the rules. */

import { fastRng, type Seat } from '@parlor/kit';
import { type Move, type View, type Zillionaire, zillionaire } from '../rules/index.ts';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  COPIES,
  FIVE,
  HAND_ROW,
  HIGHEST_RANK,
  NO_RANK,
  type Play,
  type State,
  ZILLIONAIRE,
} from '../rules/state.ts';
import type { Claims } from '../facts/claims.ts';
import { after, everywhere, type Said, type Truths } from '@parlor/search';

type SaidHere = Said<Zillionaire>;

const PASS: Move = zillionaire.parseMove({ type: 'pass' })!;
const LOW = 6;

const isLead = ({ view }: SaidHere): boolean => view.top === null;
const playOf = ({ move }: SaidHere): Play | undefined => (move.type === 'pass' ? undefined : move);
const playsIn = ({ legal }: SaidHere): Play[] => legal.filter((move) => move.type !== 'pass');
const inHand = ({ view }: SaidHere, rank: number): number =>
  view.hand!.filter((card) => card === rank).length;
const holds = (world: State, seat: Seat, rank: number): number =>
  world.hands[seat * HAND_ROW + rank]!;
const others = ({ view, seat }: SaidHere): Seat[] =>
  view.handSizes.flatMap((size, other) => (other !== seat && size > 0 ? [other] : []));

/** Z-4.2, Z-4.4, Z-4.7 to Z-4.9: does `better` beat `count` cards of `rank` that lie on `under`? */
function beats(better: number, rank: number, under: number): boolean {
  if (rank === ZILLIONAIRE || (rank === BANKROLL && under === BANKRUPT)) return false;
  return rank === BANKRUPT ? better === BANKROLL : better > rank;
}

/** The number asked for once the play lies there; Z-4.5: none after a led 5. */
const numberAfter = ({ view }: SaidHere, { rank, count }: Play): number =>
  rank === FIVE ? (view.top?.count ?? 0) : count;

/** Z-4.4: one 5 stands in for any number. */
const needs = (rank: number, number: number): number => (rank === FIVE ? 1 : Math.max(1, number));

/** The ranks with which `seat` could answer the play in this world. */
function answers(said: SaidHere, world: State, seat: Seat, play: Play): number[] {
  const number = numberAfter(said, play);
  const under = said.view.top?.rank ?? NO_RANK;
  const ranks: number[] = [];
  for (let rank = 1; rank <= HIGHEST_RANK; rank++) {
    const isEnough = holds(world, seat, rank) >= needs(rank, number);
    if (isEnough && beats(rank, play.rank, under)) ranks.push(rank);
  }
  return ranks;
}

/** How many ranks could still answer a play, by the cards that have neither been played nor are in hand. */
function ranksAgainst(said: SaidHere, play: Play): number {
  const { view } = said;
  const number = numberAfter(said, play);
  const largest = Math.max(...others(said).map((other) => view.handSizes[other]!));
  let found = 0;
  for (let rank = 1; rank <= HIGHEST_RANK; rank++) {
    const played = view.history.reduce((sum, [, of, count]) => sum + (of === rank ? count : 0), 0);
    const unseen = COPIES[rank]! - played - inHand(said, rank);
    const need = needs(rank, number);
    if (unseen >= need && largest >= need && beats(rank, play.rank, view.top?.rank ?? NO_RANK))
      found++;
  }
  // Z-4.6: with two players left a Bump wins the round.
  return play.rank === BUMP && others(said).length === 1 ? 0 : found;
}

/** Plays the move on while everybody else can only pass; does the lead come back to `seat`? */
function comesBack(world: State, seat: Seat, move: Move): State | undefined {
  const state = zillionaire.clone(world);
  const listed: Move[] = [];
  zillionaire.apply(state, seat, move, fastRng(1));
  while (state.topRank !== NO_RANK && !state.over) {
    if (zillionaire.moves(state, state.turn, listed) !== 1) return undefined;
    zillionaire.apply(state, state.turn, PASS, fastRng(1));
  }
  return state.turn === seat ? state : undefined;
}

/** Is there an order in which everything but the last play comes back? */
function runsOut(world: State, seat: Seat, first?: Move): boolean {
  const listed: Move[] = [];
  const moves = first
    ? [first]
    : listed.slice(0, zillionaire.moves(world, seat, listed)).filter(isWhole(world, seat));
  return moves.some((move) => {
    if (move.type === 'pass') return false;
    if (move.count === world.held[seat]) return true;
    const next = comesBack(world, seat, move);
    return next !== undefined && runsOut(next, seat);
  });
}

/** To run out, groups go down whole; a 5 goes down alone. */
const isWhole =
  (world: State, seat: Seat) =>
  (move: Move): boolean =>
    move.type !== 'pass' && (move.rank === FIVE || move.count === holds(world, seat, move.rank));

/** The tray once everybody from here on has passed. */
function afterPasses(view: View, world: State): State {
  const state = zillionaire.clone(world);
  while (view.top && state.topRank !== NO_RANK)
    zillionaire.apply(state, state.turn, PASS, fastRng(1));
  return state;
}

const lowestPlay = (said: SaidHere): number => Math.min(...playsIn(said).map(({ rank }) => rank));

export const truths: Truths<Zillionaire, Claims> = {
  'no-choice': ({ legal }) => legal.length === 1,
  'goes-out': (said) => playOf(said)?.count === said.view.hand!.length,
  'cannot-be-stopped': (said) => everywhere(said, (world) => runsOut(world, said.seat, said.move)),
  'nobody-can-beat': (said) =>
    isLead(said) && everywhere(said, (world) => !!comesBack(world, said.seat, said.move)),
  'wins-the-round': (said, { rank }) =>
    playOf(said)?.rank === rank &&
    everywhere(said, (world) => !!comesBack(world, said.seat, said.move)),
  'too-many-for': (said, { seat, left, count }) =>
    playOf(said)?.count === count &&
    isLead(said) &&
    said.view.handSizes[seat] === left &&
    seat !== said.seat &&
    everywhere(said, (world) => answers(said, world, seat, playOf(said)!).length === 0),
  'leaves-the-number-open': (said) =>
    isLead(said) &&
    playOf(said)?.rank === FIVE &&
    everywhere(said, (world) => after(said, world).topCount === 0),
  'keeps-the-rest': (said, { rank, rest }) =>
    playOf(said)?.rank === rank && rest > 0 && inHand(said, rank) - playOf(said)!.count === rest,
  'sheds-low-group': (said, { count }) =>
    isLead(said) && playOf(said)?.count === count && count > 1 && playOf(said)!.rank <= LOW,
  'only-when-led': (said, { rank }) =>
    isLead(said) &&
    playOf(said)?.rank === rank &&
    everywhere(said, (world) =>
      others(said).every((other) =>
        Array.from({ length: rank - 1 }, (_, at) => at + 1).every(
          (lower) => holds(world, other, lower) === 0,
        ),
      ),
    ),
  'sheds-low-card': (said) =>
    isLead(said) && playOf(said)?.count === 1 && playOf(said)!.rank <= LOW,
  'hard-to-beat': (said, { ranks }) =>
    playOf(said) !== undefined &&
    everywhere(said, (world) =>
      others(said).every((other) =>
        answers(said, world, other, playOf(said)!).every((rank) => (ranks & (1 << rank)) !== 0),
      ),
    ),
  'keeps-group': (said, { rank, count }) =>
    said.move.type === 'pass' &&
    lowestPlay(said) === rank &&
    inHand(said, rank) === count &&
    playsIn(said).every((play) => play.rank !== rank || play.count < count),
  'saves-for-later': (said, { rank }) => said.move.type === 'pass' && lowestPlay(said) === rank,
  'gives-the-lead': (said, { seat }) =>
    said.move.type === 'pass' &&
    everywhere(said, (world) => {
      const next = after(said, world);
      return next.topRank === NO_RANK && next.turn === seat;
    }),
  'may-come-back': (said) =>
    said.move.type === 'pass' &&
    everywhere(said, (world) => after(said, world).topRank !== NO_RANK),
  stops: (said, { seat, left }) =>
    playOf(said) !== undefined &&
    said.view.handSizes[seat] === left &&
    everywhere(said, (world) => afterPasses(said.view, world).turn === seat && !isLead(said)),
  bumps: (said, { seat, left }) => {
    if (playOf(said)?.rank !== BUMP || said.view.handSizes[seat] !== left) return false;
    const skipped: Seat[] = [];
    zillionaire.apply(
      zillionaire.clone(said.worlds[0]!),
      said.seat,
      said.move,
      fastRng(1),
      (event) => {
        if (event.type === 'bumped') skipped.push(event.seat);
      },
    );
    return skipped.join() === `${seat}`;
  },
  'five-is-enough': (said, { count }) =>
    playOf(said)?.rank === FIVE && said.view.top?.count === count && count > 1,
  'breaks-group': (said, { rank, count }) =>
    playOf(said)?.rank === rank && inHand(said, rank) === count && playOf(said)!.count < count,
  cheapest: (said) => {
    const play = playOf(said);
    if (!play || isLead(said) || play.rank !== lowestPlay(said)) return false;
    return play.rank === FIVE || play.count === inHand(said, play.rank);
  },
  'safer-than-cheapest': (said) => {
    const play = playOf(said);
    if (!play || isLead(said)) return false;
    const cheapest = playsIn(said).find(({ rank }) => rank === lowestPlay(said))!;
    return ranksAgainst(said, play) < ranksAgainst(said, cheapest);
  },
  tried: () => true,
};
