/** Reads a frame of a client. Total: whatever comes in, a command or a refusal goes out. */

import type { Illegal } from '@parlor/kit';
import { Command } from './commands.ts';

export type ReadCommand =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly key?: string; readonly why: Illegal };

const TYPES = new Set(Command.def.options.map((option) => option.def.shape.type.def.values[0]));

export function readCommand(text: string): ReadCommand {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, why: { code: 'malformed-frame' } };
  }
  const parsed = parse(input);
  if (parsed?.success) return { ok: true, command: parsed.data };
  const key = keyOf(input);
  const code = isKnownType(input) ? 'malformed-command' : 'unknown-command';
  const where = code === 'malformed-command' ? (parsed?.error.issues[0]?.path.join('.') ?? '') : '';
  return {
    ok: false,
    ...(key !== undefined && { key }),
    why: { code, ...(where !== '' && { params: { where: where.slice(0, 64) } }) },
  };
}

/** Undefined for what even the schemas stumble over: some checks run on values of the wrong type, and compare their `length`. */
function parse(input: unknown) {
  try {
    return Command.safeParse(input);
  } catch {
    return undefined;
  }
}

/** The key is sent back only if it is one: nothing else of a bad frame is. */
function keyOf(input: unknown): string | undefined {
  const key = fieldOf(input, 'key');
  return typeof key === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(key) ? key : undefined;
}

const isKnownType = (input: unknown): boolean => {
  const type = fieldOf(input, 'type');
  return typeof type === 'string' && (TYPES as ReadonlySet<string>).has(type);
};

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? (input as Record<string, unknown>)[name]
    : undefined;
