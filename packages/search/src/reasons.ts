/**
 * Reasons by code. Each is a claim about the position that must hold where it is said, with what its words need to
 * know; `truth/` checks every one of them against the rules.
 */

import type { Reason } from './brain.ts';

/** A code and its params; undefined where the words need none. */
type Params = NonNullable<Reason['params']> | undefined;

/** Makes the reasons of a game: no code without what its words need. */
export const reasonsOf =
  <Claims extends { readonly [Code in keyof Claims]: Params }>() =>
  <Code extends keyof Claims & string>(
    code: Code,
    ...[params]: Claims[Code] extends undefined ? [] : [Claims[Code]]
  ): Reason =>
    params === undefined ? { code } : { code, params };
