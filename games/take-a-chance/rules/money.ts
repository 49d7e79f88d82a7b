/** Money moves between the seats and the bank, and nowhere else. */

import type { Seat } from '@parlor/kit';
import type { State } from './state.ts';

export function payBank(state: State, seat: Seat, amount: number): void {
  state.cash[seat]! -= amount;
  state.bank += amount;
}

export function receive(state: State, seat: Seat, amount: number): void {
  state.cash[seat]! += amount;
  state.bank -= amount;
}
