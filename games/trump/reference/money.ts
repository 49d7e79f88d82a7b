/** Cash, and debts that new cash pays first. */

import type { Seat } from '@parlor/kit';
import type { Debt, Position } from './position.ts';

/** D-7.4: the oldest debt whose debtor has cash is paid as far as it goes; again until none has any. */
function settle(money: number[], debts: Debt[]): { money: number[]; debts: Debt[] } {
  const next = debts.find((debt) => money[debt.from]! > 0);
  if (next === undefined) return { money, debts };
  const paid = Math.min(next.amount, money[next.from]!);
  const after = [...money];
  after[next.from]! -= paid;
  after[next.to]! += paid;
  const left = debts
    .map((debt) => (debt === next ? { ...debt, amount: debt.amount - paid } : debt))
    .filter((debt) => debt.amount > 0);
  return settle(after, left);
}

function settleNow(position: Position): void {
  const { money, debts } = settle(position.cash, position.debts);
  position.cash = money;
  position.debts = debts;
}

/** Cash from the bank, or back from a bid. */
export function receive(position: Position, seat: Seat, amount: number): void {
  position.cash[seat]! += amount;
  settleNow(position);
}

/** D-7.4: what there is is paid, the rest becomes a debt. */
export function owe(position: Position, from: Seat, to: Seat, amount: number): void {
  const paid = Math.min(amount, position.cash[from]!);
  position.cash[from]! -= paid;
  position.cash[to]! += paid;
  if (paid < amount) position.debts.push({ from, to, amount: amount - paid });
  settleNow(position);
}

/** D-4.2: pays what there is up to `amount`, and owes nothing after that. */
export function payUpTo(position: Position, from: Seat, to: Seat, amount: number): number {
  const paid = Math.min(amount, position.cash[from]!);
  owe(position, from, to, paid);
  return paid;
}

/** D-8.1: cash and owned boxes; D-7.4: then the debts out of it. */
export function finalMoney(position: Position): number[] {
  const money = position.cash.map((cash, seat) =>
    position.boxes.reduce(
      (sum, box, property) => (position.owners[property] === seat ? sum + box : sum),
      cash,
    ),
  );
  return settle(money, position.debts).money;
}
