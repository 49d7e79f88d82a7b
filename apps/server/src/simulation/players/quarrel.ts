/** People who do not get along, at tables of their own, and an operator who looks after them. */

import type { Rng } from '@parlor/kit';
import type { Wish } from '@parlor/client';
import type { Operator } from '../../application/order/operator.ts';
import type { Store } from '../../application/ports/store.ts';
import type { SoakTable } from '../../soak/opening.ts';
import type { Device } from './device.ts';

export interface QuarrelParts {
  readonly host: Device;
  readonly friend: Device;
  /** A new guest, who is rude. */
  readonly newGuest: () => Promise<Device>;
  readonly tables: readonly SoakTable[];
  readonly operator: Operator;
  readonly store: Store;
  readonly rng: Rng;
  readonly found: (what: string) => void;
  readonly isClosing: () => boolean;
}

/** Everybody knows of it by then, when nothing goes wrong. */
const SPREADS_MS = 5000;

/** Longer than a host may be away. */
const GONE_MS = 20_000;

const FOR_GOOD = { reason: 'rude', ms: null };

/** What may be done about somebody. The operator's means come more often: after them there is a new guest. */
const MEANS = ['remove', 'silence', 'ban', 'block', 'mute', 'close', 'shut', 'go away'] as const;

export class Quarrel {
  private rude: Device | undefined;

  constructor(private readonly parts: QuarrelParts) {}

  /** Again and again, until the house closes. */
  async begin(): Promise<void> {
    const { rng, isClosing } = this.parts;
    while (!isClosing()) await this.quarrel(rng.pick(MEANS));
    for (const one of [this.rude, this.parts.host, this.parts.friend]) one?.hangUp();
  }

  private async quarrel(means: (typeof MEANS)[number]): Promise<void> {
    const { host, friend, rng, tables, newGuest } = this.parts;
    const rude = (this.rude ??= await newGuest());
    const { game, options } = rng.pick(tables);
    const seating: ('me' | 'open')[] = ['me', 'open', 'open'];
    const opened = await host.say({
      ...{ type: 'open-table', game, options: { ...options }, seating },
      ...{ isPublic: true, clock: 'none' },
    });
    // Some games are for other numbers of people.
    if (opened.type === 'refused' || opened.table === undefined) return host.pause(SPREADS_MS);
    const { table } = opened;
    for (const one of [host, friend, rude]) await one.say({ type: 'enter', table });
    await friend.say({ type: 'sit', table, seat: 1 });
    await rude.say({ type: 'sit', table, seat: 2 });
    const isSame = await this.act(means, table, rude);
    await host.pause(SPREADS_MS);
    await this.beRude(rude, table, isSame);
    if (means === 'go away') await host.pause(GONE_MS);
    for (const one of [host, friend, ...(isSame ? [rude] : [])]) {
      await one.say({ type: 'leave', table });
      await one.say({ type: 'exit', table });
    }
    if (isSame) await host.say({ type: 'block', player: rude.player, isBlocked: false });
    else this.dismiss(rude);
  }

  /** False when there is no more to be had from this guest. */
  private async act(means: (typeof MEANS)[number], table: string, rude: Device): Promise<boolean> {
    const { host, operator } = this.parts;
    const { player } = rude;
    switch (means) {
      case 'remove':
        await host.say({ type: 'remove', table, player });
        return true;
      case 'block':
        await host.say({ type: 'block', player, isBlocked: true });
        await rude.say({ type: 'stand', table });
        return true;
      case 'mute':
        await host.say({ type: 'mute', player, isMuted: true });
        return true;
      case 'close':
        await host.say({ type: 'close-table', table });
        return true;
      case 'go away':
        await host.say({ type: 'exit', table });
        return true;
      case 'silence':
        await this.operate(player, () => operator.silence(player, FOR_GOOD));
        return false;
      case 'ban':
        await this.operate(player, () => operator.ban(player, FOR_GOOD));
        return false;
      case 'shut':
        await this.operate(table, () => operator.close(table, FOR_GOOD.reason));
        return true;
    }
  }

  /** Whatever is done has its line in the audit log. */
  private async operate(target: string, act: () => ReturnType<Operator['ban']>): Promise<void> {
    const { store, found } = this.parts;
    // A database that fails is no reason to stop: nothing was done then.
    const acted = await act().catch(() => undefined);
    if (!acted?.ok) return;
    const [line] = await store.actsAfter(acted.n - 1, 1);
    if (line?.target !== target || line.reason !== FOR_GOOD.reason || line.operator === '')
      found(`what was done to ${target} is not in the audit log`);
  }

  /** Tries what must not work any more. A banned device says nothing that is answered. */
  private async beRude(rude: Device, table: string, isWaitedFor: boolean): Promise<void> {
    const wishes: readonly Wish[] = [
      { type: 'chat', table, text: rude.newKey() },
      { type: 'sit', table, seat: 2 },
      { type: 'ready', table, contribution: '0123456789abcdef0123456789abcdef' },
      { type: 'ping' },
    ];
    for (const wish of wishes) {
      const said = rude.say(wish);
      if (isWaitedFor) await said;
    }
  }

  private dismiss(rude: Device): void {
    rude.hangUp();
    this.rude = undefined;
  }
}
