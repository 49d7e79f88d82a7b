/**
 * A finger or mouse on my cards: lifted, a card follows and is let go over a
 * place; slid along, the hand shows each card and the last one is chosen.
 */

import type { ButtonHTMLAttributes } from 'preact';
import { useRef } from 'preact/hooks';

interface DragWishes {
  readonly isOn: boolean;
  peek(at: number | undefined): void;
  choose(at: number): void;
  drop(at: number, target: Element | null): void;
}

interface Grip {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  kind: 'none' | 'lift' | 'slide';
  over: number;
}

/** Less than this is a tap. */
const SLACK = 8;
/** A lift shorter than this puts the card back. */
const RISE = 48;

export function useDrag({ isOn, peek, choose, drop }: DragWishes) {
  const grip = useRef<Grip | undefined>(undefined);
  /** The click that the browser sends after a drag is none of ours. */
  const hasDragged = useRef(false);

  const letGo = (element: HTMLElement): void => {
    element.style.removeProperty('translate');
    element.classList.remove('lifted');
    grip.current = undefined;
    peek(undefined);
  };

  return (at: number): ButtonHTMLAttributes<HTMLButtonElement> => ({
    onPointerDown(event) {
      hasDragged.current = false;
      if (!isOn || event.button !== 0) return;
      grip.current = { at, x: event.clientX, y: event.clientY, kind: 'none', over: at };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const held = grip.current;
      if (!held) return;
      const x = event.clientX - held.x;
      const y = event.clientY - held.y;
      if (held.kind === 'none' && Math.hypot(x, y) > SLACK) {
        held.kind = -y > Math.abs(x) ? 'lift' : 'slide';
        hasDragged.current = true;
        if (held.kind === 'lift') {
          event.currentTarget.classList.add('lifted');
          choose(at);
        }
      }
      if (held.kind === 'lift') {
        const zoom = zoomOf(event.currentTarget);
        event.currentTarget.style.setProperty('translate', `${x / zoom}px ${y / zoom}px`);
      } else if (held.kind === 'slide') {
        held.over = cardAt(event.clientX, event.clientY) ?? held.over;
        peek(held.over);
      }
    },
    onPointerUp(event) {
      const held = grip.current;
      const element = event.currentTarget;
      letGo(element);
      if (held?.kind === 'slide') choose(held.over);
      if (held?.kind === 'lift' && held.y - event.clientY > RISE)
        drop(at, placeAt(event.clientX, event.clientY, element));
    },
    onPointerCancel: (event) => letGo(event.currentTarget),
    onClickCapture(event) {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.stopImmediatePropagation();
    },
  });
}

const zoomOf = (element: HTMLElement): number =>
  (element as HTMLElement & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;

function cardAt(x: number, y: number): number | undefined {
  const at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-hand]')?.dataset['hand'];
  return at === undefined ? undefined : Number(at);
}

/** What lies under the pointer, below the card it holds. */
function placeAt(x: number, y: number, held: Element): Element | null {
  return document.elementsFromPoint(x, y).find((element) => !held.contains(element)) ?? null;
}
