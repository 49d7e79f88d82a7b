/**
 * Somebody who would like to be taken for somebody else, or to be called what nobody can read, at a table with a friend and
 * a bot; and who writes like that, too.
 */

import type { Device } from './device.ts';
import type { GroupParts } from './group.ts';

/** Names of those who run the house, in several disguises. */
const OFFICIAL = ['Admin', 'ADMIN 2', 'A d m i n', 'Adm\u0131n', 'Moderator', 'Parlor'];

/** What cannot be seen, turns around what stands beside it, or is stacked on letters. */
const HIDDEN = ['\u200b', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u0335\u0336\u0337\u0338'];

const NEXT_MS = 800;
/** Everybody knows the table by then, when nothing goes wrong. */
const WATCHES_MS = 5000;

export class Pretender {
  private guests = 0;

  constructor(private readonly parts: GroupParts) {}

  /** Round after round with the same friend, until the house closes. */
  async begin(): Promise<void> {
    const { isClosing } = this.parts;
    const host = await this.newGuest();
    const pretender = await this.newGuest();
    await host.say({ type: 'rename', name: 'Ada' });
    while (!isClosing()) await this.round(host, pretender);
    for (const one of [host, pretender]) one.hangUp();
  }

  private newGuest(): Promise<Device> {
    const { name, network, newGuest } = this.parts;
    const guest = this.guests++;
    return newGuest(`${name}.${guest}`, `${network}.0.${guest}`);
  }

  private async round(host: Device, pretender: Device): Promise<void> {
    const { rng, tables } = this.parts;
    const { game, seats, options } = rng.pick(tables);
    const seating = Array.from({ length: seats }, (_, seat) => {
      if (seat === 0) return 'me' as const;
      return seat === seats - 1 ? ('open' as const) : { bot: 'beginner' as const };
    });
    const opened = await host.say({
      ...{ type: 'open-table', game, options: { ...options }, seating, clock: 'none' },
      isPublic: false,
    });
    if (opened.type === 'refused' || opened.table === undefined) return host.pause(NEXT_MS);
    const { table } = opened;
    for (const one of [host, pretender]) await one.say({ type: 'enter', table });
    await pretender.until(() => pretender.table?.id === table);
    const others = pretender.table!.seats.map(({ name }) => name).filter(Boolean);
    await pretender.say({ type: 'rename', name: this.nameLike(others) });
    if (rng.below(2) === 0) await pretender.pause(WATCHES_MS);
    await pretender.say({ type: 'chat', table, text: this.words() });
    await pretender.say({ type: 'sit', table, seat: seats - 1 });
    await pretender.say({ type: 'rename', name: this.nameLike(others) });
    await pretender.say({ type: 'chat', table, text: this.words() });
    await host.say({ type: 'close-table', table });
    for (const one of [host, pretender]) await one.say({ type: 'exit', table });
    await host.pause(NEXT_MS);
  }

  /** The same letters or such as look like them, with or without what cannot be seen. The first of the others is no bot. */
  private nameLike(others: readonly string[]): string {
    const { rng } = this.parts;
    const like = rng.pick([others[0]!, others[0]!, rng.pick(others), rng.pick(OFFICIAL)]);
    switch (rng.below(4)) {
      case 0:
        return `${like.slice(0, 1)}${rng.pick(HIDDEN)}${like.slice(1)}`;
      case 1:
        return like.toUpperCase();
      case 2:
        return like.normalize('NFD').replace('e', '\u00e9');
      default:
        return like;
    }
  }

  private words(): string {
    const { rng } = this.parts;
    const [first, second] = [rng.pick(HIDDEN), rng.pick(HIDDEN)];
    return `${first}${rng.below(1_000_000)} ${second}${rng.below(1_000_000)}${first}`;
  }
}
