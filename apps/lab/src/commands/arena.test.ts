import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { shortOptions } from '../games/shortTables.ts';
import { inArena } from '../testing/arena.ts';
import { GAME, RULES, SHORT, TITLE } from '../testing/quick.ts';
import type { ArenaResult } from './arena.ts';

const ARENA = `arena --game ${GAME} ${SHORT}`;
const PARTY = `${ARENA} --seats rollout:8,random,random`;

const withoutTimes = ({ seats, memoryMb, ...rest }: ArenaResult) => ({
  ...rest,
  seats: seats.map(({ decisionMsP50, decisionMsP99, decisionMsMax, ...seat }) => {
    expect([decisionMsP50, decisionMsP99, decisionMsMax].every((ms) => ms >= 0)).toBe(true);
    expect(memoryMb).toBeGreaterThan(0);
    return seat;
  }),
});

const parsed = (text: string): ArenaResult => JSON.parse(text) as ArenaResult;

describe('arena', () => {
  it('prints one object with everything about every seat', () =>
    inArena(async (runHere) => {
      const { code, out, err } = await runHere(`${PARTY} --deals 8 --json`);
      expect([code, err]).toEqual([0, '']);
      const result = parsed(out);
      expect(result).toMatchObject({
        game: GAME,
        deals: 8,
        matches: 24,
        complete: true,
        seed: 1,
      });
      expect(result.seats.map(({ bot }) => bot)).toEqual(['rollout:8', 'random', 'random']);
      for (const seat of result.seats) {
        const [low, high] = seat.firstShareCi;
        expect(low).toBeLessThanOrEqual(seat.firstShare);
        expect(high).toBeGreaterThanOrEqual(seat.firstShare);
        expect([seat.illegal, seat.late]).toEqual([0, 0]);
        expect(seat.decisions).toBeGreaterThan(24);
        expect(seat.decisionMsP99).toBeGreaterThanOrEqual(seat.decisionMsP50);
        expect(seat.decisionMsMax).toBeGreaterThanOrEqual(seat.decisionMsP99);
        expect(seat.places.reduce((sum, many) => sum + many, 0)).toBe(24);
      }
      const shares = result.seats.map(({ firstShare }) => firstShare);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }));

  it('shows who plays better, in matches as long as usual', () =>
    inArena(async (runHere) => {
      const line = `arena --game ${GAME} --seats rollout:8,random,random --deals 8 --json`;
      const [best, ...others] = parsed((await runHere(line)).out).seats;
      expect(best!.firstShare).toBeGreaterThan(0.5);
      // More than the third that luck alone would give, beyond all doubt that is left.
      expect(best!.firstShareCi[0]).toBeGreaterThan(1 / 3);
      for (const { firstShare } of others) expect(firstShare).toBeLessThan(1 / 3);
    }));

  it('goes on after an interruption, and comes to the same end', () =>
    inArena(async (runHere) => {
      const whole = parsed((await runHere(`${PARTY} --deals 60 --json --keep whole.jsonl`)).out);
      const asked = `${PARTY} --deals 60 --json`;
      const broken = await runHere(asked, { interruptAfter: 3, terminal: true });
      expect(broken.code).toBe(130);
      expect(broken.err).toContain('the same command goes on from there');
      const soFar = parsed(stripVTControlCharacters(broken.out));
      expect(soFar.complete).toBe(false);
      expect(soFar.deals).toBeLessThan(60);
      const { code, out, err } = await runHere(asked);
      expect(code).toBe(0);
      expect(err).toMatch(/^\d+ match(es)? kept from before\.\n$/);
      expect(withoutTimes(parsed(out))).toEqual(withoutTimes(whole));
    }));

  it('adds deals to those it has, and plays nothing twice', () =>
    inArena(async (runHere) => {
      await runHere(`${PARTY} --deals 3`);
      const { err } = await runHere(`${PARTY} --deals 5 --json`);
      expect(err).toBe('9 matches kept from before.\n');
      expect((await runHere(`${PARTY} --deals 5`)).err).toBe('15 matches kept from before.\n');
      expect((await runHere(`${PARTY} --deals 5 --fresh`)).err).toBe('');
    }));

  it('prints a table for people', () =>
    inArena(async (runHere) => {
      const { out } = await runHere(`${PARTY} --deals 2`);
      expect(out).toMatch(/^.+: 2 deals, 6 matches, \d+ moves a match\n/);
      expect(out.startsWith(`${TITLE}: `)).toBe(true);
      expect(out).toMatch(
        /^contestant +firsts +95 % +points +place +p50 ms +p99 ms +max ms +illegal +late$/m,
      );
      expect(out).toMatch(/^rollout:8 +\d+\.\d % .* 0 +0$/m);
      expect(out).toContain('Intervals: 95 %');
    }));

  it('skips rotations that bring back the same party', () =>
    inArena(async (runHere) => {
      const { out } = await runHere(`${ARENA} --seats random,random,random --deals 4 --json`);
      const { matches, seats } = parsed(out);
      expect(matches).toBe(4);
      expect(new Set(seats.map(({ firstShare }) => firstShare)).size).toBe(1);
    }));

  it('writes a page that needs nothing else', () =>
    inArena(async (runHere, folder) => {
      const { err } = await runHere(`${PARTY} --deals 3 --report page.html`);
      expect(err).toContain('The report is in page.html');
      const page = readFileSync(join(folder, 'page.html'), 'utf8');
      expect(page).toMatch(/^<!doctype html>/);
      expect(page).toContain(`<title>${TITLE}: rollout:8 – random – random</title>`);
      expect(page.match(/<svg /g)).toHaveLength(3);
      expect(page).not.toMatch(/<script|https?:|src=|@import|NaN|undefined/);
    }));

  it('takes options as JSON too', () =>
    inArena(async (runHere) => {
      const line = `arena --game ${GAME} --seats random,random,random --deals 1 --json`;
      const { out } = await runHere(`${line} --options ${JSON.stringify(shortOptions(GAME))}`);
      const options = { ...RULES.presets.standard, ...shortOptions(GAME) };
      expect(options).not.toEqual(RULES.presets.standard);
      expect(parsed(out).table).toEqual({ seats: 3, options });
    }));

  it.each([
    ['arena --seats random,random,random', 'arena needs --game'],
    [`arena --game ${GAME}`, 'arena needs --seats'],
    [`${ARENA} --seats random`, 'This game is for'],
    [`${ARENA} --seats random,champion,random`, 'there is no contestant “champion”'],
    [`${ARENA} --seats random,,random`, 'a contestant without a name'],
    [`${PARTY} --deals 0`, '--deals takes a whole number from 1'],
    [`${PARTY} --jobs 0`, '--jobs takes a whole number from 1'],
    [`${PARTY} --options 7`, '--options takes a JSON object'],
    [`${PARTY} --options {"gmaes":1}`, 'gmaes'],
    [`${PARTY} --deals 1 --report no/such/page.html`, 'no/such/page.html cannot be written'],
  ])('refuses in one line: %s', (line, message) =>
    inArena(async (runHere) => {
      const { code, err } = await runHere(line);
      expect(code).toBe(2);
      expect(err).toContain(message);
    }),
  );
});
