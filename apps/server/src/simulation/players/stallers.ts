/** Three who play, and one of them keeps the others waiting: they go on, or wait, or hear that the third is there after all. */

import { commitWish } from '@parlor/client';
import type { Rng } from '@parlor/kit';
import type { SoakTable } from '../../soak/opening.ts';
import { between } from '../engine/chance.ts';
import type { Device } from './device.ts';

export interface StallersParts {
  readonly people: readonly [Device, Device, Device];
  readonly tables: readonly SoakTable[];
  readonly rng: Rng;
  /** So long somebody may keep the others waiting, and so much longer when they have agreed to go on. */
  readonly stallMs: number;
  readonly lastMs: number;
  readonly isClosing: () => boolean;
}

/** What the others say to whoever would like to go on. */
const SAYS = ['agrees', 'agrees', 'would rather wait', 'nothing'] as const;
/** And whoever it is about. */
const SHOWS = ['nothing', 'is there while they are asked', 'is there after they agreed'] as const;

const BEGINS_MS = 800;
const HEARS_MS = 300;
const HEX = '0123456789abcdef';

export class Stallers {
  isOver = false;
  /** Where matches may have begun. */
  readonly begun: string[] = [];

  constructor(private readonly parts: StallersParts) {}

  /** Again and again, until the house closes. */
  async begin(): Promise<void> {
    const { people, rng, isClosing } = this.parts;
    while (!isClosing()) await this.round(rng.pick(SAYS), rng.pick(SHOWS));
    for (const one of people) one.hangUp();
    this.isOver = true;
  }

  private async round(says: (typeof SAYS)[number], shows: (typeof SHOWS)[number]): Promise<void> {
    const { people, rng, tables, stallMs } = this.parts;
    const [host, ...others] = people;
    const { game, options } = rng.pick(tables);
    const opened = await host.say({
      ...{ type: 'open-table', game, options: { ...options }, isPublic: false, isRated: true },
      ...{ seating: ['me', 'open', 'open'], clock: 'none', standIn: 'beginner' },
    });
    // Some games are for other numbers of people.
    if (opened.type === 'refused' || opened.table === undefined) return host.pause(BEGINS_MS);
    const { table } = opened;
    this.begun.push(table);
    await host.say({ type: 'enter', table });
    for (const [i, one] of others.entries()) {
      await one.say({ type: 'enter', table });
      await one.say({ type: 'sit', table, seat: i + 1 });
    }
    for (const one of people) await this.beReady(one, table);
    await host.say({ type: 'start', table });
    await host.pause(BEGINS_MS + stallMs);
    await this.stall(says, shows, table);
    for (const one of people) {
      await one.say({ type: 'leave', table });
      await one.say({ type: 'exit', table });
    }
  }

  private async stall(
    says: (typeof SAYS)[number],
    shows: (typeof SHOWS)[number],
    table: string,
  ): Promise<void> {
    const { people, rng, lastMs } = this.parts;
    const [host] = people;
    const { match, stalls = [] } = host.position ?? {};
    const seat = stalls.findIndex((at) => at !== null);
    // In a storm nobody may have heard of a match yet.
    if (match === undefined || seat < 0 || host.table?.match !== match) return;
    const slow = people[seat]!;
    const [asker, other] = people.filter((one) => one !== slow) as [Device, Device];
    const asked = await asker.say({ type: 'go-without', match, seat });
    if (asked.type === 'refused') return;
    const request = asked.request!;
    await asker.pause(HEARS_MS);
    if (shows === 'is there while they are asked') await slow.say({ type: 'enter', table });
    const isFine = says === 'agrees';
    if (says !== 'nothing') await other.say({ type: 'agree', match, request, isFine });
    if (shows === 'is there after they agreed') {
      await slow.pause(between(rng, 0, 2 * lastMs));
      await slow.say({ type: 'enter', table });
    }
    await asker.pause(2 * lastMs);
  }

  private async beReady(device: Device, table: string): Promise<void> {
    const share = Array.from({ length: 32 }, () => HEX[this.parts.rng.below(16)]).join('');
    const wish = commitWish(table, share);
    device.shares.set(wish.commitment, share);
    await device.say(wish);
  }
}
