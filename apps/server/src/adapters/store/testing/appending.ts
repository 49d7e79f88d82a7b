/** The log: who is first, who repeats, and who came too late. */

import { describe, expect, it } from 'vitest';
import type { Store } from '../../../application/ports/store.ts';
import { anEntry, begin, OUTCOME } from './samples.ts';

export function describeAppending(open: () => Store): void {
  describe('appending', () => {
    it('keeps entries in order and gives back what went in', async () => {
      const match = await begin(open());
      const entries = [
        anEntry(match, 1, {
          body: { type: 'move', ply: 1, move: { b: '\u0000"\\', a: [1.25, null] } },
        }),
        anEntry(match, 2, { player: 'bot:easy', seat: 1 }),
        anEntry(match, 3, { body: { type: 'takeback', ply: 1 } }),
      ];
      for (const entry of entries) expect(await open().append(entry)).toEqual({ is: 'done' });
      expect(await open().log(match, 0)).toEqual(entries);
      expect(await open().log(match, 2)).toEqual(entries.slice(2));
      expect(await open().log(match, 3)).toEqual([]);
      expect(JSON.stringify((await open().log(match, 0))[0]?.body)).toBe(
        JSON.stringify(entries[0]?.body),
      );
    });

    it('lets exactly one of fifty have a number', async () => {
      const match = await begin(open());
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, seat) => open().append(anEntry(match, 1, { seat }))),
      );
      expect(answers.filter(({ is }) => is === 'done')).toHaveLength(1);
      expect(answers.filter(({ is }) => is === 'conflict')).toHaveLength(49);
      const log = await open().log(match, 0);
      expect(log.map(({ seat }) => seat)).toEqual([answers.findIndex(({ is }) => is === 'done')]);
    });

    it('knows a repeated command, whatever number it claims', async () => {
      const match = await begin(open());
      const first = anEntry(match, 1, { key: 'same' });
      expect(await open().append(first)).toEqual({ is: 'done' });
      for (const n of [1, 2, 9]) {
        expect(await open().append({ ...first, n })).toEqual({ is: 'repeat', n: 1 });
      }
      // The key is one player's in one match.
      expect(await open().append({ ...first, n: 2, player: 'bob' })).toEqual({ is: 'done' });
      const elsewhere = await begin(open());
      expect(await open().append({ ...first, match: elsewhere })).toEqual({ is: 'done' });
    });

    it('appends a command once that is sent fifty times at once', async () => {
      const match = await begin(open());
      const entry = anEntry(match, 1);
      const answers = await Promise.all(Array.from({ length: 50 }, () => open().append(entry)));
      expect(answers.filter(({ is }) => is === 'done')).toHaveLength(1);
      expect(answers.filter((answer) => answer.is === 'repeat' && answer.n === 1)).toHaveLength(49);
    });

    it('leaves no gap', async () => {
      const match = await begin(open());
      expect(await open().append(anEntry(match, 2))).toEqual({ is: 'conflict' });
      await open().append(anEntry(match, 1));
      expect(await open().append(anEntry(match, 3))).toEqual({ is: 'conflict' });
      expect(await open().log(match, 0)).toHaveLength(1);
    });

    it('takes entries in the order in which they are given', async () => {
      const match = await begin(open());
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => open().append(anEntry(match, index + 1))),
      );
      expect(answers.every(({ is }) => is === 'done')).toBe(true);
    });

    it('harms nobody who is appended together with something impossible', async () => {
      const good = await Promise.all(Array.from({ length: 10 }, () => begin(open())));
      const taken = await begin(open());
      await open().append(anEntry(taken, 1));
      const bad = [
        anEntry('no-such-match', 1),
        anEntry(taken, 1),
        anEntry(taken, 3),
        anEntry(good[0]!, 1, { key: 'nul\0' }),
        anEntry(good[1]!, 0),
        anEntry(good[2]!, 1.5),
        anEntry(good[3]!, 1, { at: Number.NaN }),
        anEntry(good[4]!, 2 ** 40),
      ];
      const entries = good.flatMap((match, index) => [
        ...bad.slice(index, index + 1),
        anEntry(match, 1),
      ]);
      const settled = await Promise.allSettled(entries.map((entry) => open().append(entry)));
      const answers = settled.map((one) =>
        one.status === 'fulfilled' ? one.value.is : (one.reason as { code: string }).code,
      );
      expect(bad.map((entry) => answers[entries.indexOf(entry)])).toEqual([
        'unknown',
        'conflict',
        'conflict',
        ...Array.from({ length: 5 }, () => 'bad-value'),
      ]);
      const others = entries.filter((entry) => !bad.includes(entry));
      expect(others.map((entry) => answers[entries.indexOf(entry)])).toEqual(
        others.map(() => 'done'),
      );
      expect(await open().heads(good)).toEqual(new Map(good.map((match) => [match, 1])));
    });

    it('is over when the match is', async () => {
      const match = await begin(open());
      const last = anEntry(match, 1);
      await open().append(last);
      await open().finishMatch(match, 1, OUTCOME, []);
      expect(await open().append(anEntry(match, 2))).toEqual({ is: 'conflict' });
      expect(await open().append(last)).toEqual({ is: 'repeat', n: 1 });
    });

    it('never lets an entry follow the end, however the two race', async () => {
      const matches = await Promise.all(Array.from({ length: 20 }, () => begin(open())));
      await Promise.all(
        matches.map(async (match) => {
          const [appended, log] = await Promise.all([
            open().append(anEntry(match, 1)),
            open()
              .finishMatch(match, 1, OUTCOME, [])
              .then(() => open().log(match, 0)),
          ]);
          expect(log).toHaveLength(appended.is === 'done' ? 1 : 0);
        }),
      );
    });

    it('finds a command that was appended, and the heads of matches', async () => {
      const [one, two, none] = [await begin(open()), await begin(open()), await begin(open())];
      const entry = anEntry(one, 1, { key: 'k' });
      await open().append(entry);
      await open().append(anEntry(one, 2));
      await open().append(anEntry(two, 1));
      expect(await open().appendedAs(one, 'ada', 'k')).toEqual(entry);
      expect(await open().appendedAs(one, 'bob', 'k')).toBeUndefined();
      expect(await open().appendedAs(two, 'ada', 'k')).toBeUndefined();
      const heads = await open().heads([one, two, none]);
      expect(heads).toEqual(
        new Map([
          [one, 2],
          [two, 1],
        ]),
      );
      expect(await open().heads([])).toEqual(new Map());
    });
  });

  describe('snapshots', () => {
    it('never go back', async () => {
      const match = await begin(open());
      expect(await open().snapshot(match)).toBeUndefined();
      await open().saveSnapshot(match, 10, { at: 10 });
      await open().saveSnapshot(match, 5, { at: 5 });
      expect(await open().snapshot(match)).toEqual({ n: 10, snapshot: { at: 10 } });
      await open().saveSnapshot(match, 20, [20]);
      expect(await open().snapshot(match)).toEqual({ n: 20, snapshot: [20] });
    });
  });
}
