/** Whoever has gone to another tab sees there that they are asked. */

import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';

export function useTurnInTitle(model: TableModel): void {
  const { navigation } = model.services;
  const isMine = model.isMyTurn.value && !model.isOver.value;
  useEffect(() => {
    if (!isMine) return undefined;
    navigation.showAsked(true);
    return () => navigation.showAsked(false);
  }, [isMine]);
}
