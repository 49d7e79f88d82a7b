/** Passkeys: a way back for whoever has lost the cookie. What is to be signed is good once, for a while and for one session. */

import type { NewPasskeyBody, PasskeyWish, SignedBody, SignInWish } from '@parlor/protocol';
import type { Passkey, Player } from '../../domain/records.ts';
import type { Expected, PasskeyCheck } from '../ports/passkeyCheck.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';

/** Somebody looks for the phone, unlocks it and presses a finger on it. */
const CHALLENGE_MS = 300_000;
const CHALLENGE_BYTES = 32;

/** Phone, laptop, tablet, a key in a drawer, and as many again. */
export const MOST_PASSKEYS = 10;

/** Where the page is. */
export type Site = Pick<Expected, 'origin' | 'rpId'>;

type Purpose = 'add' | 'sign-in';

export type Added =
  | { readonly ok: true; readonly passkey: Passkey }
  | { readonly ok: false; readonly code: 'passkey-refused' | 'too-many-passkeys' };

export class Passkeys {
  constructor(
    private readonly store: Store,
    private readonly world: Pick<World, 'now' | 'randomBytes'>,
    private readonly check: PasskeyCheck,
  ) {}

  /** What a new passkey of this player is to be made of. */
  async wish({ id, name }: Player, session: string, { rpId }: Site): Promise<PasskeyWish> {
    const known = await this.store.passkeysOf(id);
    const challenge = await this.challenge('add', session);
    return { challenge, rpId, user: { id, name }, known: known.map((key) => key.id) };
  }

  async add(
    { id: player }: Player,
    session: string,
    site: Site,
    { body, device }: { readonly body: NewPasskeyBody; readonly device: string },
  ): Promise<Added> {
    const { store, check, world } = this;
    const challenge = await this.given('add', session);
    const made = challenge && (await check.made(body, { ...site, challenge }));
    if (!made) return { ok: false, code: 'passkey-refused' };
    const passkey = { ...made, player, device, createdAt: world.now(), usedAt: null };
    if (await store.addPasskey(passkey, MOST_PASSKEYS)) return { ok: true, passkey };
    const isKnown = (await store.passkey(made.id)) !== undefined;
    return { ok: false, code: isKnown ? 'passkey-refused' : 'too-many-passkeys' };
  }

  async signInWish(session: string, { rpId }: Site): Promise<SignInWish> {
    return { challenge: await this.challenge('sign-in', session), rpId };
  }

  /** Whose passkey has signed; undefined when nobody's has. */
  async signIn(session: string, site: Site, body: SignedBody): Promise<Player | undefined> {
    const { store, check, world } = this;
    // Used up first: whoever guesses has one try.
    const challenge = await this.given('sign-in', session);
    const passkey = await store.passkey(body.id);
    if (challenge === undefined || !passkey || !isOwner(body, passkey)) return undefined;
    const counter = await check.signed(body, { ...site, challenge }, passkey);
    if (counter === undefined) return undefined;
    if (!(await store.usePasskey(passkey.id, counter, world.now()))) return undefined;
    return store.player(passkey.player);
  }

  private async challenge(purpose: Purpose, session: string): Promise<string> {
    const { store, world } = this;
    const challenge = Buffer.from(world.randomBytes(CHALLENGE_BYTES)).toString('base64url');
    const until = world.now() + CHALLENGE_MS;
    await store.setChallenge(session, `${purpose} ${challenge}`, until);
    return challenge;
  }

  /** What a session was given to sign for this and nothing else. */
  private async given(purpose: Purpose, session: string): Promise<string | undefined> {
    const text = await this.store.takeChallenge(session, this.world.now());
    const [of, challenge] = text?.split(' ') ?? [];
    return of === purpose ? challenge : undefined;
  }
}

/** A key says whose it is: it was made for a player's id. */
const isOwner = ({ userHandle }: SignedBody, { player }: Passkey): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === player;
