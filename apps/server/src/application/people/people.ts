/** Guests: a name, a cookie, and a link to carry on elsewhere. */

import type { Language } from '@parlor/kit';
import { server } from '@parlor/messages/server';
import type { Player } from '../../domain/records.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import { hashOfToken, newId, placeOf, seal, unseal } from '../../domain/people/secrets.ts';

const SESSION = 'session/1';
const SEAT = 'seat/1';

const AN_HOUR_MS = 3_600_000;

const A_DAY_MS = 24 * AN_HOUR_MS;
/** Whoever came before so many others is noted once more. */
const MOST_SEEN = 10_000;

export class People {
  /** When it was last noted that somebody is here; who came last is at the end. */
  private readonly lastSeen = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly secret: string,
    private readonly world: Pick<World, 'now' | 'randomBytes'>,
    /** How many new guests one address may be in an hour. */
    private readonly guestsPerAddress: number,
  ) {}

  /** A new guest under a friendly name; undefined when too many have come from that address. */
  async arrive(address: string, language: Language): Promise<Player | undefined> {
    const id = newId(this.world);
    const at = this.world.now();
    const player = { id, name: guestName(id, language), recoveryHash: null, createdAt: at };
    const isIn = await this.store.createPlayer(player, {
      from: placeOf(this.secret, address),
      since: at - AN_HOUR_MS,
      most: this.guestsPerAddress,
    });
    return isIn ? player : undefined;
  }

  /** Somebody who has been here before is here. Written once a day at most. */
  async seen({ id }: Player): Promise<void> {
    const now = this.world.now();
    if ((this.lastSeen.get(id) ?? 0) > now - A_DAY_MS) return;
    this.lastSeen.delete(id);
    this.lastSeen.set(id, now);
    if (this.lastSeen.size > MOST_SEEN) this.lastSeen.delete(this.lastSeen.keys().next().value!);
    await this.store.seePlayer(id, now);
  }

  /** What goes into the cookie. */
  session(player: Player): string {
    return seal(this.secret, SESSION, player.id);
  }

  /** The id in a cookie of ours. The seal says that we made it, without a look into the store. */
  named(cookie: string | undefined): string | undefined {
    return cookie === undefined ? undefined : unseal(this.secret, SESSION, cookie);
  }

  async bySession(cookie: string | undefined): Promise<Player | undefined> {
    const id = this.named(cookie);
    return id === undefined ? undefined : this.store.player(id);
  }

  /** How a player is called now: perhaps the name was changed elsewhere since the socket was opened. */
  async nameOf({ player, name }: { readonly player: string; readonly name: string }) {
    return (await this.store.player(player))?.name ?? name;
  }

  /** A new recovery token; the one before is worth nothing from now on. */
  async newRecovery(player: Player): Promise<string> {
    const token = newId(this.world) + newId(this.world);
    await this.store.setRecovery(player.id, hashOfToken(token));
    return token;
  }

  byRecovery(token: string): Promise<Player | undefined> {
    return this.store.playerByRecovery(hashOfToken(token));
  }

  /** A token that opens one seat at one table, and nothing else of its owner's. */
  seatToken(table: string, player: string): string {
    return seal(this.secret, SEAT, `${table}.${player}`);
  }

  /** The owner of the seat that `token` opens at `table`. */
  bySeatToken(table: string, token: string): string | undefined {
    const text = unseal(this.secret, SEAT, token);
    const [of, player] = text?.split('.') ?? [];
    return of === table ? player : undefined;
  }
}

/** Follows from the id, so that it needs no chance of its own. */
function guestName(id: string, language: Language): string {
  const [first = 0, second = 0] = Buffer.from(id, 'base64url');
  return server[language].guestName({ first, second });
}
