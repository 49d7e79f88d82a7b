/**
 * States that a view cannot tell from the truth. What is public is put
 * together once; each sample deals the unseen cards anew: first the hands
 * something is known about, then Banks and Blind cards.
 */

import type { Rng, Seat, Viewer, Worlds } from '@parlor/kit';
import {
  ALL_KINDS,
  COPIES,
  holdsPair,
  kindBit,
  type Kinds,
  KINDS,
  lowestKind,
  PAIR,
  PLACES,
  YELLOW,
} from '../facts/cards.ts';
import { layAside, setPlaces, setTurns } from './codec.ts';
import { addToHand, clearHand } from './hands.ts';
import { canLay } from './moves.ts';
import { legalKinds } from '../facts/pile.ts';
import { lackAtStart, starterOf } from './setup.ts';
import { BY_SHIFT, copyInto, GONE, HAND_SIZE, NOBODY, State } from './state.ts';
import { type Card, GHOST, type Lacks, type View } from '../facts/types.ts';
import { handSeen } from './view.ts';

export function worlds(view: View): Worlds<State> {
  const known = whatIsKnown(view);
  const unseen = unseenCards(view);
  const guesses = guessesFor(view, known);
  const left = new Uint8Array(KINDS);
  const inHands = guesses.reduce((sum, guess) => sum + guess.size, 0);
  const rest = Array<Card>(unseen.reduce((sum, count) => sum + count, 0) - inHands).fill(0);

  return (rng, into) => {
    const world = into ?? new State(view.seats, view.options);
    copyInto(known, world);
    for (let attempt = 0; ; attempt++) {
      if (attempt === MOST_ATTEMPTS) throw new Error('no state fits this view');
      left.set(unseen);
      if (guessHands(world, guesses, left, rng) && startFits(world, view)) break;
      for (const { seat } of guesses) clearHand(world, seat);
    }
    dealRest(world, left, rest, rng);
    return world;
  };
}

/** Far beyond what any view of a real match needs. */
const MOST_ATTEMPTS = 1_000_000;

/** How often one hand is tried before the others are taken back too. */
const TRIES_PER_HAND = 200;

/** A hand to be made up: `lackCount` of its `size` cards are none of `lackKinds`. */
interface Guess {
  readonly seat: Seat;
  readonly size: number;
  readonly lackKinds: Kinds;
  readonly lackCount: number;
  /** Something of this must be in it, as the seat is being asked for it; otherwise anything. */
  readonly mustLay: Kinds;
}

const ANYTHING: Kinds = ALL_KINDS;

function guessesFor(view: View, known: State): Guess[] {
  const guesses = view.players.flatMap((player, seat): Guess[] => {
    if (handSeen(player) !== null || player.handSize === 0) return [];
    // E-3.5: whoever is asked has something to lay.
    const asked = view.phase === 'play' && view.turn === seat;
    return [
      {
        seat,
        size: player.handSize,
        ...(view.phase === 'start' && view.turn === view.viewer
          ? lacksBesideStarter(known, seat, view.viewer)
          : lacksOf(player.lacks)),
        mustLay: asked ? legalKinds(known.value, known.five) : ANYTHING,
      },
    ];
  });
  // The most constrained hand first, as long as every card is there to choose from.
  return guesses.sort((a, b) => tightness(b) - tightness(a));
}

const tightness = (guess: Guess): number =>
  (guess.mustLay === ANYTHING ? 0 : HAND_SIZE + 1) + guess.lackCount;

const lacksOf = (lacks: Lacks | null): Pick<Guess, 'lackKinds' | 'lackCount'> => ({
  lackKinds: lackKindsOf(lacks),
  lackCount: lacks?.count ?? 0,
});

const lackKindsOf = (lacks: Lacks | null): Kinds =>
  (lacks?.cards ?? []).reduce((kinds, card) => kinds | kindBit(card), lacks?.pair ? PAIR : 0);

/** E-2.3: whoever starts knows that nobody holds less. */
function lacksBesideStarter(
  known: State,
  seat: Seat,
  starter: Viewer,
): Pick<Guess, 'lackKinds' | 'lackCount'> {
  const yellow = known.handKinds[starter as Seat]! & YELLOW;
  const card = yellow === 0 ? GHOST : lowestKind(yellow);
  return { lackKinds: lackAtStart(known, seat, starter as Seat, card), lackCount: HAND_SIZE };
}

/** E-2.3: the others know only who starts. */
const startFits = (world: State, view: View): boolean =>
  view.phase !== 'start' || starterOf(world) === view.turn;

