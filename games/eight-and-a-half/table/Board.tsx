/** The middle of the cloth: the dial, the pile and what just happened; before a round, the swap. */

import { useEffect, useState } from 'preact/hooks';
import type { Event, View } from '../rules/index.ts';
import type { People, Seat } from '@parlor/kit';
import { usePreferences } from '@parlor/table-ui';
import type { RoundEnded } from './chronicle.ts';
import type { Composing } from './composing.ts';
import { Dial } from './Dial.tsx';
import { Heap, Sweep } from './Heap.tsx';
import { RoundSlip } from './RoundSlip.tsx';
import { captionOf } from './happening.ts';
import { m } from './messages.ts';
import { SwapScene } from './SwapScene.tsx';
import type { Lying } from './tracking.ts';

interface BoardProps {
  readonly view: View;
  readonly lying: Lying;
  readonly people: People;
  readonly nameOf: (seat: Seat) => string;
  readonly composing: Composing;
  readonly isAsked: boolean;
  readonly ended: RoundEnded | undefined;
  readonly events: readonly Event[];
}

export function Board(props: BoardProps) {
  const { view, lying, people, nameOf, ended, events } = props;
  const caption = captionOf(events, view, people);
  const isEndShown = useEndOfRound(events, props.isAsked);
  if (isEndShown && ended && view.phase !== 'over')
    return (
      <div class="centre round-end">
        <i class="rays" aria-hidden="true" />
        <RoundSlip ended={ended} people={people} nameOf={nameOf} />
        <p class="caption">{caption}</p>
      </div>
    );
  if (view.phase === 'swap') return <SwapScene {...props} />;
  const isNewRound = view.phase === 'start' && ended !== undefined;
  return (
    <div class="centre">
      <Dial view={view} people={people} />
      <div class="pile">
        {isNewRound ? (
          <RoundSlip ended={ended} people={people} nameOf={nameOf} />
        ) : (
          <>
            <Heap pile={lying.pile} />
            <span class="tag">{view.pile.length > 0 && m().pile.count(view.pile.length)}</span>
          </>
        )}
        {lying.swept && <Sweep key={lying.swept.pile.at(-1)?.key} swept={lying.swept} />}
      </div>
      {caption !== undefined && (
        <p class={`caption ${isCatch(events) ? 'catch' : ''}`}>{caption}</p>
      )}
    </div>
  );
}

/** How long the result of a round lies in the middle; whoever is asked something is not kept from it. */
export const ROUND_MS = { calm: 4200, normal: 2800, quick: 1400, instant: 0 } as const;

function useEndOfRound(events: readonly Event[], isAsked: boolean): boolean {
  const [seen, setSeen] = useState<readonly Event[]>();
  const isEnd = events.some(({ type }) => type === 'round-ended');
  const ms = ROUND_MS[usePreferences().speed.value];
  useEffect(() => {
    if (!isEnd) return undefined;
    const timer = setTimeout(() => setSeen(events), ms);
    return () => clearTimeout(timer);
  }, [events, isEnd, ms]);
  return isEnd && seen !== events && !isAsked && ms > 0;
}

const isCatch = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'caught');
