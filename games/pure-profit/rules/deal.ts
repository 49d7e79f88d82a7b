/** Shuffling: the deal of a game, and the discard pile that becomes a draw pile. */

import { type Emit, type Rng, seatSet } from '@parlor/kit';
import { HAND_DEALT } from '../facts/cards.ts';
import { afterShuffle } from './guesses.ts';
import { gain } from './hands.ts';
import { cardsIn, STEAL_SET } from './sets.ts';
import { NOBODY, ROW, type State, setOfCounts } from './state.ts';
import { CARDS, type Card, type Event } from '../facts/types.ts';

type Tell = Emit<Event> | undefined;

/** P-2.1: five cards each, one at a time; one is turned up; the rest is the draw pile. */
export function deal(state: State, rng: Rng, emit: Tell): void {
  clearTable(state);
  const { pile, seats } = state;
  let end = 0;
  for (const card of CARDS) {
    for (let copy = state.deck[card]!; copy > 0; copy--) pile[end++] = card;
  }
  rng.shuffle(pile);
  state.pileTop = 0;
  state.pileEnd = end;

  for (let dealt = 1; dealt <= HAND_DEALT * seats; dealt++) {
    gain(state, (state.dealer + dealt) % seats, pile[state.pileTop++]!, state.pileSet);
  }
  const turnedUp = pile[state.pileTop++]! as Card;
  state.discard[0] = turnedUp;
  state.discardSize = 1;
  // P-2.2: the dealer's left begins.
  state.turn = (state.dealer + 1) % seats;

  if (emit) tellDeal(state, turnedUp, emit);
}

function tellDeal(state: State, turnedUp: Card, emit: Emit<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = cardsIn(state.hands, seat * ROW);
    emit(
      { type: 'dealt', seat, cards: HAND_DEALT },
      { to: seatSet(seat), event: { type: 'dealt', seat, cards: hand } },
    );
  }
  emit({ type: 'opened', game: state.game + 1, dealer: state.dealer, card: turnedUp });
}

function clearTable(state: State): void {
  state.turns = 0;
  state.settled = 0;
  state.pairCount = 0;
  state.stealLeft = 0;
  state.stealFrom = NOBODY;
  state.hands.fill(0);
  state.sizes.fill(0);
  state.holds.fill(0);
  state.banks.fill(0);
  state.tops.fill(0);
  state.unclear.fill(0);
  state.known.fill(0);
  state.drawn.fill(0);
  state.deeds.fill(0);
  state.deedCards.fill(0);
  state.letGo.fill(0);
  state.pairs.fill(0);
  state.gone.fill(0);
  state.shuffled.set(state.deck);
  state.pileSet = setOfCounts(state.deck);
}

/** P-3.2, `steals`: whether a Steal on the discard pile is out of the game at the next reshuffle. */
const leavesOut = (state: State, card: number): boolean =>
  state.table.options.steals === 'once' && (STEAL_SET & (1 << card)) !== 0;

/** P-3.5: whether there is a card below the top of the discard pile that a reshuffle brings back. */
export function canReshuffle(state: State): boolean {
  for (let place = state.discardSize - 2; place >= 0; place--) {
    if (!leavesOut(state, state.discard[place]!)) return true;
  }
  return false;
}

/** Reused by every reshuffle; nothing in it outlives one. */
const rest: number[] = [];

/** P-3.5: the discard pile but for its top card, and for used Steals, becomes the draw pile. */
export function reshuffle(state: State, rng: Rng, emit: Tell): void {
  const { discard, pile, shuffled } = state;
  const top = state.discardSize - 1;
  const gone: Card[] | undefined = emit && [];
  let count = 0;
  for (let place = 0; place < top; place++) {
    const card = discard[place]!;
    if (leavesOut(state, card)) {
      state.gone[card]!++;
      gone?.push(card as Card);
    } else rest[count++] = card;
  }
  rest.length = count;
  rng.shuffle(rest);

  // Everyone saw what went into it, so everyone knows what is in it.
  shuffled.fill(0);
  for (let place = 0; place < count; place++) {
    const card = rest[place]!;
    pile[place] = card;
    shuffled[card]!++;
  }
  state.pileTop = 0;
  state.pileEnd = count;
  state.pileSet = setOfCounts(shuffled);
  state.drawn.fill(0);
  afterShuffle(state);

  discard[0] = discard[top]!;
  state.discardSize = 1;
  emit?.({
    type: 'reshuffled',
    cards: count,
    ...(gone?.length && { gone: gone.toSorted(byNumber) }),
  });
}

const byNumber = (one: number, other: number): number => one - other;
