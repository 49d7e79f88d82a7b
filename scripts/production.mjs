/** A fresh clone with what a host needs and nothing more: `npm ci --omit=dev && npm start` opens, and hands out its pages. */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './repoFiles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parlor-production-'));
const clone = join(folder, 'parlor');

/** Only what hangs should meet this: a crowded machine may take minutes to build the pages. */
const PATIENCE_MS = 900_000;

function run(/** @type {string} */ program, /** @type {readonly string[]} */ args, cwd = folder) {
  console.error(`${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}

/** @returns {Promise<string>} */
const addressOf = (/** @type {import('node:child_process').ChildProcess} */ server) =>
  new Promise((resolve, reject) => {
    let said = '';
    setTimeout(() => reject(new Error(`it did not open: ${said}`)), PATIENCE_MS).unref();
    server.stdout?.on('data', (data) => {
      said += data;
      const address = /http:\/\/\S+?(?=\/?\s)/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });

async function expectAnswer(/** @type {string} */ url, /** @type {string} */ text) {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const body = await response.text();
  if (response.status !== 200 || !body.includes(text))
    throw new Error(`${url}: ${response.status} ${body.slice(0, 200)}`);
}

try {
  run('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone]);
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], clone);
  if (existsSync(join(clone, 'node_modules/vitest'))) throw new Error('tools were installed, too');
  console.error('npm start');
  const server = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 2],
    // With npm and its shell in one group, so that all of them are told to stop.
    detached: true,
  });
  try {
    const address = await addressOf(server);
    await expectAnswer(`${address}/`, '<script type="module"');
    await expectAnswer(`${address}/api/key`, 'publicKey');
    await expectAnswer(`${address}/readyz`, 'ready');
    if (existsSync(join(clone, 'node_modules/vitest')))
      throw new Error('tools were installed, too');
    console.log(`✓ npm ci --omit=dev && npm start: open at ${address}`);
  } finally {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid, 'SIGTERM');
      await gone;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
