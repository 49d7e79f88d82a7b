/** Three who want to play, and one of them is away when it begins, comes back at the last moment, or was there all the time. */

import { commitWish } from '@parlor/client';
import type { Rng } from '@parlor/kit';
import type { SoakTable } from '../../soak/opening.ts';
import type { Device } from './device.ts';

export interface AbsenteeParts {
  readonly host: Device;
  readonly friend: Device;
  /** Whose seat is kept. */
  readonly absent: Device;
  readonly tables: readonly SoakTable[];
  readonly rng: Rng;
  readonly isClosing: () => boolean;
}

const WAYS = [
  'stays',
  'comes back',
  'comes at the last moment',
  'comes meanwhile',
  'away',
] as const;

/** Everybody knows by then that somebody is away. */
const NOTICED_MS = 400;
/** Most of the time that there is for opening shares. */
const HESITATES_MS = 2800;
const PLAYS_MS = 1500;

/** In one of so many rounds the host wants another match when the others are ready. */
const ARRANGES = 3;

const HEX = '0123456789abcdef';

export class Absentee {
  isOver = false;
  /** Where matches may have begun. */
  readonly begun: string[] = [];

  constructor(private readonly parts: AbsenteeParts) {}

  /** Again and again, until the house closes. */
  async begin(): Promise<void> {
    const { host, friend, absent, rng, isClosing } = this.parts;
    while (!isClosing()) await this.round(rng.pick(WAYS));
    for (const one of [host, friend, absent]) one.hangUp();
    this.isOver = true;
  }

  private async round(way: (typeof WAYS)[number]): Promise<void> {
    const { host, friend, absent, rng, tables } = this.parts;
    const { game, options } = rng.pick(tables);
    const seating: ('me' | 'open')[] = ['me', 'open', 'open'];
    const opened = await host.say({
      ...{ type: 'open-table', game, options: { ...options }, seating },
      ...{ isPublic: false, clock: 'none', standIn: 'beginner' },
    });
    // Some games are for other numbers of people.
    if (opened.type === 'refused' || opened.table === undefined) return host.pause(PLAYS_MS);
    const { table } = opened;
    this.begun.push(table);
    for (const one of [host, friend, absent]) await one.say({ type: 'enter', table });
    await friend.say({ type: 'sit', table, seat: 1 });
    await absent.say({ type: 'sit', table, seat: 2 });
    if (way !== 'stays') await absent.say({ type: 'exit', table });
    // Long enough as well to be known to be there.
    await host.pause(way === 'stays' ? HESITATES_MS : NOTICED_MS);
    await host.say({ type: 'keep-seat', table, player: absent.player, isKept: true });
    if (way === 'comes back') await absent.say({ type: 'enter', table });
    const share = await this.beReady(friend, table);
    if (rng.below(ARRANGES) === 0) await host.say({ type: 'arrange', table, standIn: 'casual' });
    await this.beReady(host, table);
    await this.start(way, table, share);
    await host.pause(PLAYS_MS);
    await host.say({ type: 'close-table', table });
    for (const one of [host, friend, absent]) {
      await one.say({ type: 'leave', table });
      await one.say({ type: 'exit', table });
    }
  }

  private async start(way: (typeof WAYS)[number], table: string, share: string): Promise<void> {
    const { host, friend, absent } = this.parts;
    friend.isShut = way === 'comes meanwhile';
    const coming =
      way === 'comes at the last moment' ? absent.say({ type: 'enter', table }) : undefined;
    const { type } = await host.say({ type: 'start', table });
    await coming;
    if (!friend.isShut || type === 'refused') return;
    await absent.say({ type: 'enter', table });
    await host.pause(HESITATES_MS);
    friend.isShut = false;
    await friend.say({ type: 'open-share', table, share });
  }

  private async beReady(device: Device, table: string): Promise<string> {
    const { rng } = this.parts;
    const share = Array.from({ length: 32 }, () => HEX[rng.below(16)]).join('');
    const wish = commitWish(table, share);
    device.shares.set(wish.commitment, share);
    await device.say(wish);
    return share;
  }
}
