/** What lies in front of another player: Bank, Open cards on Blind ones, what is aside, a hand everyone knows. */

import type { Seat } from '@parlor/kit';
import type { Card, PlayerView } from '../facts/types.ts';
import { counted } from '../facts/cards.ts';
import { CardArt } from './CardArt.tsx';
import { m } from './messages.ts';
import { asideOf, bankOf, blindKey, handOf, type Placed } from './tracking.ts';

interface StoreProps {
  readonly seat: Seat;
  readonly round: number;
  readonly player: PlayerView;
  readonly open: readonly (Placed | null)[];
}

export function Store({ seat, round, player, open }: StoreProps) {
  const { bank, blind, aside, hand, handSize, table } = player;
  const { places } = m();
  const spoken = places.storeSpoken({
    bank,
    open: player.open.filter((card) => card !== null),
    blind: blind.filter(Boolean).length,
    aside: aside.length,
  });
  return (
    <div class={`store ${table ? 'from-table' : ''}`}>
      <p class="sr">{spoken}</p>
      <div class="bank-of" aria-hidden="true">
        <small class="lb">{places.bank}</small>
        <span class={`bk ${bank === 0 ? 'none' : ''}`} data-place={bankOf(seat)}>
          <CardArt />
          <b>{bank}</b>
        </span>
      </div>
      <div aria-hidden="true">
        <small class="lb">{places.openShort}</small>
        <div class="places">
          {blind.map((isThere, place) => (
            <PlaceOf
              key={place}
              isBlind={isThere}
              open={open[place] ?? null}
              blindKey={blindKey(round, seat, place + 1)}
            />
          ))}
          <i class="spot" data-place={handOf(seat)} />
        </div>
      </div>
      <div
        class="aside"
        aria-hidden="true"
        title={places.asideSpoken(aside)}
        data-place={asideOf(seat)}
      >
        <small class="lb">{places.aside}</small>
        {!table && <span class="narrow">{places.bankCount(bank)}</span>}
        {table ? (
          places.asideCount(aside.length)
        ) : (
          <>
            <span class="desk">{aside.length}</span>
            <span class="phone">{places.asideCount(aside.length)}</span>
          </>
        )}
      </div>
      {hand !== null && handSize > 0 && <KnownHand hand={hand} />}
    </div>
  );
}

interface PlaceProps {
  readonly isBlind: boolean;
  readonly open: Placed | null;
  readonly blindKey: string;
}

/** One of the three places: an Open card on its Blind one, the Blind one alone, or nothing any more. */
const PlaceOf = ({ isBlind, open, blindKey: key }: PlaceProps) => (
  <span class={`place ${isBlind || open ? '' : 'gone'} ${isBlind && !open ? 'bare' : ''}`}>
    {isBlind && (
      <span class="blind" data-flip={key}>
        <CardArt />
      </span>
    )}
    {open && (
      <span class="open" data-flip={open.key} data-from={open.from}>
        <CardArt card={open.card} />
      </span>
    )}
  </span>
);

/** E-8: collected into the hand, so everyone saw it. */
export function KnownHand({ hand }: { readonly hand: readonly Card[] }) {
  return (
    <div class="known" role="img" aria-label={m().places.knownHandSpoken(hand)}>
      {counted(hand).map(({ card, count }) => (
        <span key={card}>
          <CardArt card={card} />
          {count > 1 && (
            <b>
              <i>×</i>
              {count}
            </b>
          )}
        </span>
      ))}
    </div>
  );
}
