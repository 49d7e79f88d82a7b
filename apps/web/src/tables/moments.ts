/** Positions, as tables are shown them. */

import type { Moment, Paused } from '@parlor/table-ui';
import type { LedPosition } from './catchingUp.ts';

/** `ahead`: so many milliseconds is the clock of whoever hosts the match ahead of ours. */
export const momentOf = (position: LedPosition, ahead: number): Moment => ({
  version: position.version,
  ply: position.ply,
  viewer: position.viewer,
  events: position.events,
  history: position.history,
  historyPly: position.historyPly,
  lastAnswer: position.lastAnswer,
  view: position.view,
  questions: position.questions,
  question: position.question && {
    id: position.question.id,
    ...(position.question.decision as { kind: string; sealed: boolean; optional: boolean }),
  },
  outcome: position.outcome,
  ...(position.banks && { banks: position.banks.map((ms) => ms ?? undefined) }),
  ...(position.stalls && {
    stalls: position.stalls.map((at) => (at === null ? undefined : at - ahead)),
  }),
  deadlines: position.deadlines.map((at) => (at === null ? undefined : at - ahead)),
  ...(position.paused && { paused: pausedHere(position.paused, ahead) }),
});

const pausedHere = ({ seat, since, until }: Paused, ahead: number): Paused => ({
  seat,
  since: since - ahead,
  until: until - ahead,
});
