/** Attacks with words: commands, questions with long answers, talk and names, as fast as they are taken. */

import { asGuests, type Heard, type HostileSocket, type Own } from './hostileSocket.ts';
import { type Attack, count, type Ground, pause } from './siegeGround.ts';

type Wish = Parameters<HostileSocket['say']>[0];

const RESYNC_GUESTS = 4;
const COMMAND_GUESTS = 6;
const CHAT_GUESTS = 4;
const NAME_GUESTS = 1;

/** Said before the first answer is awaited. */
const AT_ONCE = 40;
const BREATH_MS = 100;
const LOOK_MS = 500;

/** Let through before anything is counted by the second. */
const FIRST_LINES = 5;
const FIRST_COMMANDS = 60;

/** How often one person got through in the long run, beyond what is let through at once. */
function rateOf(own: Own, atOnce: number): number {
  const seconds = (performance.now() - own.since) / 1000;
  return Math.max(0, ++own.got - atOnce) / Math.max(1, seconds);
}

/** Says some of them at once, hears all of it, and goes on. */
async function pour(
  { stop }: Ground,
  socket: HostileSocket,
  wish: () => Wish,
  heard: (said: Heard | undefined) => void,
): Promise<void> {
  while (!stop.aborted && socket.isOpen) {
    const wave = Array.from({ length: AT_ONCE }, () => socket.say(wish()));
    for (const said of await Promise.all(wave)) heard(said);
    await pause(BREATH_MS, stop);
  }
}

/** Of public tables, many of them with delayed views: the answer is long, the question is short. */
export const resyncs: Attack = (ground, tally) =>
  asGuests(ground, RESYNC_GUESTS, async (socket) => {
    const match = await watchedMatch(ground, socket);
    if (match === undefined) return;
    const wish = (): Wish => ({ type: ground.rng.below(2) === 0 ? 'resync' : 'history', match });
    await pour(ground, socket, wish, (said) => void count(tally, said));
  });

/** Enters public tables until there is a match to be seen. */
async function watchedMatch(ground: Ground, socket: HostileSocket): Promise<string | undefined> {
  const { stop, rng } = ground;
  await socket.say({ type: 'lobby', isOn: true });
  for (let tries = 0; tries < 10 && !stop.aborted && socket.isOpen; tries++) {
    const { listed } = socket;
    if (listed.length > 0) await socket.say({ type: 'enter', table: rng.pick(listed) });
    await pause(LOOK_MS, stop);
    if (socket.position) return socket.position.match;
  }
  return undefined;
}

export const commands: Attack = (ground, tally) =>
  asGuests(ground, COMMAND_GUESTS, async (socket, own) => {
    const { peaks } = ground;
    const wish = (): Wish => ({ type: 'ping' });
    await pour(ground, socket, wish, (said) => {
      if (!count(tally, said)) return;
      peaks.commandsPerSecond = Math.max(peaks.commandsPerSecond, rateOf(own, FIRST_COMMANDS));
    });
  });

const NOISE = ['\u202Edlrow olleh', 'Z\u0335\u0336\u0337\u0338algo'.repeat(20), 'x'.repeat(200)];

/** At tables of strangers. */
export const chat: Attack = (ground, tally) =>
  asGuests(ground, CHAT_GUESTS, async (socket, own) => {
    const { peaks, rng, stop } = ground;
    await socket.say({ type: 'lobby', isOn: true });
    const { listed } = socket;
    if (listed.length === 0) return pause(LOOK_MS, stop);
    const table = rng.pick(listed);
    await socket.say({ type: 'enter', table });
    const wish = (): Wish => ({ type: 'chat', table, text: rng.pick(NOISE) });
    await pour(ground, socket, wish, (said) => {
      if (!count(tally, said)) return;
      peaks.linesPerSecond = Math.max(peaks.linesPerSecond, rateOf(own, FIRST_LINES));
    });
  });

/** Invisible, turned around, stacked, in other alphabets, and the names of those who run the place. */
const NAMES = [
  'Admin',
  '\u0410dmin',
  'Adm\u200Bin',
  '\u202Enimda',
  'A\u0335\u0336\u0337\u0338da',
  'Ada\u2066',
  'Server',
  'R00t',
  'Bot 1',
  '\u3164',
];

export const names: Attack = (ground, tally) =>
  asGuests(ground, NAME_GUESTS, async (socket) => {
    const { peaks, stop, rng } = ground;
    while (!stop.aborted && socket.isOpen) {
      if (count(tally, await socket.say({ type: 'rename', name: rng.pick(NAMES) }))) peaks.names++;
      await pause(BREATH_MS, stop);
    }
  });
