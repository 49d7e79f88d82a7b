import { describe, expect, it } from 'vitest';
import { shortTable } from '../games/shortTables.ts';
import { GAME } from '../testing/quick.ts';
import { ratingsOf } from './ratings.ts';
import { rotationsOf, type Series, matchRuns } from './series.ts';
import { MatchRunner, type Played } from './matchRun.ts';
import { seriesResult, wholeDeals } from './seriesResult.ts';

const seriesOf = (...contestants: string[]): Series => ({
  game: GAME,
  table: shortTable(GAME, contestants.length),
  contestants,
  seed: 1,
});

const NO_ANSWERS = { times: { count: 0, totalMs: 0, maxMs: 0, sizes: {} }, illegal: 0, late: 0 };

/** A match in which `first` wins and the others come in as they sit after it. */
const won = (deal: number, rotation: number, first: number, seats: number): Played => {
  const places = Array.from({ length: seats }, (_, seat) => 1 + ((seat - first + seats) % seats));
  return {
    deal,
    rotation,
    places,
    scores: places.map((place) => 10 - place),
    moves: 20,
    memoryMb: 0,
    answers: places.map(() => NO_ANSWERS),
    course: { starter: 0, leadChanges: 0, decidedAt: 1, choices: {}, forced: 0 },
  };
};

describe('rotations', () => {
  it.each([
    ['a,b,c,d', 4],
    ['a,b,b,b', 4],
    ['a,b,a,b', 2],
    ['a,a,a', 1],
    ['a,b,c,a,b,c', 3],
    ['a,a,b,b', 4],
  ])('of %s are %i that differ', (names, count) => {
    const contestants = names.split(',');
    expect(rotationsOf({ contestants })).toBe(count);
    const series = { ...seriesOf(...contestants) };
    expect([...matchRuns(series, 3)]).toHaveLength(3 * count);
    expect([...matchRuns(series, 3)].at(-1)).toEqual({ deal: 2, rotation: count - 1 });
  });
});

describe('the runner', () => {
  it('seats everybody everywhere in the course of a deal', async () => {
    const series = seriesOf('rollout:1', 'random', 'random');
    const runner = await MatchRunner.open(series);
    const played: Played[] = [];
    for (const run of matchRuns(series, 1)) played.push(await runner.play(run));
    await runner.close();
    expect(played.map(({ rotation }) => rotation)).toEqual([0, 1, 2]);
    for (const { answers, places, moves } of played) {
      expect(answers).toHaveLength(3);
      expect(answers.reduce((sum, { times }) => sum + times.count, 0)).toBe(moves);
      expect(Math.min(...places)).toBe(1);
    }
    expect(await (await MatchRunner.open(series)).play({ deal: 0, rotation: 1 })).toMatchObject({
      places: played[1]!.places,
      scores: played[1]!.scores,
    });
  });
});

describe('the standing', () => {
  it('follows the contestants around the table', () => {
    // Rotation r seats contestant (seat + r) mod 3: contestant 0 wins from seats 0, 2 and 1.
    const series = seriesOf('a', 'b', 'c');
    const { deals, matches, seats } = seriesResult(series, [
      won(0, 0, 0, 3),
      won(0, 1, 2, 3),
      won(0, 2, 1, 3),
    ]);
    expect([deals, matches]).toEqual([1, 3]);
    expect(seats.map(({ bot, firstShare, meanPlace }) => [bot, firstShare, meanPlace])).toEqual([
      ['a', 1, 1],
      ['b', 0, 2],
      ['c', 0, 3],
    ]);
    expect(seats[0]!.places).toEqual([3, 0, 0]);
    expect(seats[0]!.meanPoints).toBe(9);
  });

  it('counts whole deals only', () => {
    const series = seriesOf('a', 'b', 'c');
    const played = [won(4, 0, 0, 3), won(4, 1, 0, 3), won(4, 2, 0, 3), won(5, 0, 0, 3)];
    expect(wholeDeals(series, played).map((deal) => deal[0]!.deal)).toEqual([4]);
    expect(seriesResult(series, played).matches).toBe(3);
  });

  it('takes the interval over deals, not over matches', () => {
    const series = seriesOf('a', 'b');
    // The winner of a deal wins it from both seats: matches of a deal are one observation.
    const deal = (index: number, winner: number) => [
      won(index, 0, winner, 2),
      won(index, 1, 1 - winner, 2),
    ];
    const { seats } = seriesResult(series, [...deal(0, 0), ...deal(1, 1), ...deal(2, 0)]);
    expect(seats[0]!.firstShare).toBeCloseTo(2 / 3);
    expect(seats[0]!.firstShareCi).toEqual([0, 1]);
  });

  it('lets those stand for each other who sit the same', () => {
    const series = seriesOf('a', 'b', 'a', 'b');
    const { seats } = seriesResult(series, [won(0, 0, 0, 4), won(0, 1, 1, 4)]);
    expect(seats.map(({ firstShare }) => firstShare)).toEqual([0.5, 0, 0.5, 0]);
  });

  it('is empty before the first deal', () => {
    const { deals, seats } = seriesResult(seriesOf('a', 'b', 'c'), []);
    expect(deals).toBe(0);
    expect(seats[0]).toMatchObject({ firstShare: 0, firstShareCi: [0, 1], decisions: 0 });
  });
});

describe('ratings', () => {
  it('put those higher who win, and grow more certain', () => {
    const series = seriesOf('a', 'b', 'c');
    const deals = (count: number) =>
      Array.from({ length: count }, (_, deal) => [
        won(deal, 0, 0, 3),
        won(deal, 1, 2, 3),
        won(deal, 2, 1, 3),
      ]).flat();
    const [a, b, c] = ratingsOf([{ series, played: deals(20) }]);
    expect(a!.mu).toBeGreaterThan(b!.mu);
    expect(b!.mu).toBeGreaterThan(c!.mu);
    const [sooner] = ratingsOf([{ series, played: deals(2) }]);
    expect(a!.sigma).toBeLessThan(sooner!.sigma);
  });
});
