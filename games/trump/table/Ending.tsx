/** What decided the match, and how everybody's money came about. */

import { Name, SeatMedallion } from '@parlor/table-ui';
import { PropertyChip } from './PropertyBox.tsx';
import { figure, shortMoney } from './printed.ts';
import { ownedBy, worths } from './reading.ts';
import { m } from './messages.ts';
import { MoneyHead } from './Standing.tsx';
import type { Turn } from './turn.ts';

export function EndingPart({ turn }: { readonly turn: Turn }) {
  const { view, model } = turn;
  const people = model.people;
  const all = worths(view);
  const [first, second] = all;
  const winners = all.filter(({ sum }) => sum === first!.sum);
  const sentence =
    winners.length > 1
      ? m().table.shared(
          winners.map(({ seat }) => people(seat)),
          first!.sum!,
        )
      : m().table.won(people(first!.seat), first!.sum!, first!.sum! - second!.sum!);
  const hasDebts = all.some(({ debts }) => debts !== 0);
  return (
    <div class="tr-ending">
      <p class="show">{sentence}</p>
      <table class="standing" aria-label={m().table.how}>
        <MoneyHead hasDebts={hasDebts} />
        <tbody>
          {all.map(({ seat, cash, boxes, debts, sum }) => (
            <tr key={seat}>
              <td>
                <SeatMedallion model={model} seat={seat} />
                <Name text={model.called(seat)} />
              </td>
              <td>
                <Sum amount={cash!} />
              </td>
              <td>
                <span class="tr-end-boxes">
                  {ownedBy(view, seat).map((property) => (
                    <PropertyChip key={property} turn={turn} property={property} />
                  ))}
                  <b>
                    <Sum amount={boxes} />
                  </b>
                </span>
              </td>
              {hasDebts && <td>{debts === 0 ? '·' : <Sum amount={debts} />}</td>}
              <td class="sum">
                <Sum amount={sum!} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A phone has no room for what the sentence above says already. */
const Sum = ({ amount }: { readonly amount: number }) => (
  <>
    <span class="desk">{shortMoney(amount)}</span>
    <span class="phone">{figure(amount)}</span>
  </>
);
