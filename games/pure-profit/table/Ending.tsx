/** What decided the match, and how the points came about. */

import { Name, SeatMedallion } from '@parlor/table-ui';
import { m } from './messages.ts';
import { decidedBy, earlierSum, gamesOf } from './scores.ts';
import type { Turn } from './turn.ts';
import { SmallTower } from './SmallTower.tsx';

export function EndingPart({ turn }: { readonly turn: Turn }) {
  const { view, model, people } = turn;
  const { table } = m();
  const seats = view.players
    .map((_, seat) => seat)
    .sort((a, b) => earlierSum(view, b) - earlierSum(view, a) || a - b);
  return (
    <div class="pp-ending">
      <p>{decidedBy(view, people)}</p>
      {gamesOf(view) === 1 && (
        <ul class="pp-final" aria-label={table.howScored}>
          {seats.map((seat) => {
            const top = view.players[seat]!.bank.at(-1) ?? 0;
            return (
              <li key={seat}>
                <SmallTower top={top} />
                <span>
                  <Name text={table.name(people(seat))} /> {table.money(top)}
                </span>
                <small>{table.inBank(view.players[seat]!.bank.length)}</small>
              </li>
            );
          })}
        </ul>
      )}
      {gamesOf(view) > 1 && (
        <table class="standing">
          <caption class="sr">{table.howScored}</caption>
          <thead>
            <tr>
              <th scope="col">{table.player}</th>
              {view.finished.map((_, game) => (
                <th scope="col" key={game}>
                  {table.gameNo(game + 1)}
                </th>
              ))}
              <th scope="col">{table.sum}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat} class={seat === turn.me ? 'me' : ''}>
                <td>
                  <SeatMedallion model={model} seat={seat} />
                  <Name text={table.name(people(seat))} />
                </td>
                {view.finished.map((tops, game) => (
                  <td key={game}>{table.money(tops[seat]!)}</td>
                ))}
                <td class="sum">{table.money(earlierSum(view, seat))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
