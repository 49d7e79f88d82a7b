/** What the dice pay, line by line; the choice among them when the roll is final. */

import { Charm, Emblem, lookOf } from './art.tsx';
import { gain, type Offer, ranked, sharesOf } from './reading.ts';
import { m } from './messages.ts';
import { touchOffer } from './touching.ts';
import type { Turn } from './turn.ts';

/** More lines than this are shown without their sums. */
const ROOMY = 4;

export function Payout({ turn }: { readonly turn: Turn }) {
  const { view, asked, draft, me } = turn;
  const { payout } = m().table;
  const offers = ranked(view.offers);
  const isChoice = asked === 'collect';
  const chosen = isChoice ? draft.combo : offers[0]?.combo;
  return (
    <section
      class={`tc-payout ${offers.length > ROOMY ? 'tight' : ''}`}
      aria-label={isChoice ? payout.choose : payout.now}
      // A long list on a small screen is scrolled, by keys too.
      tabIndex={!isChoice && offers.length >= ROOMY ? 0 : undefined}
    >
      <h2>
        {isChoice ? payout.choose : payout.now}
        <small>
          {view.roll!.pays > 1
            ? payout.times(view.roll!.pays)
            : isChoice || view.turn !== me
              ? ''
              : payout.nowNote}
        </small>
      </h2>
      {offers.length === 0 && <p class="tc-nothing">{payout.nothing}</p>}
      <ul
        role={isChoice ? 'radiogroup' : undefined}
        aria-label={payout.choose}
        data-row={isChoice ? 'offers' : undefined}
      >
        {offers.map((offer) =>
          isChoice ? (
            <li key={offer.combo} role="none" class={offer.combo === chosen ? 'on' : ''}>
              <button
                type="button"
                role="radio"
                aria-checked={offer.combo === chosen}
                data-move={JSON.stringify({ type: 'collect', combo: offer.combo })}
                onClick={() => touchOffer(turn, offer.combo)}
              >
                <Line turn={turn} offer={offer} />
              </button>
            </li>
          ) : (
            <li key={offer.combo} class={offer.combo === chosen ? 'on' : ''}>
              <div>
                <Line turn={turn} offer={offer} />
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Line({ turn, offer }: { readonly turn: Turn; readonly offer: Offer }) {
  const { view, box } = turn;
  const { names, table } = m();
  const board = view.players[view.turn!]!.board;
  const charm = view.roll?.charm;
  const charmName = charm === null || charm === undefined ? undefined : box.charms[charm]!;
  return (
    <>
      <span class="tc-bx" aria-hidden="true" />
      <b>{names.Combo(offer.combo)}</b>
      <em>{names.figure(gain(offer))}</em>
      <small>
        {sharesOf(box, board, offer.combo).map(({ colour, count, each }) => (
          <span key={colour} class={`tc-ink-${lookOf(box, colour)}`}>
            <Emblem box={box} colour={colour} />
            <span>
              {count > 1 ? `${count} × ` : ''}
              {names.figure(each)}
              <span class="sr"> {names.colour(box.colours[colour]!)}</span>
            </span>
          </span>
        ))}
        {charmName !== undefined && offer.bonus > 0 && (
          <span class="tc-ink-green">
            <Charm name={charmName} />
            <span>{names.figure(offer.bonus)}</span>
          </span>
        )}
        {charmName !== undefined && offer.toOthers > 0 && (
          <span class="tc-ink-no">
            <Charm name={charmName} />
            <span>{table.payout.toOthers(offer.toOthers)}</span>
          </span>
        )}
      </small>
    </>
  );
}
