import { dataName } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Parcel, Parcels } from './parcels.ts';

const deck = { aces: 4, name: 'a deck of one’s own' };
const text = JSON.stringify(deck);
const options = { rounds: 3, deck };
const view = { viewer: 0, options, hand: [1] };
const record = { game: 'g', table: { seats: 2, options }, moves: [{ seat: 0, move: {} }] };
const standing = { ply: 1, updates: [[0, { ply: 1, view }]], record, isOver: false };

/** What a thread posts arrives as a copy. */
const post = (parcel: Parcel): Parcel => structuredClone(parcel);
const inText = (parcel: Parcel): number => JSON.stringify(parcel).split(text).length - 1;

describe('between the page and its rules thread', () => {
  it.each([
    ['a call about a view', [{ game: 'g', edition: 1 }, view, 0, { type: 'pass' }]],
    ['a call about a record', ['id', record, [0, 1]]],
    ['where a match stands', standing],
    ['an answer', { ok: true, standing }],
    ['a replay', { ok: true, moments: [{ view }, { view }, { view }], movers: [0, 1] }],
    ['what decided a match', { at: 3, winner: 0, view, events: [] }],
  ])('%s has a set of one’s own once, and from then on its name', (_what, value) => {
    const [here, there] = [new Parcels(), new Parcels()];
    const first = here.pack(value);
    expect(inText(first)).toBe(1);
    expect(there.unpack(post(first))).toEqual(value);
    const second = here.pack(structuredClone(value));
    expect(inText(second)).toBe(0);
    expect(JSON.stringify(second)).toContain(dataName(deck));
    expect(there.unpack(post(second))).toEqual(value);
    // Nothing was changed in what somebody still looks at.
    expect(JSON.stringify(value)).toContain(text);
  });

  it('comes back as the same object every time', () => {
    const [here, there] = [new Parcels(), new Parcels()];
    const deckIn = (value: unknown) => (value as typeof view).options.deck;
    const first = deckIn(there.unpack(post(here.pack(view))));
    expect(deckIn(there.unpack(post(here.pack(view))))).toBe(first);
  });

  it('leaves what has no set of its own as it is', () => {
    const parcels = new Parcels();
    const plain = { ok: true, standing: { updates: [[0, { view: { options: { rounds: 3 } } }]] } };
    for (const value of [plain, [], null, undefined, 7, 'x', [null, [1]], { view: null }]) {
      expect(parcels.pack(value)).toEqual({ value, data: [] });
      expect(parcels.pack(value).value).toBe(value);
      expect(parcels.unpack({ value, data: [] })).toBe(value);
    }
  });

  it('tells a new thread again', () => {
    const here = new Parcels();
    here.pack(view);
    here.begin();
    expect(inText(here.pack(view))).toBe(1);
  });
});
