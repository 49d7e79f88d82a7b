/** What is played at this table and how far the match is, for the bar above it. */

import type { View } from '../rules/index.ts';
import { m } from './messages.ts';

export function whereOf({ game, games, seats }: View, isOver: boolean): string {
  const { table } = m();
  return isOver ? table.whereOver(games, seats) : table.where(game, games, seats);
}
