/** What decided the match, and how everybody's money came about. */

import { Medallion, Name } from '@parlor/web/table-ui';
import { PropertyChip } from './PropertyBox.tsx';
import { money } from './printed.ts';
import { ownedBy, worths } from './reading.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

export function EndingPart({ turn }: { readonly turn: Turn }) {
  const { view, model } = turn;
  const all = worths(view);
  const [first, second] = all;
  const winners = all.filter(({ sum }) => sum === first!.sum);
  const sentence =
    winners.length > 1
      ? S.shared(
          winners
            .map(({ seat }, i) => (i === 0 ? model.who(seat) : S.lower(model.who(seat))))
            .join(' and '),
          first!.sum!,
        )
      : S.decided(model.who(first!.seat), first!.sum!, first!.sum! - second!.sum!);
  const hasDebts = all.some(({ debts }) => debts !== 0);
  return (
    <div class="tr-ending">
      <p class="show">{sentence}</p>
      <table class="standing" aria-label={S.how}>
        <thead>
          <tr>
            <th scope="col">{S.player}</th>
            <th scope="col">{S.cashHead}</th>
            <th scope="col">{S.boxesHead}</th>
            {hasDebts && <th scope="col">{S.debtsHead}</th>}
            <th scope="col">{S.sumHead}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ seat, cash, boxes, debts, sum }) => (
            <tr key={seat}>
              <td>
                <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
                <Name text={model.who(seat)} />
              </td>
              <td>{money(cash!)}</td>
              <td>
                <span class="tr-end-boxes">
                  {ownedBy(view, seat).map((property) => (
                    <PropertyChip key={property} turn={turn} property={property} />
                  ))}
                  <b>{money(boxes)}</b>
                </span>
              </td>
              {hasDebts && <td>{debts === 0 ? '·' : debts}</td>}
              <td class="sum">{money(sum!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
