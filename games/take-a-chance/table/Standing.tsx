/** Who is worth how much, and with the charm die, who has which charm. */

import type { ComponentChildren } from 'preact';
import type { Seat } from '@parlor/kit';
import { Icon, Name, SeatMedallion, type SeatParts } from '@parlor/table-ui';
import { charmOf } from '../facts/types.ts';
import { Charm } from './art.tsx';
import { Chip } from './cards.tsx';
import { Notes } from './Notes.tsx';
import { tagOf } from './tags.ts';
import { byColour, worths } from './reading.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function seatParts(turn: Turn, seat: Seat): SeatParts {
  const { view, box, last } = turn;
  const { cards: says, money, seats } = m().table;
  const { cash, ticketsLeft, board, kept } = view.players[seat]!;
  return {
    say: tagOf(last.tags.get(seat), view),
    sub: (
      <>
        <span class="tc-money" data-place={`cash-${seat}`}>
          {money(cash)}
        </span>
        <span title={seats.ticketsLeft(ticketsLeft)}>
          <Icon name="ticket" />
          <span aria-hidden="true">{ticketsLeft}</span>
          <span class="sr">{seats.ticketsLeft(ticketsLeft)}</span>
        </span>
        {kept.map((kind, n) => (
          <span key={n} class="tc-kept-mark" title={seats.kept(box.tickets[kind]!.keptFor!)}>
            +<Icon name={box.tickets[kind]!.keptFor === 'die' ? 'die' : 'again'} />
            <span class="sr">{seats.kept(box.tickets[kind]!.keptFor!)}</span>
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
            title={says.groupCounted(
              box.colours[colour]!,
              cards.map((card) => box.charms[charmOf(card)]!),
            )}
          />
        ))}
      </div>
    ),
  };
}

export function Standing({ turn }: { readonly turn: Turn }) {
  const { view, box, model, me } = turn;
  const {
    names: { figure },
    table: { standing },
  } = m();
  return (
    <>
      <header>
        <h2>{standing.worth}</h2>
        <span>{standing.worthNote}</span>
      </header>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{standing.player}</th>
            <th scope="col">{standing.cash}</th>
            <th scope="col">{standing.cards}</th>
            <th scope="col">{standing.sum}</th>
          </tr>
        </thead>
        <tbody>
          {worths(box, view).map(({ seat, cash, cards, sum }) => (
            <tr key={seat} class={seat === me ? 'me' : ''}>
              <td>
                <SeatMedallion model={model} seat={seat} />
                <Name class="tc-name" text={model.called(seat)} />
              </td>
              <td>{figure(cash)}</td>
              <td>{figure(cards)}</td>
              <td class="sum">{figure(sum)}</td>
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
  const {
    names,
    table: { standing },
  } = m();
  return (
    <table class="standing tc-charms">
      <caption>{standing.charmsNote}</caption>
      <thead>
        <tr>
          <th scope="col">{standing.charms}</th>
          {box.charms.map((name, charm) => (
            <th
              scope="col"
              key={name}
              class={view.roll?.charm === charm ? 'now' : ''}
              title={names.charm(name)}
            >
              <Charm name={name} />
              <span class="sr">{names.charm(name)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.players.map(({ board }, seat) => (
          <tr key={seat} class={seat === me ? 'me' : ''}>
            <td>
              <SeatMedallion model={model} seat={seat} />
              <Name class="tc-name" text={model.called(seat)} />
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
