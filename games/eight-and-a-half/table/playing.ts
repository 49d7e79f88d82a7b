/** A play before it is made: its button, its name in few words, and what it leads to. */

import type { People } from '@parlor/kit';
import { GHOST } from '../facts/types.ts';
import type { PlayResult, PlayRisk } from '../messages/parameters.ts';
import type { Move, View } from '../rules/index.ts';
import type { Consequence } from './consequences.ts';
import { isHalf } from './dialling.ts';
import { m } from './messages.ts';

export const playLabel = (move: Move, consequence: Consequence | undefined): string =>
  m().plays.label(move, consequence?.caught !== undefined);

export const playTitle = (move: Move, consequence: Consequence | undefined): string =>
  m().plays.title(move, consequence?.caught !== undefined);

export const playResult = (
  view: View,
  people: People,
  move: Move,
  consequence: Consequence | undefined,
): string =>
  consequence ? m().plays.result(resultOf(view, people, move, consequence)) : m().plays.unknown;

export const playLine = (
  view: View,
  people: People,
  move: Move,
  consequence: Consequence,
): string => m().plays.line(move, resultOf(view, people, move, consequence));

function resultOf(view: View, people: People, move: Move, consequence: Consequence): PlayResult {
  const { value, caught, isOut } = consequence;
  if (caught) return { kind: 'catch', caught: people(caught.seat), cards: caught.cards, isOut };
  return {
    kind: 'pile',
    change: changeOf(view, move),
    value,
    next: riskIn(view, people, consequence),
    // E-5.4: whoever went out before me wins, unless I catch.
    out: isOut && view.pending === null ? outOn(value, consequence) : undefined,
  };
}

const outOn = (value: number, { risk }: Consequence): 'won' | 'if-not-caught' =>
  isHalf(value) && risk !== undefined ? 'if-not-caught' : 'won';

function changeOf(view: View, move: Move): Extract<PlayResult, { kind: 'pile' }>['change'] {
  if (move.type !== 'play' && move.type !== 'open') return 'raised';
  if (move.card === GHOST) return view.pile.length === 0 ? 'begun-by-a-ghost' : 'unchanged';
  return move.card === 0 ? 'reset' : 'raised';
}

/** The weightiest of what it does to somebody. */
function riskIn(
  view: View,
  people: People,
  { escaped, risk, demand }: Consequence,
): PlayRisk | undefined {
  if (view.pending !== null) return { kind: 'lets-win', who: people(view.pending) };
  if (demand) return { kind: 'demand' };
  if (risk !== undefined) return { kind: 'risk', card: risk };
  return escaped === undefined ? undefined : { kind: 'escape', who: people(escaped) };
}
