/** Attacks with requests: guests without end, addresses that are made up, names of other sites, and whatever `fuzz` throws. */

import { HostileFrames } from './hostileFrames.ts';
import { HostileRequests } from './hostileRequests.ts';
import { HostileSocket } from './hostileSocket.ts';
import { askFrom, guestFrom, type Reply } from './siegePlaces.ts';
import { type Attack, count, pause } from './siegeGround.ts';

const TOO_MANY = 429;
const BREATH_MS = 10;
/** Guests that are asked for at the same moment. */
const DOORS = 6;

const saidBy = (reply: Reply | undefined) => {
  if (reply === undefined) return undefined;
  if (reply.status < 400) return {};
  return { code: reply.status === TOO_MANY ? 'too-many' : String(reply.status) };
};

/** New guests, as many as are let in; all other attacks live on them. */
export const guests: Attack = async ({ address, base, stop, peaks, guests: all }, tally) => {
  const one = async () => {
    while (!stop.aborted) {
      const cookie = await guestFrom(address, base);
      count(tally, cookie === undefined ? { code: 'too-many' } : {});
      if (cookie !== undefined) all.push(cookie);
      peaks.guests = all.length;
      // What is refused all the time need not be asked all the time.
      await pause(cookie === undefined ? 50 * BREATH_MS : BREATH_MS, stop);
    }
  };
  await Promise.all(Array.from({ length: DOORS }, one));
};

const MINUTE_MS = 60_000;

/** As if everybody in the world asked, each once: a new guest, and one's own matches. */
export const forged: Attack = async (ground, tally) => {
  const { address, base, rng, stop, peaks, guests: all } = ground;
  const answered: number[] = [];
  while (!stop.aborted) {
    await pause(BREATH_MS, stop);
    const [cookie] = all;
    if (cookie === undefined) continue;
    const somewhere = Array.from({ length: 4 }, () => rng.below(256)).join('.');
    const headers = { cookie, 'x-forwarded-for': somewhere, 'x-real-ip': somewhere };
    const reply = await askFrom(address, `${base}/api/me/matches`, { headers });
    if (!count(tally, saidBy(reply))) continue;
    const now = performance.now();
    answered.push(now);
    while (answered[0]! < now - MINUTE_MS) answered.shift();
    peaks.requestsInAMinute = Math.max(peaks.requestsInAMinute, answered.length);
  }
};

const FOREIGN = { host: 'evil.example', origin: 'http://evil.example:81' };

/** A page of another site: what the machine alone may see, a guest, and a socket with somebody's cookie. */
export const foreign: Attack = async (ground, tally) => {
  const { address, base, stop, guests: all } = ground;
  while (!stop.aborted) {
    await pause(10 * BREATH_MS, stop);
    const { host, origin } = FOREIGN;
    count(tally, saidBy(await askFrom(address, `${base}/metrics`, { headers: { host } })));
    const asking = { method: 'POST', headers: { host, origin } };
    count(tally, saidBy(await askFrom(address, `${base}/api/session`, asking)));
    if (all[0] === undefined) continue;
    const socket = await HostileSocket.open(ground, all[0], { origin });
    count(tally, socket ? {} : { code: 'foreign-origin' });
    socket?.close();
  }
};

const FRAMES_AT_ONCE = 40;
const ROUND_MS = 100;

/** Frames that no page would send. */
export const frames: Attack = async (ground, tally) => {
  const { rng, stop, guests: all } = ground;
  const known = { table: '', match: '', player: '', moves: [] };
  const hostile = new HostileFrames(rng, known);
  while (!stop.aborted) {
    await pause(ROUND_MS, stop);
    const line = all.length > 0 && (await HostileSocket.open(ground, rng.pick(all)));
    if (!line) continue;
    for (let i = 0; i < FRAMES_AT_ONCE && line.isOpen; i++) line.socket.send(hostile.next());
    // Whatever is said after them is answered, or the line is cut.
    await line.say({ type: 'ping' });
    tally.tried += FRAMES_AT_ONCE;
    tally.limited += line.limits;
    tally.refused += FRAMES_AT_ONCE - line.limits;
    line.close();
  }
};

export const requests: Attack = async ({ base, rng, stop, guests: all, address }, tally) => {
  while (!stop.aborted) {
    await pause(BREATH_MS, stop);
    const hostile = new HostileRequests(rng, base, all[0] ?? '', address);
    const isDealtWith = await hostile.next();
    count(tally, isDealtWith ? { code: 'answered' } : undefined);
  }
};
