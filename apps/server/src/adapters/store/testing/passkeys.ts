/** Keys to sign in with, and what is given to be signed by them. */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Passkey } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { aPlayer } from './samples.ts';

const PLENTY = 99;

export const aPasskey = (player: string, some: Partial<Passkey> = {}): Passkey => ({
  ...{ id: randomUUID(), player, publicKey: 'pQEC', counter: 0, device: 'Firefox, Linux' },
  ...{ createdAt: 1, usedAt: null },
  ...some,
});

export function describePasskeys(open: () => Store): void {
  const someone = async () => {
    const player = aPlayer();
    await open().createPlayer(player);
    const session = { id: randomUUID(), player: player.id, device: '', createdAt: 1, seenAt: 1 };
    await open().createSession(session, PLENTY);
    return { player: player.id, session: session.id };
  };

  describe('what is given to be signed', () => {
    it('is good once, for the session it was given to', async () => {
      const [one, other] = [await someone(), await someone()];
      await open().setChallenge(one.session, 'sign this', 10);
      expect(await open().takeChallenge(other.session, 5)).toBeUndefined();
      expect(await open().takeChallenge(one.session, 5)).toBe('sign this');
      expect(await open().takeChallenge(one.session, 5)).toBeUndefined();
    });

    it('is used up by one of two who answer at once', async () => {
      const { session } = await someone();
      await open().setChallenge(session, 'sign this', 10);
      const taken = await Promise.all([1, 2].map(() => open().takeChallenge(session, 5)));
      expect(taken.filter((one) => one !== undefined)).toEqual(['sign this']);
    });

    it('ends, by itself and by the next one', async () => {
      const { session } = await someone();
      await open().setChallenge(session, 'first', 10);
      await open().setChallenge(session, 'second', 20);
      expect(await open().takeChallenge(session, 5)).toBe('second');
      await open().setChallenge(session, 'third', 20);
      expect(await open().takeChallenge(session, 20)).toBeUndefined();
      // Whoever was too late has used it up.
      expect(await open().takeChallenge(session, 5)).toBeUndefined();
    });

    it('is given to nobody without a session', async () => {
      await open().setChallenge('no-session', 'sign this', 10);
      expect(await open().takeChallenge('no-session', 5)).toBeUndefined();
    });
  });

  describe('passkeys', () => {
    it('are kept, oldest first, and no more than so many', async () => {
      const { player } = await someone();
      const [first, second, third] = [1, 2, 3].map((createdAt) => aPasskey(player, { createdAt }));
      expect(await open().addPasskey(second!, 2)).toBe(true);
      expect(await open().addPasskey(first!, 2)).toBe(true);
      expect(await open().addPasskey(third!, 2)).toBe(false);
      expect(await open().passkeysOf(player)).toEqual([first, second]);
      expect(await open().passkey(first!.id)).toEqual(first);
      expect(await open().passkey(third!.id)).toBeUndefined();
    });

    it('belong to one person', async () => {
      const [one, other] = [await someone(), await someone()];
      const key = aPasskey(one.player);
      await open().addPasskey(key, PLENTY);
      expect(await open().addPasskey({ ...key, player: other.player }, PLENTY)).toBe(false);
      expect(await open().removePasskey(other.player, key.id)).toBe(false);
      expect(await open().passkey(key.id)).toEqual(key);
      expect(await open().removePasskey(one.player, key.id)).toBe(true);
      expect(await open().passkey(key.id)).toBeUndefined();
    });

    it('count upwards, or not at all', async () => {
      const { player } = await someone();
      const [counts, does] = [aPasskey(player, { counter: 4 }), aPasskey(player)];
      for (const key of [counts, does]) await open().addPasskey(key, PLENTY);
      for (const counter of [0, 3, 4]) {
        expect(await open().usePasskey(counts.id, counter, 7)).toBe(false);
      }
      expect(await open().passkey(counts.id)).toEqual(counts);
      expect(await open().usePasskey(counts.id, 5, 7)).toBe(true);
      expect(await open().passkey(counts.id)).toEqual({ ...counts, counter: 5, usedAt: 7 });
      expect(await open().usePasskey(does.id, 0, 8)).toBe(true);
      expect(await open().usePasskey(does.id, 0, 9)).toBe(true);
      expect(await open().usePasskey('unknown', 1, 9)).toBe(false);
    });

    it('are a way back: whoever has one is not forgotten', async () => {
      const idle = aPlayer({ createdAt: 1 });
      await open().createPlayer(idle);
      await open().addPasskey(aPasskey(idle.id), PLENTY);
      await open().forgetGuests(2, 999);
      expect(await open().player(idle.id)).toEqual(idle);
    });
  });
}
