/** The right side of the cloth: the ticket in play, what the dice pay, the auction, or a card to be read. */

import { BLACK_DICE, colourOf } from '../facts/types.ts';
import { CardFace, TicketFace } from './cards.tsx';
import { CharmDie, colourClass, Die } from './art.tsx';
import { BidComposer } from './Auction.tsx';
import { Payout } from './Payout.tsx';
import { m } from './messages.ts';
import { Name } from '@parlor/table-ui';
import type { Turn } from './turn.ts';

export function Aside({ turn }: { readonly turn: Turn }) {
  const { view, asked, box, last } = turn;
  // Both sides lie before whoever has to choose.
  const ticket = asked === 'or' ? null : (view.ticket ?? (view.auction ? null : last.ticket));
  const isBidding = asked === 'bid' || asked === 'open auction';
  return (
    <div class="tc-aside">
      {ticket && (
        <div
          class="tc-ticket-now"
          data-flip={`ticket-${view.turns}`}
          data-from={`seat-${view.turn}`}
        >
          <TicketFace box={box} kind={ticket.kind} choice={ticket.choice} or={view.options.or} />
        </div>
      )}
      {view.auction && isBidding && turn.canBid && <BidComposer turn={turn} />}
      {view.roll && view.roll.dice.length > 0 ? (
        <Payout turn={turn} />
      ) : (
        !view.auction && <Reading turn={turn} />
      )}
    </div>
  );
}

/** The card I have picked or tapped, in full; else what came of the last throw. */
function Reading({ turn }: { readonly turn: Turn }) {
  const { view, box, draft, look } = turn;
  const card = draft.card ?? look;
  if (card === undefined) return <LastResult turn={turn} />;
  const mine = turn.me === undefined ? [] : view.players[turn.me]!.board;
  const owned = mine.filter((one) => colourOf(one) === colourOf(card));
  return (
    <div class={`tc-card tc-read ${colourClass(box, colourOf(card))}`}>
      <CardFace
        box={box}
        colour={colourOf(card)}
        cards={mine.includes(card) ? owned : [card]}
        hasCharms={view.options.luckyCharm}
      />
    </div>
  );
}

function LastResult({ turn }: { readonly turn: Turn }) {
  const { last, model, box } = turn;
  if (!last.roll || last.roll.result === undefined) return null;
  const { result, bonus, seat, dice, charm } = last.roll;
  const { dice: says, payout } = m().table;
  const shown = charm === null ? null : box.charms[charm]!;
  return (
    <section class="tc-result">
      <h2>
        <Name text={model.called(seat)} />
      </h2>
      {turn.asked === 'turn' && (
        <div class="tc-small-dice" role="img" aria-label={says.thrown(dice, shown)}>
          {dice.map((face, die) => (
            <Die key={die} face={face} isBlack={die < BLACK_DICE} />
          ))}
          {shown !== null && <CharmDie name={shown} />}
        </div>
      )}
      <p class={result ? 'paid' : ''}>
        {result ? payout.result(result.combo, result.amount) : payout.noResult}
      </p>
      {bonus.map((one) => (
        <p key={one.seat}>{payout.bonus(model.people(one.seat), one.charmName, one.amount)}</p>
      ))}
    </section>
  );
}
