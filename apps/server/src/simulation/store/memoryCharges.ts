/** How much was kept because of whom, in the simulated database. */

import { firstHour, hourOf } from '../../adapters/store/sql/charges.ts';
import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import type { Charge, Overdrawn, Store } from '../../application/ports/store.ts';
import type { Rows } from './rows.ts';

/** Notes what is kept, or says for whom that is too much. */
export function charge(rows: Rows, cost: Charge | undefined): Overdrawn | undefined {
  if (!cost) return undefined;
  const { at, person, mostOfPerson, place, mostOfPlace } = cost;
  const bytes = expectInteger('bytes', cost.bytes);
  const accounts = [
    ['person', expectText('person', person), mostOfPerson],
    ['place', expectText('place', place), mostOfPlace],
  ] as const;
  const known = accounts.filter(([, account]) => account !== '');
  for (const [by, account, most] of known) {
    const lately = rows.charges.filter(
      (one) => one.account === account && one.hour >= firstHour(at),
    );
    if (lately.reduce((sum, one) => sum + one.bytes, bytes) > most) return by;
  }
  for (const [, account] of known) rows.charges.push({ account, hour: hourOf(at), bytes });
  return undefined;
}

export const memoryCharges = (rows: Rows): Pick<Store, 'forgetCharges'> => ({
  forgetCharges: async (before) => {
    rows.charges = rows.charges.filter(({ hour }) => hour >= hourOf(before));
  },
});
