/** What every log of matches does, wherever it keeps them. */

import { describe, expect, it } from 'vitest';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { LogEntry, MatchLog } from '../ports/matchLog.ts';

/** A log to be tested, and what is done to it from outside. */
export interface MatchLogUnderTest<T extends HostTypes> {
  readonly log: MatchLog<T>;
  /** Makes a new match that nobody has moved in, and says its id. */
  begin(): Promise<string>;
  finish(match: string): Promise<void>;
}

const anEntry = (match: string, n: number, changes: Partial<LogEntry> = {}): LogEntry => ({
  ...{ match, n, at: 1000 + n, seat: 0, player: 'ada', key: `k-${n}-${changes.seat ?? 0}` },
  body: { type: 'move', ply: n, move: { type: 'pass' } },
  ...changes,
});

/** `open` gives the same log each time it is called within a test. */
export function describeMatchLog<T extends HostTypes>(open: () => MatchLogUnderTest<T>): void {
  describe('a log of matches', () => {
    it('knows a match by its id, and no other', async () => {
      const { log, begin } = open();
      const match = await begin();
      expect(await log.match(match)).toMatchObject({ id: match, status: 'playing' });
      expect(await log.match('no-match')).toBeUndefined();
    });

    it('keeps entries in order and gives back what went in', async () => {
      const { log, begin } = open();
      const match = await begin();
      const odd = { b: '\u0000"\\', a: [1.25, null] };
      const entries = [
        anEntry(match, 1, { body: { type: 'move', ply: 1, move: odd, took: 5, isLate: true } }),
        anEntry(match, 2, { player: 'bot:easy', seat: 1 }),
        anEntry(match, 3, { body: { type: 'takeback', ply: 1 } }),
      ];
      for (const entry of entries) expect(await log.append(entry)).toEqual({ is: 'done' });
      expect(await log.entries(match, 0)).toEqual(entries);
      expect(await log.entries(match, 2)).toEqual(entries.slice(2));
      expect(await log.entries(match, 3)).toEqual([]);
      expect(JSON.stringify((await log.entries(match, 0))[0]!.body)).toBe(
        JSON.stringify(entries[0]!.body),
      );
    });

    it('lets exactly one of many have a number', async () => {
      const { log, begin } = open();
      const match = await begin();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, seat) => log.append(anEntry(match, 1, { seat }))),
      );
      expect(answers.filter(({ is }) => is === 'done')).toHaveLength(1);
      expect(answers.filter(({ is }) => is === 'conflict')).toHaveLength(19);
      const kept = await log.entries(match, 0);
      expect(kept.map(({ seat }) => seat)).toEqual([answers.findIndex(({ is }) => is === 'done')]);
    });

    it('knows a repeated command, whatever number it claims', async () => {
      const { log, begin } = open();
      const match = await begin();
      const first = anEntry(match, 1, { key: 'same' });
      expect(await log.append(first)).toEqual({ is: 'done' });
      for (const n of [1, 2, 5]) {
        expect(await log.append({ ...first, n })).toEqual({ is: 'repeat', n: 1 });
      }
      // The same key of somebody else, or in another match, is another command.
      expect(await log.append({ ...first, n: 2, player: 'bob' })).toEqual({ is: 'done' });
      const elsewhere = await begin();
      expect(await log.append({ ...first, match: elsewhere })).toEqual({ is: 'done' });
    });

    it('leaves no gap', async () => {
      const { log, begin } = open();
      const match = await begin();
      expect(await log.append(anEntry(match, 2))).toEqual({ is: 'conflict' });
      await log.append(anEntry(match, 1));
      expect(await log.append(anEntry(match, 3))).toEqual({ is: 'conflict' });
      expect(await log.entries(match, 0)).toHaveLength(1);
    });

    it('takes nothing more when a match is finished, but knows what was said before', async () => {
      const { log, begin, finish } = open();
      const match = await begin();
      const last = anEntry(match, 1);
      await log.append(last);
      await finish(match);
      expect(await log.append(anEntry(match, 2))).toEqual({ is: 'conflict' });
      expect(await log.append(last)).toEqual({ is: 'repeat', n: 1 });
      expect(await log.match(match)).toMatchObject({ status: 'finished' });
    });

    it('appends to no match that is not there', async () => {
      const { log } = open();
      await expect(log.append(anEntry('no-match', 1))).rejects.toThrow(Error);
      expect(await log.entries('no-match', 0)).toEqual([]);
    });

    it('finds a command that was appended, and the heads of matches', async () => {
      const { log, begin } = open();
      const [one, two, empty] = [await begin(), await begin(), await begin()];
      const entry = anEntry(one, 1, { key: 'k' });
      await log.append(entry);
      await log.append(anEntry(one, 2));
      await log.append(anEntry(two, 1));
      expect(await log.appendedAs(one, 'ada', 'k')).toEqual(entry);
      expect(await log.appendedAs(one, 'bob', 'k')).toBeUndefined();
      expect(await log.appendedAs(two, 'ada', 'k')).toBeUndefined();
      expect(await log.heads([one, two, empty, 'no-match'])).toEqual(
        new Map([
          [one, 2],
          [two, 1],
        ]),
      );
    });

    it('keeps the newest snapshot, whoever comes last', async () => {
      const { log, begin } = open();
      const match = await begin();
      expect(await log.snapshot(match)).toBeUndefined();
      await log.saveSnapshot(match, 64, { ply: 64 });
      await log.saveSnapshot(match, 128, { ply: 128 });
      await log.saveSnapshot(match, 64, { ply: 64 });
      expect(await log.snapshot(match)).toEqual({ n: 128, snapshot: { ply: 128 } });
    });

    it('refuses nothing by itself', async () => {
      const { log, begin } = open();
      const match = await begin();
      await log.append(anEntry(match, 1, { key: 'k' }));
      expect(await log.refusal({ player: 'ada', key: 'k' })).toBeUndefined();
    });
  });
}
