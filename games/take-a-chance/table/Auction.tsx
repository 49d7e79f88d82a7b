/** An auction: who is in, the price, and my bid in steps. */

import { Medallion, Name } from '@parlor/web/table-ui';
import { priceOf } from './printed.ts';
import { colourOf } from './reading.ts';
import { CardFace } from './cards.tsx';
import { colourClass } from './art.tsx';
import { S } from './strings.ts';
import { raise, setBid } from './touching.ts';
import { BID_STEP, type Turn } from './turn.ts';

const RAISES = [BID_STEP, 500, 1_000] as const;

export function Lot({ turn }: { readonly turn: Turn }) {
  const { view, box, model } = turn;
  const { card, auctioneer, bid, bidder, passed } = view.auction!;
  const around = view.players.map((_, i) => (auctioneer + i) % view.seats);
  return (
    <section
      class={`tc-lot ${turn.asked === undefined ? '' : 'bidding'}`}
      aria-label={S.auctionOf(model.who(auctioneer))}
    >
      <h2>
        {S.auctionOf(model.who(auctioneer))}
        <small>{S.price(priceOf(box, card))}</small>
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
          <b class="face">{bid === 0 ? '–' : S.money(bid)}</b>
          <span>{bidder === null ? S.noBid : S.highest(model.who(bidder))}</span>
        </div>
      </div>
      <ol class="tc-bidders">
        {around.map((seat) => {
          const state = seat === bidder ? 'leads' : passed.includes(seat) ? 'isOut' : 'stillIn';
          return (
            <li key={seat} class={`${state} ${view.asked === seat ? 'asked' : ''}`}>
              <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
              <Name text={model.who(seat)} />
              <small>{S[state]}</small>
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
  const price = priceOf(box, view.auction!.card);
  const amount = draft.amount ?? 0;
  return (
    <section class="tc-bid" aria-label={S.yourBid}>
      <h2>
        {S.yourBid}
        <small>{S.price(price)}</small>
      </h2>
      <div class="tc-bid-now">
        <button type="button" class="btn" onClick={() => raise(turn, -BID_STEP)}>
          {S.less(BID_STEP)}
        </button>
        <label>
          <span class="sr">{S.yourBid}</span>
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
            {S.more(by)}
          </button>
        ))}
        <button type="button" class="btn wide" onClick={() => setBid(turn, price)}>
          {S.fullPrice(price)}
        </button>
      </div>
      <p class={bidTrouble === undefined ? '' : 'why'} role="status">
        {bidTrouble ?? ' '}
      </p>
    </section>
  );
}
