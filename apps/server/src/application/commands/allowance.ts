/** What one person may ask or say in a while, however many sockets they have, and everybody at one address together. */

import { BucketsByPerson } from './bucket.ts';

export interface Asker {
  readonly player: string;
  /** Empty when it is not known. */
  readonly address: string;
}

export interface AllowanceParts {
  readonly perSecond: number;
  readonly atOnce: number;
  /** How many times as much everybody at one address may. */
  readonly peopleAtAddress: number;
  readonly now: () => number;
}

export class Allowance {
  private readonly byPerson: BucketsByPerson;
  private readonly byAddress: BucketsByPerson;

  constructor({ perSecond, atOnce, peopleAtAddress, now }: AllowanceParts) {
    this.byPerson = new BucketsByPerson(perSecond, atOnce, now);
    this.byAddress = new BucketsByPerson(
      peopleAtAddress * perSecond,
      peopleAtAddress * atOnce,
      now,
    );
  }

  /** Takes so much, if there is as much. What one person is refused is not taken from the others. */
  take({ player, address }: Asker, amount = 1): boolean {
    if (!this.byPerson.take(player, amount)) return false;
    return address === '' || this.byAddress.take(address, amount);
  }
}
