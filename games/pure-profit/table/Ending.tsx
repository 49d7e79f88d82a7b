/** What decided the match, and how the points came about. */

import { Medallion, Name } from '@parlor/web/table-ui';
import { decidedBy, earlierSum, gamesOf } from './scores.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';
import { SmallTower } from './SmallTower.tsx';

export function EndingPart({ turn }: { readonly turn: Turn }) {
  const { view, model } = turn;
  const seats = view.players
    .map((_, seat) => seat)
    .sort((a, b) => earlierSum(view, b) - earlierSum(view, a) || a - b);
  return (
    <div class="pp-ending">
      <p>{decidedBy(view, model.who)}</p>
      {gamesOf(view) === 1 && (
        <ul class="pp-final" aria-label={S.howScored}>
          {seats.map((seat) => {
            const top = view.players[seat]!.bank.at(-1) ?? 0;
            return (
              <li key={seat}>
                <SmallTower top={top} />
                <span>
                  <Name text={model.who(seat)} /> {S.money(top)}
                </span>
                <small>{S.inBank(view.players[seat]!.bank.length)}</small>
              </li>
            );
          })}
        </ul>
      )}
      {gamesOf(view) > 1 && (
        <table class="standing">
          <caption class="sr">{S.howScored}</caption>
          <thead>
            <tr>
              <th scope="col">{S.player}</th>
              {view.finished.map((_, game) => (
                <th scope="col" key={game}>
                  {S.gameNo(game + 1)}
                </th>
              ))}
              <th scope="col">{S.sum}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat} class={seat === turn.me ? 'me' : ''}>
                <td>
                  <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
                  <Name text={model.who(seat)} />
                </td>
                {view.finished.map((tops, game) => (
                  <td key={game}>{S.money(tops[seat]!)}</td>
                ))}
                <td class="sum">{S.money(earlierSum(view, seat))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
