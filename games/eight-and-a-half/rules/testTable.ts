/** A position laid out by hand, and play in notation: the vocabulary of the rule tests. */

import { collect, type Emission, eventsFor, type Rng, type Seat } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { apply } from './apply.ts';
import { cardName, DECK, PLACES } from '../facts/cards.ts';
import { check } from './check.ts';
import { layAside, setPlaces, setTurns } from './codec.ts';
import { addToHand, cardsByKind } from './hands.ts';
import { moves } from './moves.ts';
import { allMoves, moveText } from '../facts/notation.ts';
import { PRESETS } from './options.ts';
import { BY_SHIFT, CARD_BITS, GONE, NOBODY, State } from './state.ts';
import type { Card, Event, Move, Options, Phase } from '../facts/types.ts';

export interface Layout {
  /** By seat, as in '3 ½ Ghost'; so are Banks (top first), Open and Blind cards and what lies aside. */
  readonly hands: readonly string[];
  readonly banks?: readonly string[];
  readonly opens?: readonly string[];
  readonly blinds?: readonly string[];
  readonly asides?: readonly string[];
  /** Bottom first, all laid by the seat before `turn`. */
  readonly pile?: string;
  /** As told at the table: 3.5 is three and a half. */
  readonly value?: number;
  readonly five?: boolean;
  readonly turn?: Seat;
  readonly phase?: Phase;
  readonly dealer?: Seat;
  /** Seats that play from the table. */
  readonly table?: readonly Seat[];
  readonly turns?: readonly number[];
  readonly pending?: Seat;
  readonly winner?: Seat;
  readonly loser?: Seat;
  readonly rounds?: number;
  readonly options?: Partial<Options>;
}

/** The standard table but for what a test says. */
export const agreed = (options: Partial<Options> = {}): Options => ({
  ...PRESETS.standard,
  ...options,
});

/** Where a test does not say: three that can be told from everything else it uses. */
const UNTOUCHED = '9 9 9';

function cardOf(name: string): Card {
  const card = DECK.find((kind) => cardName(kind) === name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card;
}

export const cards = (names: string): Card[] => names.split(' ').filter(Boolean).map(cardOf);

const text = (list: readonly Card[]): string => list.map(cardName).join(' ');

export function readMove(notation: string): Move {
  const move = allMoves().find((one) => moveText(one) === notation);
  if (!move) throw new Error(`no move is called ${notation}`);
  return move;
}

export class TestTable {
  readonly emissions: Emission<Event>[] = [];

  constructor(readonly state: State) {}

  /** Plays in turn, whoever's turn it is, without chance; an illegal move fails the test. */
  play(...notations: readonly string[]): this {
    return scripted([], (rng) => this.playWith(rng, ...notations));
  }

  playWith(rng: Rng, ...notations: readonly string[]): this {
    for (const notation of notations) {
      const why = this.refusal(notation);
      if (why) throw new Error(`seat ${this.turn} may not play ${notation}: ${why}`);
      apply(this.state, this.turn, readMove(notation), rng, collect(this.emissions));
    }
    return this;
  }

  /** The code with which the seat on turn is refused a move. */
  refusal(notation: string): string | undefined {
    return check(this.state, this.turn, readMove(notation))?.code;
  }

  get turn(): Seat {
    return this.state.turn;
  }

  get value(): number {
    return this.state.value / 2;
  }

  get pile(): string {
    return text(
      Array.from(this.state.pile.subarray(0, this.state.pileSize), (cell) => cell & CARD_BITS),
    );
  }

  get offered(): string[] {
    const out: Move[] = [];
    const count = moves(this.state, this.turn, out);
    return out.slice(0, count).map(moveText);
  }

  hand(seat: Seat): string {
    return text(cardsByKind(this.state.hand, seat));
  }

  aside(seat: Seat): string {
    return text(cardsByKind(this.state.aside, seat));
  }

  open(seat: Seat): string {
    return text(this.places(this.state.open, seat));
  }

  blind(seat: Seat): string {
    return text(this.places(this.state.blind, seat));
  }

  /** Top first. */
  bank(seat: Seat): string {
    const bottom = seat * this.state.bankRoom;
    const bank = this.state.bank.subarray(bottom, bottom + this.state.bankSize[seat]!);
    return text(Array.from(bank).reverse());
  }

  private places(cells: Uint8Array, seat: Seat): Card[] {
    return Array.from(cells.subarray(seat * PLACES, (seat + 1) * PLACES)).filter(
      (card) => card !== GONE,
    );
  }

  events<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return eventsFor(this.emissions, 'public').filter(
      (event): event is Extract<Event, { type: Type }> => event.type === type,
    );
  }
}

export function lay(layout: Layout): TestTable {
  const seats = layout.hands.length;
  const state = new State(seats, agreed({ rounds: layout.rounds ?? 1, ...layout.options }));
  state.round = 1;
  state.dealer = layout.dealer ?? seats - 1;
  state.phase = layout.phase ?? 'play';
  state.turn = layout.turn ?? 0;
  state.value = 2 * (layout.value ?? 0);
  state.five = layout.five ?? false;
  state.pending = layout.pending ?? NOBODY;
  state.winner = layout.winner ?? NOBODY;
  state.loser = layout.loser ?? NOBODY;
  const before = (state.turn + seats - 1) % seats;
  for (const card of cards(layout.pile ?? '')) {
    state.pile[state.pileSize++] = card | (before << BY_SHIFT);
  }
  layout.hands.forEach((hand, seat) => {
    for (const card of cards(hand)) addToHand(state, seat, card);
    const bank = cards(layout.banks?.[seat] ?? '').reverse();
    state.bank.set(bank, seat * state.bankRoom);
    state.bankSize[seat] = bank.length;
    setPlaces(
      state,
      seat,
      threePlaces(layout.opens?.[seat] ?? UNTOUCHED),
      threePlaces(layout.blinds?.[seat] ?? UNTOUCHED),
    );
    layAside(state, seat, cards(layout.asides?.[seat] ?? ''));
    setTurns(state, seat, layout.turns?.[seat] ?? 0);
  });
  for (const seat of layout.table ?? []) state.table[seat] = 1;
  return new TestTable(state);
}

const threePlaces = (names: string): Card[] => [...cards(names), GONE, GONE, GONE].slice(0, PLACES);
