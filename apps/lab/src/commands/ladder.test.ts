import { describe, expect, it } from 'vitest';
import { inArena } from '../testing/arena.ts';
import { GAME, SHORT } from '../testing/quick.ts';

const LADDER = `ladder --game ${GAME} --seats 3 ${SHORT} --mixed 3`;

describe('ladder', () => {
  it('is monotone when every step is found better', () =>
    inArena(async (runHere) => {
      const { code, out } = await runHere(`${LADDER} --levels random,rollout:30 --json`);
      const { ladders } = JSON.parse(out) as { ladders: Record<string, unknown>[] };
      expect(code).toBe(0);
      expect(ladders).toHaveLength(1);
      expect(ladders[0]).toMatchObject({
        game: GAME,
        monotone: true,
        ratings: [{ name: 'random' }, { name: 'rollout:30' }],
        steps: [{ upper: 'rollout:30', lower: 'random', verdict: 'better' }],
      });
      const [low, high] = (ladders[0] as { ratings: { mu: number }[] }).ratings;
      expect(high!.mu).toBeGreaterThan(low!.mu);
    }));

  it('says so when it is not, and fails', () =>
    inArena(async (runHere) => {
      const { code, out } = await runHere(`${LADDER} --levels rollout:30,random --deals 60`);
      expect(code).toBe(1);
      expect(out).toContain('Not monotone, as far as was played.');
      expect(out).toMatch(/^random .* not-better: rollout:30$/m);
    }));

  it('seats as many neighbours as fit', () =>
    inArena(async (runHere) => {
      const levels = 'random,rollout:1,rollout:2,rollout:3';
      const { out } = await runHere(`${LADDER} --levels ${levels} --deals 1 --json`);
      const { ladders } = JSON.parse(out) as {
        ladders: { mixedMatches: number; ratings: object[] }[];
      };
      // Two tables of three, three deals each, in three rotations.
      expect(ladders[0]!.mixedMatches).toBe(18);
      expect(ladders[0]!.ratings).toHaveLength(4);
    }));

  it('goes on after an interruption', () =>
    inArena(async (runHere) => {
      const line = `${LADDER} --levels random,rollout:30`;
      const broken = await runHere(line, { interruptAfter: 0 });
      expect(broken.code).toBe(130);
      expect(broken.err).toContain('Interrupted');
      expect((await runHere(line)).out).toContain('Monotone.');
    }));

  it.each([
    [`${LADDER} --levels random`, '--levels takes at least two contestants'],
    [`${LADDER} --levels random,random`, 'none of them twice'],
    [`${LADDER} --levels random,nobody`, 'there is no contestant “nobody”'],
    [`${LADDER} --mixed 0`, '--mixed is given twice'],
  ])('refuses in one line: %s', (line, message) =>
    inArena(async (runHere) => {
      const { code, err } = await runHere(line);
      expect(code).toBe(2);
      expect(err).toContain(message);
    }),
  );
});
