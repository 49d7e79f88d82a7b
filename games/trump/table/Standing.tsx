/** Who has how much, at the seats and in the rail. */

import type { Seat } from '@parlor/kit';
import { Icon, Medallion, type SeatParts } from '@parlor/web/table-ui';
import { money } from './printed.ts';
import { PropertyChip } from './PropertyBox.tsx';
import { ownedBy, worths } from './reading.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

export function seatParts(turn: Turn, seat: Seat): SeatParts {
  const { view, last } = turn;
  const mine = ownedBy(view, seat);
  return {
    say: last.tags.get(seat) ?? '',
    sub: (
      <>
        <span class="tr-money" data-place={`cash-${seat}`}>
          {view.cash[seat] === null ? <Unseen /> : money(view.cash[seat]!)}
          <Notes turn={turn} seat={seat} />
        </span>
        <span title={S.cards(view.handSizes[seat]!)}>
          <Icon name="cards" />
          <span aria-hidden="true">{view.handSizes[seat]}</span>
          <span class="sr">{S.cards(view.handSizes[seat]!)}</span>
        </span>
      </>
    ),
    more: (
      <div class={`tr-chips n-${mine.length}`}>
        {mine.map((property) => (
          <PropertyChip key={property} turn={turn} property={property} />
        ))}
      </div>
    ),
  };
}

/** D-8.2: cash that is for everybody to remember. */
const Unseen = () => (
  <span role="img" aria-label={S.cashUnseen} title={S.cashUnseen}>
    –
  </span>
);

/** Money that has just come: a paper note from where it was. */
export function Notes({ turn, seat }: { readonly turn: Turn; readonly seat: Seat }) {
  const { last } = turn;
  return (
    <>
      {last.notes.map(({ to, from, amount }, i) =>
        to === seat ? (
          <i
            key={`${last.version}-${i}`}
            class="tr-money-note"
            data-flip={`note-${last.version}-${i}`}
            data-from={from === 'bank' ? undefined : `cash-${from}`}
            aria-hidden="true"
          >
            + {amount}
          </i>
        ) : null,
      )}
    </>
  );
}

export function Standing({ turn }: { readonly turn: Turn }) {
  const { view, model, me } = turn;
  const all = worths(view);
  const hasDebts = view.debts.length > 0;
  return (
    <>
      <header>
        <h2>{S.moneyHead}</h2>
        <span>{view.sale ? S.moneyNoteBids : S.moneyNote}</span>
      </header>
      <table class="standing">
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
          {all.map(({ seat, cash, boxes, debts, sum, isLeast }) => (
            <tr key={seat} class={seat === me ? 'me' : ''}>
              <td>
                <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
                <span class="tr-name">{model.who(seat)}</span>
              </td>
              <td>{cash ?? <Unseen />}</td>
              <td>{isLeast ? S.least(boxes) : boxes}</td>
              {hasDebts && <td>{debts === 0 ? '·' : debts}</td>}
              <td class="sum">{sum === null ? <Unseen /> : isLeast ? S.least(sum) : sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
