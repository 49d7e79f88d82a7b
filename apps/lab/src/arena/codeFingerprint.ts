/** A fingerprint of everything that decides how a series is played: games, brains, programs of others. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join, resolve } from 'node:path';
import type { Io } from '../terminal/io.ts';
import { workerFile } from './workerPool.ts';
import type { Series } from './series.ts';

/** Tests play from the sources, and never keep anything for longer than a test. */
const FROM_SOURCES = 'sources';

export function codeFingerprint({ contestants }: Series, io: Io): string {
  const hash = createHash('sha256');
  hash.update(ownCode());
  for (const contestant of new Set(contestants)) {
    for (const word of contestant.replace(/^exec:/, '').split(/\s+/)) {
      const path = resolve(io.cwd, word);
      if (existsSync(path) && statSync(path).isFile()) hash.update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

/** The worker and all that it shares with others: whatever plays is in there. */
function ownCode(): string {
  const worker = workerFile();
  if (!worker) return FROM_SOURCES;
  const file = fileURLToPath(worker);
  const chunks = join(dirname(file), 'chunks');
  const hash = createHash('sha256').update(readFileSync(file));
  if (!existsSync(chunks)) return hash.digest('hex');
  for (const name of readdirSync(chunks)
    .filter((one) => one.endsWith('.mjs'))
    .sort()) {
    hash.update(readFileSync(join(chunks, name)));
  }
  return hash.digest('hex');
}
