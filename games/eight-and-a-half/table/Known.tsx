/** What play has told everybody about hands nobody sees: worked out from who had to collect. */

import type { View } from '../rules/index.ts';
import type { Names } from './strings.ts';
import { KNOWN, knownLacks } from './strings.ts';

export function Known({ view, names }: { readonly view: View; readonly names: Names }) {
  const told = view.players.flatMap(({ lacks, hand, handSize }, seat) =>
    lacks && hand === null && handSize > 0 && isWorthSaying(lacks.count, handSize)
      ? [{ seat, text: knownLacks(names.who(seat), lacks, handSize) }]
      : [],
  );
  if (told.length === 0) return null;
  return (
    <section class="box told">
      <header>
        <h2>{KNOWN}</h2>
      </header>
      <ul>
        {told.map(({ seat, text }) => (
          <li key={seat}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** One card of several that is something else helps nobody. */
const isWorthSaying = (count: number, handSize: number): boolean => count > 1 || count === handSize;
