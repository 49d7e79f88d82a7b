/** The focus in the hand: where keys lead from a card, and where it goes when the card is gone. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where a key leads from a card, if anywhere. */
export function target(key: string, at: number, cards: readonly HTMLElement[]): number | undefined {
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
export function useKeptFocus(root: { readonly current: HTMLElement | null }, cards: number): void {
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
