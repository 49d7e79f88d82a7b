/** The middle of the table: the skyline of banks and the piles, with what is chosen from lying over them. */

import { OpenTray } from './OpenTray.tsx';
import { Pairs } from './Pairs.tsx';
import { Piles } from './Piles.tsx';
import { Skyline } from './Skyline.tsx';
import type { Turn } from './turn.ts';

export function Board({ turn }: { readonly turn: Turn }) {
  const { view, model, asked } = turn;
  return (
    // The ending lies over it.
    <div class={`pp-board seats-${view.seats}`} inert={model.isOver.value}>
      <Happened turn={turn} />
      <Skyline turn={turn} />
      <Piles turn={turn} />
      {asked === 'choose' && <OpenTray turn={turn} />}
      {view.pairs.length > 0 && <Pairs turn={turn} />}
    </div>
  );
}

/** The last thing that happened, over the towers. */
function Happened({ turn: { model } }: { readonly turn: Turn }) {
  const text = model.log.value.at(-1)?.text;
  return (
    <p class="pp-happened" aria-hidden="true">
      {text !== undefined && (
        <span class="caption" title={text}>
          {text}
        </span>
      )}
    </p>
  );
}