function guessHands(world: State, guesses: readonly Guess[], left: Uint8Array, rng: Rng): boolean {
  for (const guess of guesses) {
    let tries = 0;
    while (!guessHand(world, guess, left, rng)) {
      for (let card = 0; card < KINDS; card++)
        left[card]! += world.hand[guess.seat * KINDS + card]!;
      clearHand(world, guess.seat);
      if (++tries === TRIES_PER_HAND) return false;
    }
  }
  return true;
}

function guessHand(world: State, guess: Guess, left: Uint8Array, rng: Rng): boolean {
  const { seat } = guess;
  for (let n = 0; n < guess.lackCount; n++) {
    if (!drawUnseen(world, seat, left, ALL_KINDS & ~guess.lackKinds, rng)) return false;
  }
  if ((guess.lackKinds & PAIR) !== 0 && holdsPair(world.handKinds[seat]!)) return false;
  for (let n = guess.lackCount; n < guess.size; n++) {
    if (!drawUnseen(world, seat, left, ALL_KINDS, rng)) return false;
  }
  return guess.mustLay === ANYTHING || canLay(world.handKinds[seat]!, guess.mustLay);
}

/** A random unseen card of these kinds into a hand; false if there is none. */
function drawUnseen(world: State, seat: Seat, left: Uint8Array, kinds: Kinds, rng: Rng): boolean {
  let total = 0;
  for (let card = 0; card < KINDS; card++) {
    if ((kinds & kindBit(card)) !== 0) total += left[card]!;
  }
  if (total === 0) return false;
  let at = rng.below(total);
  for (let card = 0; ; card++) {
    if ((kinds & kindBit(card)) === 0) continue;
    at -= left[card]!;
    if (at < 0) {
      left[card]!--;
      addToHand(world, seat, card);
      return true;
    }
  }
}

function dealRest(world: State, left: Uint8Array, rest: Card[], rng: Rng): void {
  let end = 0;
  for (let card = 0; card < KINDS; card++) {
    for (let n = left[card]!; n > 0; n--) rest[end++] = card;
  }
  rng.shuffle(rest);
  for (let seat = 0; seat < world.seats; seat++) {
    const bank = seat * world.bankRoom;
    for (let card = world.bankSize[seat]! - 1; card >= 0; card--)
      world.bank[bank + card] = rest[--end]!;
    for (let place = seat * PLACES; place < (seat + 1) * PLACES; place++) {
      if (world.blind[place] !== GONE) world.blind[place] = rest[--end]!;
    }
  }
}

/** How many cards of each kind the view does not show. */
function unseenCards(view: View): number[] {
  const unseen = [...COPIES];
  const see = (card: Card | null): void => {
    if (card !== null) unseen[card]!--;
  };
  for (const { card } of view.pile) see(card);
  for (const player of view.players) {
    player.open.forEach(see);
    player.aside.forEach(see);
    handSeen(player)?.forEach(see);
  }
  return unseen;
}

/** The state with empty places for what is not known. */
function whatIsKnown(view: View): State {
  const state = new State(view.seats, view.options);
  state.round = view.round;
  state.dealer = view.dealer;
  state.phase = view.phase;
  state.turn = view.turn ?? NOBODY;
  state.value = 2 * view.value;
  state.five = view.five;
  state.pending = view.pending ?? NOBODY;
  state.winner = view.winner ?? NOBODY;
  state.loser = view.loser ?? NOBODY;
  for (const { card, by } of view.pile) state.pile[state.pileSize++] = card | (by << BY_SHIFT);
  state.turnedSeat = view.turned?.seat ?? NOBODY;
  state.turnedPlace = view.turned?.place ?? 0;
  state.turnedCard = view.turned?.card ?? GONE;
  state.points.set(view.points);
  view.sheet.forEach((row, round) => state.sheet.set(row, round * view.seats));
  view.players.forEach((player, seat) => {
    for (const card of handSeen(player) ?? []) addToHand(state, seat, card);
    state.lackCount[seat] = player.lacks?.count ?? 0;
    state.lackKinds[seat] = lackKindsOf(player.lacks);
    state.bankSize[seat] = player.bank;
    setPlaces(
      state,
      seat,
      player.open.map((card) => card ?? GONE),
      player.blind.map((there) => (there ? UNKNOWN : GONE)),
    );
    layAside(state, seat, player.aside);
    state.table[seat] = player.table ? 1 : 0;
    setTurns(state, seat, player.turns);
  });
  return state;
}

/** Any card: it is dealt over in every sample. */
const UNKNOWN: Card = 0;
