/** Printed things: colour cards in their sizes, chips, tickets. */

import type { ComponentChildren } from 'preact';
import { type Card, charmOf } from '../facts/types.ts';
import type { View } from '../rules/index.ts';
import { Icon } from '@parlor/table-ui';
import { Charm, colourClass, Emblem, ExampleDice } from './art.tsx';
import type { Box } from '../facts/box.ts';
import { type Combo, paysOf } from './reading.ts';
import { m } from './messages.ts';

interface FaceProps {
  readonly box: Box;
  readonly colour: number;
  readonly cards: readonly Card[];
  /** Combinations the dice that lie there contain. */
  readonly lit?: ReadonlySet<Combo>;
  readonly hasCharms: boolean;
  readonly children?: ComponentChildren;
}

/** A colour with everything its cards pay; several cards of it lie as one, with their charms at the foot. */
export function CardFace({ box, colour, cards, lit, hasCharms, children }: FaceProps) {
  const { names, table } = m();
  return (
    <>
      <span class="tc-band">
        <Emblem box={box} colour={colour} />
        <b>{names.colour(box.colours[colour]!)}</b>
        <span>{table.money(box.prices[colour]!)}</span>
      </span>
      <span class="tc-pays">
        {paysOf(box, colour).map(({ combo, amount }) => (
          <span key={combo} class={`tc-pay ${lit?.has(combo) ? 'lit' : ''}`}>
            <span class="tc-cn">{names.Combo(combo)}</span>
            <ExampleDice combo={combo} />
            <em>{names.figure(amount)}</em>
          </span>
        ))}
      </span>
      {(hasCharms || cards.length > 1 || children !== undefined) && (
        <span class="tc-foot">
          {hasCharms && cards.map((card) => <Charm key={card} name={box.charms[charmOf(card)]!} />)}
          {children}
          {cards.length > 1 && <i>×{cards.length}</i>}
        </span>
      )}
    </>
  );
}

/** Emblem and number: the small form. */
export function Chip({
  box,
  colour,
  count,
  title,
}: {
  readonly box: Box;
  readonly colour: number;
  readonly count: number;
  readonly title: string;
}) {
  return (
    <span class={`tc-chip ${colourClass(box, colour)}`} title={title}>
      <Emblem box={box} colour={colour} />
      <b aria-hidden="true">{count}</b>
      <span class="sr">{title}</span>
    </span>
  );
}

/** A ticket turned over: the sentence, and on its own line the OR. The one that is carried out is marked. */
export function TicketFace({
  box,
  kind,
  choice = null,
  or,
}: {
  readonly box: Box;
  readonly kind: number;
  /** The choice carried out; null when it is only shown. */
  readonly choice?: number | null;
  /** T-5.3: whether its player may choose. In the first edition nobody could, and views have no such option. */
  readonly or: View['options']['or'] | undefined;
}) {
  const { tickets } = m();
  const { choices, keptFor } = box.tickets[kind]!;
  return (
    <div class="tc-ticket">
      <i>
        <Icon name="ticket" />
      </i>
      <p>
        {choices.map((steps, n) => (
          <span
            key={n}
            class={`tc-choice ${choice === n ? 'now' : ''} ${choice !== null && n < choice ? 'gone' : ''}`}
          >
            {n > 0 && <em>{n === 1 && or === 'free' ? tickets.orFree : tickets.orForced}</em>}{' '}
            {n === 0 ? tickets.Choice(steps) : tickets.choice(steps)}
          </span>
        ))}
      </p>
      {keptFor !== null && <b>{tickets.keep}</b>}
    </div>
  );
}
