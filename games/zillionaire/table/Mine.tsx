/** My cards by rank. One tab stop; arrows walk along, Space chooses. */

import { useRef, useState } from 'preact/hooks';
import type { Person } from '@parlor/kit';
import { FIVE, type Rank } from '../facts/types.ts';
import { type Group, groupsOf } from '../facts/plays.ts';
import type { View } from '../rules/index.ts';
import { Icon, Tick, usePreferences } from '@parlor/table-ui';
import { Card } from './Card.tsx';
import { m } from './messages.ts';
import { freshFrom, handKey, twoRows } from './reading.ts';
import type { Choices, Picked } from './selecting.ts';
import { type SlideTarget, useSlide } from './slide.ts';

/** More cards than this stand in two rows on a narrow screen. */
const ONE_ROW = 13;

export interface MineProps {
  readonly view: View;
  /** Undefined while it is not mine to choose: then nothing is dimmed. */
  readonly choices: Choices | undefined;
  readonly picked: Picked | undefined;
  /** The other of the exchange. */
  readonly partner: Person | undefined;
  readonly tap: (at: SlideTarget) => boolean;
  readonly lift: (at: SlideTarget) => void;
  readonly enter: () => void;
}

export function Mine(props: MineProps) {
  const { view, choices, tap } = props;
  const { isMotionReduced } = usePreferences();
  const root = useRef<HTMLDivElement>(null);
  const [peek, setPeek] = useState<SlideTarget>();
  const [focus, setFocus] = useState(0);
  const hand = view.hand ?? [];
  const groups = groupsOf(hand);
  const rows = hand.length > ONE_ROW ? twoRows(groups) : [groups];
  const stop = Math.min(focus, hand.length - 1);

  const choose = (at: SlideTarget): void => {
    if (!tap(at) && !isMotionReduced.peek()) shake(cardAt(root.current, at));
  };
  useSlide(root, { preview: setPeek, choose, lift: props.lift, play: props.enter });

  let nth = -1;
  return (
    <div
      class={`z-hand ${rows.length > 1 ? 'crowded' : ''}`}
      ref={root}
      role="group"
      aria-label={m().table.hand}
    >
      <div class="z-rows" data-row="hand" style={widths('all', groups)}>
        {rows.map((row, i) => (
          <div key={i} class="z-row" style={widths('row', row)}>
            {row.map(({ rank, count }) => (
              <div key={rank} class="z-grp">
                {Array.from({ length: count }, (_, card) => {
                  nth++;
                  const mine = nth;
                  return (
                    <HandCard
                      key={card}
                      {...{ rank, card, count }}
                      {...props}
                      isPeeked={peek?.rank === rank && peek.card === card}
                      isOff={choices !== undefined && !choices.has(rank)}
                      tabIndex={mine === stop ? 0 : -1}
                      focused={() => setFocus(mine)}
                      press={() => choose({ rank, card })}
                    />
                  );
                })}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface HandCardProps extends MineProps {
  readonly rank: Rank;
  readonly card: number;
  readonly count: number;
  readonly isPeeked: boolean;
  readonly isOff: boolean;
  readonly tabIndex: number;
  readonly focused: () => void;
  readonly press: () => void;
}

function HandCard(props: HandCardProps) {
  const { view, rank, card, count, choices, picked } = props;
  const isOn = picked?.rank === rank && picked.cards.includes(card);
  const fresh = freshFrom(view, rank);
  const isFresh = card >= count - fresh;
  const most = choices?.get(rank)?.at(-1);
  const { table } = m();
  const name =
    isFresh && props.partner
      ? table.cardFrom(rank, card + 1, count, props.partner)
      : table.card(rank, card + 1, count);
  return (
    <button
      type="button"
      class={`pick ${isOn ? 'on' : ''} ${props.isOff ? 'off' : ''} ${props.isPeeked ? 'peek' : ''}`}
      aria-pressed={isOn}
      aria-disabled={choices === undefined || props.isOff}
      aria-label={name}
      tabIndex={props.tabIndex}
      data-rank={rank}
      data-card={card}
      data-flip={handKey(view, rank, card)}
      {...(most !== undefined && {
        'data-move': JSON.stringify({ type: 'play', rank, count: rank === FIVE ? 1 : most }),
      })}
      onFocus={props.focused}
      onClick={props.press}
    >
      <Card rank={rank} />
      {isFresh && (
        <span class="z-fresh" aria-hidden="true">
          <Icon name="swap" />
        </span>
      )}
      <Tick />
    </button>
  );
}

/** What the layout needs to know to fit the cards into the width: see `.z-rows`. */
function widths(of: 'all' | 'row', groups: readonly Group[]): string {
  const cards = groups.reduce((sum, { count }) => sum + count, 0);
  const steps = Math.max(1, cards - 1);
  const groupSteps = Math.max(1, groups.length - 1);
  return `--${of}-steps: ${steps}; --${of}-twins: ${cards - groups.length}; --${of}-groups: ${groupSteps}`;
}

const cardsIn = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-rank]') ?? []),
];

const cardAt = (root: HTMLElement | null, { rank, card }: SlideTarget): HTMLElement | undefined =>
  cardsIn(root).find(
    ({ dataset }) => dataset['rank'] === String(rank) && dataset['card'] === String(card),
  );

function shake(card: HTMLElement | undefined): void {
  card?.animate(
    [
      { translate: '0' },
      { translate: '-4px' },
      { translate: '4px' },
      { translate: '-2px' },
      { translate: '0' },
    ],
    { duration: 240 },
  );
}
