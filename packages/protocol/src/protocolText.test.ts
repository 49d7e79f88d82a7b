/** PROTOCOL.md says what the schemas say. */

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  commitmentTo,
  DATA_BOUNDS,
  DATA_REMEMBERED,
  dataName,
  jointSeed,
  PHRASES,
} from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  CLOCKS,
  CODES,
  Command,
  DATA_BY_NAME,
  Fairness,
  LIMITS,
  MatchSummary,
  Me,
  NewPasskeyBody,
  OwnTable,
  PasskeyInfo,
  PasskeyWish,
  PersonalData,
  PROTOCOL_VERSION,
  RatingLine,
  RecoverBody,
  RecoveryLink,
  RenameBody,
  SessionInfo,
  SignedBody,
  SignInWish,
  readCommand,
  ServerMessage,
} from './index.ts';

const TEXT = readFileSync(new URL('../PROTOCOL.md', import.meta.url), 'utf8');

const SCHEMAS: Readonly<Record<string, z.core.$ZodType>> = {
  command: Command,
  message: ServerMessage,
  refusal: z.strictObject({ code: z.enum(CODES) }),
  me: Me,
  'rename-body': RenameBody,
  'recover-body': RecoverBody,
  'recovery-link': RecoveryLink,
  session: SessionInfo,
  passkey: PasskeyInfo,
  'passkey-wish': PasskeyWish,
  'passkey-body': NewPasskeyBody,
  'sign-in-wish': SignInWish,
  'sign-in-body': SignedBody,
  'personal-data': PersonalData,
  'own-table': OwnTable,
  'match-summary': MatchSummary,
  rating: RatingLine,
  fairness: Fairness,
};

const examples = [...TEXT.matchAll(/^```json ?(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, schema, json]) => ({ schema: schema!, json: json! }),
);

const typesIn = (schema: string): Set<string> =>
  new Set(
    examples
      .filter((example) => example.schema === schema)
      .map(({ json }) => (JSON.parse(json) as { type: string }).type),
  );

const COMMANDS = Command.def.options.map((option) => option.def.shape.type.def.values[0]!);
const MESSAGES = ServerMessage.def.options.map((option) => option.def.shape.type.def.values[0]!);

describe('PROTOCOL.md', () => {
  it.each(examples)(
    'has an example of a $schema that the schema reads as it is: $json',
    ({ schema, json }) => {
      expect(Object.keys(SCHEMAS)).toContain(schema);
      const example: unknown = JSON.parse(json);
      // Fields that the schema does not know would be missing afterwards.
      expect(z.parse(SCHEMAS[schema]!, example)).toEqual(example);
    },
  );

  it('shows an example of everything there is a schema for', () => {
    expect(new Set(examples.map(({ schema }) => schema))).toEqual(new Set(Object.keys(SCHEMAS)));
  });

  it('shows every command and every message, and no other', () => {
    expect(typesIn('command')).toEqual(new Set(COMMANDS));
    expect(typesIn('message')).toEqual(new Set(MESSAGES));
  });

  it('describes every command and every message under its own heading', () => {
    const headings = [...TEXT.matchAll(/^### `([a-z-]+)`/gm)].map(([, name]) => name!);
    expect(headings.sort()).toEqual([...COMMANDS, ...MESSAGES].sort());
  });

  it('explains every code, and no other', () => {
    const section = TEXT.split('## Codes')[1]!.split('\n## ')[0]!;
    const codes = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code!);
    expect(codes).toEqual([...new Set(codes)]);
    expect(codes.sort()).toEqual([...CODES].sort());
  });

  it('names every phrase, clock and field of every command', () => {
    for (const phrase of PHRASES) expect(TEXT).toContain(`\`${phrase}\``);
    for (const clock of CLOCKS) expect(TEXT).toContain(`\`${clock}\``);
    for (const { def } of Command.def.options) {
      for (const field of Object.keys(def.shape)) {
        const isShown = TEXT.includes(`"${field}":`) || TEXT.includes(`\`${field}\``);
        expect(isShown, `${def.shape.type.def.values[0]}.${field}`).toBe(true);
      }
    }
  });

  it('states the limits and the version as they are', () => {
    expect(TEXT).toContain(`currently ${PROTOCOL_VERSION},`);
    expect(TEXT).toContain(`body of a request | ${LIMITS.frame / 1024} KB`);
    expect(TEXT).toContain(`at most ${LIMITS.chat} characters`);
    expect(TEXT).toContain(`1 to ${LIMITS.name} characters`);
    expect(TEXT).toContain(`8 to ${LIMITS.key} letters`);
  });

  it('states the bounds of sets of one’s own as they are, and names one as it is named', () => {
    const { bytes, depth, parts, text, key } = DATA_BOUNDS;
    expect(TEXT).toContain(`| canonical JSON, in UTF-8 | ${bytes / 1024} KB |`);
    expect(TEXT).toContain(`| lists and objects inside each other | ${depth} |`);
    expect(TEXT).toContain(`| values of every kind | ${parts} |`);
    expect(TEXT).toContain(`| a text; a key | ${text}; ${key} characters |`);
    expect(TEXT).toContain(`the ${DATA_REMEMBERED} that were told last`);
    expect(TEXT).toContain(`/socket?${DATA_BY_NAME}`);
    const { json } = examples.find((example) => example.json.includes('"type": "data"'))!;
    const { name, value } = JSON.parse(json) as { readonly name: string; readonly value: object };
    expect(dataName(value)).toBe(name);
  });

  it('can be followed to the seed with SHA-256 alone', () => {
    const { json } = examples.find(({ schema }) => schema === 'fairness')!;
    const { commitment, contributions, serverSeed } = z.parse(Fairness, JSON.parse(json));
    const committed = createHash('sha256').update(`parlor commitment/1 ${serverSeed}`);
    expect(committed.digest('hex')).toBe(commitment);
    expect(commitmentTo(serverSeed!)).toBe(commitment);
    const seed = createHmac('sha256', Buffer.from(serverSeed!, 'hex'))
      .update(`parlor seed/1 ${JSON.stringify(contributions)}`)
      .digest('hex');
    expect(TEXT).toContain(`the seed of the match is \`${seed}\``);
    expect(jointSeed(serverSeed!, contributions)).toBe(seed);
  });
});

