/**
 * A PostgreSQL and a Redis of one's own, on loopback, for as long as a test runs.
 *
 * Each lives in a folder of its own under a guard: a small process that notices
 * when this one is gone, however it went, and clears up.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findProgram, isRoot, type Owner, ownerNamed } from './programs.ts';

export interface Service {
  readonly url: string;
  /** Where it keeps everything. */
  readonly folder: string;
  /** Starts it again where it was, with what it had. */
  start(): Promise<void>;
  /** Politely, as an administrator would. */
  stop(): Promise<void>;
  /** As the power would. */
  crash(): Promise<void>;
  /** Stops it and removes every trace. */
  remove(): Promise<void>;
}

export interface Postgres extends Service {
  /** The address of a new and empty database. */
  createDatabase(): Promise<string>;
  /** It stands still with all its processes and connections; what is returned has it go on. */
  freeze(): Promise<() => void>;
}

export interface PostgresOptions {
  /** Only where durability is what is tested: it costs time. */
  readonly fsync?: boolean;
}

export async function startPostgres({ fsync = false }: PostgresOptions = {}): Promise<Postgres> {
  const wanted = { name: 'postgres', debianPackage: 'postgresql' };
  const postgres = findProgram(wanted);
  const initdb = join(dirname(postgres), 'initdb');
  // It refuses to run as root.
  const owner = isRoot() ? ownerNamed('postgres') : undefined;
  const folder = newFolder(owner);
  const data = join(folder, 'data');
  execFileSync(
    initdb,
    ['-D', data, '-U', 'parlor', '-A', 'trust', '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const urlAt = (port: number, name: string): string =>
    `postgres://parlor@127.0.0.1:${port}/${name}`;
  const settings = ['-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'max_connections=60'];
  const service = await startService({
    program: postgres,
    args: (port) => ['-D', data, '-h', '127.0.0.1', '-k', folder, '-p', `${port}`, ...settings],
    folder,
    owner,
    stopSignal: 'SIGINT',
    crashSignal: 'SIGQUIT',
    url: (port) => urlAt(port, 'postgres'),
    isReady: (port) => query(urlAt(port, 'postgres'), 'select 1'),
  });
  return {
    ...service,
    createDatabase: async () => {
      const name = `parlor_${randomBytes(6).toString('hex')}`;
      await query(service.url, `create database ${name}`);
      const url = new URL(service.url);
      url.pathname = name;
      return url.href;
    },
    freeze: async () => {
      const running = await query<{ pid: number }>(
        service.url,
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      );
      const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const pids = [Number(first), ...running.map(({ pid }) => pid)];
      const send = (signal: NodeJS.Signals) => {
        for (const pid of pids) process.kill(pid, signal);
      };
      send('SIGSTOP');
      return () => send('SIGCONT');
    },
  };
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function startRedis(): Promise<Service> {
  const program = findProgram({ name: 'redis-server', debianPackage: 'redis-server' });
  const folder = newFolder(undefined);
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return startService({
    program,
    args: (port) => ['--port', `${port}`, ...settings],
    folder,
    owner: undefined,
    stopSignal: 'SIGTERM',
    crashSignal: 'SIGKILL',
    url: (port) => `redis://127.0.0.1:${port}`,
    isReady: answersPing,
  });
}

/** Resolves when a Redis at `port` says PONG. */
const answersPing = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      if (data.toString().startsWith('+PONG')) resolve();
      else reject(new Error(`Redis said ${data.toString()}`));
    });
    socket.once('error', reject);
  });

interface Recipe {
  readonly program: string;
  readonly args: (port: number) => string[];
  readonly folder: string;
  readonly owner: Owner | undefined;
  readonly stopSignal: NodeJS.Signals;
  readonly crashSignal: NodeJS.Signals;
  readonly url: (port: number) => string;
  readonly isReady: (port: number) => Promise<unknown>;
}

/** Somebody else may take the port between our asking for it and the program's. */
const MOST_PORTS_TRIED = 3;

async function startService(recipe: Recipe): Promise<Service> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const running = new Running(recipe, port);
    try {
      await running.start();
      return {
        url: recipe.url(port),
        folder: recipe.folder,
        start: () => running.start(),
        stop: () => running.end(recipe.stopSignal),
        crash: () => running.end(recipe.crashSignal),
        remove: async () => {
          await running.end(recipe.crashSignal);
          rmSync(recipe.folder, { recursive: true, force: true });
        },
      };
    } catch (error) {
      await running.end(recipe.crashSignal);
      if (attempt < MOST_PORTS_TRIED) continue;
      rmSync(recipe.folder, { recursive: true, force: true });
      throw error;
    }
  }
}

const POLL_MS = 25;
const READY_MS = 60_000;

class Running {
  readonly #recipe: Recipe;
  readonly #port: number;
  #child: ChildProcess | undefined;
  #guard: ChildProcess | undefined;
  #said = '';

  constructor(recipe: Recipe, port: number) {
    this.#recipe = recipe;
    this.#port = port;
  }

  async start(): Promise<void> {
    if (this.#child) return;
    const { program, args, folder, owner } = this.#recipe;
    const child = spawn(program, args(this.#port), {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.once('error', () => {
      this.#child = undefined;
    });
    child.once('exit', () => {
      this.#child = undefined;
    });
    const hear = (data: Buffer): void => {
      this.#said = `${this.#said}${data.toString()}`.slice(-MOST_HEARD);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    this.#guard?.stdin?.destroy();
    this.#guard = guard(child.pid, folder);
    await this.#ready();
  }

  async #ready(): Promise<void> {
    const until = Date.now() + READY_MS;
    for (;;) {
      if (!this.#child) throw new Error(`${this.#recipe.program} did not start:\n${this.#said}`);
      try {
        await this.#recipe.isReady(this.#port);
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      await sleep(POLL_MS);
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    // Its only task was to watch over this child.
    this.#guard?.kill('SIGKILL');
    this.#guard = undefined;
  }
}

/** The last words of a program that failed. */
const MOST_HEARD = 4_000;

/**
 * Waits for the end of its input, which comes when this process ends. In a
 * group of its own, so that Ctrl-C does not end it together with the tests.
 */
function guard(pid: number | undefined, folder: string): ChildProcess {
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      'read _; kill -QUIT "$1"; sleep 1; kill -KILL "$1"; rm -rf "$2"',
      'sh',
      `${pid}`,
      folder,
    ],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  child.unref();
  // The pipe alone must not keep this process from ending.
  (child.stdin as unknown as { unref(): void }).unref();
  return child;
}

function newFolder(owner: Owner | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-service-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('There is no free port.'));
      });
    });
  });
