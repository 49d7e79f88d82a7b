import { fastRng, firstSeat } from '@parlor/kit';
import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { shortTable } from '../games/shortTables.ts';
import { GAME, RULES } from '../testing/quick.ts';
import { Course } from './course.ts';
import { labs } from '@parlor/games/lab';

describe('the score now', () => {
  it.each(GAME_IDS)('of %s is the final score when the match is over', (id) => {
    const game = games[id];
    for (const seats of game.seatCounts) {
      const rng = fastRng(seats, 8);
      const state: unknown = game.setup({ seats, options: game.presets.standard }, rng);
      while (game.toAct(state) !== 0) {
        expect(labs[id].scoreNow!.of(state)).toHaveLength(seats);
        const seat = firstSeat(game.toAct(state));
        game.apply(state, seat, game.sample(state, seat, rng), rng);
      }
      expect(labs[id].scoreNow!.of(state)).toEqual(game.outcome(state)!.scores);
    }
  });
});

describe('the course of a match', () => {
  /** A match told as the points after each move. */
  function told(points: readonly (readonly number[])[], places: readonly number[]) {
    const of = ({ points: now }: { points: readonly number[] }) => now;
    const course = new Course(RULES, { says: 'the points', of });
    for (const now of points) course.moved({ points: now });
    const { leadChanges, decidedAt } = course.facts({ places });
    return [leadChanges, decidedAt];
  }

  it('has a lead change whenever somebody else is alone in front', () => {
    const points = [
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
      [3, 2],
    ];
    expect(told(points, [1, 2])).toEqual([2, 1]);
  });

  it('has none when a tie is broken by the one who led before', () => {
    const points = [
      [1, 0],
      [1, 1],
      [2, 1],
      [3, 1],
    ];
    expect(told(points, [1, 2])).toEqual([0, 0.25]);
  });

  it('is decided when the winner takes the lead for good', () => {
    const points = [
      [1, 0],
      [1, 2],
      [1, 3],
      [1, 4],
    ];
    expect(told(points, [2, 1])).toEqual([1, 0.5]);
  });

  it('is decided at the end when no winner was ever alone in front', () => {
    expect(told([[0, 0]], [1, 1])).toEqual([0, 1]);
    expect(told([[1, 0]], [2, 1])).toEqual([0, 1]);
  });

  it('has no lead where the game has no score during the match', () => {
    const course = new Course(RULES, undefined);
    course.moved({});
    expect(course.facts({ places: [1, 2] })).toEqual({ starter: 0, choices: {}, forced: 0 });
  });

  it('counts what there was to choose by kind, and what was forced', () => {
    const game = RULES;
    const rng = fastRng(4);
    const state: unknown = game.setup(shortTable(GAME, 3), rng);
    const course = new Course(game, labs[GAME].scoreNow);
    const kinds: Record<string, number> = {};
    const legal: { readonly type: string }[] = [];
    let moves = 0;
    for (; game.toAct(state) !== 0; moves++) {
      const seat = firstSeat(game.toAct(state));
      const { kind } = game.decision(state, seat);
      if (game.moves(state, seat, legal) !== 1) kinds[kind] = (kinds[kind] ?? 0) + 1;
      course.decided({ seat, kind, ms: 0, late: false, illegal: false }, state);
      game.apply(state, seat, game.sample(state, seat, rng), rng);
      course.moved(state);
    }
    const { choices, forced } = course.facts(game.outcome(state)!);
    const chosen = Object.values(choices).reduce((sum, many) => sum + many, 0);
    expect(chosen + forced).toBe(moves);
    expect(forced).toBeGreaterThan(0);
    expect(choices).toEqual(kinds);
  });
});
