/** How much was kept because of whom: added up by the hour, for a day. */

import { sql } from 'kysely';
import type { Charge, Overdrawn, Store } from '../../../application/ports/store.ts';
import type { Access, DatabaseKind } from './access.ts';
import type { Migration } from './migrations.ts';
import { oneAfterTheOther } from './quotas.ts';
import type { Db } from './schema.ts';
import { expectInteger, expectText } from './values.ts';

export const HOUR_MS = 3_600_000;
const HOURS = 24;

/** An account is a person or a place; both are random enough never to be the same. */
export const chargeTable: Migration = ({ id, byKey }) => [
  `create table charges (
    account ${id} not null,
    hour bigint not null,
    bytes bigint not null,
    primary key (account, hour)
  )${byKey}`,
];

export const hourOf = (at: number): number => Math.floor(expectInteger('at', at) / HOUR_MS);

/** The first hour that still counts. */
export const firstHour = (at: number): number => hourOf(at) - HOURS + 1;

/** Notes what is kept, or says for whom that is too much. */
export async function charge(
  tx: Db,
  kind: DatabaseKind,
  { at, person, mostOfPerson, place, mostOfPlace, ...kept }: Charge,
): Promise<Overdrawn | undefined> {
  const bytes = expectInteger('bytes', kept.bytes);
  const accounts = [
    { by: 'person', account: expectText('person', person), most: mostOfPerson },
    { by: 'place', account: expectText('place', place), most: mostOfPlace },
  ] as const;
  const known = accounts.filter(({ account }) => account !== '');
  await oneAfterTheOther(tx, kind, { host: person, place });
  for (const { by, account, most } of known) {
    const hours = await tx
      .selectFrom('charges')
      .select('bytes')
      .where('account', '=', account)
      .where('hour', '>=', firstHour(at))
      .execute();
    if (hours.reduce((sum, hour) => sum + Number(hour.bytes), bytes) > most) return by;
  }
  for (const { account } of known) {
    await tx
      .insertInto('charges')
      .values({ account, hour: hourOf(at), bytes })
      .onConflict((conflict) =>
        conflict
          .columns(['account', 'hour'])
          .doUpdateSet({ bytes: sql`charges.bytes + excluded.bytes` }),
      )
      .execute();
  }
  return undefined;
}

export const charges = ({ write }: Access): Pick<Store, 'forgetCharges'> => ({
  forgetCharges: async (before) => {
    const hour = hourOf(before);
    await write((tx) => tx.deleteFrom('charges').where('hour', '<', hour).execute());
  },
});
