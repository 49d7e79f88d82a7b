/** My cards. */

import type { ButtonHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { HAND_FILLED } from '../facts/cards.ts';
import { type Card, isBankrupt } from '../facts/types.ts';
import { Icon, Tick } from '@parlor/table-ui';
import { CardFace } from './cards.tsx';
import { doomed } from './asking.ts';
import { useDrag } from './drag.ts';
import { runOf, thrownIn, usesOf } from './draft.ts';
import { m } from './messages.ts';
import { MY_HAND, myCard } from './motion.ts';
import { drop, touchCard } from './touching.ts';
import type { Turn } from './turn.ts';

export function Mine({ turn }: { readonly turn: Turn }) {
  const { view, asked } = turn;
  const [peeked, peek] = useState<number>();
  const drag = useDrag({
    isOn: (asked === 'act' || asked === 'stuck') && !turn.draft.isFinishing,
    peek,
    choose: (at) => {
      if (turn.draft.picked !== at) touchCard(turn, at);
    },
    drop: (at, target) => drop(turn, at, target),
  });
  const missing = asked === 'draw' ? HAND_FILLED - view.hand.length : 0;
  const shown = view.hand.length + missing;
  const nth = new Map<Card, number>();
  return (
    <div
      class="pp-hand"
      role="group"
      aria-label={view.hand.length === 0 ? m().table.emptyHand : m().table.yourHand}
      data-row="hand"
      data-compose
      style={`--gaps: ${Math.max(1, shown - 1)}`}
    >
      <i class="anchor" data-place={MY_HAND} />
      {view.hand.map((card, at) => {
        const count = (nth.get(card) ?? 0) + 1;
        nth.set(card, count);
        return (
          <HandCard
            key={`${card}-${count}`}
            turn={turn}
            at={at}
            thing={myCard(card, count)}
            isPeeked={peeked === at}
            drag={drag(at)}
          />
        );
      })}
      {Array.from({ length: missing }, (_, i) => (
        <span key={`slot-${i}`} class="pp-slot" aria-hidden="true" />
      ))}
    </div>
  );
}

interface HandCardProps {
  readonly turn: Turn;
  readonly at: number;
  readonly thing: string;
  readonly isPeeked: boolean;
  readonly drag: ButtonHTMLAttributes<HTMLButtonElement>;
}

function HandCard({ turn, at, thing, isPeeked, drag }: HandCardProps) {
  const { view, motion, asked } = turn;
  const card = view.hand[at]!;
  const state = stateOf(turn, at);
  const from = motion.from(thing);
  const isNew = from !== undefined && asked !== undefined;
  const knowers = knownBy(turn, at);
  const marks = [
    ...(isNew ? [m().table.isNew] : []),
    ...(state.mark ? [state.mark] : []),
    ...knowers,
  ];
  return (
    <span class="pp-card" data-flip={thing} data-from={from}>
      <button
        type="button"
        class={`pick ${state.isOn ? 'on' : ''} ${state.isOff ? 'off' : ''} ${isNew ? 'fresh' : ''} ${isPeeked ? 'peek' : ''}`}
        aria-pressed={state.isOn}
        aria-disabled={asked === undefined}
        data-hand={at}
        onClick={() => touchCard(turn, at)}
        {...drag}
      >
        <span class="sr">{[m().names.spoken(card), ...marks].join(', ')}</span>
        <CardFace card={card} />
        {knowers.length > 0 && (
          <span class="seen" title={knowers[0]} aria-hidden="true">
            <Icon name="eye" />
          </span>
        )}
        {state.icon && (
          <span class={`pp-mark ${state.tone}`} title={state.mark} aria-hidden="true">
            <Icon name={state.icon} />
            {state.label}
          </span>
        )}
        <Tick />
      </button>
    </span>
  );
}

interface CardState {
  readonly isOn: boolean;
  readonly isOff: boolean;
  readonly mark?: string;
  readonly icon?: 'bank' | 'down' | 'x';
  readonly label?: string;
  readonly tone?: 'good' | 'bad';
}

const PLAIN: CardState = { isOn: false, isOff: false };

/** How a card lies there: chosen, of no use now, in danger. */
function stateOf(turn: Turn, at: number): CardState {
  const { view, asked, draft, me } = turn;
  const { table } = m();
  const card = view.hand[at]!;
  switch (asked) {
    case 'act': {
      if (draft.isFinishing) {
        const isLaid = runOf(view, me!)!.includes(at) || draft.extra.includes(at);
        if (isLaid) return { isOn: true, isOff: false, mark: table.willBank };
        return thrownIn(view, me!, draft) === at
          ? { ...PLAIN, mark: table.willDiscard, icon: 'down', label: table.discard, tone: 'good' }
          : { ...PLAIN, isOff: true };
      }
      const uses = usesOf(card, turn);
      const isOn = draft.picked === at;
      return uses.bank
        ? { isOn, isOff: false, mark: table.fits, ...(!isOn && { icon: 'bank', tone: 'good' }) }
        : { isOn, isOff: false };
    }
    case 'stuck': {
      const uses = usesOf(card, turn);
      return { isOn: draft.picked === at, isOff: !uses.steal && !uses.discard };
    }
    case 'draw':
    case 'settle': {
      const places = doomed(turn);
      const order = places.get(at);
      if (order === undefined) return { ...PLAIN, isOff: asked === 'settle' && !isBankrupt(card) };
      const place = new Set(places.values()).size > 1 ? order + 1 : undefined;
      if (asked === 'settle' && order === 0 && isBankrupt(card))
        return { isOn: true, isOff: false, mark: table.goesFirst };
      return {
        ...PLAIN,
        mark: table.lost(place),
        icon: 'x',
        tone: 'bad',
        ...(place !== undefined && { label: table.place(place) }),
      };
    }
    default:
      return PLAIN;
  }
}

/** Who has seen this card go into my hand. */
function knownBy({ view, people }: Turn, at: number): readonly string[] {
  const card = view.hand[at]!;
  const nth = at - view.hand.indexOf(card);
  const knowers = view.players.flatMap(({ knowsOfYou }, seat) =>
    knowsOfYou.filter((other) => other === card).length > nth ? [people(seat)] : [],
  );
  return knowers.length === 0 ? [] : [m().table.knownBy(knowers)];
}
