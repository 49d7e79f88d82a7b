/** A finger on the hand: sliding along previews each card, letting go chooses it, dragging up plays. */

import { useEffect, useRef } from 'preact/hooks';

export interface SlideTarget {
  readonly rank: number;
  readonly card: number;
}

interface SlideActions {
  /** The card under the finger while it moves along. */
  preview(at: SlideTarget | undefined): void;
  choose(at: SlideTarget): void;
  /** The finger starts to carry this card upwards. */
  lift(at: SlideTarget): void;
  /** It was carried far enough. */
  play(): void;
}

/** Further than this it is no tap any more. */
const SLOP = 9;
const PLAY_HEIGHT = 60;

const targetOf = (element: Element | null): SlideTarget | undefined => {
  const card = element?.closest<HTMLElement>('[data-rank]');
  return card
    ? { rank: Number(card.dataset['rank']), card: Number(card.dataset['card']) }
    : undefined;
};

export function useSlide(
  root: { readonly current: HTMLElement | null },
  actions: SlideActions,
): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const hand = root.current;
    if (!hand) return undefined;
    let start: { x: number; y: number; id: number; at: SlideTarget } | undefined;
    let kind: 'tap' | 'along' | 'up' = 'tap';
    let skipClick = false;

    const down = (event: PointerEvent): void => {
      const at = targetOf(event.target as Element);
      if (!event.isPrimary || event.button !== 0 || !at) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId, at };
      kind = 'tap';
      skipClick = false;
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (kind === 'tap' && Math.hypot(x, y) > SLOP) {
        kind = -y > Math.abs(x) ? 'up' : 'along';
        if (kind === 'up') latest.current.lift(start.at);
      }
      if (kind === 'up') hand.style.setProperty('--drag', `${Math.min(0, y)}px`);
      if (kind === 'along' && event.pointerType !== 'mouse')
        latest.current.preview(targetOf(document.elementFromPoint(event.clientX, event.clientY)));
    };
    const end = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const rise = start.y - event.clientY;
      hand.style.removeProperty('--drag');
      latest.current.preview(undefined);
      if (event.type === 'pointerup' && kind !== 'tap') {
        skipClick = true;
        setTimeout(() => (skipClick = false));
        const at = targetOf(document.elementFromPoint(event.clientX, event.clientY));
        if (kind === 'up' && rise > PLAY_HEIGHT) latest.current.play();
        else if (kind === 'along' && event.pointerType !== 'mouse' && at) latest.current.choose(at);
      }
      start = undefined;
    };
    const click = (event: Event): void => {
      if (!skipClick) return;
      event.stopPropagation();
      event.preventDefault();
    };
    hand.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    hand.addEventListener('click', click, true);
    return () => {
      hand.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      hand.removeEventListener('click', click, true);
    };
  }, []);
}
