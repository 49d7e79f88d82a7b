/** What decided the match, and how everybody's riches came about. */

import { Medallion, Name } from '@parlor/web/table-ui';
import { Chip } from './cards.tsx';
import { byColour, worths } from './reading.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

export function EndingPart({ turn }: { readonly turn: Turn }) {
  const { view, box, model } = turn;
  const all = worths(box, view);
  const [first, second] = all;
  const name = model.who(first!.seat);
  const sentence =
    second === undefined || first!.sum > second.sum
      ? S.decided(name, first!.sum, first!.sum - (second?.sum ?? 0))
      : first!.count > second.count
        ? S.decidedByCards(name, first!.sum)
        : S.shared(first!.sum);
  return (
    <div class="tc-ending">
      <p class="show">{sentence}</p>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{S.player}</th>
            <th scope="col" class="tc-left">
              {S.board}
            </th>
            <th scope="col">{S.cashHead}</th>
            <th scope="col">{S.cardsHead}</th>
            <th scope="col">{S.sum}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ seat, cash, cards, sum }) => (
            <tr key={seat}>
              <td>
                <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
                <Name text={model.who(seat)} />
              </td>
              <td>
                <span class="tc-chips">
                  {byColour(view.players[seat]!.board).map((group) => (
                    <Chip
                      key={group.colour}
                      box={box}
                      colour={group.colour}
                      count={group.cards.length}
                      title={`${box.colours[group.colour]}: ${S.cards(group.cards.length)}`}
                    />
                  ))}
                </span>
              </td>
              <td>{S.money(cash)}</td>
              <td>{S.money(cards)}</td>
              <td class="sum">{S.money(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
