/** What is played at this table and how far the match is, for the bar above it. */

import { isFromMemory, isOneByOne } from '../facts/agreed.ts';
import type { View } from '../rules/index.ts';
import { m } from './messages.ts';

export function whereOf(view: View): string {
  const { round, options, seats, phase } = view;
  return m().asking.where({
    round,
    rounds: options.rounds,
    seats,
    isSwap: phase === 'swap',
    isOneByOne: isOneByOne(view),
    isFromMemory: isFromMemory(view),
  });
}
