/** My side: the cards I own lined up by colour, my cash, my tickets, my stack. */

import { Icon } from '@parlor/table-ui';
import { type Card, charmOf, colourOf } from '../facts/types.ts';
import { Charm, colourClass, Emblem } from './art.tsx';
import { CardFace } from './cards.tsx';
import { priceOf } from '../facts/box.ts';
import { byColour, type ColourGroup } from './reading.ts';
import { Notes } from './Notes.tsx';
import { cardLabel, cardState } from './Pool.tsx';
import { Spoken } from './Spoken.tsx';
import { m } from './messages.ts';
import { touchCard, touchMine } from './touching.ts';
import type { Turn } from './turn.ts';

export function Mine({ turn }: { readonly turn: Turn }) {
  const { view, me } = turn;
  const groups = byColour(view.players[me!]!.board);
  return (
    <>
      <div class={`tc-board n-${groups.length}`} data-row="mine">
        {groups.map((group) => (
          <Colour key={group.colour} turn={turn} group={group} />
        ))}
      </div>
      <Belongings turn={turn} />
    </>
  );
}

function Colour({ turn, group }: { readonly turn: Turn; readonly group: ColourGroup }) {
  const { box, view, asked, draft, me } = turn;
  const { colour, cards } = group;
  const isMyRoll = view.roll !== null && view.turn === me;
  const lit = new Set(isMyRoll ? view.offers.map(({ combo }) => combo) : []);
  const given = cards.find((card) => card === draft.give);
  const isSwap = asked === 'swap';
  const says = m().table.cards;
  const charms = cards.map((card) => box.charms[charmOf(card)]!);
  const givenCharm = given === undefined ? undefined : box.charms[charmOf(given)]!;
  return (
    <button
      type="button"
      class={`tc-card tc-cc ${colourClass(box, colour)} ${given === undefined ? '' : 'on'} ${isSwap ? 'tc-buyable' : ''}`}
      aria-pressed={isSwap ? given !== undefined : undefined}
      onClick={() => touchMine(turn, colour)}
      data-flip={`card-${cards.at(-1)}`}
    >
      <Spoken
        name={
          givenCharm === undefined
            ? says.group(box.colours[colour]!, charms)
            : says.groupGiving(box.colours[colour]!, charms, givenCharm)
        }
      >
        <CardFace
          box={box}
          colour={colour}
          cards={cards}
          lit={lit}
          hasCharms={view.options.luckyCharm}
        >
          {givenCharm !== undefined && cards.length > 1 && (
            <span class="tc-now">{says.giving(givenCharm)}</span>
          )}
        </CardFace>
      </Spoken>
    </button>
  );
}

function Belongings({ turn }: { readonly turn: Turn }) {
  const { view, box, me } = turn;
  const { cards: says, seats } = m().table;
  const player = view.players[me!]!;
  // On a phone the stack makes room while dice or bids are the matter.
  const isBusy =
    view.auction !== null || turn.asked === 'swap' || (view.roll !== null && view.turn === me);
  const stack = player.stack.filter((card): card is Card => typeof card === 'number');
  return (
    <div class={`tc-own ${isBusy ? 'busy' : ''}`}>
      <p class="tc-cash">
        <b class="show" data-place="cash">
          {seats.cash(player.cash)}
        </b>
        <Notes turn={turn} to={me!} />
        <span>
          <Icon name="ticket" />
          {seats.tickets(player.ticketsLeft)}
        </span>
      </p>
      <div class="tc-stack" role="group" aria-label={says.stack} data-row="stack">
        {player.kept.length === 0 ? (
          <span class="tc-stack-note">{says.stack}</span>
        ) : (
          <span class="tc-stack-note tc-kept">
            {seats.keptShort(player.kept.map((kind) => box.tickets[kind]!.keptFor!))}
          </span>
        )}
        {stack.map((card) => (
          <StackCard key={card} turn={turn} card={card} />
        ))}
      </div>
    </div>
  );
}

function StackCard({ turn, card }: { readonly turn: Turn; readonly card: Card }) {
  const { box, view, draft } = turn;
  const { names, table } = m();
  const colour = colourOf(card);
  const name = names.colour(box.colours[colour]!);
  return (
    <button
      type="button"
      class={`tc-card tc-sc ${colourClass(box, colour)} ${cardState(turn, card).css}`}
      aria-pressed={draft.card === card}
      title={name}
      data-flip={`card-${card}`}
      data-from="draw"
      data-move={JSON.stringify({ type: 'buy', card })}
      onClick={() => touchCard(turn, card)}
    >
      <Spoken name={cardLabel(turn, card, 'stack')}>
        <Emblem box={box} colour={colour} />
        <b>{name}</b>
        {view.options.luckyCharm && <Charm name={box.charms[charmOf(card)]!} />}
        <span>{table.money(priceOf(box, card))}</span>
      </Spoken>
    </button>
  );
}
