/**
 * The matches of a series as they are played, a line each, so that an
 * interruption loses none and the same question goes on where it stopped.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { canonicalJson, hashJson } from '@parlor/kit';
import { UsageError } from '../terminal/exit.ts';
import { unwritable } from '../cli/files.ts';
import type { Io } from '../terminal/io.ts';
import { codeFingerprint } from './codeFingerprint.ts';
import type { Series, MatchRun } from './series.ts';
import type { Played } from './matchRun.ts';

const FORMAT = 'parlor-arena/1';

interface Heading {
  readonly format: typeof FORMAT;
  readonly series: Series;
  /** Of the code that plays: other bots give other matches. */
  readonly code: string;
}

export interface CheckpointOptions {
  /** A file somebody named. */
  readonly file: string | undefined;
  /** Forget what was played before. */
  readonly fresh: boolean;
}

export class Checkpoint {
  private readonly byKey = new Map<string, Played>();

  private constructor(readonly path: string) {}

  /** Opens the file of `series`, or starts it. Throws `UsageError`. */
  static open(series: Series, { file, fresh }: CheckpointOptions, io: Io): Checkpoint {
    const path = file === undefined ? usualFile(series) : resolve(io.cwd, file);
    const heading: Heading = { format: FORMAT, series, code: codeFingerprint(series, io) };
    const checkpoint = new Checkpoint(path);
    try {
      if (!fresh && existsSync(path) && checkpoint.read(heading, file)) return checkpoint;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${JSON.stringify(heading)}\n`);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw unwritable(file ?? path, error);
    }
    return checkpoint;
  }

  /** Whether the file goes on from here; a file somebody named is not overwritten without being asked. */
  private read(wanted: Heading, named: string | undefined): boolean {
    const [first = '', ...lines] = readFileSync(this.path, 'utf8').split('\n');
    const heading = readLine(first) as Heading | undefined;
    if (heading?.format !== FORMAT) {
      if (named === undefined) return false;
      throw new UsageError(`${named} holds something else, not the matches of an arena`);
    }
    if (canonicalJson(heading.series) !== canonicalJson(wanted.series)) {
      if (named === undefined) return false;
      throw new UsageError(
        `${named} holds other matches: ${heading.series.game} with ${heading.series.contestants.join(',')}, seed ${heading.series.seed}`,
      );
    }
    if (heading.code !== wanted.code) {
      if (named === undefined) return false;
      throw new UsageError(`${named} was played by other bots than these; --fresh starts it anew`);
    }
    for (const line of lines) {
      // Half a line at the end is a match that was not finished.
      const played = readLine(line) as Played | undefined;
      if (played) this.byKey.set(keyOf(played), played);
    }
    return true;
  }

  has(run: MatchRun): boolean {
    return this.byKey.has(keyOf(run));
  }

  add(played: Played): void {
    this.byKey.set(keyOf(played), played);
    // Starts its own line, whatever an earlier run left there.
    appendFileSync(this.path, `\n${JSON.stringify(played)}`);
  }

  /** In the order of deals and rotations. */
  all(): Played[] {
    return [...this.byKey.values()].sort((a, b) => a.deal - b.deal || a.rotation - b.rotation);
  }
}

const keyOf = ({ deal, rotation }: MatchRun): string => `${deal}/${rotation}`;

function readLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

const NAME_LENGTH = 16;

function usualFile(series: Series): string {
  const name = `${series.game}-${hashJson(series).slice(0, NAME_LENGTH)}.jsonl`;
  return join(stateFolder(), 'arena', name);
}

/** Where programs keep what should outlive them. */
function stateFolder(): string {
  const state = process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state');
  return join(state, 'parlor');
}
