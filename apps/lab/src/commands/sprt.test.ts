import { describe, expect, it } from 'vitest';
import type { DuelResult } from '../arena/duel.ts';
import { inArena } from '../testing/arena.ts';
import { GAME, SHORT } from '../testing/quick.ts';

const AT = `--game ${GAME} --seats 3 ${SHORT}`;

describe('sprt', () => {
  it('stops when the better one is found', () =>
    inArena(async (runHere) => {
      const line = `sprt rollout:24 random ${AT} --deals 200`;
      const { code, out } = await runHere(`${line} --json`);
      expect(code).toBe(0);
      const result = JSON.parse(out) as DuelResult;
      expect(result).toMatchObject({
        verdict: 'better',
        a: 'rollout:24',
        b: 'random',
        by: 'firsts',
      });
      expect(result.deals).toBeLessThan(60);
      // What was kept answers at once, and the same.
      expect(await runHere(line)).toMatchObject({ code: 0 });
      expect(JSON.parse((await runHere(`${line} --json`)).out)).toEqual(result);
    }));

  it('fails when the other one is better, and says so', () =>
    inArena(async (runHere) => {
      const { code, out } = await runHere(`sprt random rollout:24 ${AT} --by places`);
      expect(code).toBe(1);
      expect(out).toContain('random is not better than rollout:24 by the margin.');
      expect(out).toMatch(/Evidence: .* better 0\.\d+ of 4\.61, not better 4\.\d+ of 4\.61/);
    }));

  it('fails when the deals do not suffice', () =>
    inArena(async (runHere) => {
      const { code, out } = await runHere(`sprt rollout:2 rollout:2 ${AT} --deals 3`);
      expect(code).toBe(1);
      expect(out).toContain('It is not decided whether rollout:2 is better than rollout:2.');
    }));

  it.each([
    [`sprt random ${AT}`, 'sprt needs <a> <b>'],
    ['sprt random random', 'sprt needs --game'],
    [`sprt random nobody ${AT}`, 'there is no contestant “nobody”'],
    [`sprt random random ${AT} --alpha 0.9`, '--alpha takes a number from'],
    [`sprt random random ${AT} --by luck`, '--by takes firsts or places'],
  ])('refuses in one line: %s', (line, message) =>
    inArena(async (runHere) => {
      const { code, err } = await runHere(line);
      expect(code).toBe(2);
      expect(err).toContain(message);
    }),
  );
});
