/**
 * Positions that a view cannot tell apart from the true one.
 *
 * Hidden cards are dealt anew so that every hand fits what the table can tell
 * of it and has what the viewer knows to be in it, and the draw pile has no card that
 * was not shuffled into it. Of what others know in secret, a world has only what is
 * certain: what everybody knows, what they know of the viewer's own hand, and the
 * hand a thief is looking at.
 */

import type { Json, Rng, Seat, Worlds } from '@parlor/kit';
import { countsOf } from '../facts/cards.ts';
import { addCards, decode, type Encoded } from './codec.ts';
import { Fitting } from './fit.ts';
import { see } from './hands.ts';
import { CHOOSE, clone, copyInto, knownRow, PUBLIC, ROW, type State } from './state.ts';
import { CARDS, type View } from '../facts/types.ts';
import { UnclearHands } from './unclear.ts';

export function worlds(view: View): Worlds<State> {
  const known = knownPart(view);
  const hidden = view.players.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  const unseen = unseenCards(view);
  const inHands = cardsNotInPile(view, unseen, hidden);
  const fitting = new Fitting(hidden.map((seat) => ({ seat, sets: view.players[seat]!.couldBe })));
  const unclear = new UnclearHands(view, hidden, fitting.places);

  const fit = (rng: Rng): boolean => {
    fitting.begin(unseen);
    return (
      hidden.every((seat) =>
        view.players[seat]!.known.every((card) => fitting.layKnown(card, seat)),
      ) &&
      rng.shuffle([...inHands]).every((card) => fitting.layInAnyHand(card, rng)) &&
      fitting.fill(rng)
    );
  };

  return (rng, into) => {
    const world = into ?? clone(known);
    if (into) copyInto(known, into);
    unclear.decide(unseen, rng, fit);
    for (const { seat, card } of fitting.places) {
      world.hands[seat * ROW + card]!++;
      world.holds[seat]! |= 1 << card;
    }
    shufflePile(world, fitting.left, rng);
    if (world.asked === CHOOSE && world.turn !== view.viewer) {
      see(world, world.turn, world.stealFrom);
    }
    return world;
  };
}

/** The position with nothing in hidden hands and no order in the draw pile. */
function knownPart(view: View): State {
  const { viewer, players } = view;
  const none = new Array<number>(CARDS.length).fill(0);
  const encoded: Encoded = {
    seats: view.seats,
    options: view.options,
    game: view.game - 1,
    dealer: view.dealer,
    turn: view.turn ?? 0,
    asked: view.asked,
    turns: view.turns,
    settled: view.settled,
    pairs: view.pairs,
    stealing: view.stealing,
    hands: players.map((_, seat) => (seat === viewer ? view.hand : [])),
    banks: players.map(({ bank }) => bank),
    pile: new Array<number>(view.pile.cards).fill(0),
    discard: view.discard,
    gone: view.gone,
    finished: view.finished,
    couldBe: players.map(({ couldBe }) => couldBe),
    unclear: players.map(({ unclear }) => unclear),
    known: [],
    shuffled: view.pile.shuffled,
    drawn: players.map((_, seat) => (seat === viewer ? view.pile.yours : none)),
    last: players.map(({ last }) => last),
    letGo: players.map(({ letGo }) => letGo),
  };
  const state = decode(encoded as unknown as Json);
  players.forEach(({ cards, known, shown, knowsOfYou }, seat) => {
    state.sizes[seat] = cards;
    addCards(state.known, knownRow(PUBLIC, seat), shown);
    if (viewer !== 'public' && viewer !== seat) {
      addCards(state.known, knownRow(viewer, seat), known);
      addCards(state.known, knownRow(seat, viewer), knowsOfYou);
    }
    players.forEach((_, other) => {
      if (other !== seat && other !== viewer && seat !== viewer) {
        addCards(state.known, knownRow(other, seat), shown);
      }
    });
  });
  return state;
}

/** How many of each card lie where the viewer does not see them. */
function unseenCards(view: View): Uint8Array {
  const seen = new Uint8Array(CARDS.length + 1);
  addCards(seen, 0, view.hand);
  addCards(seen, 0, view.discard);
  addCards(seen, 0, view.pairs.flat());
  addCards(seen, 0, view.gone);
  for (const { bank } of view.players) addCards(seen, 0, bank);
  return countsOf(view.options.deck).map((count, card) => count - seen[card]!);
}

/**
 * Cards that must be in some hidden hand: more are unseen than can be in the
 * draw pile. Those of which the viewer knows in which hand are not among them.
 */
function cardsNotInPile(view: View, unseen: Uint8Array, hidden: readonly Seat[]): number[] {
  const known = new Uint8Array(CARDS.length + 1);
  for (const seat of hidden) addCards(known, 0, view.players[seat]!.known);
  return CARDS.flatMap((card) => {
    const inPile = view.pile.shuffled[card - 1]! - (view.pile.yours[card - 1] ?? 0);
    const inHands = Math.max(0, unseen[card]! - inPile - known[card]!);
    return new Array<number>(inHands).fill(card);
  });
}

function shufflePile(world: State, left: Uint8Array, rng: Rng): void {
  const { pile } = world;
  let end = 0;
  for (const card of CARDS) for (let copy = left[card]!; copy > 0; copy--) pile[end++] = card;
  for (let last = end - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const card = pile[last]!;
    pile[last] = pile[other]!;
    pile[other] = card;
  }
}
