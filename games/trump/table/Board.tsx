/** The middle of the table: the ring with its stage in Part 1, the stage and the village in Part 2. */

import { isPurseOnCloth, Purse } from './Mine.tsx';
import { m } from './messages.ts';
import { PropertyBox } from './PropertyBox.tsx';
import { Ring } from './Ring.tsx';
import { Stage } from './Stage.tsx';
import { propertyMove } from './touching.ts';
import type { Turn } from './turn.ts';

export function Board({ turn }: { readonly turn: Turn }) {
  const { view, draft, set } = turn;
  const isPaper = draft.deal !== undefined || draft.isReading;
  // To be chosen from, they are as wide as fingers need.
  const isAsked = view.part === 2 && propertyMove(turn, 0) !== undefined;
  return (
    <div
      class={`tr-cloth part-${view.part} ${view.sale ? 'selling' : ''} ${isPaper ? 'writing' : ''} ${view.offer ? 'offered' : ''}`}
    >
      {view.part === 1 ? (
        <Ring turn={turn}>
          <Stage turn={turn} />
          {isPurseOnCloth(turn) && <Purse turn={turn} />}
        </Ring>
      ) : (
        <div class="tr-stage">
          <Stage turn={turn} />
        </div>
      )}
      {(view.part === 2 || view.sale) && !isPaper && !view.offer && (
        <div
          class={`tr-village ${view.part === 1 ? 'narrow' : ''} ${isAsked ? 'asked' : ''}`}
          role="group"
          aria-label={m().table.village}
          data-row={view.part === 1 ? undefined : 'village'}
          style={`--n: ${set.properties.length}; --few: ${fewOf(set.properties.length, isAsked)}`}
        >
          {set.properties.map((_, property) => (
            <PropertyBox key={property} turn={turn} property={property} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Boxes in a row on a phone: more than eight, or those to choose from, lie in two. */
const fewOf = (count: number, isAsked: boolean): number =>
  count > 8 || isAsked ? Math.ceil(count / 2) : count;
