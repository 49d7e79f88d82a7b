import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRng, firstSeat, NO_SEATS, type Rng, type Seat } from '@parlor/kit';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import { describe, expect, it, vi } from 'vitest';
import type { Interval } from '../measure/statistics.ts';
import { inArena } from '../testing/arena.ts';
import type { CellFacts } from './facts.ts';
import type { Study } from './study.ts';
import { WINS_OF_100 } from './testGame.ts';
import { isTurn } from '../matches/turnOrder.ts';

vi.mock('@parlor/registry', async (house) => {
  const { straws } = await import('./testGame.ts');
  const registry = await house<typeof import('@parlor/registry')>();
  return {
    ...registry,
    games: { ...registry.games, straws },
    isGameId: (input: unknown) => input === straws.id || registry.isGameId(input),
  };
});
vi.mock('@parlor/games/lab', async (house) => {
  const { straws } = await import('./testGame.ts');
  const { labs } = await house<typeof import('@parlor/games/lab')>();
  return { labs: { ...labs, [straws.id]: {} } };
});
vi.mock('@parlor/games/english', async (house) => {
  const { shelves } = await house<typeof import('@parlor/games/english')>();
  return { shelves: { ...shelves, straws: { title: 'Straws' } } };
});

/** The study of a game in which the starter is drawn and wins 70 of 100 matches. */
const inLab = <A>(options: string, read: (out: string, page: () => string) => A): Promise<A> =>
  inArena(async (runHere, cwd) => {
    const { code, out } = await runHere(`lab straws --levels random --matches 1000 ${options}`);
    expect(code).toBe(0);
    return read(out, () => readFileSync(join(cwd, 'lab-straws.html'), 'utf8'));
  });

const tablesOf = (options: string): Promise<readonly CellFacts[]> =>
  inLab(`${options} --json`, (out) => (JSON.parse(out) as Study).tables);

const winsOf = (results: readonly { readonly firstShare: number }[]): number[] =>
  results.map(({ firstShare }) => Math.round(1000 * firstShare));

function expectWithin([low, high]: Interval, share: number): void {
  expect(low).toBeLessThan(share);
  expect(high).toBeGreaterThan(share);
}

describe('a lab', () => {
  it('prints the wins of whoever starts first, however the starter was drawn', () =>
    inLab('', (out, page) => {
      expect(out).toMatch(/wins by turn order, from the first$/m);
      expect(out).toMatch(/^random +2 +1000 .* 70 %\* {2}30 %\*$/m);
      expect(out).toMatch(/^random +3 +1000 .* 68 %\* {2}21 %\* {2}11 %\*$/m);
      expect(page()).toContain('aria-label="Share of wins by turn order"');
      expect(page()).toContain('aria-label="Share of wins by seat"');
    }));

  it('tells the advantage of the turn from that of the seat', async () => {
    const [two, three] = await tablesOf('');
    // What these thousand seeds hold of the planted 70 and 30, and of 70, 20 and 10 of a hundred.
    expect(winsOf(two!.byTurn)).toEqual([703, 297]);
    expect(winsOf(three!.byTurn)).toEqual([681, 209, 110]);
    expect(winsOf(two!.bySeat)).toEqual([505, 495]);
    expect(winsOf(three!.bySeat)).toEqual([345, 339, 316]);
    for (const { seats, byTurn, bySeat } of [two!, three!]) {
      for (const { turn, firstShareCi } of byTurn) {
        expectWithin(firstShareCi, WINS_OF_100[seats]![turn]! / 100);
      }
      for (const { firstShareCi } of bySeat) expectWithin(firstShareCi, 1 / seats);
    }
  });

  it('takes what is sealed before the first turn for no turn', async () => {
    const [two, three] = await tablesOf('--option sealing=true');
    expect(winsOf(two!.byTurn)).toEqual([691, 309]);
    expect(winsOf(three!.byTurn)).toEqual([703, 193, 104]);
  });
});

describe('turn order', () => {
  it('has no place for questions that are sealed or that nobody waits for', () => {
    const asked = { kind: 'bid', sealed: false, optional: false };
    expect(isTurn(asked)).toBe(true);
    expect(isTurn({ ...asked, sealed: true })).toBe(false);
    expect(isTurn({ ...asked, optional: true })).toBe(false);
  });

  const openingOf = (id: GameId, seats: number, rng: Rng): unknown =>
    games[id].setup({ seats, options: games[id].presets.standard }, rng);

  /** Where everybody seals something first, as in an auction, who comes next is a matter of play. */
  function opensWithTurn(id: GameId): boolean {
    const state = openingOf(id, games[id].seatCounts[0]!, fastRng(1));
    return isTurn(games[id].decision(state, firstSeat(games[id].toAct(state))));
  }

  /** Seats in the order of their first turns, as places counted clockwise from the starter. */
  function firstTurns(id: GameId, seats: number, seed: number): readonly number[] {
    const game = games[id];
    const rng = fastRng(seed);
    const state = openingOf(id, seats, rng);
    const asked = new Set<Seat>();
    while (game.toAct(state) !== NO_SEATS && asked.size < seats) {
      const seat = firstSeat(game.toAct(state));
      if (isTurn(game.decision(state, seat))) asked.add(seat);
      game.apply(state, seat, game.sample(state, seat, rng), rng);
    }
    const [starter = 0] = asked;
    return [...asked].map((seat) => (seat - starter + seats) % seats);
  }

  // A game that goes round in another way fails here: the lab would put its players in the wrong order.
  it.each(GAME_IDS.filter(opensWithTurn))(
    'of %s goes clockwise from the starter, but for those passed over',
    (id) => {
      for (const seats of games[id].seatCounts) {
        const clockwise = Array.from({ length: seats }, (_, turn) => turn).join();
        const orders = Array.from({ length: 60 }, (_, seed) => firstTurns(id, seats, seed).join());
        const usual = orders.filter((order) => order === clockwise);
        expect(usual.length).toBeGreaterThan(orders.length / 2);
      }
    },
  );
});
