/** Who has how much, at the seats and in the rail. */

import type { Seat } from '@parlor/kit';
import { Icon, SeatMedallion, type SeatParts } from '@parlor/table-ui';
import { figure, shortMoney } from './printed.ts';
import { PropertyChip } from './PropertyBox.tsx';
import { ownedBy, worths } from './reading.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function seatParts(turn: Turn, seat: Seat): SeatParts {
  const { view, last } = turn;
  const mine = ownedBy(view, seat);
  return {
    say: last.tags.get(seat) ?? '',
    sub: (
      <>
        <span class="tr-money" data-place={`cash-${seat}`}>
          {view.cash[seat] === null ? <Unseen /> : shortMoney(view.cash[seat]!)}
          <Notes turn={turn} seat={seat} />
        </span>
        <span title={m().table.cards(view.handSizes[seat]!)}>
          <Icon name="cards" />
          <span aria-hidden="true">{view.handSizes[seat]}</span>
          <span class="sr">{m().table.cards(view.handSizes[seat]!)}</span>
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
  <span role="img" aria-label={m().table.cashUnseen} title={m().table.cashUnseen}>
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
            + {figure(amount)}
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
        <h2>{m().table.moneyHead}</h2>
        <span>{view.sale ? m().table.moneyNoteBids : m().table.moneyNote}</span>
      </header>
      <table class="standing">
        <MoneyHead hasDebts={hasDebts} />
        <tbody>
          {all.map(({ seat, cash, boxes, debts, sum, isLeast }) => (
            <tr key={seat} class={seat === me ? 'me' : ''}>
              <td>
                <SeatMedallion model={model} seat={seat} />
                <span class="tr-name">{model.called(seat)}</span>
              </td>
              <td>{cash === null ? <Unseen /> : figure(cash)}</td>
              <td>{isLeast ? m().table.atLeast(boxes) : figure(boxes)}</td>
              {hasDebts && <td>{debts === 0 ? '·' : figure(debts)}</td>}
              <td class="sum">
                {sum === null ? <Unseen /> : isLeast ? m().table.atLeast(sum) : figure(sum)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Above what everybody has, during the match and at its end. */
export const MoneyHead = ({ hasDebts }: { readonly hasDebts: boolean }) => (
  <thead>
    <tr>
      <th scope="col">{m().table.player}</th>
      <th scope="col">{m().table.cashHead}</th>
      <th scope="col">{m().table.boxesHead}</th>
      {hasDebts && <th scope="col">{m().table.debtsHead}</th>}
      <th scope="col">{m().table.sumHead}</th>
    </tr>
  </thead>
);
