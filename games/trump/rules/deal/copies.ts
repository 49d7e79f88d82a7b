/** How many copies of a card somebody is taken to hold whose hand the judge does not see. */

import type { Seat } from '@parlor/kit';
import type { Card } from '../../facts/types.ts';
import { type HiddenClause, type Parties, takerOf } from '../../facts/clauses.ts';
import type { NamedCard } from '../../facts/deal/naming.ts';

/** What the count looks at; see sheet.ts. */
interface Said {
  readonly clause: HiddenClause;
  readonly names: readonly NamedCard<Card | null>[];
  readonly seats: Parties;
  readonly dueStep: number;
}

const BEFORE = -2;
const NOW = -1;
const AT_LAST = Number.POSITIVE_INFINITY;

/** When a copy is used, at the latest, or comes, at the earliest. */
interface Use {
  readonly at: number;
  readonly by: 1 | -1;
}

/** As many as there are uses of it: whoever has been asked already had them to say so. */
export const mostCopies = (items: readonly Said[], seat: Seat, card: Card): number =>
  Math.max(usesOf(items, seat, card).length, isShown(items, seat, card) ? 1 : 0);

/**
 * As many as it takes at least if everything comes as early and is used as late as
 * it can be: who is still to be asked may count on what comes first under the same
 * contract, so nobody else can count on more. Otherwise two could each promise a
 * card that the other one is to bring.
 */
export function fewestCopies(items: readonly Said[], seat: Seat, card: Card): number {
  const all = [...usesOf(items, seat, card), ...comingTo(items, seat, card)];
  all.sort((a, b) => (a.at === b.at ? a.by - b.by : a.at < b.at ? -1 : 1));
  let fewest = isShown(items, seat, card) ? 1 : 0;
  let sum = 0;
  for (const { by } of all) {
    sum += by;
    fewest = Math.max(fewest, sum);
  }
  return fewest;
}

const isShown = (items: readonly Said[], seat: Seat, card: Card): boolean =>
  items.some(
    ({ clause }) => clause.type === 'show' && clause.seat === seat && clause.card === card,
  );

function usesOf(items: readonly Said[], seat: Seat, card: Card): Use[] {
  const uses: Use[] = [];
  let price = 0;
  let isWaitedFor = false;
  for (const { clause, names, dueStep } of items) {
    let paid = 0;
    for (const { card: named, role } of names) {
      if (named !== card || role.seat !== seat || role.use === 'show') continue;
      if (role.use === 'trigger') isWaitedFor = true;
      else if (clause.type === 'option' && clause.seat === seat) paid++;
      else uses.push({ at: latest(items, clause, dueStep), by: 1 });
    }
    price = Math.max(price, paid);
  }
  // What is tied to a play that nobody has promised needs a copy of its own.
  const more = price + (isWaitedFor && playOf(items, seat, card) === undefined ? 1 : 0);
  for (let one = 0; one < more; one++) uses.push({ at: AT_LAST, by: 1 });
  return uses;
}

function latest(items: readonly Said[], clause: HiddenClause, dueStep: number): number {
  if (clause.type !== 'give') return dueStep;
  const { when } = clause;
  if (when.type === 'now') return BEFORE;
  if (when.type !== 'played') return dueStep;
  return playOf(items, when.seat, when.card)?.dueStep ?? AT_LAST;
}

/** The last promise to play this card. */
function playOf(items: readonly Said[], seat: Seat, card: Card | null): Said | undefined {
  let last: Said | undefined;
  for (const item of items) {
    const { clause, dueStep } = item;
    if (clause.type !== 'play' || clause.seat !== seat || clause.card !== card) continue;
    if (card !== null && (!last || dueStep > last.dueStep)) last = item;
  }
  return last;
}

/** What comes by itself: an option or an alternative is nothing to count on. */
function comingTo(items: readonly Said[], seat: Seat, card: Card): Use[] {
  const coming: Use[] = [];
  for (const { clause, seats, dueStep } of items) {
    if (clause.type !== 'give' || clause.what.type !== 'card' || clause.what.card !== card)
      continue;
    if (takerOf(clause, clause.from, seats) !== seat || clause.when.type === 'lapsed') continue;
    const { when } = clause;
    if (when.type !== 'played') coming.push({ at: when.type === 'now' ? NOW : dueStep, by: -1 });
    // What comes for playing this very card comes after it.
    else if (when.seat !== seat || when.card !== card) coming.push({ at: 0, by: -1 });
  }
  return coming;
}
