/** What decided the match, and how everybody's riches came about. */

import { Name, SeatMedallion } from '@parlor/table-ui';
import { Chip } from './cards.tsx';
import { byColour, worths } from './reading.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function EndingPart({ turn }: { readonly turn: Turn }) {
  const { view, box, model } = turn;
  const all = worths(box, view);
  const [first, second] = all;
  const { cards: says, money, standing } = m().table;
  const winner = model.people(first!.seat);
  const sentence =
    second === undefined || first!.sum > second.sum
      ? standing.decided(winner, first!.sum, first!.sum - (second?.sum ?? 0))
      : first!.count > second.count
        ? standing.decidedByCards(winner, first!.sum)
        : standing.shared(first!.sum);
  return (
    <div class="tc-ending">
      <p class="show">{sentence}</p>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{standing.player}</th>
            <th scope="col" class="tc-left">
              {standing.board}
            </th>
            <th scope="col">{standing.cash}</th>
            <th scope="col">{standing.cards}</th>
            <th scope="col">{standing.sum}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ seat, cash, cards, sum }) => (
            <tr key={seat}>
              <td>
                <SeatMedallion model={model} seat={seat} />
                <Name text={model.called(seat)} />
              </td>
              <td>
                <span class="tc-chips">
                  {byColour(view.players[seat]!.board).map((group) => (
                    <Chip
                      key={group.colour}
                      box={box}
                      colour={group.colour}
                      count={group.cards.length}
                      title={says.groupCount(box.colours[group.colour]!, group.cards.length)}
                    />
                  ))}
                </span>
              </td>
              <td>{money(cash)}</td>
              <td>{money(cards)}</td>
              <td class="sum">{money(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
