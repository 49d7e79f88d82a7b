/**
 * People who come and are not seen again: they leave a table behind, words, a report, a way back, or nothing at all.
 * What they leave is what the house has to do away with when its time has come.
 */

import type { Device } from './device.ts';
import type { GroupParts } from './group.ts';

const WAYS = [
  'a table that anybody finds',
  'a table that friends know of',
  'a closed table',
  'a report',
  'a way back',
  'nothing',
] as const;

const STAYS_MS = 1500;
const NEXT_MS = 2500;

export class Leavers {
  private guests = 0;

  constructor(private readonly parts: GroupParts) {}

  /** One after the other, until the house closes. */
  async begin(): Promise<void> {
    const { isClosing, rng } = this.parts;
    while (!isClosing()) {
      const guest = await this.newGuest();
      await this.leave(guest, rng.pick(WAYS));
      await guest.pause(NEXT_MS);
      guest.close();
    }
  }

  private newGuest(): Promise<Device> {
    const { name, network, newGuest } = this.parts;
    const guest = this.guests++;
    return newGuest(`${name}.${guest}`, `${network}.${guest >> 8}.${guest & 255}`);
  }

  private async leave(guest: Device, way: (typeof WAYS)[number]): Promise<void> {
    if (way === 'nothing') return;
    if (way === 'a way back') {
      const { player } = guest;
      const { token } = await this.parts.insist(({ people, store }) =>
        store.player(player).then((known) => people.newRecovery(known!)),
      );
      this.parts.links.push(token);
      return;
    }
    const table = await this.open(guest, way === 'a table that anybody finds');
    if (table === undefined) return;
    await guest.say({ type: 'chat', table, text: guest.newKey() });
    if (way === 'a report') await this.report(guest, table);
    await guest.pause(STAYS_MS);
    if (way === 'a closed table') await guest.say({ type: 'close-table', table });
  }

  private async open(host: Device, isPublic: boolean): Promise<string | undefined> {
    const { game, options } = this.parts.rng.pick(this.parts.tables);
    const seating: ('me' | 'open')[] = ['me', 'open', 'open'];
    const opened = await host.say({
      ...{ type: 'open-table', game, options: { ...options }, seating, isPublic, clock: 'none' },
    });
    // Some games are for other numbers of people.
    if (opened.type === 'refused' || opened.table === undefined) return undefined;
    await host.say({ type: 'enter', table: opened.table });
    return opened.table;
  }

  /** About somebody who sits there for a moment. */
  private async report(host: Device, table: string): Promise<void> {
    const other = await this.newGuest();
    await other.say({ type: 'enter', table });
    await other.say({ type: 'sit', table, seat: 1 });
    await other.say({ type: 'chat', table, text: other.newKey() });
    await host.say({ type: 'report', table, player: other.player, reason: 'insults' });
    other.close();
  }
}
