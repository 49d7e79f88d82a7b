/** Keys to sign in with, in the simulated database. */

import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import type { PasskeyCalls } from '../../application/ports/store.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { kept, type Rows } from './rows.ts';

export const memoryPasskeys = (rows: Rows): PasskeyCalls => ({
  setChallenge: async (session, challenge, until) => {
    expectText('challenge', challenge);
    expectInteger('until', until);
    if (rows.sessions.has(session)) rows.challenges.set(session, { challenge, until });
  },

  takeChallenge: async (session, at) => {
    const given = rows.challenges.get(session);
    rows.challenges.delete(session);
    return given && rows.sessions.has(session) && given.until > at ? given.challenge : undefined;
  },

  addPasskey: async (passkey, most) => {
    const { id, player, publicKey, device, counter, createdAt } = passkey;
    for (const text of [id, player, publicKey, device]) expectText('text', text);
    for (const number of [counter, createdAt]) expectInteger('number', number);
    if (!rows.players.has(player)) throw new StoreError('refused', 'There is no such player.');
    const own = [...rows.passkeys.values()].filter((one) => one.player === player);
    if (own.length >= most || rows.passkeys.has(id)) return false;
    rows.passkeys.set(id, kept(passkey));
    return true;
  },

  passkey: async (id) => rows.passkeys.get(id),

  passkeysOf: async (player) =>
    [...rows.passkeys.values()]
      .filter((one) => one.player === player)
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),

  usePasskey: async (id, counter, at) => {
    const known = rows.passkeys.get(id);
    const isNext = known && (known.counter < counter || (known.counter === 0 && counter === 0));
    if (!isNext) return false;
    rows.passkeys.set(id, { ...known, counter, usedAt: at });
    return true;
  },

  removePasskey: async (player, id) =>
    rows.passkeys.get(id)?.player === player && rows.passkeys.delete(id),
});
