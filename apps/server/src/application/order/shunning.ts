/** Whom people do not hear, or do not want to meet either: kept with the person, on all their devices. */

import type { Illegal } from '@parlor/kit';
import type { KeptBytes } from './keptBytes.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import type { Store } from '../ports/store.ts';

/** Nobody has so many enemies. */
const MOST_SHUNNED = 500;

/** People who are looked at in one go. */
const AT_ONCE = 50;

/** Somebody's line, as far as it matters here. */
export interface Shunner {
  readonly player: string;
  /** Where it comes from, for limits. */
  readonly address: string;
  /** Those are not heard on it from now on. */
  shun(players: ReadonlySet<string>): void;
}

export interface ShunningParts {
  readonly store: Pick<Store, 'shun' | 'unshun' | 'shunnedBy' | 'player'>;
  readonly bus: ClusterBus;
  readonly lines: () => Iterable<Shunner>;
  readonly now: () => number;
  readonly keptBytes: KeptBytes;
}

export class Shunning {
  private next = 0;

  constructor(private readonly parts: ShunningParts) {}

  /** Somebody is about to hear others. */
  async learn(who: Shunner): Promise<void> {
    who.shun(await this.of(who.player));
  }

  async mute(who: Shunner, whom: string, isMuted: boolean): Promise<Illegal | undefined> {
    const now = (await this.parts.store.shunnedBy(who.player)).find((one) => one.player === whom);
    // Whoever is blocked is not heard either, until that is taken back.
    if (now?.how === 'block' || (now !== undefined) === isMuted) return this.done(who, false);
    return isMuted ? this.note(who, whom, 'mute') : this.forget(who, whom);
  }

  async block(who: Shunner, whom: string, isBlocked: boolean): Promise<Illegal | undefined> {
    return isBlocked ? this.note(who, whom, 'block') : this.forget(who, whom);
  }

  private async note(
    who: Shunner,
    whom: string,
    how: 'mute' | 'block',
  ): Promise<Illegal | undefined> {
    const { store, now, keptBytes } = this.parts;
    const known = whom === who.player ? undefined : await store.player(whom);
    if (!known) return { code: 'unknown-person' };
    const shunned = { player: whom, name: known.name, how, at: now() };
    const charge = keptBytes.ofRow(who, known.name);
    const noted = await store.shun(who.player, shunned, { most: MOST_SHUNNED, charge });
    if (noted === 'too-many') return { code: 'too-many-shunned', params: { most: MOST_SHUNNED } };
    if (noted !== 'noted') return keptBytes.refusal(noted);
    return this.done(who, true);
  }

  async forget(who: Pick<Shunner, 'player'>, whom: string): Promise<Illegal | undefined> {
    await this.parts.store.unshun(who.player, whom);
    return this.done(who, true);
  }

  private async done(
    { player }: Pick<Shunner, 'player'>,
    isNews: boolean,
  ): Promise<Illegal | undefined> {
    if (isNews) {
      this.parts.bus.publish({ kind: 'shunned', id: player });
      await this.look(player);
    }
    return undefined;
  }

  /** Nobody can call us, or did in vain: looks at a few people after the other, and in time at all. */
  async lookAtSome(): Promise<void> {
    const players = [...new Set([...this.parts.lines()].map(({ player }) => player))];
    if (this.next >= players.length) this.next = 0;
    const some = players.slice(this.next, this.next + AT_ONCE);
    this.next += AT_ONCE;
    for (const player of some) await this.look(player);
  }

  /** Tells all lines of somebody, here. */
  async look(player: string): Promise<void> {
    const own = [...this.parts.lines()].filter((line) => line.player === player);
    if (own.length === 0) return;
    const players = await this.of(player);
    for (const line of own) line.shun(players);
  }

  private async of(player: string): Promise<ReadonlySet<string>> {
    return new Set((await this.parts.store.shunnedBy(player)).map((one) => one.player));
  }
}
