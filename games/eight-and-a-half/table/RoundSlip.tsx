/** What the last round brought, on paper, where the new pile will lie. */

import type { Seat } from '@parlor/kit';
import { Medallion, Name } from '@parlor/web/table-ui';
import type { RoundEnded } from './chronicle.ts';
import { RoundMark } from './Standing.tsx';
import { type Names, pointsText, roundSlip, slipCards, STOPPED } from './strings.ts';

interface RoundSlipProps {
  readonly ended: RoundEnded;
  readonly names: Names;
  readonly nameOf: (seat: Seat) => string;
}

export function RoundSlip({ ended, names, nameOf }: RoundSlipProps) {
  const order = ended.scored
    .map((_, seat) => seat)
    .sort((a, b) => ended.scored[b]! - ended.scored[a]! || ended.cards[a]! - ended.cards[b]!);
  return (
    <section class="slip" aria-label={roundSlip(ended.round)}>
      <h2 class="show">{roundSlip(ended.round)}</h2>
      {ended.winner === null && <p>{STOPPED}</p>}
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <Medallion seat={seat} name={nameOf(seat)} />
            <b>
              <Name text={names.who(seat)} />
            </b>
            <span>{pointsText(ended.scored[seat]!) || slipCards(ended.cards[seat]!)}</span>
            <RoundMark points={ended.scored[seat]!} />
          </li>
        ))}
      </ol>
    </section>
  );
}
