/** Everybody hostile in a siege, in a thread of their own: what they do must not slow down those whose time is measured. */

import { setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { fastRng } from '@parlor/kit';
import { chat, commands, names, resyncs } from './siegeFloods.ts';
import {
  type Attack,
  type AttackName,
  ATTACKS,
  type HostileTable,
  noPeaks,
  noTallies,
  pause,
} from './siegeGround.ts';
import { connections, fragments, halves, slowReaders, sockets } from './siegeLines.ts';
import { HOSTILE_ADDRESS } from './siegePlaces.ts';
import { foreign, forged, frames, guests, requests } from './siegeRequests.ts';
import { experts, lobby, sets } from './siegeTables.ts';

const RUN: Readonly<Record<AttackName, Attack>> = {
  ...{ experts, lobby, sets, resyncs, commands, chat, names, fragments, halves, connections },
  ...{ sockets, 'slow-readers': slowReaders, guests, forged, foreign, frames, requests },
};

const { base, seed, table } = workerData as {
  readonly base: string;
  readonly seed: number;
  readonly table: HostileTable;
};

const peaks = noPeaks();
const tallies = noTallies();
const failures: string[] = [];
const end = new AbortController();
setMaxListeners(0, end.signal);
const ground = { base, address: HOSTILE_ADDRESS, peaks, guests: [], table, stop: end.signal };

parentPort!.once('message', () => end.abort());

const attacks = Promise.all(
  ATTACKS.map(async (name, i) => {
    // An attack that fails is a mistake of ours, and must not pass for a server that held.
    while (!end.signal.aborted) {
      try {
        await RUN[name]({ ...ground, rng: fastRng(seed, i) }, tallies[name]);
      } catch (error) {
        failures.push(`${name}: ${String(error)}`);
        await pause(1000, end.signal);
      }
    }
  }),
);
/** So that whoever besieges knows whether everything has been tried. */
const TOLD_EVERY_MS = 500;
const telling = setInterval(() => parentPort!.postMessage({ tallies }), TOLD_EVERY_MS);

/** Whoever still waits for an answer then waits in vain. */
const LAST_ANSWERS_MS = 3000;
await new Promise((resolve) => end.signal.addEventListener('abort', resolve));
await Promise.race([attacks, new Promise((resolve) => setTimeout(resolve, LAST_ANSWERS_MS))]);
clearInterval(telling);
parentPort!.postMessage({ peaks, tallies, failures });
