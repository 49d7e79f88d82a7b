/** What was refused: the first answer counts, and nothing comes of the command any more. */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Refusal, Store } from '../../../application/ports/store.ts';
import { anEntry, begin } from './samples.ts';

export const aRefusal = (some: Partial<Refusal> = {}): Refusal => ({
  player: 'ada',
  key: randomUUID(),
  at: 1_700_000_000_000,
  why: { code: 'not-ready' },
  log: null,
  ...some,
});

export function describeRefusing(open: () => Store): void {
  describe('a refusal', () => {
    it('is kept to the byte, for one key of one player', async () => {
      const why = { code: 'too-dear', params: { z: '\u0000 "ü" \ud800', a: 1.5, '10': -3 } };
      const kept = aRefusal({ why });
      expect(await open().refusal(kept)).toBeUndefined();
      expect(await open().keepRefusal(kept)).toEqual({ is: 'refused', why });
      expect(JSON.stringify(await open().refusal(kept))).toBe(JSON.stringify(why));
      expect(await open().refusal({ ...kept, player: 'bob' })).toBeUndefined();
      expect(await open().refusal({ ...kept, key: randomUUID() })).toBeUndefined();
      const bad = open().keepRefusal(aRefusal({ player: 'a\0' }));
      await expect(bad).rejects.toMatchObject({ code: 'bad-value' });
    });

    it('is the first one, however many there are at once', async () => {
      const key = randomUUID();
      const whys = Array.from({ length: 20 }, (_, i) => ({ code: 'no', params: { i } }));
      const match = await begin(open());
      const log = { match, player: 'ada' };
      const kept = await Promise.all(
        whys.map((why, i) =>
          open().keepRefusal(aRefusal({ key, why, log: i % 2 === 0 ? log : null })),
        ),
      );
      const why = await open().refusal({ player: 'ada', key });
      expect(whys).toContainEqual(why);
      expect(kept).toEqual(whys.map(() => ({ is: 'refused', why })));
    });

    it('keeps its command out of every log, whatever number it claims', async () => {
      const match = await begin(open());
      const entry = anEntry(match, 1);
      const why = { code: 'stale-question', params: { a: 1 } };
      const { key } = entry;
      await open().keepRefusal(aRefusal({ key, why, log: { match, player: 'ada' } }));
      for (const n of [1, 2, 9]) {
        expect(await open().append({ ...entry, n })).toEqual({ is: 'refused', why });
      }
      const elsewhere = await begin(open());
      expect(await open().append({ ...entry, match: elsewhere })).toEqual({ is: 'refused', why });
      // The key of somebody else is another command, and so is another key.
      expect(await open().append({ ...entry, player: 'bob' })).toEqual({ is: 'done' });
      expect(await open().append(anEntry(match, 2))).toEqual({ is: 'done' });
      expect((await open().log(match, 0)).map(({ player }) => player)).toEqual(['bob', 'ada']);
    });

    it('is whose it is, on whose seat it ever was', async () => {
      const match = await begin(open());
      const [first, second] = [anEntry(match, 1), anEntry(match, 1)];
      const [eve, ada] = [
        { player: 'eve', key: first.key },
        { player: 'ada', key: second.key },
      ];
      const why = { code: 'not-asked' };
      await open().keepRefusal(aRefusal({ ...eve, why, log: { match, player: 'ada' } }));
      await open().keepRefusal(aRefusal({ ...ada, why, log: { match, player: 'ada' } }));
      expect(await open().append(first, eve)).toEqual({ is: 'refused', why });
      expect(await open().append(second)).toEqual({ is: 'refused', why });
      expect(await open().append(first)).toEqual({ is: 'done' });
      expect(await open().append({ ...second, n: 2 }, { ...ada, player: 'eve' })).toEqual({
        is: 'done',
      });
      // What was refused was, though it was done by somebody else since.
      expect(await open().append({ ...first, n: 3 }, eve)).toEqual({ is: 'refused', why });
    });

    it('comes too late for what has been appended', async () => {
      const match = await begin(open());
      const entry = anEntry(match, 1);
      await open().append(entry);
      const late = aRefusal({ key: entry.key, log: { match, player: 'ada' } });
      expect(await open().keepRefusal(late)).toEqual({ is: 'done', entry });
      expect(await open().refusal(late)).toBeUndefined();
      expect(await open().append(entry)).toEqual({ is: 'repeat', n: 1 });
    });

    it('and an entry never are both there, however the two race', async () => {
      const matches = await Promise.all(Array.from({ length: 40 }, () => begin(open())));
      const whys = await Promise.all(
        matches.map(async (match, i) => {
          const entry = anEntry(match, 1);
          const refusal = aRefusal({ key: entry.key, log: { match, player: 'ada' } });
          const append = async () => {
            for (;;) {
              const { is } = await open().append(entry);
              // Somebody wrote to the match at that moment: as a node does, it is tried again.
              if (is !== 'conflict') return is;
            }
          };
          // Half of them begin with the one, half with the other.
          const early = i % 2 === 0 ? append() : undefined;
          const kept = open().keepRefusal(refusal);
          const appended = await (early ?? append());
          return [appended, await kept, await open().log(match, 0)] as const;
        }),
      );
      for (const [appended, kept, log] of whys) {
        expect([appended, log.length]).toEqual(kept.is === 'done' ? ['done', 1] : ['refused', 0]);
      }
    });

    it('is forgotten after its time', async () => {
      const [old, young] = [
        aRefusal({ player: 'old', at: 1000 }),
        aRefusal({ player: 'old', at: 2000 }),
      ];
      await open().keepRefusal(old);
      await open().keepRefusal(young);
      await open().forgetRefusals(2000);
      expect(await open().refusal(old)).toBeUndefined();
      expect(await open().refusal(young)).toEqual(young.why);
    });

    it('is forgotten after 256 others of the same player', async () => {
      const player = randomUUID();
      const all = Array.from({ length: 260 }, (_, i) => aRefusal({ player, at: 5000 + i }));
      const other = aRefusal({ player: randomUUID(), at: 1 });
      await open().keepRefusal(other);
      for (const one of all) await open().keepRefusal(one);
      const known = await Promise.all(
        all.map(async (one) => (await open().refusal(one)) !== undefined),
      );
      expect(known).toEqual(all.map((_, i) => i >= 4));
      expect(await open().refusal(other)).toEqual(other.why);
    });
  });
}
