import { collect, type Emission, eventsFor } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { STANDARD_RULES } from '../facts/rules.ts';
import { setup } from './setup.ts';
import { handOf, pileSize } from './state/state.ts';
import { asked, cashOf, face, owners, STANDARD, T } from './testScene.ts';
import type { Event } from '../facts/events.ts';

const DECK = Array.from(STANDARD_RULES.deck);

/** A deck dealt from its other end, so that hands differ. */
const REVERSED = DECK.toReversed();

function start(seats: number, throws: readonly number[]) {
  const emissions: Emission<Event>[] = [];
  const state = scripted([{ deck: REVERSED }, ...throws], (rng) =>
    setup({ seats, options: STANDARD }, rng, collect(emissions)),
  );
  return { state, emissions };
}

describe('D-2.1 setting up', () => {
  const { state, emissions } = start(4, [3, 2, 1, 0]);

  it('puts 50 in every box and gives everybody 400', () => {
    expect(Array.from(state.box)).toEqual(Array(8).fill(50));
    expect(cashOf(state)).toEqual([400, 400, 400, 400]);
    expect(owners(state)).toEqual(Array(8).fill(null));
    expect(Array.from(state.pawns)).toEqual([0, 0, 0, 0]);
  });

  it('deals five cards each, one at a time, and leaves the rest as the pile', () => {
    for (const seat of [1, 2, 3]) {
      const dealt = [0, 1, 2, 3, 4]
        .map((round) => REVERSED[round * 4 + seat]!)
        .toSorted((a, b) => a - b);
      expect(handOf(state, seat)).toEqual(dealt);
    }
    // Seat 0 begins and has drawn the first card of the pile.
    expect(handOf(state, 0)).toHaveLength(6);
    expect(Array.from(state.deck.subarray(state.drawn))).toEqual(REVERSED.slice(21));
  });

  it('shows each hand to its owner only', () => {
    const dealt = (viewer: number) =>
      eventsFor(emissions, viewer).flatMap((event) =>
        event.type === 'dealt' ? [event.cards] : [],
      );
    expect(dealt(1)[1]).toEqual(handOf(state, 1));
    expect(dealt(1)[2]).toEqual([null, null, null, null, null]);
  });

  it('deals to three as well', () => {
    const three = start(3, [0, 1, 2]).state;
    expect(Array.from(three.handSize)).toEqual([5, 5, 6]);
    expect(pileSize(three)).toBe(72 - 16);
  });
});

describe('D-2.2 the highest die begins', () => {
  it('counts T above 5', () => {
    expect(start(4, [face(5), T, face(4), face(1)]).state.turn).toBe(1);
    expect(start(4, [face(3), face(2), face(5), face(1)]).state.turn).toBe(2);
  });

  it('lets only those who tie throw again, until one is highest', () => {
    const { state, emissions } = start(4, [
      T,
      face(1),
      T,
      T,
      face(2),
      face(4),
      face(4),
      face(1),
      face(3),
    ]);
    expect(state.turn).toBe(3);
    const throws = eventsFor(emissions, 'public').flatMap((event) =>
      event.type === 'threwForStart' ? [`${event.seat}:${event.die}`] : [],
    );
    expect(throws).toEqual(['0:T', '1:1', '2:T', '3:T', '0:2', '2:4', '3:4', '2:1', '3:3']);
  });

  it('asks whoever begins', () => {
    expect(asked(start(4, [0, 1, 2, 3]).state)).toEqual({ kind: 'turn', seats: [3] });
  });
});
