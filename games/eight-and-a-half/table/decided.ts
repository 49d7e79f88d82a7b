/** What decided a match, in a sentence or two. */

import type { People } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { m } from './messages.ts';
import { leadSince } from './standings.ts';

/** E-7.1: going out first brings two, with the fewest cards three. */
const OUT_FIRST = 2;
const OUT_WITH_FEWEST = 3;

export function decidedText(
  { points, sheet }: Pick<View, 'points' | 'sheet'>,
  people: People,
): string {
  const best = Math.max(...points);
  const winners = points.flatMap((sum, seat) => (sum === best ? [seat] : []));
  if (winners.length > 1) return m().points.shared(winners.map(people), best);
  const winner = winners[0]!;
  const others = points.filter((_, seat) => seat !== winner);
  return m().points.decided({
    winner: people(winner),
    lead: best - Math.max(...others),
    wins: sheet.filter((row) => row[winner]! >= OUT_FIRST).length,
    rounds: sheet.length,
    hasFewest: sheet[0]?.[winner] === OUT_WITH_FEWEST,
    since: leadSince(sheet, winners),
  });
}
