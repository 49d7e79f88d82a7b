/** Positions laid out by hand, and play in notation: the vocabulary of the rule tests. */

import { collect, type Emission, eventsFor, type Json, type Seat, type Viewer } from '@parlor/kit';
import { type Step, scripted } from '@parlor/testkit';
import { apply } from './apply.ts';
import { BOX, countsOf, keyOf } from '../facts/cards.ts';
import { check } from './check.ts';
import { decode, discardOf, type Encoded, pairsOf, pileOf } from './codec.ts';
import { moves } from './moves.ts';
import { notate, readNotation } from '../facts/notation.ts';
import { presets } from '../facts/options.ts';
import { outcome } from './scoring.ts';
import { cardsIn } from './sets.ts';
import { OVER, ROW, type State, setOfCounts } from './state.ts';
import { beginTurns } from './turn.ts';
import {
  BANKRUPTS,
  CARDS,
  type Event,
  type Move,
  type Options,
  QUESTIONS,
  STEALS,
  VALUES,
} from '../facts/types.ts';

/** Short names: 1 to 10, BL and BH for the Bankrupts, S1 to S3 for the Steals. */
const SHORT = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'BL', 'BH', 'S1', 'S2', 'S3'];

export function cards(text: string): number[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const card = SHORT.indexOf(name);
      if (card < 1) throw new Error(`no card is called ${name}`);
      return card;
    });
}

export const text = (list: readonly number[]): string => list.map((card) => SHORT[card]).join(' ');

/** The deck in the box with some counts changed. */
export const deckWith = (changes: Partial<typeof BOX>): typeof BOX => ({ ...BOX, ...changes });

/** Few cards, many Bankrupts and Steals: everything happens, often. */
export const WILD: Options['deck'] = {
  ...Object.fromEntries(VALUES.map((value) => [keyOf(value), 3])),
  ...Object.fromEntries([...BANKRUPTS, ...STEALS].map((card) => [keyOf(card), 4])),
};

/** Little but Bankrupts and Steals: hands without a value card come up all the time. */
export const RUIN: Options['deck'] = {
  ...Object.fromEntries(VALUES.map((value) => [keyOf(value), 2])),
  ...Object.fromEntries(BANKRUPTS.map((card) => [keyOf(card), 18])),
  ...Object.fromEntries(STEALS.map((card) => [keyOf(card), 3])),
};

/** A whole deck in an order that begins with these cards; the others follow by number. */
export function stacked(top: string, deck: Options['deck'] = null): number[] {
  const first = cards(top);
  const rest = cardsIn(countsOf(deck));
  for (const card of first) {
    const place = (rest as number[]).indexOf(card);
    if (place < 0) throw new Error(`too many ${keyOf(card)}`);
    rest.splice(place, 1);
  }
  return [...first, ...rest];
}

export interface Layout {
  /** By seat. */
  readonly hands: readonly string[];
  readonly banks?: readonly string[];
  /** Top card first; a few cards if not said. */
  readonly pile?: string;
  /** Bottom card first; one out of reach if not said. */
  readonly discard?: string;
  /** Whose turn begins; seat 0 if not said. */
  readonly turn?: Seat;
  readonly dealer?: Seat;
  readonly turns?: number;
  readonly finished?: readonly (readonly number[])[];
  readonly options?: Partial<Options>;
}

function stateOf(layout: Layout): State {
  const seats = layout.hands.length;
  const options = { ...presets.standard, ...layout.options };
  const hands = layout.hands.map((hand) => cards(hand));
  const deck = countsOf(options.deck);
  const none = new Array<number>(CARDS.length).fill(0);
  const encoded: Encoded = {
    seats,
    options,
    game: layout.finished?.length ?? 0,
    dealer: layout.dealer ?? seats - 1,
    turn: layout.turn ?? 0,
    asked: null,
    turns: layout.turns ?? 0,
    settled: 0,
    pairs: [],
    stealing: null,
    hands,
    banks: hands.map((_, seat) => cards(layout.banks?.[seat] ?? '')),
    pile: cards(layout.pile ?? '2 2 2 2 2 2'),
    discard: cards(layout.discard ?? 'S1'),
    gone: [],
    finished: layout.finished ?? [],
    couldBe: hands.map((hand) => hand.map(() => setOfCounts(deck))),
    unclear: hands.map(() => 0),
    known: [],
    shuffled: Array.from(deck).slice(1),
    drawn: hands.map(() => none),
    last: hands.map(() => ({ deed: 'none', card: null })),
    letGo: hands.map(() => VALUES.map(() => 0)),
  };
  return decode(encoded as unknown as Json);
}

export class TestTable {
  readonly state: State;
  private emissions: Emission<Event>[] = [];

  /** Begins the turn of the seat in turn; `chance` is for what the rules then do by themselves. */
  constructor(layout: Layout, ...chance: Step[]) {
    this.state = stateOf(layout);
    scripted(chance, (rng) => beginTurns(this.state, rng, collect(this.emissions)));
  }

  /** Plays for the seat asked, with this chance and no other. */
  play(notation: string, ...chance: Step[]): this {
    const why = this.refusal(notation);
    if (why) throw new Error(`${notation} is refused: ${why}`);
    this.emissions = [];
    scripted(chance, (rng) =>
      apply(this.state, this.state.turn, this.read(notation), rng, collect(this.emissions)),
    );
    return this;
  }

  /** Plays several moves without chance. */
  playAll(...notations: readonly string[]): this {
    for (const notation of notations) this.play(notation);
    return this;
  }

  private read(notation: string): Move {
    const move = readNotation(notation);
    if (!move) throw new Error(`no move is called ${notation}`);
    return move;
  }

  /** The code with which a move is refused, if it is. */
  refusal(notation: string, seat: Seat = this.state.turn): string | undefined {
    return check(this.state, seat, this.read(notation))?.code;
  }

  /** What may be played, in notation; all that begins with `verb` if given. */
  legal(verb = ''): string[] {
    const { state } = this;
    const out: Move[] = [];
    const count = moves(state, state.turn, out);
    return out
      .slice(0, count)
      .map((move) => notate(state, state.turn, move, state.turn))
      .filter((notation) => notation.startsWith(verb));
  }

  /** The events of the last step, as `viewer` sees them. */
  events(viewer: Viewer = 'public'): Event[] {
    return eventsFor(this.emissions, viewer);
  }

  get turn(): Seat {
    return this.state.turn;
  }

  get asked(): string {
    return this.state.asked === OVER ? 'over' : QUESTIONS[this.state.asked]!;
  }

  hand(seat: Seat): string {
    return text(cardsIn(this.state.hands, seat * ROW));
  }

  bank(seat: Seat): string {
    return text(cardsIn(this.state.banks, seat * ROW));
  }

  get pile(): string {
    return text(pileOf(this.state));
  }

  get discard(): string {
    return text(discardOf(this.state));
  }

  /** Pairs that lie before the player in turn, Bankrupt and value of each. */
  get pairs(): string {
    return pairsOf(this.state).map(text).join(', ');
  }

  /** What is out of the game. */
  get gone(): string {
    return text(cardsIn(this.state.gone));
  }

  get outcome() {
    return outcome(this.state);
  }
}
