/** The pile in words: under its value, and for the ear. */

import type { People } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { isHalf, riskOf } from './dialling.ts';
import { m } from './messages.ts';

/** Under the value, line by line: whose it is and what threatens. */
export function pileNote(view: View, people: People): readonly string[] {
  const { pile } = m();
  const top = view.pile.at(-1);
  if (!top) return [view.phase === 'start' ? pile.lowestStarts : pile.anyStarts];
  const left = pile.leftBy(people(top.by));
  if (view.five) return [left, pile.fiveOrLess];
  if (!isHalf(view.value)) return [left];
  const risk = riskOf(view);
  return [left, risk ? pile.catches(risk.card, people(risk.seat)) : pile.uncatchable];
}

export function pileSpoken(view: View, people: People): string {
  const { pile } = m();
  const top = view.pile.at(-1);
  if (!top) return pile.spokenEmpty;
  const risk = riskOf(view);
  return [
    pile.spoken({ value: view.value, count: view.pile.length, by: people(top.by) }),
    ...(view.five ? [pile.spokenDemand] : []),
    ...(risk ? [pile.spokenRisk(risk.card, people(risk.seat))] : []),
  ].join(' ');
}
