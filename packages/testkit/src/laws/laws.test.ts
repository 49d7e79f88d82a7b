import { fastRng } from '@parlor/kit';
import { describe, expect, test } from 'vitest';
import { bazaar } from '../../../../docs/template-game/rules/index.ts';
import { checkLaws, everyTable, LAWS, LawBroken, lawsHold, replay } from '../index.ts';

const TABLE = { seats: 3, options: bazaar.presets.standard };

/** A bazaar whose seats may spend more than they have, found only when somebody does. */
const onCredit = {
  ...bazaar,
  apply(...[state, seat, move, rng, emit]: Parameters<typeof bazaar.apply>) {
    bazaar.apply(state, seat, move, rng, emit);
    if (state.day === 3) state.bank--;
  },
};

function breach(run: () => void): LawBroken {
  try {
    run();
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('no law was broken');
}

test('the laws are numbered from 1, each with a name and a line of its own', () => {
  expect(LAWS.map(({ number }) => number)).toEqual(LAWS.map((_, index) => index + 1));
  expect(new Set(LAWS.map(({ name }) => name)).size).toBe(LAWS.length);
  for (const { says } of LAWS) expect(says).toMatch(/^[A-Z][^\n]*\.$/);
});

test('they hold for a game that is right, at every table', () => {
  for (const table of everyTable(bazaar)) {
    expect(() => lawsHold(bazaar, table, { matches: 6, seed: 100 })).not.toThrow();
  }
});

describe('a report', () => {
  test('counts how often each law was put to the test', () => {
    const report = checkLaws(bazaar, TABLE, { matches: 4, seed: 7 });
    expect(report.breaches).toEqual([]);
    expect([report.game, report.matches, report.seed]).toEqual(['template-game', 4, 7]);
    expect(report.laws.map(({ number }) => number)).toEqual(LAWS.map(({ number }) => number));
    for (const { exercised } of report.laws) expect(exercised).toBeGreaterThan(0);
    expect(report.laws[3]!.exercised).toBe(4);
  });

  test('shows a law that was never put to the test', () => {
    const open = {
      ...bazaar,
      decision: () => ({ kind: 'trade', sealed: false, optional: false }),
    };
    const report = checkLaws(open, TABLE, { matches: 2, seed: 7 });
    expect(report.laws.filter(({ exercised }) => exercised === 0).map(({ name }) => name)).toEqual([
      'sealing',
    ]);
  });

  test('looks at every position if it is to be thorough', () => {
    const run = { matches: 2, seed: 7, laws: [12] };
    const steps = checkLaws(bazaar, TABLE, run).steps;
    const [sampled] = checkLaws(bazaar, TABLE, run).laws;
    const [thorough] = checkLaws(bazaar, TABLE, { ...run, thorough: true }).laws;
    // One position more than moves in each match.
    expect(thorough!.exercised).toBe(steps + 2);
    expect(sampled!.exercised).toBeLessThan(steps);
  });

  test('is the same every time', () => {
    const counts = () =>
      checkLaws(bazaar, TABLE, { matches: 3, seed: 5 }).laws.map(({ exercised }) => exercised);
    expect(counts()).toEqual(counts());
  });

  test('tells of its progress', () => {
    const done: string[] = [];
    checkLaws(bazaar, TABLE, {
      matches: 2,
      seed: 1,
      laws: [4],
      onMatch: (match, total) => done.push(`${match}/${total}`),
    });
    expect(done).toEqual(['1/2', '2/2']);
  });

  test('goes on after a breach, to find what other laws are broken', () => {
    const badlyKept = { ...onCredit, notate: () => 'a move' };
    const report = checkLaws(badlyKept, TABLE, { matches: 8, seed: 1 });
    expect(report.breaches.map(({ law }) => law)).toEqual(expect.arrayContaining([6, 12]));
    expect(report.laws.find(({ number }) => number === 6)!.breach!.law).toBe(6);
    expect(report.matches).toBe(8);
  });
});

describe('a breach', () => {
  const found = breach(() => lawsHold(onCredit, TABLE, { matches: 5, seed: 20 }));

  test('says which law, where, and what is wrong', () => {
    expect([found.law, found.lawName, found.seed]).toEqual([12, 'conservation', 20]);
    expect(found.message).toContain('law 12 (conservation) is broken');
    expect(found.message).toContain(`seed 20, step ${found.step}`);
    expect(found.message).toContain('"seats":3');
    expect(found.message).toMatch(/coins: 156 ≠ 15\d/);
  });

  test('can be seen again by its seed alone', () => {
    const again = breach(() => lawsHold(onCredit, TABLE, { matches: 1, seed: found.seed }));
    expect(again.message).toBe(found.message);
  });

  test('carries the record that leads to it', () => {
    const record = JSON.parse(JSON.stringify(found.record)) as typeof found.record;
    expect(record.moves).toHaveLength(found.step! - 1);
    expect(replay(onCredit, record as never).day).toBe(3);
  });

  test('that only the whole run shows has no step', () => {
    const constant = {
      ...bazaar,
      worlds: (view: Parameters<typeof bazaar.worlds>[0]) => {
        const first = bazaar.encode(bazaar.worlds(view)(fastRng(1)));
        return () => bazaar.decode(first);
      },
    };
    const run = { matches: 30, seed: 1, laws: [9] };
    const never = breach(() => lawsHold(constant, TABLE, run));
    expect([never.law, never.step]).toEqual([9, undefined]);
    expect(never.message).toContain('matches from seed 1');
  });

  test('names the error if the game throws', () => {
    const burning = {
      ...bazaar,
      setup: () => {
        throw new Error('fire');
      },
    };
    const thrown = breach(() => lawsHold(burning, TABLE, { matches: 1, seed: 1 }));
    expect([thrown.law, thrown.step]).toEqual([4, 0]);
    expect(thrown.message).toContain('Error: fire');
    expect((thrown.cause as Error).message).toBe('fire');
  });
});
