/**
 * Somebody who comes back on other devices: by links, on two of them at the same time, by one that was used or is not the
 * newest, and who signs out everywhere else at once.
 */

import type { Device, Session } from './device.ts';
import type { GroupParts } from './group.ts';

const STAYS_MS = 1500;
/** So long those who were signed out try to come back. */
const KNOCKS_MS = 2500;

export class Returner {
  private visits = 0;

  constructor(private readonly parts: GroupParts) {}

  /** Again and again somebody else, until the house closes. */
  async begin(): Promise<void> {
    while (!this.parts.isClosing()) await this.comeOften();
  }

  private async comeOften(): Promise<void> {
    const { name, network, newGuest } = this.parts;
    const visit = this.visits++;
    const guest = `${name}.${visit}`;
    const phone = await newGuest(guest, `${network}.${visit >> 8}.${visit & 255}`);
    const devices = [phone];
    const old = await this.newLink(phone.player);
    const link = await this.newLink(phone.player);
    await this.use(old);
    // Of two who have the same link and use it at once, one gets in.
    for (const player of await Promise.all([this.use(link), this.use(link)])) {
      if (player === undefined) continue;
      if (player !== phone.player) {
        this.parts.found(`a link of ${phone.player} lets ${player} in`);
      }
      devices.push(await this.signIn(guest, devices.length, phone));
    }
    await this.use(link);
    devices.push(await this.signIn(guest, devices.length, phone));
    for (const device of devices) await device.say({ type: 'ping' });
    await phone.pause(STAYS_MS);
    await this.signOutElsewhere(phone);
    // A real page would give up; these knock with the old cookies, again and again.
    await phone.pause(KNOCKS_MS);
    for (const device of devices) device.close();
  }

  private newLink(player: string): Promise<string> {
    return this.parts.insist(async ({ people, store }) => {
      const known = await store.player(player);
      return (await people.newRecovery(known!)).token;
    });
  }

  private use(token: string): Promise<string | undefined> {
    return this.parts.insist(async ({ people }) => (await people.useRecovery(token))?.id);
  }

  private async signIn(guest: string, device: number, { player, address }: Device) {
    const { insist, newDevice } = this.parts;
    const { cookie } = await insist(async ({ people, store }) =>
      people.signIn((await store.player(player))!, ''),
    );
    const session: Session = { player, cookie, address };
    return newDevice(`${guest} device ${device}`, session);
  }

  private async signOutElsewhere({ player, session }: Device): Promise<void> {
    const { insist, found } = this.parts;
    await insist(({ signingOut }) => signingOut.end(player, { allBut: session }));
    const left = await insist(({ store }) => store.sessionsOf(player));
    if (left.length === 1 && left[0]!.id === session) return;
    found(`${player} has ${left.length} sessions after signing out everywhere else`);
  }
}
