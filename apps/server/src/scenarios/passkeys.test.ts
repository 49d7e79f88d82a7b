/** Coming back by a passkey, and everything that must not let anybody in. */

import type { PasskeyInfo, PasskeyWish, SignInWish } from '@parlor/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PASSKEYS } from '../application/people/passkeys.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { newCookie } from '../testing/nodeClient.ts';
import { TestServer } from '../testing/testServer.ts';

const MINUTE_MS = 60_000;
const HERE = { origin: 'https://parlor.example', rpId: 'parlor.example' };

let place: TestServer;
let later = 0;
const STARTED = Date.now();

beforeAll(async () => {
  const env = { PUBLIC_URL: `${HERE.origin}/` };
  place = await TestServer.open({ env, now: () => STARTED + later });
});
afterAll(async () => place.close());

async function ask(method: string, path: string, cookie: string, body?: object) {
  // Each minute has its own allowance.
  later += MINUTE_MS / 20;
  const response = await fetch(`${place.base}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told: unknown = await response.json();
  const set = response.headers.getSetCookie()[0]?.split(';')[0];
  return { status: response.status, told, cookie: set };
}

const wishFor = async (cookie: string) =>
  (await ask('POST', '/api/passkeys/wish', cookie)).told as PasskeyWish;
const toSign = async (cookie: string) =>
  ((await ask('POST', '/api/passkeys/sign-in/wish', cookie)).told as SignInWish).challenge;
const signIn = (cookie: string, body: object) => ask('POST', '/api/passkeys/sign-in', cookie, body);
const whoIs = async (cookie: string) =>
  ((await ask('GET', '/api/me', cookie)).told as { id: string }).id;
const list = async (cookie: string) =>
  (await ask('GET', '/api/passkeys', cookie)).told as PasskeyInfo[];

/** Somebody with a passkey. */
async function owner() {
  const cookie = await newCookie(place.base);
  const authenticator = new Authenticator(HERE);
  const made = authenticator.make(await wishFor(cookie));
  const { status } = await ask('POST', '/api/passkeys', cookie, made);
  expect(status).toBe(200);
  return { cookie, authenticator, id: await whoIs(cookie) };
}

const REFUSED = { status: 403, told: { code: 'passkey-refused' } };

describe('a passkey', () => {
  it('brings somebody back who has lost the cookie', async () => {
    const { authenticator, id, cookie } = await owner();
    expect(await list(cookie)).toMatchObject([{ usedAt: null }]);
    const guest = await newCookie(place.base);
    const back = await signIn(guest, authenticator.sign(await toSign(guest)));
    expect(back).toMatchObject({ status: 200, told: { id } });
    expect(await whoIs(back.cookie!)).toBe(id);
    expect((await list(back.cookie!))[0]!.usedAt).not.toBeNull();
    // The guest is still who they were, for whoever has their cookie.
    expect(await whoIs(guest)).not.toBe(id);
  });

  it('is bound to the name in PUBLIC_URL', async () => {
    const cookie = await newCookie(place.base);
    expect(await wishFor(cookie)).toMatchObject({ rpId: HERE.rpId, known: [] });
  });

  it('is not made or used by a page of another site', async () => {
    const { authenticator } = await owner();
    const foreign = { origin: 'https://parlor.example.evil.test', rpId: HERE.rpId };
    const elsewhere = { origin: HERE.origin, rpId: 'evil.test' };
    for (const wrong of [foreign, elsewhere]) {
      const cookie = await newCookie(place.base);
      const made = new Authenticator(HERE).make(await wishFor(cookie), wrong);
      expect(await ask('POST', '/api/passkeys', cookie, made)).toMatchObject(REFUSED);
      expect(await list(cookie)).toEqual([]);
      const signed = authenticator.sign(await toSign(cookie), wrong);
      expect(await signIn(cookie, signed)).toMatchObject(REFUSED);
    }
  });

  it('signs each challenge once, in the session it was given to, for what it was given, and in time', async () => {
    const { authenticator, cookie: own } = await owner();
    const cookie = await newCookie(place.base);
    const signed = authenticator.sign(await toSign(cookie));
    expect((await signIn(cookie, signed)).status).toBe(200);
    expect(await signIn(cookie, signed)).toMatchObject(REFUSED);
    const other = await newCookie(place.base);
    const theirs = await toSign(other);
    await toSign(cookie);
    expect(await signIn(cookie, authenticator.sign(theirs))).toMatchObject(REFUSED);
    // What was given to make a key does not sign anybody in, and the other way round.
    const { challenge, user } = await wishFor(cookie);
    expect(await signIn(cookie, authenticator.sign(challenge))).toMatchObject(REFUSED);
    const made = new Authenticator(HERE).make({ challenge: await toSign(own), user });
    expect(await ask('POST', '/api/passkeys', own, made)).toMatchObject(REFUSED);
    const late = authenticator.sign(await toSign(cookie));
    later += 6 * MINUTE_MS;
    expect(await signIn(cookie, late)).toMatchObject(REFUSED);
  });

  it('is not let in as a copy: its counter has to rise', async () => {
    const { authenticator } = await owner();
    const cookie = await newCookie(place.base);
    authenticator.counter = 7;
    expect((await signIn(cookie, authenticator.sign(await toSign(cookie)))).status).toBe(200);
    authenticator.counter = 6;
    expect(await signIn(cookie, authenticator.sign(await toSign(cookie)))).toMatchObject(REFUSED);
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await owner(), await owner()];
    const cookie = await newCookie(place.base);
    // Another key under the same id.
    const { id } = one.authenticator.sign('');
    const forged = { ...other.authenticator.sign(await toSign(cookie)), id };
    expect(await signIn(cookie, forged)).toMatchObject(REFUSED);
    // One that says it is another's.
    const { userHandle } = other.authenticator.sign('');
    const claimed = { ...one.authenticator.sign(await toSign(cookie)), userHandle };
    expect(await signIn(cookie, claimed)).toMatchObject(REFUSED);
    // Somebody else's cannot be taken over, or away.
    const taken = one.authenticator.make(await wishFor(other.cookie));
    expect(await ask('POST', '/api/passkeys', other.cookie, taken)).toMatchObject(REFUSED);
    const [theirs] = await list(one.cookie);
    const removed = await ask('DELETE', `/api/passkeys/${theirs!.id}`, other.cookie);
    expect(removed).toMatchObject({ status: 404, told: { code: 'unknown-passkey' } });
    expect(await list(one.cookie)).toHaveLength(1);
  });

  it('that was removed opens nothing', async () => {
    const { authenticator, cookie: own } = await owner();
    const [mine] = await list(own);
    expect((await ask('DELETE', `/api/passkeys/${mine!.id}`, own)).status).toBe(200);
    const cookie = await newCookie(place.base);
    expect(await signIn(cookie, authenticator.sign(await toSign(cookie)))).toMatchObject(REFUSED);
  });

  it('is made without a word of the maker: nobody has us look up certificates', async () => {
    for (const format of ['apple', 'android-key', 'tpm', 'nonsense']) {
      const cookie = await newCookie(place.base);
      const made = new Authenticator(HERE).make(await wishFor(cookie), HERE, format);
      expect(await ask('POST', '/api/passkeys', cookie, made)).toMatchObject(REFUSED);
    }
    const cookie = await newCookie(place.base);
    await wishFor(cookie);
    const nonsense = { id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA' };
    expect(await ask('POST', '/api/passkeys', cookie, nonsense)).toMatchObject(REFUSED);
  });

  it('is one of so many at most', async () => {
    const cookie = await newCookie(place.base);
    for (let i = 0; i < MOST_PASSKEYS; i++) {
      const made = new Authenticator(HERE).make(await wishFor(cookie));
      expect((await ask('POST', '/api/passkeys', cookie, made)).status).toBe(200);
    }
    const made = new Authenticator(HERE).make(await wishFor(cookie));
    const refused = await ask('POST', '/api/passkeys', cookie, made);
    expect(refused).toMatchObject({ status: 429, told: { code: 'too-many-passkeys' } });
    expect(await list(cookie)).toHaveLength(MOST_PASSKEYS);
  });
});
