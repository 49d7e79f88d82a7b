/** Why a command was refused. The games add their own codes for moves. */

export const CODES = [
  'malformed-frame',
  'frame-too-large',
  'unknown-command',
  'malformed-command',
  'too-many-commands',
  'too-many-connections',
  'not-signed-in',
  'unknown-table',
  'unknown-match',
  'unknown-game',
  'table-impossible',
  'not-your-table',
  'not-seated',
  'seat-taken',
  'already-seated',
  'not-open',
  'not-ready',
  'not-playing',
  'not-finished',
  'match-over',
  'not-asked',
  'stale-question',
  'malformed-move',
  'nothing-to-take-back',
  'no-such-request',
  'too-slow',
  'try-again',
  'closing',
] as const;

export type Code = (typeof CODES)[number];
