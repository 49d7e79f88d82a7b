/** Snapshots: the state as plain JSON and back. */

import type { Json } from '@parlor/kit';
import { addCard, handOf, removeCard, State, UNOWNED } from './state.ts';
import type { Contract, Debt, Offer, Options } from './types.ts';

/** Fields that go over as they are. */
const PLAIN = [
  'part',
  'phase',
  'turn',
  'asked',
  'bank',
  'drawn',
  'throwing',
  'rollsLeft',
  'playing',
  'payout',
  'isClosing',
  'closing',
  'lot',
  'broker',
  'sealed',
  'bidsMade',
  'investorPlayed',
  'quiet',
  'acted',
  'passes',
  'offer',
  'contracts',
  'contractsMade',
  'ended',
  'debts',
  'gotCards',
  'gotProperties',
  'partner',
] as const satisfies readonly (keyof State)[];

/** Arrays of numbers that go over whole; what follows from other fields is worked out again. */
const LISTS = [
  'deck',
  'cash',
  'owner',
  'box',
  'seenBox',
  'pawns',
  'bids',
  'investors',
  'standing',
  'madeAt',
  'turnsEnded',
  'dealsOpened',
  'lostUnseen',
  'lacks',
] as const satisfies readonly (keyof State)[];

export function encode(state: State): Json {
  const json: Record<string, unknown> = { seats: state.seats, options: state.options };
  for (const name of PLAIN) json[name] = state[name];
  for (const name of LISTS) json[name] = Array.from(state[name]);
  json['hands'] = seatsOf(state).map((seat) => handOf(state, seat));
  json['discards'] = Array.from(state.discards.subarray(0, state.discardCount));
  json['known'] = seatsOf(state).map((viewer) => encodeNotes(state, viewer));
  return json as Json;
}

const seatsOf = (state: State): number[] => Array.from({ length: state.seats }, (_, seat) => seat);

/** A note of a seat: the card, the hands it can be in, the one it was last seen in. */
type Note = readonly [card: number, hands: number, home: number];

/** In the order they are kept. */
function encodeNotes(state: State, viewer: number): Note[] {
  const first = viewer * state.deck.length;
  return Array.from({ length: state.knownCount[viewer]! }, (_, note) => [
    state.knownCard[first + note]!,
    state.knownHands[first + note]!,
    state.knownHome[first + note]!,
  ]);
}

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
    readonly known: readonly (readonly Note[])[];
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
  state.discards.set(encoded.discards);
  state.discardCount = encoded.discards.length;
  for (const [viewer, notes] of encoded.known.entries()) setNotes(state, viewer, notes);
  return state;
}

/** Replaces a seat's hand. */
export function dealHand(state: State, seat: number, cards: readonly number[]): void {
  for (const card of handOf(state, seat)) removeCard(state, seat, card);
  for (const card of cards) addCard(state, seat, card);
}

export function setNotes(state: State, viewer: number, notes: readonly Note[]): void {
  const first = viewer * state.deck.length;
  for (const [note, [card, hands, home]] of notes.entries()) {
    state.knownCard[first + note] = card;
    state.knownHands[first + note] = hands;
    state.knownHome[first + note] = home;
  }
  state.knownCount[viewer] = notes.length;
}
