import { type Emit, type Illegal, type Rng, seatSet, type Table } from '@parlor/kit';
import { CARDS, CARDS_PER_GOOD, HAND, KINDS } from '../facts/cards.ts';
import { handOf, openDay } from './days.ts';
import { NOBODY, State } from './state.ts';
import type { Event, Options } from '../facts/types.ts';

/** B-1.4: each day needs a card after the hands are dealt. */
export function checkTable({ seats, options }: Table<Options>): Illegal | undefined {
  const most = CARDS - seats * HAND;
  if (options.days > most) return { code: 'too-many-days', params: { days: options.days, most } };
  return undefined;
}

export function setup(table: Table<Options>, rng: Rng, emit?: Emit<Event>): State {
  const state = new State(table);
  for (let card = 0; card < CARDS; card++) state.deck[card] = Math.floor(card / CARDS_PER_GOOD);
  rng.shuffle(state.deck);
  state.deckLeft = CARDS;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let card = 0; card < HAND; card++) {
      state.hands[seat * KINDS + state.deck[--state.deckLeft]!]!++;
    }
    emit?.(
      { type: 'dealt', seat, count: HAND },
      {
        to: seatSet(seat),
        event: { type: 'dealt', seat, count: HAND, goods: handOf(state, seat) },
      },
    );
  }
  openDay(state, NOBODY, emit);
  return state;
}
