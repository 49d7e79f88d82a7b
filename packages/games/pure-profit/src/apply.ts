/** Playing a legal move. */

import { type Emit, type Rng, type Seat, seatSet } from '@parlor/kit';
import { reshuffle } from './deal.ts';
import { gain, gainOpenly, loseOpenly, see, steal } from './hands.ts';
import { cardsIn } from './sets.ts';
import { BANKED, CHOOSE, DISCARDED, pileSize, ROW, remember, type State, STOLE } from './state.ts';
import { firstVictim, oneFrom, takesOf } from './takes.ts';
import { afterChoice, afterDraw, endTurn, winGame } from './turn.ts';
import type { Card, Event, FinishMove, Move, StealMove, Value } from './types.ts';

type Tell = Emit<Event> | undefined;

export function apply(state: State, seat: Seat, move: Move, rng: Rng, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'draw':
      if (move.from === 'pile') draw(state, seat, rng, emit);
      else take(state, seat, emit);
      afterDraw(state, rng, emit);
      return;
    case 'settle':
      afterChoice(state, move.card, rng, emit);
      return;
    case 'bank':
      loseOpenly(state, seat, move.card);
      lay(state, seat, move.card);
      remember(state, seat, BANKED, move.card);
      emit?.({ type: 'banked', seat, card: move.card as Value });
      endTurn(state, rng, emit);
      return;
    case 'discard':
      discard(state, seat, move.card);
      remember(state, seat, DISCARDED, move.card);
      emit?.({ type: 'discarded', seat, card: move.card as Value });
      endTurn(state, rng, emit);
      return;
    case 'steal':
      playSteal(state, seat, move, rng, emit);
      return;
    case 'choose':
      choose(state, seat, move.card, rng, emit);
      return;
    case 'finish':
      finish(state, seat, move, rng, emit);
      return;
  }
}

function draw(state: State, seat: Seat, rng: Rng, emit: Tell): void {
  if (pileSize(state) === 0) reshuffle(state, rng, emit);
  const card = state.pile[state.pileTop++]! as Card;
  gain(state, seat, card, state.pileSet);
  state.drawn[seat * ROW + card]!++;
  emit?.({ type: 'drew', seat }, { to: seatSet(seat), event: { type: 'drew', seat, card } });
}

function take(state: State, seat: Seat, emit: Tell): void {
  const card = state.discard[--state.discardSize]! as Value;
  gainOpenly(state, seat, card);
  emit?.({ type: 'took', seat, card });
}

function discard(state: State, seat: Seat, card: number): void {
  loseOpenly(state, seat, card);
  state.discard[state.discardSize++] = card;
}

function lay(state: State, seat: Seat, card: number): void {
  state.banks[seat * ROW + card]!++;
  state.tops[seat] = card;
}

/** P-5.1: the Steal is discarded, then the cards change hands. */
function playSteal(state: State, seat: Seat, move: StealMove, rng: Rng, emit: Tell): void {
  const { card, from } = move;
  discard(state, seat, card);
  remember(state, seat, STOLE, card);
  emit?.({ type: 'stole', seat, card, from });
  if (state.table.options.openSteal && from.length > 0) {
    openHands(state, seat, from, emit);
    return;
  }
  for (let place = 0; place < from.length; place++) {
    const victim = from[place]!;
    const unseen = rng.below(state.sizes[victim]!);
    loseTo(state, seat, victim, cardAt(state, victim, unseen), emit);
  }
  endTurn(state, rng, emit);
}

/** The card at a place of a hand sorted by number. */
function cardAt(state: State, seat: Seat, place: number): Card {
  let card = 0;
  let left = place;
  do {
    card++;
    left -= state.hands[seat * ROW + card]!;
  } while (left >= 0);
  return card as Card;
}

/** P-5.3, `openSteal`: the thief sees the hands of all who were named, then chooses. */
function openHands(state: State, seat: Seat, from: readonly Seat[], emit: Tell): void {
  state.choosing = takesOf(from);
  state.asked = CHOOSE;
  for (let place = 0; place < from.length; place++) {
    const victim = from[place]!;
    if (victim === from[place - 1]) continue;
    see(state, seat, victim);
    if (emit) {
      const hand = cardsIn(state.hands, victim * ROW);
      const seen: Event = { type: 'looked', seat, victim, hand };
      emit({ type: 'looked', seat, victim }, { to: seatSet(seat), event: seen });
    }
  }
}

function choose(state: State, seat: Seat, card: Card, rng: Rng, emit: Tell): void {
  const victim = firstVictim(state.choosing);
  loseTo(state, seat, victim, card, emit);
  state.choosing -= oneFrom(victim);
  if (state.choosing === 0) endTurn(state, rng, emit);
}

function loseTo(state: State, thief: Seat, victim: Seat, card: Card, emit: Tell): void {
  steal(state, thief, victim, card);
  emit?.(
    { type: 'lost', seat: thief, victim },
    { to: seatSet(thief, victim), event: { type: 'lost', seat: thief, victim, card } },
  );
}

/** P-6.1: all at once, in order, then a discard that has no effect any more. */
function finish(state: State, seat: Seat, move: FinishMove, rng: Rng, emit: Tell): void {
  for (const card of move.cards) {
    loseOpenly(state, seat, card);
    lay(state, seat, card);
  }
  if (move.discard !== null) discard(state, seat, move.discard);
  emit?.({ type: 'finished', seat, cards: move.cards, discard: move.discard });
  winGame(state, rng, emit);
}
