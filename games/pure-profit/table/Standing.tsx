/** The Banks in figures, highest first. */

import type { Seat } from '@parlor/kit';
import { Name, SeatMedallion } from '@parlor/table-ui';
import { m } from './messages.ts';
import { gamesOf, inOrder, sumSoFar } from './scores.ts';
import type { Turn } from './turn.ts';

export function Standing({ turn }: { readonly turn: Turn }) {
  const { view } = turn;
  const { table } = m();
  const isSeries = gamesOf(view) > 1;
  return (
    <>
      <header>
        <h2>{table.banks}</h2>
        <span>{isSeries ? table.highestSum : table.firstWins}</span>
      </header>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{table.player}</th>
            <th scope="col">{table.topOfBank}</th>
            <th scope="col">{table.cards}</th>
            <th scope="col">{table.hand}</th>
            {isSeries && <th scope="col">{table.sum}</th>}
          </tr>
        </thead>
        <tbody>
          {inOrder(view).map((seat) => (
            <Row key={seat} turn={turn} seat={seat} isSeries={isSeries} />
          ))}
        </tbody>
      </table>
      {view.gone.length > 0 && <p class="pp-gone">{table.gone(view.gone)}</p>}
    </>
  );
}

interface RowProps {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly isSeries: boolean;
}

function Row({ turn, seat, isSeries }: RowProps) {
  const { view, model, me, people } = turn;
  const { table } = m();
  const { bank, cards } = view.players[seat]!;
  return (
    <tr class={seat === me ? 'me' : ''}>
      <td>
        <SeatMedallion model={model} seat={seat} />
        <Name text={table.name(people(seat))} />
      </td>
      <td class={isSeries ? '' : 'sum'}>{table.money(bank.at(-1) ?? 0)}</td>
      <td>{bank.length}</td>
      <td>{cards}</td>
      {isSeries && <td class="sum">{sumSoFar(view, seat)}</td>}
    </tr>
  );
}
