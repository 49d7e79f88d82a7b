/** What is heard of what happens: of several events at once, the loudest. */

import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';
import type { Sound } from '../surroundings/services.ts';

export function useSounds(
  model: TableModel,
  loudestFirst: readonly (readonly [type: string, sound: Sound])[],
): void {
  const moment = model.shown.value;
  useEffect(() => {
    const types = (moment?.events ?? []).map((event) => (event as { readonly type: string }).type);
    const loudest = loudestFirst.find(([type]) => types.includes(type));
    if (loudest) model.play(loudest[1]);
  }, [moment]);
}
