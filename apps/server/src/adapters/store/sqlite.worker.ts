/** The thread that owns the SQLite file, so that the disk never holds up the server. */

import { parentPort, workerData } from 'node:worker_threads';
import { expose, type Failure } from '@parlor/rpc';
import { thisMachine } from '../machine/machine.ts';
import { lineOf } from '../workers/line.ts';
import { copyFile } from './backup.ts';
import { type Call, type Core, coreOf, sqlCore } from './sql/core.ts';
import { storeError } from './sql/errors.ts';
import { sqliteAccess } from './sqlite/access.ts';
import { openDatabase } from './sqlite/database.ts';
import type { Copier, Duty } from './sqlite/duty.ts';

const port = parentPort!;
const line = lineOf(port);

function serve(path: string): void {
  // Calls that come while the file is being opened wait, and share its failure.
  const opening = open(path);
  let hasFailed = false;
  opening.catch(() => {
    hasFailed = true;
  });
  const core = coreOf((name) => async (...args) => {
    const call = (await opening)[name] as unknown as Call;
    return call(...args);
  });
  expose(line, core, {
    failureOf,
    // Those who committed together are answered together.
    defer: (send) =>
      thisMachine.defer(() => {
        send();
        // They have been told; the next call starts another thread and tries again.
        if (hasFailed) port.close();
      }),
  });
}

async function open(path: string): Promise<Core> {
  const access = await sqliteAccess(openDatabase(path), { path, machine: thisMachine });
  return sqlCore(access, async (to) => copyFile(path, to));
}

function failureOf(error: unknown): Failure {
  const { code, message } = storeError(error);
  return { code, message };
}

const duty = workerData as Duty;
if (duty.is === 'serve') serve(duty.path);
else expose(line, { copy: copyFile } satisfies Copier, { failureOf });
