/** Snapshots: the state as plain JSON and back. */

import type { Json } from '@parlor/kit';
import { notesOf } from './state/knowledge.ts';
import { addCard, discardsOf, handOf, pileOf, removeCard, State, UNOWNED } from './state/state.ts';
import type { Contract, Debt, Offer, Options } from '../facts/types.ts';

/** Fields that go over as they are. */
const PLAIN = [
  'part',
  'phase',
  'turn',
  'asked',
  'bank',
  'shown',
  'drawn',
  'throwing',
  'rollsLeft',
  'playing',
  'payout',
  'closingRound',
  'closing',
  'again',
  'lot',
  'broker',
  'sealed',
  'bidsMade',
  'investorPlayed',
  'quiet',
  'maker',
  'passes',
  'offer',
  'contracts',
  'contractsMade',
  'ended',
  'debts',
  'relatedCards',
  'gotProperties',
  'partner',
  'partners',
  'due',
  'next',
  'choosing',
  'aim',
  'lacks',
] as const satisfies readonly (keyof State)[];

/** Arrays of numbers that go over whole; what follows from other fields is worked out again. */
const LISTS = [
  'cash',
  'owner',
  'box',
  'pawns',
  'bids',
  'investors',
  'standing',
  'madeAt',
  'turnsEnded',
  'dealsOpened',
  'lostUnseen',
] as const satisfies readonly (keyof State)[];

export function encode(state: State): Json {
  const json: Record<string, unknown> = { seats: state.seats, options: state.options };
  for (const name of PLAIN) json[name] = state[name];
  for (const name of LISTS) json[name] = Array.from(state[name]);
  json['hands'] = seatsOf(state).map((seat) => handOf(state, seat));
  json['discards'] = discardsOf(state);
  json['pile'] = pileOf(state);
  json['known'] = seatsOf(state).map((viewer) => notesOf(state, viewer));
  return json as Json;
}

const seatsOf = (state: State): number[] => Array.from({ length: state.seats }, (_, seat) => seat);

/** What `encode` makes; decoding trusts it. */
type Encoded = Readonly<Record<(typeof PLAIN)[number], never>> &
  Readonly<Record<(typeof LISTS)[number], readonly number[]>> & {
    readonly seats: number;
    readonly options: Options;
    readonly offer: Offer | null;
    readonly contracts: readonly Contract[];
    readonly debts: readonly Debt[];
    readonly hands: readonly (readonly number[])[];
    readonly discards: readonly number[];
    readonly pile: readonly number[];
    readonly known: readonly (readonly number[])[];
  };

export function decode(json: Json): State {
  const encoded = json as unknown as Encoded;
  const state = new State(encoded.seats, encoded.options);
  for (const name of PLAIN) state[name] = encoded[name];
  for (const name of LISTS) state[name].set(encoded[name]);
  for (const [property, owner] of encoded.owner.entries()) {
    if (owner !== UNOWNED) state.holdings[owner]! |= 1 << property;
  }
  for (const [seat, cards] of encoded.hands.entries()) dealHand(state, seat, cards);
  state.deck.set(encoded.discards);
  state.deck.set(encoded.pile, state.drawn);
  state.discardCount = encoded.discards.length;
  for (const [viewer, notes] of encoded.known.entries()) setNotes(state, viewer, notes);
  return state;
}

/** Replaces a seat's hand. */
export function dealHand(state: State, seat: number, cards: readonly number[]): void {
  for (const card of handOf(state, seat)) removeCard(state, seat, card);
  for (const card of cards) addCard(state, seat, card);
}

/** Replaces a seat's notes. */
export function setNotes(state: State, viewer: number, notes: readonly number[]): void {
  state.notes.set(notes, viewer * state.deck.length);
  state.noteCount[viewer] = notes.length;
}
