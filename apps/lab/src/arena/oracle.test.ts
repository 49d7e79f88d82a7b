import { brains } from '@parlor/bots';
import { type AnyGame, fastRng } from '@parlor/kit';
import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { shortTable } from '../games/shortTables.ts';
import { GAME, RULES } from '../testing/quick.ts';
import { readContestant } from './contestants.ts';
import { type Contestant, playMatch } from '../matches/playMatch.ts';

const SEATS = 3;

describe.each(GAME_IDS)('the oracle of %s', (id) => {
  const game: AnyGame = games[id];
  const table = shortTable(id, SEATS);

  it('plays a whole match by the rules, among players who see only their own', async () => {
    const knowing = await readContestant('oracle:6', id);
    const casual = await readContestant('casual', id);
    const { decided } = await playMatch(game, table, [knowing, casual, casual], 3);
    expect(decided.filter(({ illegal }) => illegal)).toEqual([]);
    expect(decided.some(({ seat }) => seat === 0)).toBe(true);
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  it('has an oracle that goes about it as the expert does', async () => {
    const game: AnyGame = games[id];
    const table = shortTable(id, SEATS);
    const brain = await brains[id]();
    const state: unknown = game.setup(table, fastRng(4));
    const seat = Math.log2(game.toAct(state) & -game.toAct(state));
    const plan = brain.guide?.(game.view(state, seat), seat);
    expect(plan?.iterations).toBe(brain.iterations.expert);
  });
});

describe('the oracle', () => {
  it('is handed the truth, and nothing but it', async () => {
    const knowing: Contestant = await readContestant('oracle:30', GAME);
    const game = RULES;
    const state: unknown = game.setup(shortTable(GAME, SEATS), fastRng(8));
    const before = JSON.stringify(game.encode(state));
    const seat = Math.log2(game.toAct(state) & -game.toAct(state));
    const move = knowing.chooseKnowing!(game, state, seat, fastRng(1));
    expect(game.check(state, seat, move as object)).toBeUndefined();
    expect(JSON.stringify(game.encode(state))).toBe(before);
  });
});
