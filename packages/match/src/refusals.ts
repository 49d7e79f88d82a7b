/** The referee's own reasons in words. A game's reasons are in the game's words. */

import type { Illegal } from '@parlor/kit';

const SENTENCES: Readonly<Record<string, string>> = {
  'match-over': 'The match is over.',
  'not-asked': 'There is nothing to answer at this seat now.',
  'stale-question': 'That question is no longer open.',
  'malformed-move': 'That is not a move of this game.',
  'seed-malformed': 'A seed is 64 hex digits, in lower case.',
  'table-not-an-object': 'A table needs seats and options.',
  'seats-not-offered': 'This game is for {offered} seats.',
  'options-not-an-object': 'Options are written as names with values.',
  'option-unknown': 'This game has no option called {option}.',
  'option-not-a-flag': 'Option {option} is either true or false.',
  'option-out-of-range': 'Option {option} is a whole number from {min} to {max}.',
  'option-not-a-choice': 'Option {option} is one of: {choices}.',
  'data-not-json': 'Option {option} is a set of your own, written as JSON.',
  'data-too-large': 'Option {option} is too large: a set of your own has at most {max} bytes.',
  'data-too-deep': 'Option {option} is nested too deeply: at most {max} levels.',
  'data-too-many-parts': 'Option {option} has too many parts: at most {max}.',
  'data-text-too-long': 'Option {option} has a text of more than {max} characters.',
  'data-key-too-long': 'Option {option} has a field whose name has more than {max} characters.',
  'record-malformed': 'The record is malformed at “{at}”: {problem}.',
  'record-format-unknown': 'The record has format {format}; this program reads format {known}.',
  'other-game': 'This is a match of {recorded}, not of {expected}.',
  'rules-version-differs':
    'The match was played under version {recorded} of the rules; here is version {current}, which would play it differently.',
  'unknown-game': 'The match is of “{game}”, which is not played here.',
  'edition-missing':
    'The match was played by edition {edition} of the rules of {game}, which is not on board here; the newest here is {newest}.',
  'rng-unknown': 'The match drew its chances with {recorded}; this program knows {known}.',
  'illegal-move-in-record': 'Move {ply} of the record, by seat {seat}, is not legal: {reason}.',
  'snapshot-malformed': 'The snapshot is malformed at “{at}”: {problem}.',
  'snapshot-tampered': 'The snapshot does not match its hash: it was damaged or edited.',
};

/** Why something was refused, in one sentence; undefined when the reason is not the referee's. */
export function refusal({ code, params = {} }: Illegal): string | undefined {
  if (!Object.hasOwn(SENTENCES, code)) return undefined;
  return SENTENCES[code]?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '?'));
}
