/** My cards by rank. One tab stop; arrows walk along, Space chooses, Enter is the brass button. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { View } from '@parlor/zillionaire';
import { isMotionReduced } from '../../app/settings.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Card } from './Card.tsx';
import { FIVE, type Rank } from './pieces.ts';
import { freshFrom, type Group, groupsOf, handKey, twoRows } from './reading.ts';
import type { Choices, Picked } from './select.ts';
import { type SlideTarget, useSlide } from './slide.ts';
import { strings } from './strings.ts';

/** More cards than this stand in two rows on a narrow screen. */
const ONE_ROW = 13;

export interface HandCardsProps {
  readonly view: View;
  /** Undefined while it is not mine to choose: then nothing is dimmed. */
  readonly choices: Choices | undefined;
  readonly picked: Picked | undefined;
  /** The other of the exchange, by name. */
  readonly partner: string | undefined;
  readonly tap: (at: SlideTarget) => boolean;
  readonly lift: (at: SlideTarget) => void;
  readonly enter: () => void;
}

export function HandCards(props: HandCardsProps) {
  const { view, choices, picked, tap } = props;
  const root = useRef<HTMLDivElement>(null);
  const [peek, setPeek] = useState<SlideTarget>();
  const [focus, setFocus] = useState(0);
  const hand = view.hand ?? [];
  const groups = groupsOf(hand);
  const rows = hand.length > ONE_ROW ? twoRows(groups) : [groups];
  const stop = Math.min(focus, hand.length - 1);

  const choose = (at: SlideTarget): void => {
    if (!tap(at)) shake(cardAt(root.current, at));
  };
  useSlide(root, { preview: setPeek, choose, lift: props.lift, play: props.enter });
  useKeptFocus(root, hand.length);

  const walk = (event: KeyboardEvent): void => {
    const cards = cardsIn(root.current);
    const at = cards.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = target(event.key, at, cards);
    if (to === undefined) {
      if (event.key !== 'Enter') return;
      if (picked) props.enter();
      else cards[at]!.click();
    } else {
      setFocus(to);
      cards[to]!.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  let nth = -1;
  return (
    <div
      class={`z-hand ${rows.length > 1 ? 'crowded' : ''}`}
      ref={root}
      role="group"
      aria-label={strings.hand}
      onKeyDown={walk}
    >
      <div class="z-rows" style={widths('all', groups)}>
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
                      press={() => {
                        setFocus(mine);
                        choose({ rank, card });
                      }}
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

interface HandCardProps extends HandCardsProps {
  readonly rank: Rank;
  readonly card: number;
  readonly count: number;
  readonly isPeeked: boolean;
  readonly isOff: boolean;
  readonly tabIndex: number;
  readonly press: () => void;
}

function HandCard(props: HandCardProps) {
  const { view, rank, card, count, choices, picked } = props;
  const isOn = picked?.rank === rank && picked.cards.includes(card);
  const fresh = freshFrom(view, rank);
  const isFresh = card >= count - fresh;
  const most = choices?.get(rank)?.at(-1);
  const name = strings.card(rank, card + 1, count);
  return (
    <button
      type="button"
      class={`pick ${isOn ? 'on' : ''} ${props.isOff ? 'off' : ''} ${props.isPeeked ? 'peek' : ''}`}
      aria-pressed={isOn}
      aria-disabled={choices === undefined || props.isOff}
      aria-label={isFresh ? `${name}, ${strings.cardFrom(props.partner ?? '')}` : name}
      tabIndex={props.tabIndex}
      data-rank={rank}
      data-card={card}
      data-flip={handKey(view, rank, card)}
      {...(most !== undefined && {
        'data-move': JSON.stringify({ type: 'play', rank, count: rank === FIVE ? 1 : most }),
      })}
      onClick={props.press}
    >
      <Card rank={rank} />
      {isFresh && (
        <span class="z-fresh" aria-hidden="true">
          <Icon name="swap" />
        </span>
      )}
      <span class="tick" aria-hidden="true">
        <Icon name="check" />
      </span>
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

/** Where a key leads from a card, if anywhere. */
function target(key: string, at: number, cards: readonly HTMLElement[]): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(cards.length - 1, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return cards.length - 1;
    case 'ArrowDown':
    case 'ArrowUp':
      return inOtherRow(key === 'ArrowDown' ? 1 : -1, at, cards);
    default:
      return undefined;
  }
}

/** The card above or below, as they stand on the screen. */
function inOtherRow(by: 1 | -1, at: number, cards: readonly HTMLElement[]): number {
  const from = cards[at]!.getBoundingClientRect();
  let best = at;
  let nearest = Number.POSITIVE_INFINITY;
  cards.forEach((card, i) => {
    const { left, top, height } = card.getBoundingClientRect();
    const isThere = by * (top - from.top) > height / 2;
    if (isThere && Math.abs(left - from.left) < nearest) {
      nearest = Math.abs(left - from.left);
      best = i;
    }
  });
  return best;
}

/** Puts the focus into the hand: on a chosen card, else on the first or last that can be played. */
export function focusHand(end: 'first' | 'last'): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.z-hand [data-rank]')];
  const playable = cards.filter((card) => card.ariaDisabled !== 'true');
  const from = playable.length > 0 ? playable : cards;
  const chosen = cards.find((card) => card.ariaPressed === 'true');
  (chosen ?? (end === 'first' ? from[0] : from.at(-1)))?.focus();
}

/** When the card with the focus has been played, the focus goes to the question instead of nowhere. */
function useKeptFocus(root: { readonly current: HTMLElement | null }, cards: number): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body)
      document.getElementById('ask')?.focus({ preventScroll: true });
    const note = (): void => {
      had.current = root.current?.contains(document.activeElement) ?? false;
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [cards]);
}

function shake(card: HTMLElement | undefined): void {
  if (!card || isMotionReduced.peek()) return;
  card.animate(
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

/** A hand in small, only to look at. */
export function SmallHand({ view }: { readonly view: View }) {
  return (
    <span class="z-small" role="list" aria-label={strings.handOf}>
      {groupsOf(view.hand ?? []).map(({ rank, count }) => (
        <span
          key={rank}
          class="z-small-grp"
          role="listitem"
          aria-label={strings.group(rank, count)}
        >
          {Array.from({ length: count }, (_, card) => (
            <Card key={card} rank={rank} />
          ))}
        </span>
      ))}
    </span>
  );
}
