/** Files named on the command line. What is wrong with them is the user's to know, in one line. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MatchRecord, parseRecord } from '@parlor/match';
import type { Terminal } from '@parlor/messages/terminal';
import { UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { refusedByHouse } from '../text/refused.ts';

/** Whatever JSON the file holds. */
export function readJsonFile(path: string, io: Io): unknown {
  const text = readTextFile(path, io);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(({ m }) => m.usage.notJson({ path }));
  }
}

export function readTextFile(path: string, io: Io): string {
  try {
    return readFileSync(resolve(io.cwd, path), 'utf8');
  } catch (error) {
    throw new UsageError(({ m }) => m.usage.unreadable({ path, why: reasonIn(m, error) }));
  }
}

export function readRecordFile(path: string, io: Io): MatchRecord {
  const parsed = parseRecord(readJsonFile(path, io));
  if (parsed.ok) return parsed.value;
  throw new UsageError((reader) =>
    reader.m.usage.notARecord({ path, why: refusedByHouse(parsed.why, reader) }),
  );
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
    throw unwritable(path, error);
  }
}

/** Writes a text that is made in one go, such as a page. */
export function writeTextFile(path: string, text: string, io: Io): void {
  try {
    writeFileSync(resolve(io.cwd, path), text);
  } catch (error) {
    throw unwritable(path, error);
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

export const unwritable = (path: string, error: unknown): UsageError =>
  new UsageError(({ m }) => m.usage.unwritable({ path, why: reasonIn(m, error) }));

/** What the system says, in the reader's language where it says something usual. */
function reasonIn({ usage: { reasons } }: Terminal, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : message;
}
