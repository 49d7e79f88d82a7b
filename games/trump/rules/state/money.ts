/** Cash, debts, and properties with their boxes. */

import type { Emit, Seat } from '@parlor/kit';
import { type State, UNOWNED } from './state.ts';
import type { Debt, Property } from '../../facts/types.ts';
import type { Event } from '../../facts/events.ts';

/** Cash comes in, and debts are paid from it first (D-7.4). */
function gainCash(state: State, seat: Seat, amount: number, emit?: Emit<Event>): void {
  state.cash[seat]! += amount;
  settleDebts(state, emit);
}

/** Cash that is known to be there goes from one player to another. */
export function moveCash(
  state: State,
  from: Seat,
  to: Seat,
  amount: number,
  emit?: Emit<Event>,
): void {
  state.cash[from]! -= amount;
  gainCash(state, to, amount, emit);
}

/** D-7.4: what there is is paid, the rest becomes a debt. */
export function payOrOwe(
  state: State,
  from: Seat,
  to: Seat,
  amount: number,
  emit?: Emit<Event>,
): number {
  const paid = Math.min(amount, state.cash[from]!);
  if (paid < amount) {
    const debt = { from, to, amount: amount - paid };
    state.debts = [...state.debts, debt];
    emit?.({ type: 'owed', ...debt });
  }
  if (paid > 0) moveCash(state, from, to, paid, emit);
  return paid;
}

export function settleDebts(state: State, emit?: Emit<Event>): void {
  if (state.debts.length === 0) return;
  state.debts = paidDebts(state.debts, state.cash, (debt, amount) => {
    emit?.({ type: 'debtPaid', from: debt.from, to: debt.to, amount, left: debt.amount - amount });
  });
}

/**
 * Pays `debts` out of `money` as far as it goes, always the oldest debt whose
 * debtor has anything. Every payment makes the debts smaller, so even debts
 * in a circle come to an end.
 */
export function paidDebts(
  debts: readonly Debt[],
  money: { [seat: number]: number },
  paid?: (debt: Debt, amount: number) => void,
): readonly Debt[] {
  let left = debts;
  for (;;) {
    const index = left.findIndex(({ from }) => money[from]! > 0);
    if (index < 0) return left;
    const debt = left[index]!;
    const amount = Math.min(debt.amount, money[debt.from]!);
    money[debt.from]! -= amount;
    money[debt.to]! += amount;
    paid?.(debt, amount);
    left =
      amount === debt.amount
        ? left.toSpliced(index, 1)
        : left.with(index, { ...debt, amount: debt.amount - amount });
  }
}

/** The property with its box goes to `to`, a seat or UNOWNED. */
export function giveProperty(state: State, property: Property, to: number): void {
  const from = state.owner[property]!;
  if (from !== UNOWNED) {
    state.holdings[from]! &= ~(1 << property);
  }
  if (to !== UNOWNED) state.holdings[to]! |= 1 << property;
  state.owner[property] = to;
}

/** D-5.8: everybody looks into the box. */
export function showBox(state: State, seat: Seat, property: Property, emit?: Emit<Event>): void {
  state.shown = property;
  emit?.({ type: 'boxShown', property, seat, amount: state.box[property]! });
}

/** From the bank into a box. */
export function fillBox(
  state: State,
  seat: Seat,
  property: Property,
  amount: number,
  emit?: Emit<Event>,
): void {
  state.bank -= amount;
  state.box[property]! += amount;
  emit?.({ type: 'filled', seat, property, amount });
}

/** From the bank to a player. */
export function collect(state: State, seat: Seat, amount: number, emit?: Emit<Event>): void {
  emit?.({ type: 'collected', seat, amount });
  state.bank -= amount;
  gainCash(state, seat, amount, emit);
}
