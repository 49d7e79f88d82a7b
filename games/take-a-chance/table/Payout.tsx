/** What the dice pay, line by line; the choice among them when the roll is final. */

import { Charm, Emblem, lookOf } from './art.tsx';
import { comboWords } from './printed.ts';
import { gain, type Offer, ranked, sharesOf } from './reading.ts';
import { figures, S, sentence } from './strings.ts';
import { touchOffer } from './touching.ts';
import type { Turn } from './turn.ts';

/** More lines than this are shown without their sums. */
const ROOMY = 4;

export function Payout({ turn }: { readonly turn: Turn }) {
  const { view, asked, draft, me } = turn;
  const offers = ranked(view.offers);
  const isChoice = asked === 'collect';
  const chosen = isChoice ? draft.combo : offers[0]?.combo;
  return (
    <section
      class={`tc-payout ${offers.length > ROOMY ? 'tight' : ''}`}
      aria-label={isChoice ? S.collectHead : S.safe}
      // A long list on a small screen is scrolled, by keys too.
      tabIndex={!isChoice && offers.length >= ROOMY ? 0 : undefined}
    >
      <h2>
        {isChoice ? S.collectHead : S.safe}
        <small>
          {view.roll!.pays > 1
            ? S.times(view.roll!.pays)
            : isChoice || view.turn !== me
              ? ''
              : S.safeNote}
        </small>
      </h2>
      {offers.length === 0 && <p class="tc-nothing">{S.paysNothing}</p>}
      <ul
        role={isChoice ? 'radiogroup' : undefined}
        aria-label={S.collectHead}
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
  const board = view.players[view.turn!]!.board;
  const charm = view.roll?.charm;
  const charmName = charm === null || charm === undefined ? undefined : box.charms[charm]!;
  return (
    <>
      <span class="tc-bx" aria-hidden="true" />
      <b>{sentence(comboWords(offer.combo))}</b>
      <em>{figures(gain(offer))}</em>
      <small>
        {sharesOf(box, board, offer.combo).map(({ colour, count, each }) => (
          <span key={colour} class={`tc-ink-${lookOf(box, colour)}`}>
            <Emblem box={box} colour={colour} />
            <span>
              {count > 1 ? `${count} × ` : ''}
              {figures(each)}
              <span class="sr"> {box.colours[colour]}</span>
            </span>
          </span>
        ))}
        {charmName !== undefined && offer.bonus > 0 && (
          <span class="tc-ink-green">
            <Charm name={charmName} />
            <span>{figures(offer.bonus)}</span>
          </span>
        )}
        {charmName !== undefined && offer.toOthers > 0 && (
          <span class="tc-ink-no">
            <Charm name={charmName} />
            <span>{S.charmOthers(offer.toOthers)}</span>
          </span>
        )}
      </small>
    </>
  );
}
