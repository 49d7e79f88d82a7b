/** What the last round brought, on paper, where the new pile will lie. */

import type { People, Seat } from '@parlor/kit';
import { Medallion, Name } from '@parlor/table-ui';
import type { RoundEnded } from './chronicle.ts';
import { RoundMark } from './Standing.tsx';
import { m } from './messages.ts';

interface RoundSlipProps {
  readonly ended: RoundEnded;
  readonly people: People;
  readonly nameOf: (seat: Seat) => string;
}

export function RoundSlip({ ended, people, nameOf }: RoundSlipProps) {
  const { points } = m();
  const order = ended.scored
    .map((_, seat) => seat)
    .sort((a, b) => ended.scored[b]! - ended.scored[a]! || ended.cards[a]! - ended.cards[b]!);
  return (
    <section class="slip" aria-label={points.round(ended.round)}>
      <h2 class="show">{points.round(ended.round)}</h2>
      {ended.winner === null && <p>{points.stopped}</p>}
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <Medallion seat={seat} name={nameOf(seat)} />
            <b>
              <Name text={points.player(people(seat))} />
            </b>
            <span>{points.why(ended.scored[seat]!) || points.cardsLeft(ended.cards[seat]!)}</span>
            <RoundMark points={ended.scored[seat]!} />
          </li>
        ))}
      </ol>
    </section>
  );
}
