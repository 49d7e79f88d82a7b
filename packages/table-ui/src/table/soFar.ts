/** What a table makes of all that has happened, moment by moment. */

import { useRef } from 'preact/hooks';
import type { TableModel } from './model.ts';
import type { Moment } from '../surroundings/viewing.ts';

/** So many steps back whatever is still on the table has begun. */
const LED_HERE = 80;

/** Adds one step; `version` is that of the moment it is shown with, and of none where it only led there. */
type Add<Made> = (
  made: Made,
  events: readonly unknown[],
  moment: Moment,
  version: number | undefined,
) => Made;

export function useSoFar<Made>(model: TableModel, nothing: Made, add: Add<Made>): Made {
  const kept = useRef({ model, ply: -1, version: -1, made: nothing });
  // Whoever takes the device over has seen nothing of this.
  if (kept.current.model !== model) kept.current = { model, ply: -1, version: -1, made: nothing };
  const moment = model.shown.value;
  const { current } = kept;
  if (moment && moment.version !== current.version) {
    const { version, ply, events, history } = moment;
    const isNext = ply === current.ply + 1 || ply === current.ply;
    const start = history
      ? history
          .slice(-LED_HERE)
          .reduce<Made>((made, step) => add(made, step, moment, undefined), nothing)
      : isNext
        ? current.made
        : nothing;
    kept.current = { model, ply, version, made: add(start, events, moment, version) };
  }
  return kept.current.made;
}
