import { shelves } from '@parlor/games/english';
import { GAME_IDS, games } from '@parlor/registry';
import { BROKEN_GAMES } from '@parlor/testkit/broken';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';
import { GAME, PRESET, RULES, TITLE } from '../testing/quick.ts';

/** A game whose first edition is not its newest. */
const MOVED_ON = GAME_IDS.find((id) => games[id].rulesVersion > 1)!;

const ONE = `laws --game ${GAME} --seats 3 --preset ${PRESET} --matches 1`;

describe('laws', () => {
  it('prints every law with how often it was put to the test', async () => {
    const { code, out } = await run(ONE);
    expect(out).toMatch(/: 1 match, [\d,]+ moves$/m);
    expect(out).toContain(`${TITLE}, edition ${RULES.rulesVersion}: 1 match`);
    expect(out).toMatch(/^ *1 +determinism +[1-9][\d,]* +holds/m);
    expect(out).toMatch(/^ *12 +conservation +[1-9][\d,]* +holds/m);
    expect(out).toMatch(/^ *13 +fidelity +[1-9][\d,]* +holds/m);
    expect(code).toBe(0);
  });

  it('puts an earlier edition to the test by its own rules and presets', async () => {
    const line = `laws --game ${MOVED_ON} --seats ${games[MOVED_ON].seatCounts[0]} --preset standard --matches 1 --edition`;
    const first = await run(`${line} 1`);
    expect(first.code).toBe(0);
    expect(first.out).toContain(`${shelves[MOVED_ON].title}, edition 1: 1 match`);
    const none = await run(`${line} 999`);
    expect(none.code).toBe(2);
    expect(none.err).toContain('no edition 999');
  });

  it('puts a game to the first laws alone, if that is asked for', async () => {
    const { code, out } = await run(`${ONE} --laws 12`);
    expect(out).toMatch(/^ *12 +conservation/m);
    expect(out).not.toMatch(/^ *13 /m);
    expect(code).toBe(0);
  });

  it('reports what it found by then when interrupted', async () => {
    const line = `laws --game ${GAME} --seats 3 --matches 100000`;
    const { code, out, err } = await run(line, { terminal: true, interruptAfter: 1 });
    expect(code).toBe(130);
    expect(out).toMatch(/, edition \d+.*: \d+ match/);
    expect(err).toContain('Interrupted');
  });
});

describe('laws --broken', () => {
  it('tries every one of them, and fails when one gets away', async () => {
    // A single match does not show every fault.
    const { code, out } = await run('laws --broken --matches 1');
    const [, caught, all] = /(\d+) of (\d+) broken games caught/.exec(out) ?? [];
    expect(Number(all)).toBe(BROKEN_GAMES.length);
    expect(out.match(/^ *\d+ {2}caught/gm)).toHaveLength(Number(caught));
    expect(out.match(/^ *\d+ {2}ESCAPED/gm)).toHaveLength(Number(all) - Number(caught));
    expect(code).toBe(1);
  });

  it('says what was tried when interrupted', async () => {
    const { code, out } = await run('laws --broken', { interruptAfter: 0 });
    expect(code).toBe(130);
    expect(out).toMatch(/0 of \d+ broken games caught/);
  });
});
