/** A position laid out by hand, for tests. */

import type { Seat } from '@parlor/kit';
import { eightAndAHalf, type Move, type Options, type View } from '../rules/index.ts';
import {
  BY_SHIFT,
  type Card,
  GHOST,
  GONE,
  HALF,
  KINDS,
  kindBit,
  PLACES,
  State,
} from '../rules/state.ts';

export interface Layout {
  /** By seat, as in '3 ½ G'. */
  readonly hands: readonly string[];
  readonly opens?: readonly string[];
  readonly blinds?: readonly string[];
  readonly banks?: readonly string[];
  /** Laid in turn by the seats before the one on turn, each card by another. */
  readonly pile?: string;
  readonly value?: number;
  readonly five?: boolean;
  /** Seats that play from the table. */
  readonly table?: readonly Seat[];
  readonly points?: readonly number[];
  readonly rounds?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
}

const cardOf = (name: string): Card => (name === '½' ? HALF : name === 'G' ? GHOST : Number(name));

const cards = (names = ''): Card[] => names.split(' ').filter(Boolean).map(cardOf);

/** Seat 0 is on turn. */
export function position(layout: Layout): State {
  const seats = layout.hands.length;
  const state = new State(seats, {
    ...eightAndAHalf.presets.standard,
    rounds: layout.rounds ?? 1,
    ...layout.options,
  });
  state.round = layout.round ?? 1;
  state.dealer = seats - 1;
  state.phase = 'play';
  state.turn = 0;
  state.belowCap = seats;
  state.value = 2 * (layout.value ?? 0);
  state.five = layout.five ?? false;
  const pile = cards(layout.pile);
  pile.forEach((card, index) => {
    const by = (seats - ((pile.length - index) % seats)) % seats;
    state.pile[state.pileSize++] = card | (by << BY_SHIFT);
  });
  state.open.fill(GONE);
  state.blind.fill(GONE);
  for (let seat = 0; seat < seats; seat++) {
    for (const card of cards(layout.hands[seat])) {
      state.hand[seat * KINDS + card]!++;
      state.handSize[seat]!++;
      state.handKinds[seat]! |= kindBit(card);
    }
    const open = cards(layout.opens?.[seat]);
    const blind = cards(layout.blinds?.[seat]);
    const bank = cards(layout.banks?.[seat]).reverse();
    state.open.set(open, seat * PLACES);
    state.blind.set(blind, seat * PLACES);
    state.bank.set(bank, seat * state.bankRoom);
    state.openLeft[seat] = open.length;
    state.blindLeft[seat] = blind.length;
    state.bankSize[seat] = bank.length;
    state.turns[seat] = 5;
    if (layout.table?.includes(seat)) state.table[seat] = 1;
  }
  state.points.set(layout.points ?? []);
  return state;
}

export const viewOf = (layout: Layout): View => eightAndAHalf.view(position(layout), 0);

export const text = (move: Move): string =>
  eightAndAHalf.notate(new State(2, eightAndAHalf.presets.standard), 0, move, 0);
