/** Guests: a name, a cookie, and a link to carry on elsewhere. */

import { type Language, LANGUAGES } from '@parlor/kit';
import { server } from '@parlor/messages/server';
import type { Player } from '../../domain/records.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import { hashOfToken, newId, placeOf, seal, unseal } from '../../domain/people/secrets.ts';

const SESSION = 'session/2';
/** Names only the player: from before there were sessions. */
const OLD_SESSION = 'session/1';
const SEAT = 'seat/1';

const AN_HOUR_MS = 3_600_000;

const A_DAY_MS = 24 * AN_HOUR_MS;

/** Nobody signs in on so many devices at a time; the one seen longest ago is signed out. */
const MOST_SESSIONS = 30;

/** How long a link to carry on elsewhere is good, if nobody uses it before. */
const RECOVERY_MS = 7 * A_DAY_MS;

/** Whom a cookie belongs to. Cookies from before there were sessions have none. */
export interface Identity {
  readonly player: Player;
  readonly session: string | undefined;
}

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

  /** Somebody who has been here before is here. Written once an hour at most. */
  async seen({ player: { id }, session }: Identity): Promise<void> {
    const now = this.world.now();
    const name = session ?? id;
    if ((this.lastSeen.get(name) ?? 0) > now - AN_HOUR_MS) return;
    this.lastSeen.delete(name);
    this.lastSeen.set(name, now);
    if (this.lastSeen.size > MOST_SEEN) this.lastSeen.delete(this.lastSeen.keys().next().value!);
    await this.store.seePlayer(id, now);
    if (session !== undefined) await this.store.seeSession(session, now);
  }

  /** Signs somebody in on a device. */
  async signIn(
    { id: player }: Player,
    device: string,
  ): Promise<{ readonly cookie: string; readonly session: string }> {
    const id = newId(this.world);
    const at = this.world.now();
    const session = { id, player, device, createdAt: at, seenAt: at };
    await this.store.createSession(session, MOST_SESSIONS);
    return { cookie: seal(this.secret, SESSION, `${player}.${id}`), session: id };
  }

  /** The player in a cookie of ours. The seal says that we made it, without a look into the store: they may be signed out by now. */
  named(cookie: string | undefined): string | undefined {
    return this.partsOf(cookie)?.player;
  }

  async bySession(cookie: string | undefined): Promise<Identity | undefined> {
    const parts = this.partsOf(cookie);
    if (!parts) return undefined;
    const { player: id, session } = parts;
    const isGood =
      session === undefined
        ? await this.store.hasOldCookies(id)
        : (await this.store.session(session))?.player === id;
    const player = isGood ? await this.store.player(id) : undefined;
    return player && { player, session };
  }

  private partsOf(cookie: string | undefined) {
    if (cookie === undefined) return undefined;
    const [player, session] = unseal(this.secret, SESSION, cookie)?.split('.') ?? [];
    if (player !== undefined) return { player, session };
    const old = unseal(this.secret, OLD_SESSION, cookie);
    return old === undefined ? undefined : { player: old, session: undefined };
  }

  /** How a player is called now: perhaps the name was changed elsewhere since the socket was opened. */
  async nameOf({ player, name }: { readonly player: string; readonly name: string }) {
    return (await this.store.player(player))?.name ?? name;
  }

  /** A new recovery token; the one before is worth nothing from now on. */
  async newRecovery(player: Player): Promise<{ readonly token: string; readonly until: number }> {
    const token = newId(this.world) + newId(this.world);
    const until = this.world.now() + RECOVERY_MS;
    await this.store.setRecovery(player.id, hashOfToken(token), until);
    return { token, until };
  }

  /** Whoever has the link is let in once, as long as it is good. */
  useRecovery(token: string): Promise<Player | undefined> {
    return this.store.useRecovery(hashOfToken(token), this.world.now());
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

/** Is it the name that somebody was given when they came, in whatever language? */
export const isMadeUp = (id: string, name: string): boolean =>
  LANGUAGES.some((language) => guestName(id, language) === name);
