/** The thread that owns the SQLite file, so that the disk never holds up the server. */

import { parentPort, workerData } from 'node:worker_threads';
import { copyFile } from './backup.ts';
import { type Call, type Core, sqlCore } from './core.ts';
import { storeError } from './errors.ts';
import { sqliteAccess } from './sqlite/access.ts';
import { openDatabase } from './sqlite/database.ts';
import type { Answer, Duty, Failure, Request } from './sqlite/messages.ts';

const port = parentPort!;

function serve(path: string): void {
  // Calls that come while the file is being opened wait, and share its failure.
  const opening = open(path);
  let hasFailed = false;
  opening.catch(() => {
    hasFailed = true;
  });
  let answers: Answer[] = [];
  const send = (answer: Answer): void => {
    if (answers.push(answer) > 1) return;
    // Those who committed together are answered together.
    setImmediate(() => {
      port.postMessage(answers);
      answers = [];
      // They have been told; the next call starts another thread and tries again.
      if (hasFailed) port.close();
    });
  };
  port.on('message', (request: Request) => {
    for (const { id, name, args } of request) {
      void attempt(opening, name, args).then(
        (value) => send({ id, value }),
        (error: unknown) => {
          const { code, message } = storeError(error);
          send({ id, error: { code, message } });
        },
      );
    }
  });
}

async function open(path: string): Promise<Core> {
  const access = await sqliteAccess(openDatabase(path), { path });
  return sqlCore(access, async (to) => copyFile(path, to));
}

async function attempt(
  opening: Promise<Core>,
  name: keyof Core,
  args: readonly unknown[],
): Promise<unknown> {
  const call = (await opening)[name] as unknown as Call;
  return call(...args);
}

function copy(from: string, to: string): void {
  try {
    copyFile(from, to);
  } catch (error) {
    const { code, message } = storeError(error);
    const failure: Failure = { code, message };
    port.postMessage(failure);
  }
}

const duty = workerData as Duty;
if (duty.is === 'serve') serve(duty.path);
else copy(duty.from, duty.to);
