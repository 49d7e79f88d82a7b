/** Files named on the command line. What is wrong with them is the user's to know, in one line. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MatchRecord, parseRecord, refusal } from '@parlor/match';
import { UsageError } from './exit.ts';
import type { Io } from './io.ts';

/** Whatever JSON the file holds. */
export function readJsonFile(path: string, io: Io): unknown {
  let text: string;
  try {
    text = readFileSync(resolve(io.cwd, path), 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${reasonOf(error)}`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
}

export function readRecordFile(path: string, io: Io): MatchRecord {
  const parsed = parseRecord(readJsonFile(path, io));
  if (parsed.ok) return parsed.value;
  throw new UsageError(`${path} is not a match record. ${refusal(parsed.why) ?? parsed.why.code}`);
}

export const fileExists = (path: string, io: Io): boolean => existsSync(resolve(io.cwd, path));

/** Writes the record as a whole or not at all, so that an interruption never leaves half of one. */
export function writeRecordFile(path: string, record: MatchRecord, io: Io): void {
  const target = resolve(io.cwd, path);
  const unfinished = `${target}.part`;
  try {
    writeFileSync(unfinished, recordText(record));
    renameSync(unfinished, target);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${reasonOf(error)}`);
  }
}

/** A move a line: easy to read, easy to compare. */
function recordText({ moves, ...header }: MatchRecord): string {
  const lines = Object.entries(header).map(
    ([field, value]) => `  ${JSON.stringify(field)}: ${JSON.stringify(value)},\n`,
  );
  const played = moves.map((move) => `\n    ${JSON.stringify(move)}`).join(',');
  return `{\n${lines.join('')}  "moves": [${played}${moves.length > 0 ? '\n  ' : ''}]\n}\n`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
