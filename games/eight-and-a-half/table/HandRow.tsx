/**
 * A row of my hand: tap or press to choose, drag up to play, slide along to look.
 * The button lies over the drawing, so that its name is the card's and not what is printed on it.
 */

import { useRef, useState } from 'preact/hooks';
import { Tick } from '@parlor/table-ui';
import { CardArt } from './CardArt.tsx';
import type { Composing } from './composing.ts';
import { isUsable } from './selecting.ts';
import { m } from './messages.ts';
import type { Placed } from './tracking.ts';

/** So far a card has to be pulled up to be played. */
const PULL_PX = 56;

interface HandRowProps {
  readonly hand: readonly Placed[];
  readonly row: readonly Placed[];
  readonly composing: Composing;
  readonly isAsked: boolean;
}

export function HandRow({ hand, row, composing, isAsked }: HandRowProps) {
  const gesture = useGesture(composing);
  const chosen = composing.chosen.value;
  const shaken = composing.shaken.value;
  const { legal } = composing;
  return (
    <div class="cards-row" data-row style={`--cards: ${row.length}`} {...gesture.on}>
      {row.map(({ key, card, from }) => {
        const twins = hand.filter((one) => one.card === card);
        const isOn = chosen.includes(key);
        const isOff = isAsked && legal.length > 0 && !isUsable(legal, card);
        return (
          <span
            key={key}
            class={`pick ${isOn ? 'on' : ''} ${isOff ? 'off' : ''} ${shaken === key ? 'shake' : ''} ${gesture.seen === key ? 'seen' : ''}`}
            data-flip={key}
            data-from={from}
          >
            <CardArt card={card} />
            <Tick />
            <button
              type="button"
              class="touch"
              aria-pressed={isOn}
              aria-disabled={!isAsked || isOff}
              aria-label={m().places.handSpoken({
                card,
                nth: twins.findIndex((one) => one.key === key) + 1,
                of: twins.length,
              })}
              data-pick={key}
              data-move={JSON.stringify({ type: 'play', card, count: 1 })}
              onClick={() => composing.tapHand(key)}
            />
          </span>
        );
      })}
    </div>
  );
}

function useGesture(composing: Composing) {
  const start = useRef<{ readonly key: string; readonly y: number } | undefined>(undefined);
  const [seen, setSeen] = useState<string>();
  const lift = (event: PointerEvent): void => {
    const from = start.current;
    start.current = undefined;
    setSeen(undefined);
    if (!from || event.type === 'pointercancel') return;
    const key = keyAt(event);
    if (from.y - event.clientY > PULL_PX) {
      if (!composing.chosen.peek().includes(from.key)) composing.tapHand(from.key);
      composing.send();
    } else if (event.pointerType !== 'mouse' && key !== undefined && key !== from.key)
      composing.tapHand(key);
  };
  const on = {
    onPointerDown(event: PointerEvent): void {
      const key = keyAt(event);
      if (key === undefined || start.current) return;
      start.current = { key, y: event.clientY };
      // A card that is pulled up is let go far from its row.
      const end = (lifted: PointerEvent): void => {
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        lift(lifted);
      };
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
    onPointerMove(event: PointerEvent): void {
      if (!start.current || event.pointerType === 'mouse') return;
      const key = keyAt(event);
      setSeen(key === start.current.key ? undefined : key);
    },
  };
  return { on, seen };
}

/** The card under the finger; a touch stays with the card it began on, so it is looked up. */
const keyAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-pick]')?.dataset['pick'];
