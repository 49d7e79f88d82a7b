/** Whoever is not asked here can go to another table where they are. */

import type { TableModel } from './model.ts';

/** The address of that table; undefined while one is asked oneself, and where there is none. */
export const nextTableFrom = ({ isMyTurn, isOver, services }: TableModel): string | undefined =>
  isMyTurn.value && !isOver.value ? undefined : services.navigation.nextTable.value;

/** False where there is none. */
export function goToNextTable(model: TableModel): boolean {
  const next = nextTableFrom(model);
  if (next !== undefined) model.services.navigation.goTo(next);
  return next !== undefined;
}
