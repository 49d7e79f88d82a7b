import { dataName } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { OwnDataCodec, type Parcel } from './ownDataCodec.ts';

const deck = { aces: 4, name: 'a deck of one’s own' };
const text = JSON.stringify(deck);
const options = { rounds: 3, deck };
const view = { viewer: 0, options, hand: [1] };
const record = { game: 'g', table: { seats: 2, options }, moves: [{ seat: 0, move: {} }] };
const standing = { ply: 1, updates: [[0, { ply: 1, view }]], record, isOver: false };

/** What a thread posts arrives as a copy. */
const post = (parcel: Parcel): Parcel => structuredClone(parcel);
const inText = (parcel: Parcel): number => JSON.stringify(parcel).split(text).length - 1;

const asked = (...args: unknown[]) => [{ id: 1, method: 'm', args }];
const answered = (value: unknown) => [{ id: 1, value }];

describe('what carries options', () => {
  it.each([
    ['a call about a view', asked({ game: 'g', edition: 1 }, view, 0, { type: 'pass' })],
    ['a call about a record', asked('id', record, [0, 1])],
    ['a question to a bot', asked({ ask: 'hints', seat: 0, view, dice: [1, 2] })],
    ['where a match stands', answered(standing)],
    ['an answer', answered({ ok: true, standing })],
    ['a replay', answered({ ok: true, moments: [{ view }, { view }, { view }], movers: [0, 1] })],
    ['what decided a match', answered({ at: 3, winner: 0, view, events: [] })],
    ['several at once', [...answered(view), ...answered({ ok: true, standing })]],
  ])('%s has a set of one’s own once, and from then on its name', (_what, batch) => {
    const [here, there] = [new OwnDataCodec(), new OwnDataCodec()];
    const first = here.pack(batch);
    expect(inText(first)).toBe(1);
    expect(there.unpack(post(first))).toEqual(batch);
    const second = here.pack(structuredClone(batch));
    expect(inText(second)).toBe(0);
    expect(JSON.stringify(second)).toContain(dataName(deck));
    expect(there.unpack(post(second))).toEqual(batch);
    // Nothing was changed in what somebody still looks at.
    expect(JSON.stringify(batch)).toContain(text);
  });

  it('comes back as the same object every time', () => {
    const [here, there] = [new OwnDataCodec(), new OwnDataCodec()];
    const deckIn = (batch: unknown) => (batch as { value: typeof view }[])[0]!.value.options.deck;
    const first = deckIn(there.unpack(post(here.pack(answered(view)))));
    expect(deckIn(there.unpack(post(here.pack(answered(view)))))).toBe(first);
  });

  it('stays as it is if it has no set of its own', () => {
    const codec = new OwnDataCodec();
    const plain = { ok: true, standing: { updates: [[0, { view: { options: { rounds: 3 } } }]] } };
    for (const value of [plain, [], null, undefined, 7, 'x', [null, [1]], { view: null }]) {
      const batch = answered(value);
      expect(codec.pack(batch)).toEqual({ batch, data: [] });
      expect(codec.pack(batch).batch).toBe(batch);
      expect(codec.unpack({ batch, data: [] })).toBe(batch);
    }
  });

  it('is told again if it could not be sent', () => {
    const codec = new OwnDataCodec();
    codec.pack(answered(view));
    codec.unsent();
    expect(inText(codec.pack(answered(view)))).toBe(1);
  });
});
