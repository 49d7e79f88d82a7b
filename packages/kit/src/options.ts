/** Options as data: drawn by a lobby, swept by the lab, checked here. */

import type { Illegal } from './game.ts';

export type OptionsSpec<Options> = {
  readonly [Name in keyof Options]: OptionSpec<Options[Name]>;
};

/**
 * Defaults are not repeated here: they are the `standard` preset.
 *
 * A `data` option brings components of its own (a deck, a board) or is null
 * for the ones in the box; its check is total and refuses nonsense with a reason.
 * It is an object or a list, and nothing else is: see `data.ts`.
 */
export type OptionSpec<Value> = [Value] extends [boolean]
  ? FlagSpec
  : [Value] extends [number]
    ? CountSpec
    : [Value] extends [string]
      ? ChoiceSpec<Value>
      : DataSpec;

export interface FlagSpec {
  readonly type: 'flag';
}

export interface CountSpec {
  readonly type: 'count';
  readonly min: number;
  readonly max: number;
}

export interface ChoiceSpec<Value> {
  readonly type: 'choice';
  readonly values: readonly Value[];
}

export interface DataSpec {
  readonly type: 'data';
  /** Why `value`, any JSON but null, makes no sense here. */
  check(value: unknown): Illegal | undefined;
}

export type AnyOptionSpec = FlagSpec | CountSpec | ChoiceSpec<string> | DataSpec;

export interface Presets<Options> {
  readonly standard: Options;
  readonly [name: string]: Options;
}

export type OptionsResult<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly why: Illegal };

/** Reads options from untrusted input: what is missing takes its default, what is unknown is refused. */
export function parseOptions<Options extends object>(
  spec: OptionsSpec<Options>,
  standard: Options,
  input: unknown,
): OptionsResult<Options> {
  if (input === undefined) return { ok: true, options: standard };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, why: { code: 'options-not-an-object' } };
  }
  const specs = spec as Readonly<Record<string, AnyOptionSpec>>;
  const options = { ...standard } as Record<string, unknown>;
  for (const [name, value] of Object.entries(input)) {
    if (!Object.hasOwn(specs, name)) {
      return { ok: false, why: { code: 'option-unknown', params: { option: cut(name) } } };
    }
    const why = checkOption(specs[name] as AnyOptionSpec, value);
    if (why) return { ok: false, why: { code: why.code, params: { ...why.params, option: name } } };
    options[name] = value;
  }
  return { ok: true, options: options as Options };
}

function checkOption(spec: AnyOptionSpec, value: unknown): Illegal | undefined {
  switch (spec.type) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : { code: 'option-not-a-flag' };
    case 'count':
      return Number.isInteger(value) &&
        (value as number) >= spec.min &&
        (value as number) <= spec.max
        ? undefined
        : { code: 'option-out-of-range', params: { min: spec.min, max: spec.max } };
    case 'choice':
      return spec.values.includes(value as string)
        ? undefined
        : { code: 'option-not-a-choice', params: { choices: spec.values.join(', ') } };
    case 'data':
      return value === null ? undefined : shown(spec.check(value));
  }
}

/** What is refused may be quoted, but nobody is sent a whole book back. */
const LONGEST_QUOTED = 80;

const cut = (text: string): string => text.slice(0, LONGEST_QUOTED);

const shown = (why: Illegal | undefined): Illegal | undefined =>
  why?.params === undefined
    ? why
    : {
        code: why.code,
        params: Object.fromEntries(
          Object.entries(why.params).map(([name, value]) => [
            name,
            typeof value === 'string' ? cut(value) : value,
          ]),
        ),
      };
