/** Frames no honest client would send, derived from the protocol's own schemas. */

import type { Rng } from '@parlor/kit';
import { Command } from '@parlor/protocol';
import { GAME_IDS } from '@parlor/registry/ids';
import * as z from 'zod';

/** As much of a JSON Schema as the protocol uses. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const PROTOCOL = z.toJSONSchema(Command, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Every command as its schema describes it. */
const COMMAND_SCHEMAS: readonly Schema[] = PROTOCOL.oneOf ?? PROTOCOL.anyOf ?? [];

/** Texts that are right here: ids that exist, so that commands get as far as they can. */
export interface Known {
  readonly table: string;
  readonly match: string;
  readonly player: string;
  /** Moves somebody has really made. */
  readonly moves: readonly unknown[];
}

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '😀'.repeat(50),
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%2e%2e',
  'a'.repeat(63),
  'A'.repeat(22),
  'x'.repeat(5000),
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  7,
  8,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  Number.MIN_VALUE,
] as const;

/** What cannot be said in JavaScript, but in JSON. */
const RAW = [
  '1e999',
  '-1e999',
  '00',
  'NaN',
  'undefined',
  '"\\u00"',
  '{"a":1,}',
  "{'a':1}",
  '[1 2]',
];

export class HostileFrames {
  constructor(
    private readonly rng: Rng,
    private readonly known: Known,
  ) {}

  /** Text for a text frame, or bytes for a binary one. */
  next(): string | Buffer {
    const { rng } = this;
    switch (rng.below(14)) {
      case 0:
        return this.truncated(JSON.stringify(this.command()));
      case 1:
        return this.spoiled(JSON.stringify(this.command()));
      case 2:
        return rng.pick(RAW);
      case 3:
        return nested(1 + rng.below(20_000), rng.below(2) === 0 ? '[' : '{"a":');
      case 4:
        return this.bytes();
      case 5:
        return JSON.stringify(this.anything(0));
      case 6:
        return this.withPrototype();
      case 7:
        return JSON.stringify({ ...this.command(), [rng.pick(TEXTS)]: this.anything(0) });
      case 8:
        return this.repeatedKeys();
      case 9:
      case 10:
      case 11:
        return JSON.stringify(this.wrongField());
      default:
        return JSON.stringify(this.command());
    }
  }

  /** A command of the right shape, about things that may or may not exist. */
  private command(): Record<string, unknown> {
    return this.fitting(this.rng.pick(COMMAND_SCHEMAS), '') as Record<string, unknown>;
  }

  /** One field of another type, or not there at all. */
  private wrongField(): Record<string, unknown> {
    const command = this.command();
    const field = this.rng.pick(Object.keys(command));
    if (this.rng.below(5) === 0) delete command[field];
    else command[field] = this.anything(0);
    return command;
  }

  private fitting(schema: Schema, name: string): unknown {
    const { rng } = this;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return rng.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.fitting(rng.pick(choices), name);
    if (schema.properties) {
      return Object.fromEntries(
        Object.entries(schema.properties).map(([field, of]) => [field, this.fitting(of, field)]),
      );
    }
    switch (schema.type) {
      case 'string':
        return this.text(name);
      case 'boolean':
        return rng.below(2) === 0;
      case 'integer':
      case 'number':
        return rng.below(3) === 0 ? rng.pick(NUMBERS) : rng.below(12);
      case 'array':
        return Array.from({ length: rng.below(5) }, () => this.fitting(schema.items ?? {}, name));
      case 'null':
        return null;
      default:
        return this.move();
    }
  }

  private text(name: string): string {
    const { rng, known } = this;
    if (rng.below(8) === 0) return rng.pick(TEXTS);
    switch (name) {
      case 'table':
        return known.table;
      case 'match':
        return known.match;
      case 'player':
        return known.player;
      case 'key':
        return `fuzz-${rng.below(1_000_000_000)}`;
      case 'contribution':
      case 'share':
        return '0123456789abcdef'.repeat(2);
      case 'commitment':
        return '0123456789abcdef'.repeat(4);
      case 'game':
        return rng.pick([GAME_IDS[0], GAME_IDS.at(-1)!, 'no-such-game']);
      default:
        return rng.pick(TEXTS);
    }
  }

  /** A move as it was made once, as it is, with something wrong in it, or nothing like one. */
  private move(): unknown {
    const { rng, known } = this;
    if (known.moves.length === 0 || rng.below(3) === 0) return this.anything(0);
    const move = structuredClone(rng.pick(known.moves)) as Record<string, unknown>;
    if (rng.below(2) === 0) move[rng.pick(Object.keys(move))] = this.anything(1);
    return move;
  }

  /** Any JSON at all. */
  private anything(depth: number): unknown {
    const { rng } = this;
    switch (rng.below(depth > 3 ? 5 : 8)) {
      case 0:
        return null;
      case 1:
        return rng.below(2) === 0;
      case 2:
        return rng.pick(NUMBERS);
      case 3:
      case 4:
        return rng.pick(TEXTS);
      case 5:
        return Array.from({ length: rng.below(6) }, () => this.anything(depth + 1));
      default:
        return Object.fromEntries(
          Array.from({ length: rng.below(6) }, () => [
            rng.pick([...TEXTS, 'type', 'seat', 'card', 'key', 'toJSON', 'length']),
            this.anything(depth + 1),
          ]),
        );
    }
  }

  /** As an own property, which only JSON can make. */
  private withPrototype(): string {
    const command = JSON.stringify(this.command());
    const name = this.rng.pick(['__proto__', 'constructor', 'prototype', 'hasOwnProperty']);
    return command.replace('{', `{"${name}":${JSON.stringify(this.anything(2))},`);
  }

  private repeatedKeys(): string {
    const command = JSON.stringify(this.command());
    return command.replace('{', `{"type":${JSON.stringify(this.anything(3))},`);
  }

  private truncated(text: string): string {
    return text.slice(0, this.rng.below(text.length));
  }

  private spoiled(text: string): string {
    const at = this.rng.below(text.length);
    return (
      text.slice(0, at) +
      this.rng.pick(['"', '\\', '}', '\u0000', '\ud800', ',']) +
      text.slice(at + 1)
    );
  }

  private bytes(): Buffer {
    return Buffer.from(Array.from({ length: this.rng.below(200) }, () => this.rng.below(256)));
  }
}

const nested = (depth: number, opening: string): string => opening.repeat(depth);
