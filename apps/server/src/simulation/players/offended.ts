/**
 * People who do something about others: they report them, hand the table over, send somebody away and let them back; and
 * an operator who shuts out whole networks, gives people other names, deletes them, and does not want to read some words.
 */

import type { Rng } from '@parlor/kit';
import type { Device } from './device.ts';
import type { GroupParts, OperatorParts } from './group.ts';

/** What is done. After most of the operator's means there is a new guest. */
const MEANS = [
  ...(['report', 'hand over', 'let back', 'let oneself back'] as const),
  ...(['shut out a network', 'rename', 'delete', 'forbid a word'] as const),
] as const;
type Means = (typeof MEANS)[number];

/** Everybody knows of it by then, when nothing goes wrong. */
const SPREADS_MS = 5000;
const REASON = 'rude';

/** More than a person may write in a day. */
const REPORTS = 12;

const VOWELS = 'aeiou';
const CONSONANTS = 'bdfgkmnprt';

export class Offended {
  private guests = 0;
  private rude: Device | undefined;

  constructor(
    private readonly parts: GroupParts,
    private readonly house: OperatorParts,
  ) {}

  /** Again and again, until the house closes. */
  async begin(): Promise<void> {
    const { rng, isClosing } = this.parts;
    const host = await this.newGuest();
    const friend = await this.newGuest();
    while (!isClosing()) await this.round(rng.pick(MEANS), host, friend);
    for (const one of [host, friend, this.rude]) one?.hangUp();
  }

  /** Everybody from a network of their own. */
  private newGuest(): Promise<Device> {
    const { name, network, newGuest } = this.parts;
    const guest = this.guests++;
    return newGuest(`${name}.${guest}`, `${network}.${guest & 255}.7`);
  }

  private async round(means: Means, host: Device, friend: Device): Promise<void> {
    const { rng, tables } = this.parts;
    const rude = (this.rude ??= await this.newGuest());
    const { game, options } = rng.pick(tables);
    const seating: ('me' | 'open')[] = ['me', 'open', 'open'];
    const opened = await host.say({
      ...{ type: 'open-table', game, options: { ...options }, seating, clock: 'none' },
      isPublic: true,
    });
    // Some games are for other numbers of people.
    if (opened.type === 'refused' || opened.table === undefined) return host.pause(SPREADS_MS);
    const { table } = opened;
    for (const one of [host, friend, rude]) await one.say({ type: 'enter', table });
    await friend.say({ type: 'sit', table, seat: 1 });
    await rude.say({ type: 'sit', table, seat: 2 });
    const isSame = await this.act(means, table, { host, friend, rude });
    await host.pause(SPREADS_MS);
    await this.goOn(rude, table, isSame);
    for (const one of [...(isSame ? [rude] : []), friend, host]) {
      await one.say({ type: 'leave', table });
      await one.say({ type: 'exit', table });
    }
    if (isSame) return;
    rude.hangUp();
    this.rude = undefined;
  }

  /** False when there is no more to be had from this guest. */
  private async act(
    means: Means,
    table: string,
    { host, friend, rude }: Record<'host' | 'friend' | 'rude', Device>,
  ): Promise<boolean> {
    const { operator } = this.house;
    const { player } = rude;
    switch (means) {
      case 'report':
        await this.report(table, friend, rude);
        return true;
      case 'hand over':
        await rude.say({ type: 'stand', table });
        await host.say({ type: 'hand-over', table, player });
        await host.say({ type: 'hand-over', table, player: friend.player });
        return true;
      case 'let back':
        await host.say({ type: 'remove', table, player });
        await host.say({ type: 'let-back', table, player });
        return true;
      case 'let oneself back':
        await host.say({ type: 'remove', table, player });
        await rude.say({ type: 'let-back', table, player });
        return true;
      case 'shut out a network':
        await this.operate(() => operator.ban(networkOf(rude), { reason: REASON, ms: null }));
        return false;
      case 'rename':
        await this.operate(() => operator.rename(player, wordFrom(this.parts.rng), REASON));
        return true;
      case 'delete':
        await this.operate(() => operator.delete(player, REASON));
        return false;
      case 'forbid a word': {
        const word = wordFrom(this.parts.rng);
        await this.operate(() => operator.addWord(`*${word}*`, REASON));
        await host.pause(SPREADS_MS);
        await rude.say({ type: 'rename', name: `The ${word.toUpperCase()}` });
        return true;
      }
    }
  }

  /** A database that fails is no reason to stop: nothing was done then. */
  private async operate(act: () => Promise<unknown>): Promise<void> {
    await act().catch(() => undefined);
  }

  /** Now and then more often than anybody may. */
  private async report(table: string, author: Device, rude: Device): Promise<void> {
    const { rng } = this.parts;
    for (let i = 0; i < 3; i++) await rude.say({ type: 'chat', table, text: rude.newKey() });
    const times = rng.below(2) === 0 ? 1 : REPORTS;
    const { player } = rude;
    for (let i = 0; i < times; i++) {
      await author.say({
        type: 'report',
        table,
        player,
        reason: 'insults',
        words: author.newKey(),
      });
    }
  }

  /** Tries to go on as before. Whoever is shut out says nothing that is answered. */
  private async goOn(rude: Device, table: string, isWaitedFor: boolean): Promise<void> {
    const wishes = [
      { type: 'chat', table, text: rude.newKey() },
      { type: 'sit', table, seat: 2 },
      { type: 'rename', name: wordFrom(this.parts.rng) },
      { type: 'ping' },
    ] as const;
    for (const wish of wishes) {
      const said = rude.say(wish);
      if (isWaitedFor) await said;
    }
  }
}

const networkOf = ({ address }: Device): string => `${address.replace(/\d+$/, '0')}/24`;

/** A word that nobody else has. */
const wordFrom = (rng: Rng): string =>
  Array.from({ length: 4 }, () => `${pick(rng, CONSONANTS)}${pick(rng, VOWELS)}`).join('');

const pick = (rng: Rng, letters: string): string => letters[rng.below(letters.length)]!;
