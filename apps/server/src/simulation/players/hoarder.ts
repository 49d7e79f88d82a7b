/** Somebody who opens as many public tables as they may and stays, while others open one and wait; and who looks at the list. */

import type { Device } from './device.ts';
import type { GroupParts } from './group.ts';

/** One more than a person may have. */
const TABLES = 6;
const STAYS_MS = 5000;

export class Hoarder {
  constructor(private readonly parts: GroupParts) {}

  /** Round after round, until the house closes. */
  async begin(): Promise<void> {
    const { isClosing } = this.parts;
    const [honest, hoarder, looker] = [
      await this.newGuest(0),
      await this.newGuest(1),
      await this.newGuest(2),
    ];
    while (!isClosing()) {
      // A line that was opened anew has not asked for it.
      await looker.say({ type: 'lobby', isOn: true });
      const own = await this.open(honest);
      const all: string[] = [];
      for (let i = 0; i < TABLES; i++) all.push(...(await this.open(hoarder)));
      await honest.pause(STAYS_MS);
      for (const table of own) await this.close(honest, table);
      for (const table of all) await this.close(hoarder, table);
    }
    for (const one of [honest, hoarder, looker]) one.hangUp();
  }

  private newGuest(guest: number): Promise<Device> {
    const { name, network, newGuest } = this.parts;
    return newGuest(`${name}.${guest}`, `${network}.0.${guest}`);
  }

  private async open(host: Device): Promise<string[]> {
    const { game, options } = this.parts.rng.pick(this.parts.tables);
    const seating: ('me' | 'open')[] = ['me', 'open', 'open'];
    const opened = await host.say({
      ...{ type: 'open-table', game, options: { ...options }, seating, clock: 'none' },
      isPublic: true,
    });
    // Some games are for other numbers of people; and one table is too many.
    if (opened.type === 'refused' || opened.table === undefined) return [];
    await host.say({ type: 'enter', table: opened.table });
    return [opened.table];
  }

  private async close(host: Device, table: string): Promise<void> {
    await host.say({ type: 'close-table', table });
    await host.say({ type: 'exit', table });
  }
}
