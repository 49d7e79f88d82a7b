/** An auction: who is in, the price, and my bid in steps. */

import { Name, SeatMedallion } from '@parlor/table-ui';
import { BID_STEP, colourOf } from '../facts/types.ts';
import { priceOf } from '../facts/box.ts';
import { CardFace } from './cards.tsx';
import { colourClass } from './art.tsx';
import { m } from './messages.ts';
import { raise, setBid } from './touching.ts';
import { type Turn } from './turn.ts';

/** What a bidder's state looks like. */
const CLASSES = { leads: 'leads', out: 'isOut', in: 'stillIn' } as const;

const RAISES = [BID_STEP, 500, 1_000] as const;

export function Lot({ turn }: { readonly turn: Turn }) {
  const { view, box, model } = turn;
  const { auction, money } = m().table;
  const people = model.people;
  const { card, auctioneer, bid, bidder, passed } = view.auction!;
  const around = view.players.map((_, i) => (auctioneer + i) % view.seats);
  return (
    <section
      class={`tc-lot ${turn.asked === undefined ? '' : 'bidding'}`}
      aria-label={auction.of(people(auctioneer))}
    >
      <h2>
        {auction.of(people(auctioneer))}
        <small>{auction.price(priceOf(box, card))}</small>
      </h2>
      <div class="tc-lot-in">
        <div class={`tc-card tc-pc ${colourClass(box, colourOf(card))}`} data-flip={`lot-${card}`}>
          <CardFace
            box={box}
            colour={colourOf(card)}
            cards={[card]}
            hasCharms={view.options.luckyCharm}
          />
        </div>
        <div class="tc-price" aria-live="polite">
          <b class="face">{bid === 0 ? '–' : money(bid)}</b>
          <span>{bidder === null ? auction.noBid : auction.highest(people(bidder))}</span>
        </div>
      </div>
      <ol class="tc-bidders">
        {around.map((seat) => {
          const state = seat === bidder ? 'leads' : passed.includes(seat) ? 'out' : 'in';
          return (
            <li key={seat} class={`${CLASSES[state]} ${view.asked === seat ? 'asked' : ''}`}>
              <SeatMedallion model={model} seat={seat} />
              <Name text={model.called(seat)} />
              <small>{auction[state]}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The keys with which my bid is put together. */
export function BidComposer({ turn }: { readonly turn: Turn }) {
  const { view, box, draft, model, bidTrouble } = turn;
  const { auction } = m().table;
  const price = priceOf(box, view.auction!.card);
  const amount = draft.amount ?? 0;
  return (
    <section class="tc-bid" aria-label={auction.yourBid}>
      <h2>
        {auction.yourBid}
        <small>{auction.price(price)}</small>
      </h2>
      <div class="tc-bid-now">
        <button type="button" class="btn" onClick={() => raise(turn, -BID_STEP)}>
          {auction.less(BID_STEP)}
        </button>
        <label>
          <span class="sr">{auction.yourBid}</span>
          <input
            class="face"
            inputMode="numeric"
            value={amount}
            onInput={(event) => {
              const typed = Number(event.currentTarget.value.replace(/\D/g, ''));
              if (Number.isSafeInteger(typed)) setBid(turn, typed);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (bidTrouble === undefined) void model.send({ type: 'bid', amount });
              else model.explain(bidTrouble);
            }}
          />
        </label>
      </div>
      <div class="tc-raises" data-row="bid">
        {RAISES.map((by) => (
          <button type="button" class="btn" key={by} onClick={() => raise(turn, by)}>
            {auction.more(by)}
          </button>
        ))}
        <button type="button" class="btn wide" onClick={() => setBid(turn, price)}>
          {auction.fullPrice(price)}
        </button>
      </div>
      <p class={bidTrouble === undefined ? '' : 'why'} role="status">
        {bidTrouble ?? ' '}
      </p>
    </section>
  );
}
