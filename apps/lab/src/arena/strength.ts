/**
 * What is known about the bots' play, small enough to be looked at with every
 * change: a signature for every level, which tells that it plays as it did, and
 * a bound for the expert, which tells that it plays well. Seeds and iterations
 * are fixed, so that both come out the same every time.
 */

import { brains, LEVELS, type Level } from '@parlor/bots';
import { fastRng, hashJson, type Seat, seatsOf, WIDE } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';
import { presetTables } from '../games/choices.ts';
import { shortTable } from '../games/shortTables.ts';
import { beatenShare } from './duel.ts';
import { type Series, matchRuns } from './series.ts';
import { MatchRunner, type Played } from './matchRun.ts';
import { meanOverDeal, wholeDeals } from './seriesResult.ts';
import { Sample } from '../measure/statistics.ts';

const POSITIONS = 24;
const ITERATIONS = 32;
const SIGNATURE_LENGTH = 16;

/** Positions lie so many questions apart, so that all of a match comes up. */
const APART = 7;

/** One expert with a small budget against beginners: few deals tell much. */
const EXPERT = 'expert:100';
const OTHERS = 'beginner';
const DEALS = 10;
const SEATS = 4;
const SEED = 2024;

/** Enough for luck never to be the reason when a change is a small one. */
const DEVIATIONS = 2.5;

export interface Strength {
  readonly signatures: Readonly<Record<Level, string>>;
  /** The share of its opponents that the expert leaves behind on the fixed deals; fair is a half. */
  readonly expertShare: number;
  /** What it must not fall below. */
  readonly bound: number;
}

export async function strengthOf(id: GameId): Promise<Strength> {
  const shares = await expertShares(id);
  const deviation = Math.sqrt((shares.variance ?? 0) / shares.count);
  return {
    signatures: await signaturesOf(id),
    expertShare: inThousandths(shares.mean),
    bound: inThousandths(Math.max(0, shares.mean - DEVIATIONS * deviation)),
  };
}

const inThousandths = (share: number): number => Math.round(share * 1000) / 1000;

async function signaturesOf(id: GameId): Promise<Record<Level, string>> {
  const brain = await brains[id]();
  const positions = positionsOf(id);
  const signatures = LEVELS.map((level) => {
    const moves = positions.map(({ view, seat }, index) => {
      const rng = fastRng(SEED, index);
      return brain.think(level, view, seat, rng, { iterations: ITERATIONS }).move as unknown;
    });
    return [level, hashJson(moves).slice(0, SIGNATURE_LENGTH)] as const;
  });
  return Object.fromEntries(signatures) as Record<Level, string>;
}

/** Real choices from random matches at tables of every kind. */
function positionsOf(id: GameId): { view: unknown; seat: Seat }[] {
  const game = games[id];
  const tables = presetTables(id).map(({ table }) => table);
  const positions: { view: unknown; seat: Seat }[] = [];
  const listed: unknown[] = [];
  let choices = 0;
  for (let match = 0; positions.length < POSITIONS; match++) {
    const rng = fastRng(SEED, match);
    const state: unknown = game.setup(tables[(match * APART) % tables.length]!, rng);
    const wanted = positions.length + Math.ceil(POSITIONS / tables.length);
    while (game.toAct(state) !== 0 && positions.length < Math.min(wanted, POSITIONS)) {
      const seat = rng.pick(seatsOf(game.toAct(state)));
      const count = game.moves(state, seat, listed);
      if (count !== 1 && ++choices % APART === 0) {
        positions.push({ view: game.view(state, seat), seat });
      }
      const move: unknown =
        count === WIDE ? game.sample(state, seat, rng) : listed[rng.below(count)];
      game.apply(state, seat, move, rng);
    }
  }
  return positions;
}

/** The share of its opponents that the expert leaves behind, deal by deal. */
async function expertShares(id: GameId): Promise<Sample> {
  const series: Series = {
    game: id,
    table: shortTable(id, SEATS),
    contestants: [EXPERT, ...new Array<string>(SEATS - 1).fill(OTHERS)],
    seed: SEED,
  };
  const runner = await MatchRunner.open(series);
  const played: Played[] = [];
  for (const run of matchRuns(series, DEALS)) played.push(await runner.play(run));
  await runner.close();
  const shares = new Sample();
  for (const deal of wholeDeals(series, played)) {
    shares.add(meanOverDeal(series, deal, 0, beatenShare));
  }
  return shares;
}

/** What the bound is about, for people to read. */
export const ABOUT_BOUND = `one ${EXPERT} among players at level ${OTHERS}, ${SEATS} seats, ${DEALS} deals in all rotations, by the share of opponents left behind`;
