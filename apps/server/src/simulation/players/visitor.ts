/** Somebody who comes, begins a match, signs out on one device and then has everything deleted; and then somebody else. */

import { commitWish } from '@parlor/client';
import type { Rng } from '@parlor/kit';
import type { ServerNode } from '../../application/serverNode.ts';
import type { SoakTable } from '../../soak/opening.ts';
import { between } from '../engine/chance.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import type { SimulatedNode } from '../node/simulatedNode.ts';
import { type Device, type Session, sessionIn } from './device.ts';
import { insist } from './insist.ts';

export interface VisitorParts {
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly rng: Rng;
  readonly tables: readonly SoakTable[];
  readonly nodeOf: () => SimulatedNode;
  readonly arrive: (name: string) => Promise<Session>;
  readonly newDevice: (name: string, session: Session) => Device;
  /** Somebody who stays, at whose tables the others are spoken of; and what is chosen there. */
  readonly landlord: Promise<Device>;
  readonly landlordRng: Rng;
  readonly isClosing: () => boolean;
}

const STAYS_MS = 4000;
/** So long somebody tries to come back with a cookie that is worth nothing. */
const KNOCKS_MS = 5000;
const HEX = '0123456789abcdef';

export class Visitor {
  /** The last visit has come to its end. */
  isOver = false;
  /** Where matches were begun. */
  readonly begun: string[] = [];
  /** The last one of the landlord's. */
  private inn: string | undefined;

  constructor(private readonly parts: VisitorParts) {}

  async visit(): Promise<void> {
    const { isClosing, name } = this.parts;
    for (let i = 0; !isClosing(); i++) await this.comeOnce(`${name}.${i}`);
    const landlord = await this.parts.landlord;
    await this.closeInn(landlord);
    landlord.hangUp();
    this.isOver = true;
  }

  private async comeOnce(name: string): Promise<void> {
    const { arrive, newDevice, rng } = this.parts;
    const session = await arrive(name);
    const { player } = session;
    const phone = newDevice(`${name} phone`, session);
    const { cookie } = await this.insist(({ people, store }) =>
      store.player(player).then((known) => people.signIn(known!, '')),
    );
    const tablet = newDevice(`${name} tablet`, { ...session, cookie });
    await this.begin(phone, tablet);
    await this.beSpokenOf(phone);
    await phone.pause(between(rng, 0, STAYS_MS));
    await this.insist(({ signingOut }) => signingOut.end(player, { only: sessionIn(cookie) }));
    await phone.pause(between(rng, 0, STAYS_MS));
    await this.insist(({ departures }) => departures.forget(player));
    // The real page would give up here; this one knocks with the old cookie, again and again.
    await phone.pause(KNOCKS_MS);
    for (const device of [phone, tablet]) device.close();
  }

  /** Has a seat at the landlord's, and is sent away, is host for a while, or is not waited for: the table goes on without them. */
  private async beSpokenOf(phone: Device): Promise<void> {
    const { tables, landlordRng, landlord: coming } = this.parts;
    const landlord = await coming;
    const { game, options } = landlordRng.pick(tables);
    await this.closeInn(landlord);
    const opened = await landlord.say({
      ...{ type: 'open-table', game, options: { ...options }, seating: ['me', 'open', 'open'] },
      ...{ isPublic: false, clock: 'none' },
    });
    // Some games are for other numbers of people.
    const table = opened.type === 'done' ? opened.table : undefined;
    if (table === undefined) return;
    this.inn = table;
    for (const one of [landlord, phone]) await one.say({ type: 'enter', table });
    await phone.say({ type: 'sit', table, seat: 1 });
    const { player } = phone;
    switch (landlordRng.pick(['remove', 'free-seat', 'hand-over'] as const)) {
      case 'remove':
        await landlord.say({ type: 'remove', table, player });
        break;
      case 'free-seat':
        await landlord.say({ type: 'free-seat', table, player });
        break;
      case 'hand-over':
        await landlord.say({ type: 'hand-over', table, player });
        await phone.say({ type: 'stand', table });
    }
    await phone.say({ type: 'exit', table });
  }

  private async closeInn(landlord: Device): Promise<void> {
    const { inn } = this;
    if (inn === undefined) return;
    await landlord.say({ type: 'close-table', table: inn });
    await landlord.say({ type: 'exit', table: inn });
    this.inn = undefined;
  }

  /** Begins a match with bots. What is refused, because a node cannot do it just now, is left. */
  private async begin(phone: Device, tablet: Device): Promise<void> {
    const { rng, tables } = this.parts;
    const { game, seats, options } = rng.pick(tables);
    const seating = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? ('me' as const) : { bot: 'beginner' as const },
    );
    const opened = await phone.say({
      ...{ type: 'open-table', game, options: { ...options }, seating, clock: 'none' },
      ...{ isPublic: true, standIn: 'beginner' },
    });
    const table = opened.type === 'done' ? opened.table : undefined;
    if (table === undefined) return;
    this.begun.push(table);
    for (const device of [phone, tablet]) await device.say({ type: 'enter', table });
    await phone.say({ type: 'chat', table, text: phone.newKey() });
    await phone.say({ type: 'rename', name: `V ${phone.newKey()}` });
    // Some leave before the match has begun.
    if (rng.below(3) === 0) return;
    const share = Array.from({ length: 32 }, () => HEX[rng.below(16)]).join('');
    const wish = commitWish(table, share);
    phone.shares.set(wish.commitment, share);
    await phone.say(wish);
    await phone.say({ type: 'start', table });
  }

  private insist<A>(work: (server: ServerNode) => Promise<A>): Promise<A> {
    return insist(this.parts, work);
  }
}
