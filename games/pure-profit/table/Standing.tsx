/** The Banks in figures, highest first. */

import type { Seat } from '@parlor/kit';
import { Medallion, Name } from '@parlor/web/table-ui';
import { gamesOf, inOrder, sumSoFar } from './scores.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

export function Standing({ turn }: { readonly turn: Turn }) {
  const { view } = turn;
  const isSeries = gamesOf(view) > 1;
  return (
    <>
      <header>
        <h2>{S.banks}</h2>
        <span>{isSeries ? S.highestSum : S.firstWins}</span>
      </header>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{S.player}</th>
            <th scope="col">{S.top}</th>
            <th scope="col">{S.cards}</th>
            <th scope="col">{S.hand}</th>
            {isSeries && <th scope="col">{S.sum}</th>}
          </tr>
        </thead>
        <tbody>
          {inOrder(view).map((seat) => (
            <Row key={seat} turn={turn} seat={seat} isSeries={isSeries} />
          ))}
        </tbody>
      </table>
      {view.gone.length > 0 && <p class="pp-gone">{S.gone(view.gone)}</p>}
    </>
  );
}

interface RowProps {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly isSeries: boolean;
}

function Row({ turn, seat, isSeries }: RowProps) {
  const { view, model, me } = turn;
  const { bank, cards } = view.players[seat]!;
  return (
    <tr class={seat === me ? 'me' : ''}>
      <td>
        <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
        <Name text={model.who(seat)} />
      </td>
      <td class={isSeries ? '' : 'sum'}>{S.money(bank.at(-1) ?? 0)}</td>
      <td>{bank.length}</td>
      <td>{cards}</td>
      {isSeries && <td class="sum">{sumSoFar(view, seat)}</td>}
    </tr>
  );
}
