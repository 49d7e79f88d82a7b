/** Who is worth how much, and with the charm die, who has which charm. */

import type { ComponentChildren } from 'preact';
import type { Seat } from '@parlor/kit';
import { Icon, Medallion, Name, type SeatParts } from '@parlor/web/table-ui';
import { Charm } from './art.tsx';
import { Chip } from './cards.tsx';
import { Notes } from './Notes.tsx';
import { KEPT_WORDS } from './printed.ts';
import { byColour, charmOf, worths } from './reading.ts';
import { figures, S, sentence } from './strings.ts';
import type { Turn } from './turn.ts';

export function seatParts(turn: Turn, seat: Seat): SeatParts {
  const { view, box, last } = turn;
  const { cash, ticketsLeft, board, kept } = view.players[seat]!;
  return {
    say: last.tags.get(seat) ?? '',
    sub: (
      <>
        <span class="tc-money" data-place={`cash-${seat}`}>
          {S.money(cash)}
        </span>
        <span title={S.ticketsShort(ticketsLeft)}>
          <Icon name="ticket" />
          <span aria-hidden="true">{ticketsLeft}</span>
          <span class="sr">{S.ticketsShort(ticketsLeft)}</span>
        </span>
        {kept.map((kind, n) => (
          <span
            key={n}
            class="tc-kept-mark"
            title={S.keptTicket(KEPT_WORDS[box.tickets[kind]!.keptFor!])}
          >
            +<Icon name={box.tickets[kind]!.keptFor === 'die' ? 'die' : 'again'} />
            <span class="sr">{S.keptTicket(KEPT_WORDS[box.tickets[kind]!.keptFor!])}</span>
          </span>
        ))}
      </>
    ),
    more: (
      <div class="tc-chips">
        <Notes turn={turn} to={seat} />
        {byColour(board).map(({ colour, cards }) => (
          <Chip
            key={colour}
            box={box}
            colour={colour}
            count={cards.length}
            title={S.boardLine(
              `${box.colours[colour]} (${S.cards(cards.length)})`,
              cards.map((card) => box.charms[charmOf(card)]!).join(', '),
            )}
          />
        ))}
      </div>
    ),
  };
}

export function Standing({ turn }: { readonly turn: Turn }) {
  const { view, box, model, me } = turn;
  return (
    <>
      <header>
        <h2>{S.worth}</h2>
        <span>{S.worthNote}</span>
      </header>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{S.player}</th>
            <th scope="col">{S.cashHead}</th>
            <th scope="col">{S.cardsHead}</th>
            <th scope="col">{S.sum}</th>
          </tr>
        </thead>
        <tbody>
          {worths(box, view).map(({ seat, cash, cards, sum }) => (
            <tr key={seat} class={seat === me ? 'me' : ''}>
              <td>
                <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
                <Name class="tc-name" text={model.who(seat)} />
              </td>
              <td>{figures(cash)}</td>
              <td>{figures(cards)}</td>
              <td class="sum">{figures(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.options.luckyCharm && <Charms turn={turn} />}
    </>
  );
}

function Charms({ turn }: { readonly turn: Turn }): ComponentChildren {
  const { view, box, model, me } = turn;
  return (
    <table class="standing tc-charms">
      <caption>{S.charmsNote}</caption>
      <thead>
        <tr>
          <th scope="col">{S.charms}</th>
          {box.charms.map((name, charm) => (
            <th
              scope="col"
              key={name}
              class={view.roll?.charm === charm ? 'now' : ''}
              title={sentence(name)}
            >
              <Charm name={name} />
              <span class="sr">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.players.map(({ board }, seat) => (
          <tr key={seat} class={seat === me ? 'me' : ''}>
            <td>
              <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
              <Name class="tc-name" text={model.who(seat)} />
            </td>
            {box.charms.map((name, charm) => {
              const count = board.filter((card) => charmOf(card) === charm).length;
              return <td key={name}>{count === 0 ? '·' : count}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
