import { describe, expect, it } from 'vitest';
import { type Lying, track } from './tracking.ts';
import { stepsOf } from './testMatches.ts';

const cardsIn = (placed: readonly ({ readonly card: number } | null)[]): (number | null)[] =>
  placed.map((one) => one && one.card);

describe('which card is which', () => {
  it('agrees with the view after every move, for players and for the public', () => {
    for (const [seats, viewer] of [
      [2, 0],
      [4, 3],
      [6, 'public'],
    ] as const) {
      let lying: Lying | undefined;
      for (const { view, events, after } of stepsOf(seats, 4, 21, viewer)) {
        lying ??= track(undefined, view, []);
        lying = track(lying, after, events);
        expect(cardsIn(lying.pile)).toEqual(after.pile.map(({ card }) => card));
        expect(cardsIn(lying.hand)).toEqual(viewer === 'public' ? [] : after.players[viewer].hand);
        expect(lying.open.map(cardsIn)).toEqual(after.players.map(({ open }) => open));
      }
    }
  });

  it('never gives one name to two cards that are seen at once', () => {
    let lying: Lying | undefined;
    for (const { view, events, after } of stepsOf(4, 4, 22, 0)) {
      lying = track(lying ?? track(undefined, view, []), after, events);
      const seen = [
        ...lying.hand,
        ...lying.pile,
        ...(lying.swept?.pile ?? []),
        ...lying.open.flat(),
      ].flatMap((one) => one?.key ?? []);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('keeps the name of a card of mine on its way to the pile, and of an Open card too', () => {
    let lying: Lying | undefined;
    let kept = 0;
    for (const { view, seat, move, events, after } of stepsOf(3, 4, 23, 0)) {
      const before = lying ?? track(undefined, view, []);
      lying = track(before, after, events);
      const isMine = (seat === 0 && move.type === 'play') || move.type === 'open';
      if (!isMine || events.some(({ type }) => type === 'dealt')) continue;
      const pile = lying.swept?.pile ?? lying.pile;
      const count = move.type === 'play' ? move.count : 1;
      const known = [...before.hand, ...before.open.flat()].map((one) => one?.key);
      for (const { key } of pile.slice(before.pile.length, before.pile.length + count)) {
        expect(known).toContain(key);
        kept++;
      }
    }
    expect(kept).toBeGreaterThan(50);
  });

  it('knows nothing about cards from hands nobody sees but where they came from', () => {
    let lying: Lying | undefined;
    for (const { view, seat, move, events, after } of stepsOf(4, 2, 24, 0)) {
      const before = lying ?? track(undefined, view, []);
      lying = track(before, after, events);
      if (seat === 0 || move.type !== 'play') continue;
      const laid = (lying.swept?.pile ?? lying.pile)[before.pile.length];
      expect(laid?.from).toBe(`hand-${seat}`);
    }
  });

  it('sends a collected pile to whoever takes it', () => {
    let lying: Lying | undefined;
    let swept = 0;
    for (const { view, events, after } of stepsOf(4, 3, 25, 0)) {
      lying = track(lying ?? track(undefined, view, []), after, events);
      const collected = events.find((event) => event.type === 'collected');
      if (!collected) continue;
      expect(lying.swept?.to).toBe(collected.seat);
      expect(cardsIn(lying.swept!.pile)).toEqual(collected.cards);
      swept++;
    }
    expect(swept).toBeGreaterThan(20);
  });
});
