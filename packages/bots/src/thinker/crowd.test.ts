/** One address with as many tables and bots as it may have, against one honest table, on one thread. */

import { LEVELS, type Level } from '@parlor/search';
import { describe, expect, it } from 'vitest';
import { LIMITS_MS } from './limits.ts';
import { type Turn, Turns } from './turns.ts';

/** What a server lets one address have (TABLES_PER_ADDRESS), each with as many experts as a table has seats for bots. */
const TABLES = 40;
const BOTS = 5;
/** A bot's move is shown no sooner than that (BOT_PACE_MS). */
const PACE_MS = 700;
/** Until the honest table asks its bot again. */
const PAUSE_MS = 800;
const QUESTIONS = 400;

const account = (group: string, member: string): Turn => ({
  isAwaited: () => true,
  account: [group, member],
});

/**
 * How long the honest table waits for each answer of a bot of `level`. Everything that is thought takes its full limit,
 * and every bot of the crowd asks again as soon as it has its answer.
 */
function waits(level: Level, crowd: number): number[] {
  const turns = new Turns<{ readonly owner: string; readonly ms: number }>();
  const ask = (owner: string, group: string, ms: number) =>
    turns.add({ owner, ms }, account(group, owner), ms);
  for (let i = 0; i < crowd; i++) ask(`guest ${i % 8}`, 'crowd', LIMITS_MS.expert);
  const took: number[] = [];
  let now = 0;
  let askAt = 0;
  let asked: number | undefined;
  while (took.length < QUESTIONS) {
    if (asked === undefined && now >= askAt) {
      asked = askAt;
      ask('ada', 'home', LIMITS_MS[level]);
    }
    const next = turns.take();
    if (next === undefined) {
      now = askAt;
      continue;
    }
    const { owner, ms } = next;
    now += ms;
    if (owner === 'ada') {
      const shownAt = Math.max(now, asked! + PACE_MS);
      took.push(shownAt - asked!);
      asked = undefined;
      askAt = shownAt + PAUSE_MS;
    } else ask(owner, 'crowd', ms);
  }
  return took.sort((a, b) => a - b);
}

const p99 = (sorted: readonly number[]): number => sorted[Math.ceil(0.99 * sorted.length) - 1]!;

describe('a crowd of bots of one address', () => {
  it.each(LEVELS)(
    'makes the answers of %s at another address take twice as long at most',
    (level) => {
      const alone = p99(waits(level, 0));
      expect(alone).toBe(Math.max(PACE_MS, LIMITS_MS[level]));
      expect(p99(waits(level, TABLES * BOTS))).toBeLessThanOrEqual(2 * alone);
    },
  );
});
