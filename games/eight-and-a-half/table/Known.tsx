/** What play has told everybody about hands nobody sees: worked out from who had to collect. */

import type { People, Person } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { m } from './messages.ts';

export function Known({ view, people }: { readonly view: View; readonly people: People }) {
  const told = view.players.flatMap(({ lacks, hand, handSize }, seat) =>
    lacks && hand === null && handSize > 0 && isWorthSaying(lacks.count, handSize)
      ? [{ seat, text: lacking(people(seat), lacks, handSize) }]
      : [],
  );
  if (told.length === 0) return null;
  return (
    <section class="box told">
      <header>
        <h2>{m().points.known}</h2>
      </header>
      <ul>
        {told.map(({ seat, text }) => (
          <li key={seat}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

const lacking = (
  who: Person,
  { count, cards, pair }: NonNullable<View['players'][number]['lacks']>,
  handSize: number,
): string => m().points.lacks({ who, count, handSize, cards, hasNoPair: pair });

/** One card of several that is something else helps nobody. */
const isWorthSaying = (count: number, handSize: number): boolean => count > 1 || count === handSize;
