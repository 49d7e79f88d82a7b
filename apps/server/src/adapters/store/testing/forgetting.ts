/** What is kept about one person, and that it can be forgotten. */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sanction } from '../../../domain/order/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { aReport, anAct, aSanction } from './order.ts';
import { aPasskey } from './passkeys.ts';
import { anEntry, aPlayer, aRating, begin, OUTCOME } from './samples.ts';

const PLENTY = 99;
const HOUR_MS = 3_600_000;
const REFUSED = { code: 'refused' };

export function describeForgetting(open: () => Store): void {
  const someone = async (name: string) => {
    const player = aPlayer({ name });
    await open().createPlayer(player);
    return player.id;
  };
  const session = (player: string) => ({
    ...{ id: randomUUID(), player, device: '', createdAt: 1, seenAt: 1 },
  });

  describe('what is kept about a person', () => {
    it('is what they have reported, what was imposed on them, what they had kept and were refused', async () => {
      const [own, other] = [await someone('Ada'), await someone('Bo')];
      for (const [by, about] of [
        [own, other],
        [other, own],
      ] as const) {
        const charge = {
          ...{ bytes: 300, at: 2 * HOUR_MS + 5, person: by, mostOfPerson: 1000 },
          ...{ place: randomUUID(), mostOfPlace: 1000 },
        };
        const limit = { since: 0, most: PLENTY, charge };
        await open().addReport(aReport({ by, about, words: `by ${by}`, at: 7 }), limit);
        await open().keepRefusal({ player: by, key: 'k', at: 3, why: { code: 'no' }, log: null });
      }
      const impose = (some: Partial<Sanction>) =>
        ({ do: 'impose', sanction: aSanction({ target: own, ...some }) }) as const;
      await open().act(anAct(), [
        ...[impose({ kind: 'ban', at: 1 }), impose({ kind: 'silence', at: 2, until: 9 })],
        impose({ target: other }),
      ]);
      await open().act(anAct(), [{ do: 'lift', kind: 'ban', target: own, at: 4 }]);
      const report = aReport({ by: own, about: other, words: `by ${own}`, at: 7 });
      const { at, name, reason, words } = report;
      expect(await open().keptAbout(own)).toEqual({
        reports: [
          { at, name, reason, words, settledAt: null, table: expect.any(String) as string },
        ],
        sanctions: [
          { kind: 'silence', at: 2, until: 9, liftedAt: null },
          { kind: 'ban', at: 1, until: null, liftedAt: 4 },
        ],
        charges: [{ at: 2 * HOUR_MS, bytes: 300 }],
        refusals: [{ at: 3, code: 'no' }],
      });
      await open().forgetPlayer(own, 7);
      const after = await open().keptAbout(own);
      expect({ ...after, sanctions: [] }).toEqual({
        ...{ reports: [], sanctions: [], charges: [], refusals: [] },
      });
    });
  });

  describe('a person', () => {
    it('is forgotten with all that is theirs, and nobody else is', async () => {
      const [gone, stays] = [await someone('Ada'), await someone('Bo')];
      const table = randomUUID();
      const kept = new Map<string, { session: string; passkey: string; match: string }>();
      for (const player of [gone, stays]) {
        const own = session(player);
        await open().createSession(own, PLENTY);
        const passkey = aPasskey(player);
        await open().addPasskey(passkey, PLENTY);
        const line = { table, player, name: 'name', text: 'words', at: 1, id: player };
        await open().addChat(line);
        const why = { code: 'no' };
        await open().keepRefusal({ player, key: 'refused-key', at: 1, why, log: null });
        await open().attend('node', [{ table, player }], 5);
        const match = await begin(open(), { seats: [player, 'bot:easy'] });
        await open().append(anEntry(match, 1, { player, key: 'move-key' }));
        const rating = aRating({ id: player, game: 'forgetting' });
        await open().finishMatch(match, 1, OUTCOME, [rating]);
        await open().setRecovery(player, `link-${player}`, 99);
        kept.set(player, { session: own.id, passkey: passkey.id, match });
      }
      expect(await open().linesOf(gone)).toMatchObject([{ table, player: gone, text: 'words' }]);
      expect(await open().ratingsOf(gone)).toMatchObject([{ id: gone, game: 'forgetting' }]);
      expect(await open().forgetPlayer(gone, 7)).toBe(true);
      const seen = async (player: string) => ({
        player: (await open().player(player)) !== undefined,
        session: (await open().session(kept.get(player)!.session)) !== undefined,
        live: (await open().liveSessions([kept.get(player)!.session])).size,
        old: await open().hasOldCookies(player),
        passkey: (await open().passkey(kept.get(player)!.passkey)) !== undefined,
        recovery: (await open().useRecovery(`link-${player}`, 1)) !== undefined,
        lines: (await open().linesOf(player)).length,
        ratings: (await open().ratingsOf(player)).length,
        refusal: (await open().refusal({ player, key: 'refused-key' })) !== undefined,
        here: (await open().attendance([table])).some((one) => one.player === player),
      });
      const all = { player: true, session: true, live: 1, old: true, passkey: true };
      expect(await seen(stays)).toEqual({
        ...all,
        ...{ recovery: true, lines: 1, ratings: 1, refusal: true, here: true },
      });
      const none = { player: false, session: false, live: 0, old: false, passkey: false };
      expect(await seen(gone)).toEqual({
        ...none,
        ...{ recovery: false, lines: 0, ratings: 0, refusal: false, here: false },
      });
      expect(await open().chat(table, 9)).toMatchObject([{ player: stays }]);
      // Nobody signs in as somebody who is gone.
      await expect(open().createSession(session(gone), PLENTY)).rejects.toMatchObject(REFUSED);
      await expect(open().addPasskey(aPasskey(gone), PLENTY)).rejects.toMatchObject(REFUSED);
      await expect(open().renamePlayer(gone, 'Ada')).rejects.toMatchObject({ code: 'unknown' });
      // The match stays as it was until the departure is done with.
      const { match } = kept.get(gone)!;
      expect(await open().match(match)).toMatchObject({ seats: [gone, 'bot:easy'] });
      expect(await open().departures(8, PLENTY)).toContain(gone);
      expect(await open().departures(7, PLENTY)).not.toContain(gone);
      await open().endDeparture(gone, 'former:x');
      expect(await open().departures(8, PLENTY)).not.toContain(gone);
      expect(await open().match(match)).toMatchObject({ seats: ['former:x', 'bot:easy'] });
      expect(await open().log(match, 0)).toMatchObject([{ player: 'former:x', key: 'move-key' }]);
      expect(await open().appendedAs(match, 'former:x', 'move-key')).toMatchObject({ n: 1 });
      expect(await open().matchesOf(gone, 9)).toEqual([]);
      expect(await open().matchesOf(stays, 9)).toMatchObject([{ seats: [stays, 'bot:easy'] }]);
    });

    it('is forgotten again with the same effect, and nobody is who never was', async () => {
      const gone = await someone('Ada');
      expect(await open().forgetPlayer(gone, 7)).toBe(true);
      const line = { table: 'T', player: gone, name: 'Ada', text: 'late', at: 1, id: randomUUID() };
      await open().addChat(line);
      expect(await open().forgetPlayer(gone, 20)).toBe(true);
      expect(await open().linesOf(gone)).toEqual([]);
      // It counts from the first time.
      expect(await open().departures(8, PLENTY)).toContain(gone);
      await open().endDeparture(gone, 'former:y');
      expect(await open().forgetPlayer(gone, 20)).toBe(false);
      expect(await open().forgetPlayer('nobody', 20)).toBe(false);
    });
  });
}
