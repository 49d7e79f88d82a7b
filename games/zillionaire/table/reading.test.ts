import { fastRng, type Seat } from '@parlor/kit';
import { RANKS } from '../facts/types.ts';
import { COPIES, pointsOf, statusesFor } from '../facts/cards.ts';
import { type Event, type View, zillionaire } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { careerOf } from './ending.ts';
import { groupsOf, liesAbove } from '../facts/plays.ts';
import { cardKey, freshFrom, handKey, roundOf, stillOut, twoRows } from './reading.ts';

interface Seen {
  readonly events: readonly Event[];
  readonly view: View;
  readonly before: View;
}

/** A random match as one seat sees it, move by move. */
function watch(seats: number, games: number, seed: number, viewer: Seat): Seen[] {
  const rng = fastRng(seed);
  const state = zillionaire.setup({ seats, options: { games } }, rng);
  const seen: Seen[] = [];
  while (!zillionaire.outcome(state)) {
    const before = zillionaire.view(state, viewer);
    const seat = Math.log2(zillionaire.toAct(state));
    const events: Event[] = [];
    const move = zillionaire.sample(state, seat, rng);
    zillionaire.apply(state, seat, move, rng, (shared) => events.push(shared));
    seen.push({ events, view: zillionaire.view(state, viewer), before });
  }
  return seen;
}

/** Not the moment in which a game ends: its view is that of the next one already. */
const isUnderWay = ({ view }: Seen): boolean => view.history.length > 0 && view.turn !== null;

const TABLES = [3, 4, 5, 6].flatMap((seats) => [1, 2, 3].map((seed) => ({ seats, seed })));

describe('the round in the tray', () => {
  test.each(TABLES)('is over exactly when the game says so ($seats seats, seed $seed)', (table) => {
    const seen = watch(table.seats, 2, table.seed, 0).filter(isUnderWay);
    for (const { events, view } of seen) {
      const round = roundOf(view);
      expect(round.isOver).toBe(events.some(({ type }) => type === 'roundWon'));
      expect(round.isOver).toBe(view.top === null);
    }
    for (const { view } of seen.filter(({ view }) => view.top !== null)) {
      const { rank, asks, seat } = roundOf(view).laid.at(-1)!;
      expect({ rank, count: asks, by: seat }).toEqual(view.top);
    }
  });

  test('knows whom a Bump has skipped', () => {
    const bumps = watch(5, 4, 1, 0)
      .filter(isUnderWay)
      .flatMap(({ events, view }) =>
        events.flatMap((event) => (event.type === 'bumped' ? [{ seat: event.seat, view }] : [])),
      );
    expect(bumps.length).toBeGreaterThan(0);
    for (const { seat, view } of bumps)
      expect(roundOf(view).passed[0]).toEqual({ seat, isSkipped: true });
  });

  test('keeps the plays of one round, each above the one before', () => {
    for (const { view } of watch(4, 1, 7, 0)) {
      const ranks = roundOf(view).laid.map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(new Set(ranks).size).toBe(ranks.length);
    }
  });
});

describe('the box', () => {
  test('has as many cards of each rank as the game', () => {
    const state = zillionaire.setup({ seats: 4, options: { games: 1 } }, fastRng(1));
    expect(zillionaire.audit.inventory(state)).toEqual(COPIES);
  });

  test.each([3, 4, 5, 6])('has the statuses and points of %i seats', (seats) => {
    const taken = watch(seats, 1, 5, 0)
      .flatMap(({ events }) => events)
      .filter((event) => event.type === 'statusTaken');
    expect(taken.map(({ status }) => status)).toEqual(statusesFor(seats));
    expect(taken.map(({ points }) => points)).toEqual(statusesFor(seats).map(pointsOf));
  });

  test('lights the steps the game lets beat the top', () => {
    const follows = watch(5, 2, 11, 0).flatMap(({ before, events }) =>
      events.flatMap((event) =>
        event.type === 'played' && before.top ? [{ top: before.top, rank: event.rank }] : [],
      ),
    );
    expect(follows.every(({ top, rank }) => liesAbove(top, rank))).toBe(true);
    expect(RANKS.filter((rank) => liesAbove({ rank: 10, count: 1, by: 0 }, rank))).toEqual([11]);
  });
});

describe('cards still out', () => {
  test('are what others hold and the two that nobody saw', () => {
    for (const { view } of watch(4, 2, 3, 2)) {
      const others = view.handSizes.reduce((sum, cards) => sum + cards, 0) - view.hand!.length;
      expect(stillOut(view).reduce((sum, cards) => sum + cards, 0)).toBe(others + 2);
      expect(stillOut(view).every((cards) => cards >= 0)).toBe(true);
    }
  });
});

describe('the hand', () => {
  test('is grouped by rank', () => {
    expect(groupsOf([1, 1, 4, 9, 9, 9])).toEqual([
      { rank: 1, count: 2 },
      { rank: 4, count: 1 },
      { rank: 9, count: 3 },
    ]);
    expect(groupsOf([])).toEqual([]);
  });

  test('stands in two rows of about the same length', () => {
    const rows = twoRows(groupsOf([1, 1, 1, 2, 2, 3, 4, 4, 6, 6, 7, 8, 8, 13]));
    expect(rows.map((row) => row.reduce((sum, { count }) => sum + count, 0))).toEqual([6, 8]);
    expect(twoRows(groupsOf([4, 4, 4]))).toHaveLength(1);
  });

  test('keeps the name of every card when it goes to the tray', () => {
    const namesIn = (view: View): string[] =>
      groupsOf(view.hand!).flatMap(({ rank, count }) =>
        Array.from({ length: count }, (_, i) => handKey(view, rank, i)),
      );
    const plays = watch(4, 2, 9, 1)
      .filter(isUnderWay)
      .filter(({ events }) => events[0]?.type === 'played' && events[0].seat === 1);
    expect(plays.length).toBeGreaterThan(5);
    for (const { view, before } of plays) {
      const top = roundOf(view).laid.at(-1)!;
      const laid = Array.from({ length: top.count }, (_, i) => cardKey(view, top, i));
      expect([...namesIn(view), ...laid].sort()).toEqual(namesIn(before).sort());
    }
  });

  test("gives others' cards names that say nothing but where they lie", () => {
    const tops = watch(4, 1, 9, 1)
      .map(({ view }) => ({ view, top: roundOf(view).laid.at(-1)! }))
      .filter(({ top }) => top.seat !== 1);
    expect(tops.map(({ view, top }) => cardKey(view, top, 0))).toEqual(
      tops.map(({ top }) => `laid-1-${top.at}-0`),
    );
  });

  test('marks what came from the exchange until the owner has had a turn', () => {
    const seen = watch(3, 2, 4, 0);
    const start = seen.find(({ view }) => view.game === 2 && view.exchange)!.view;
    const got = start.exchange!.got;
    const marked = RANKS.reduce((sum, rank) => sum + freshFrom(start, rank), 0);
    expect(marked).toBe(got.length);
    const later = seen.find(
      ({ view }) => view.game === 2 && view.history.some(([seat]) => seat === 0),
    )!.view;
    expect(RANKS.every((rank) => freshFrom(later, rank) === 0)).toBe(true);
  });
});

describe('points', () => {
  test('are the sum of what everybody became', () => {
    const { view } = watch(5, 3, 2, 0).at(-1)!;
    const sums = view.points.map((_, seat) =>
      careerOf(view, seat).reduce((total, status) => total + pointsOf(status), 0),
    );
    expect(sums).toEqual(view.points);
  });
});
