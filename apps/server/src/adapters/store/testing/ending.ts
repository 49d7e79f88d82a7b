/** What is deleted after a while, and what is never. */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../../application/ports/store.ts';
import { aPlayer, aTable, begin } from './samples.ts';

/** Before anything else in the store. */
const LONG_AGO = 1000;

export function describeEnding(open: () => Store): void {
  describe('what ends', () => {
    it('is talk of long ago', async () => {
      const table = randomUUID();
      const line = { table, player: 'ada', name: 'Ada', text: 'hé' };
      for (const at of [1, 2, 3, LONG_AGO]) await open().addChat({ ...line, id: `line-${at}`, at });
      await open().forgetChat(3);
      expect((await open().chat(table, 9)).map(({ at }) => at)).toEqual([3, LONG_AGO]);
    });

    it('are tables that were closed long ago, with what was said there', async () => {
      // Those of other tests.
      await open().forgetTables(3, 999);
      const closed = [1, 2, 3].map((updatedAt) => aTable({ updatedAt, status: 'closed' }));
      const others = (['open', 'playing', 'finished'] as const).map((status) =>
        aTable({ updatedAt: 1, status }),
      );
      for (const table of [...closed, ...others]) await open().createTable(table);
      const { id } = closed[0]!;
      const said = { table: id, id: 'line', player: 'ada', name: 'Ada', text: '', at: LONG_AGO };
      await open().addChat(said);
      expect(await open().forgetTables(3, 1)).toBe(1);
      expect(await open().table(id)).toBeUndefined();
      expect(await open().chat(id, 9)).toEqual([]);
      expect(await open().forgetTables(3, 9)).toBe(1);
      expect(await open().forgetTables(3, 9)).toBe(0);
      const left = await open().tableVersions([...closed, ...others].map((one) => one.id));
      expect([...left.keys()].sort()).toEqual([closed[2]!, ...others].map((one) => one.id).sort());
    });

    it('are guests who left nothing, when they have not come back for long', async () => {
      await open().forgetGuests(LONG_AGO, 999);
      const [gone, back, seated, played, withLink, recent] = [1, 2, 3, 4, 5, LONG_AGO].map(
        (createdAt) => aPlayer({ createdAt }),
      ) as ReturnType<typeof aPlayer>[] & { length: 6 };
      for (const one of [gone, back, seated, played, withLink, recent]) {
        await open().createPlayer(one!);
      }
      await open().seePlayer(back!.id, LONG_AGO);
      // An older visit changes nothing, and nobody is made by one.
      await open().seePlayer(back!.id, 3);
      await open().seePlayer('nobody', 3);
      await open().createTable(aTable({ players: [seated!.id] }));
      await begin(open(), { seats: [played!.id, 'bot'] });
      await open().setRecovery(withLink!.id, `link-${withLink!.id}`, 9);
      expect(await open().forgetGuests(LONG_AGO, 9)).toBe(1);
      expect(await open().player(gone!.id)).toBeUndefined();
      for (const one of [back, seated, played, withLink, recent]) {
        expect(await open().player(one!.id)).toMatchObject({ id: one!.id });
      }
      expect(await open().player('nobody')).toBeUndefined();
    });
  });
}
