/** The built server with the built pages, on a free port and with data of its own: for tests and pictures. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';

/** @typedef {{ address: string, stop(): Promise<void> }} RunningHouse */

/** @returns {Promise<RunningHouse>} */
export async function startHouse(/** @type {Readonly<Record<string, string>>} */ env = {}) {
  await ensureBuilt(undefined, 'web');
  const program = await ensureBuilt(undefined, 'server');
  const folder = mkdtempSync(join(tmpdir(), 'parlor-house-'));
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      BOT_PACE_MS: '0',
      LOG_LEVEL: 'error',
      // All the visitors come from one address.
      GUESTS_PER_ADDRESS: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await addressOf(server),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<string>} */
function addressOf(
  /** @type {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} */ server,
) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (/** @type {Buffer} */ data) => {
      said += data.toString();
      const address = /http:\/\/\S+?(?=\/?\s)/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server left with ${code}`)));
  });
}
