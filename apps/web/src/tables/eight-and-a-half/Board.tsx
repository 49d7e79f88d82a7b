/** The middle of the cloth: the dial, the pile and what just happened; before a round, the swap. */

import type { Event, View } from '@parlor/eight-and-a-half';
import type { Seat } from '@parlor/kit';
import type { RoundEnded } from './chronicle.ts';
import type { Composing } from './composing.ts';
import { Dial } from './Dial.tsx';
import { Heap, Sweep } from './Heap.tsx';
import { RoundSlip } from './RoundSlip.tsx';
import { captionOf, type Names, pileCount } from './strings.ts';
import { SwapScene } from './SwapScene.tsx';
import type { Lying } from './tracking.ts';

interface BoardProps {
  readonly view: View;
  readonly lying: Lying;
  readonly names: Names;
  readonly nameOf: (seat: Seat) => string;
  readonly composing: Composing;
  readonly isAsked: boolean;
  readonly ended: RoundEnded | undefined;
  readonly events: readonly Event[];
}

export function Board(props: BoardProps) {
  const { view, lying, names, nameOf, ended, events } = props;
  if (view.phase === 'swap') return <SwapScene {...props} />;
  const caption = captionOf(events, view, names);
  const isNewRound = view.phase === 'start' && ended !== undefined;
  return (
    <div class="centre">
      <Dial view={view} names={names} />
      <div class="pile">
        {isNewRound ? (
          <RoundSlip ended={ended} names={names} nameOf={nameOf} />
        ) : (
          <>
            <Heap pile={lying.pile} />
            <span class="tag">{pileCount(view.pile.length)}</span>
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

const isCatch = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'caught');