describe('readCommand', () => {
  const command = (type: string) =>
    examples.map(({ json }) => json).find((json) => json.includes(`"type": "${type}"`))!;

  it.each(COMMANDS)(
    'reads the documented %s, and refuses it with a field too many or too few',
    (type) => {
      const example = JSON.parse(command(type)) as Record<string, unknown>;
      expect(readCommand(JSON.stringify(example))).toEqual({ ok: true, command: example });
      expect(readCommand(JSON.stringify({ ...example, extra: 1 }))).toMatchObject({
        ok: false,
        key: example['key'],
        why: { code: 'malformed-command' },
      });
      const { key: _gone, ...keyless } = example;
      const read = readCommand(JSON.stringify(keyless));
      expect(read).toEqual({
        ok: false,
        why: { code: 'malformed-command', params: { where: 'key' } },
      });
    },
  );

  it('has an answer to everything, and repeats nothing but a sound key', () => {
    const junk = ['', '{', 'null', '1', '[]', '"x"', '{}', '{"type":[]}', '{"type":"toString"}'];
    for (const text of junk) {
      const read = readCommand(text);
      expect(read.ok).toBe(false);
      expect(read).not.toHaveProperty('key');
    }
    expect(readCommand('{')).toEqual({ ok: false, why: { code: 'malformed-frame' } });
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect(readCommand(deep)).toMatchObject({ ok: false });
    expect(readCommand('{"type":"nonsense","key":"a key with <b>spaces</b>"}')).toEqual({
      ok: false,
      why: { code: 'unknown-command' },
    });
    expect(readCommand('{"type":"nonsense","key":"abcdefgh"}')).toEqual({
      ok: false,
      key: 'abcdefgh',
      why: { code: 'unknown-command' },
    });
  });

  it('takes nothing from a prototype', () => {
    const polluted = '{"__proto__":{"type":"ping","key":"abcdefgh"}}';
    expect(readCommand(polluted)).toEqual({ ok: false, why: { code: 'unknown-command' } });
  });

  it('says where the fault is, never what stood there', () => {
    const secret = 'a very secret value';
    const text = JSON.stringify({ type: 'rename', key: 'abcdefgh', name: secret.repeat(20) });
    expect(JSON.stringify(readCommand(text))).not.toContain(secret);
    const field = JSON.stringify({ type: 'ping', key: 'abcdefgh', [secret]: 1 });
    expect(JSON.stringify(readCommand(field))).not.toContain(secret);
  });
});
