/** Sessions, and links to carry on elsewhere. */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { aPlayer } from './samples.ts';

const PLENTY = 99;

export function describeSigningIn(open: () => Store): void {
  const someone = async () => {
    const player = aPlayer();
    await open().createPlayer(player);
    return player;
  };
  const session = (player: string, seenAt: number, id: string = randomUUID()): Session => ({
    ...{ id, player, device: 'Firefox, Linux', createdAt: 1, seenAt },
  });

  describe('sessions', () => {
    it('are kept, and listed as they were seen last', async () => {
      const { id } = await someone();
      const [old, fresh] = [session(id, 1), session(id, 2)];
      await open().createSession(old, PLENTY);
      await open().createSession(fresh, PLENTY);
      expect(await open().session(old.id)).toEqual(old);
      expect(await open().sessionsOf(id)).toEqual([fresh, old]);
      await open().seeSession(old.id, 3);
      await open().seeSession(fresh.id, 1);
      expect(await open().sessionsOf(id)).toEqual([{ ...old, seenAt: 3 }, fresh]);
      expect(await open().sessionsOf('nobody')).toEqual([]);
      expect(await open().session('nothing')).toBeUndefined();
    });

    it('are so many: the one seen longest ago makes room', async () => {
      const { id } = await someone();
      const all = [session(id, 5), session(id, 2), session(id, 3)];
      for (const one of all) await open().createSession(one, 2);
      expect((await open().sessionsOf(id)).map(({ seenAt }) => seenAt)).toEqual([5, 3]);
    });

    it('end one by one, and nobody ends another person’s', async () => {
      const [ada, bob] = [await someone(), await someone()];
      const [mine, other, his] = [session(ada.id, 1), session(ada.id, 2), session(bob.id, 1)];
      for (const one of [mine, other, his]) await open().createSession(one, PLENTY);
      expect(await open().endSessions(ada.id, { only: his.id })).toEqual([]);
      expect(await open().endSessions(ada.id, { only: mine.id })).toEqual([mine.id]);
      expect(await open().endSessions(ada.id, { only: mine.id })).toEqual([]);
      const ids = [mine, other, his].map(({ id }) => id);
      expect(await open().liveSessions(ids)).toEqual(new Set([other.id, his.id]));
      expect(await open().hasOldCookies(ada.id)).toBe(true);
    });

    it('end all at once but for one, with the cookies from before there were any', async () => {
      const { id } = await someone();
      const [first, second, third] = [session(id, 1), session(id, 2), session(id, 3)];
      for (const one of [first, second, third]) await open().createSession(one, PLENTY);
      const ended = await open().endSessions(id, { allBut: second.id });
      expect(ended.sort()).toEqual([first.id, third.id].sort());
      expect(await open().hasOldCookies(id)).toBe(false);
      expect(await open().endSessions(id, { allBut: undefined })).toEqual([second.id]);
      expect(await open().sessionsOf(id)).toEqual([]);
      expect(await open().hasOldCookies('nobody')).toBe(false);
    });

    it('are of people who exist, each under an id of its own', async () => {
      await expect(open().createSession(session('nobody', 1), PLENTY)).rejects.toMatchObject({
        code: 'refused',
      });
      const { id } = await someone();
      const one = session(id, 1);
      await open().createSession(one, PLENTY);
      await expect(open().createSession(one, PLENTY)).rejects.toMatchObject({
        code: 'refused',
      });
    });
  });

  describe('a link to carry on elsewhere', () => {
    it('is good once, until its time is over, and only the newest', async () => {
      const player = await someone();
      const { id } = player;
      const [old, late, token] = ['old', 'late', 'token'].map((name) => `${name}-${id}`);
      await open().setRecovery(id, old!, 100);
      await open().setRecovery(id, late!, 100);
      expect(await open().useRecovery(old!, 1)).toBeUndefined();
      expect(await open().useRecovery(late!, 100)).toBeUndefined();
      await open().setRecovery(id, token!, 200);
      const tries = await Promise.all([1, 2, 3].map(() => open().useRecovery(token!, 199)));
      expect(tries.filter((one) => one !== undefined)).toEqual([player]);
      expect((await open().player(id))!.recoveryHash).toBeNull();
    });
  });
}
