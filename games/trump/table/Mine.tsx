/** My side: my cards, and what I put together from them. */

import { signal } from '@preact/signals';
import { Icon, Tick } from '@parlor/table-ui';
import { CardFace } from './cards.tsx';
import { shownBy } from './deal.ts';
import { cardName, isBiddingCard } from './printed.ts';
import { PropertyChip } from './PropertyBox.tsx';
import { type Group, ownedBy, playsOf } from './reading.ts';
import { OpeningComposer, RaiseComposer } from './Composers.tsx';
import { dealingNow } from './dealingLater.ts';
import { Notes } from './Standing.tsx';
import { m } from './messages.ts';
import { touchCard } from './touching.ts';
import type { Turn } from './turn.ts';

export function Mine({ turn }: { readonly turn: Turn }) {
  const { view, me, asked, groups, draft } = turn;
  const { deal } = draft;
  const parts = dealingNow();
  return (
    <div
      class={`tr-mine ${crowdOf(groups.length)} ${deal ? 'dealing' : ''} ${asked === 'open' || asked === 'bid' ? 'bidding' : ''}`}
    >
      <div
        class="tr-cards"
        role="group"
        aria-label={m().table.hand}
        data-row="hand"
        style={`--half: ${Math.ceil(groups.length / 2)}`}
      >
        {groups.length === 0 && <p>{m().table.handEmpty}</p>}
        {groups.map((group, i) => (
          <HandCard key={group.card} turn={turn} group={group} place={i} />
        ))}
      </div>
      {asked === 'open' ? (
        <OpeningComposer turn={turn} />
      ) : asked === 'bid' && view.sale!.standing[me!] === 'in' ? (
        <RaiseComposer turn={turn} />
      ) : deal ? (
        parts && (
          <>
            <parts.Scales turn={turn} deal={deal} isWriting />
            <parts.Picker turn={turn} deal={deal} />
            <parts.MoreSheet turn={turn} deal={deal} />
          </>
        )
      ) : isPurseOnCloth(turn) ? null : (
        <Purse turn={turn} />
      )}
    </div>
  );
}

/** More cards lie closer; on a phone very many lie in two rows. */
const crowdOf = (count: number): string =>
  count > 12 ? 'crowded heaped' : count > 8 ? 'crowded' : '';

/** Upright, on a short phone, the middle of the ring has more room than my side. */
const short = matchMedia('(max-width: 900px) and (max-height: 700px) and (orientation: portrait)');
const isShort = signal(short.matches);
short.addEventListener('change', ({ matches }) => {
  isShort.value = matches;
});

export const isPurseOnCloth = ({ view, me }: Turn): boolean =>
  me !== undefined && isShort.value && view.part === 1 && !view.sale;

export function Purse({ turn }: { readonly turn: Turn }) {
  const { view, me } = turn;
  const mine = ownedBy(view, me!);
  return (
    <div class="tr-purse" data-place={`seat-${me}`}>
      <b class="show" data-place={`cash-${me}`}>
        {m().table.myCash(view.cash[me!]!)}
        <Notes turn={turn} seat={me!} />
      </b>
      {mine.length > 0 && (
        <div class={`tr-chips n-${mine.length}`} role="group" aria-label={m().table.myProperties}>
          {mine.map((property) => (
            <PropertyChip key={property} turn={turn} property={property} />
          ))}
        </div>
      )}
    </div>
  );
}

interface HandCardProps {
  readonly turn: Turn;
  readonly group: Group;
  readonly place: number;
}

function HandCard({ turn, group: { card, count }, place }: HandCardProps) {
  const { set, last } = turn;
  const chosen = chosenOf(turn, card);
  const isNew = last.drawn.includes(card) && last.isOver;
  const isPromised = turn.promised.has(card);
  const name = cardName(set, card);
  const label = [
    chosen > 0 ? m().table.cardChosen(name, chosen, count) : m().table.card(name, count),
    ...(isNew ? [m().table.cardNew] : []),
    ...(isPromised ? [m().table.cardPromised] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class={`pick ${chosen > 0 ? 'on' : ''} ${canUse(turn, card) ? '' : 'off'} ${count > 1 ? 'many' : ''}`}
      aria-pressed={chosen > 0}
      title={name}
      data-flip={`hand-${card}`}
      data-from="pile"
      onClick={() => touchCard(turn, card)}
    >
      <span class="sr">{label}</span>
      <CardFace set={set} card={card} />
      {count > 1 && (
        <span class="tr-count" aria-hidden="true">
          {chosen > 0 ? `${chosen}/${count}` : `×${count}`}
        </span>
      )}
      {isNew && <span class="tr-new" aria-hidden="true" />}
      {isPromised && (
        <span class="tr-bound" aria-hidden="true">
          <Icon name="scroll" />
        </span>
      )}
      <Tick />
      <kbd aria-hidden="true">{place + 1}</kbd>
    </button>
  );
}

function chosenOf({ draft, view, asked, me }: Turn, card: number): number {
  // Then it is another's card that has been chosen.
  if (asked === 'choose' && view.choosing?.from !== me) return 0;
  if (draft.deal) return shownBy(view, draft.deal.lines).includes(card) ? 1 : 0;
  const investors = draft.investors.filter((one) => one === card).length;
  return investors + (draft.card === card ? 1 : 0);
}

/** Bright is what a tap would choose. */
function canUse(turn: Turn, card: number): boolean {
  const { asked, view, set, draft, me } = turn;
  if (draft.deal) return true;
  switch (asked) {
    case 'turn':
    case 'related':
      // What is still being looked up may well go.
      return playsOf(view, set, card).some(
        (move) =>
          turn.allows(move) || (turn.model.legal.value === null && turn.verdict(move) === null),
      );
    case 'bid': {
      const kind = set.cards[card]?.kind;
      if (kind === 'investor')
        return view.sale!.standing[me!] === 'in' && turn.model.legal.value === null;
      if (kind === 'back') return turn.allows({ type: 'backIn' });
      return (
        kind === 'out' &&
        [...view.cash.keys()].some((seat) => seat !== me && turn.allows({ type: 'knockOut', seat }))
      );
    }
    case 'choose':
      return view.choosing?.from === me && turn.allows({ type: 'choose', card });
    case undefined:
      return !view.sale || isBiddingCard(set, card);
    default:
      return false;
  }
}
