/**
 * People at one address who take all that there is: tables, seats, views with a delay, words, room in the database. They
 * mean no harm, and what they do is what pages do; there is only too much of it.
 */

import type { Wish } from '@parlor/client';
import type { Rng } from '@parlor/kit';
import type { SoakTable } from '../../soak/opening.ts';
import type { Device } from './device.ts';

export interface GreedyParts {
  /** Who opens tables first, who does so when there is hardly any room left, and who sits, watches and talks. */
  readonly people: readonly [Device, Device, Device];
  readonly tables: readonly SoakTable[];
  readonly rng: Rng;
  /** Somebody who is new comes from the same address as others before. */
  readonly bringGuest: () => Promise<void>;
  readonly isClosing: () => boolean;
}

/** One more than a person may have. */
const TABLES_AT_ONCE = 6;

/** More than an address may be in an hour, one after the other and a few at once. */
const GUESTS = 128;
const GUESTS_AT_ONCE = 8;

/** More than anybody may say at once, and more than a node that was frozen lets through before and after. */
const WORDS = 16;

/** More than two people may command at once, and fewer than cost somebody the line. */
const COMMANDS = 60;

/** Of so many rounds one is about more than tables. */
const FULL_ROUNDS = 8;

/** Where nothing was opened in so many rounds, no more can be kept. */
const GIVES_UP_AFTER = 12;

export class Greedy {
  constructor(private readonly parts: GreedyParts) {}

  /** Round after round, until nothing more is to be had or the house closes. */
  async begin(): Promise<void> {
    const { people, isClosing } = this.parts;
    const crowd = this.crowd();
    let inVain = 0;
    for (let i = 0; inVain < GIVES_UP_AFTER && !isClosing(); i++) {
      const opened = await this.round(i % FULL_ROUNDS === 0);
      inVain = opened > 0 ? 0 : inVain + 1;
      // Once: it costs them what they could have commanded for a while.
      if (i === 0) await Promise.all(people.map((one) => this.ask(one)));
    }
    await crowd;
    for (const one of people) one.hangUp();
  }

  private async crowd(): Promise<void> {
    const { bringGuest, isClosing } = this.parts;
    for (let i = 0; i < GUESTS && !isClosing(); i += GUESTS_AT_ONCE) {
      await Promise.all(Array.from({ length: GUESTS_AT_ONCE }, bringGuest));
    }
  }

  /** Returns how many tables were opened. */
  private async round(isFull: boolean): Promise<number> {
    const [host, second, third] = this.parts.people;
    const first = await this.open(host);
    // When nothing more is kept for the first one, the second one goes on at the same address.
    const isTurn = isFull || first.length === 0;
    const rest = isTurn ? await this.open(second) : [];
    const all = [...first, ...rest];
    if (isFull) {
      await Promise.all([this.watch(third, all), this.watch(second, first)]);
      await this.watch(host, first.slice(0, 1));
      await Promise.all([host, second, third].map((one) => this.talk(one, all)));
      for (const table of all) await third.say({ type: 'sit', table, seat: 1 });
      // Whoever has all seats that there are opens no table either, though there is room for one.
      const last = all.pop();
      if (last !== undefined) await this.close(last);
      all.push(...(await this.open(third, 1)));
      for (const table of first) await second.say({ type: 'sit', table, seat: 2 });
      for (const one of [second, third]) await this.exit(one, all);
    }
    await Promise.all(all.map((table) => this.close(table)));
    return all.length;
  }

  /** As many as can be had, all at once. */
  private async open(host: Device, count = TABLES_AT_ONCE): Promise<string[]> {
    const { rng, tables } = this.parts;
    const { game, options } = rng.pick(tables);
    const seating: ('me' | 'open')[] = ['me', 'open', 'open'];
    const wish: Wish = {
      ...{ type: 'open-table', game, options: { ...options }, seating, clock: 'none' },
      ...{ isPublic: false, watchDelay: 1 },
    };
    const answers = await Promise.all(Array.from({ length: count }, () => host.say(wish)));
    return answers.flatMap((answer) => (answer.type === 'done' ? (answer.table ?? []) : []));
  }

  private async watch(device: Device, tables: readonly string[]): Promise<void> {
    for (const table of tables) await device.say({ type: 'enter', table });
  }

  private async exit(device: Device, tables: readonly string[]): Promise<void> {
    for (const table of tables) await device.say({ type: 'exit', table });
  }

  /** Where somebody is let in they talk, and nobody waits to be allowed to. */
  private async talk(device: Device, tables: readonly string[]): Promise<void> {
    const [table] = tables;
    if (table === undefined) return;
    const words = Array.from({ length: WORDS }, () => device.newKey());
    await Promise.all(words.map((text) => device.sayOnce({ type: 'chat', table, text })));
  }

  /** Nobody waits to be allowed to. */
  private async ask(device: Device): Promise<void> {
    const pings = Array.from({ length: COMMANDS }, () => device.sayOnce({ type: 'ping' }));
    await Promise.all(pings);
  }

  /** Whoever is host by now: the one who opened it is not seen there, and the third one sits there. */
  private async close(table: string): Promise<void> {
    for (const one of this.parts.people) {
      const answer = await one.say({ type: 'close-table', table });
      if (answer.type === 'done') return;
    }
  }
}
