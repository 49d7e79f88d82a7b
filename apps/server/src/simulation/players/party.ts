/** People who meet at a table, play a match, and then another one. */

import { type Answer, commitWish, type Wish } from '@parlor/client';
import type { Rng } from '@parlor/kit';
import type { SoakTable } from '../../soak/opening.ts';
import { inThousand } from '../engine/chance.ts';
import type { Device } from './device.ts';
import type { Player } from './player.ts';

export interface PartyParts {
  readonly players: readonly Player[];
  /** Those who only watch. */
  readonly watchers: readonly Device[];
  readonly tables: readonly SoakTable[];
  readonly rng: Rng;
  /** Of its own, so that everything else stays as it was: whether there is a time bank. */
  readonly bankRng: Rng;
  /** Of its own as well: whether the host thinks better of what counts, and what shares there are then. */
  readonly ratingRng: Rng;
  /** So has whom those who watch reach when they talk. */
  readonly talkRng: Rng;
  readonly surprised: (what: string) => void;
  /** No new match is begun any more. */
  readonly isClosing: () => boolean;
}

/** This node has not been upgraded yet: another one may be able to do it. */
const NOT_HERE = 'edition-missing';
const LOOKS_ELSEWHERE_MS = 500;

const HEX = '0123456789abcdef';
const digits = (rng: Rng): string => Array.from({ length: 32 }, () => HEX[rng.below(16)]).join('');

/** Of a thousand matches so many are to begin although somebody does not open their share. */
const SHUT = 60;
/** Of a thousand people so many have a program that knows nothing of commitments; where a match is to count they need another one. */
const OUTDATED = 40;
const WATCH_DELAYS_S = [0, 0, 1, 5];
const CLOCKS = ['none', 'none', 'brisk'] as const;
/** Of a thousand tables without a clock so many have a time bank; it is soon empty. */
const BANKS = 400;
const BANK = { start: 10, increment: 1 };
/** Before so many of a thousand matches the host makes a friendly one rated, or the other way round, when all are ready. */
const RECONSIDERS = 150;

/** Hosting has passed to somebody else meanwhile. */
const NOT_HOST = 'not-your-table';

/** A share that nothing binds to, where the match is to count. */
const UNBOUND = 'unbound-share';

/** Somebody else may have been faster, and then it is done as well. */
type Insist = (device: Device, wish: Wish) => Promise<Extract<Answer, { type: 'done' }>>;

export class Party {
  /** How many matches have come to their end. */
  finished = 0;
  /** Has everybody gone home? */
  isOver = false;
  /** What it is doing, for whoever has to find out why it does not go on. */
  stage = 'meeting';

  constructor(private readonly parts: PartyParts) {}

  async play(): Promise<void> {
    const { rng, tables, isClosing } = this.parts;
    while (!isClosing()) {
      const table = await this.open(rng.pick(tables));
      if (table !== undefined) await this.finish(table);
    }
    this.isOver = true;
    this.stage = 'over';
  }

  /** Opens a table where people sit on the first seats and bots on the others, and starts. */
  private async open({ game, seats, options }: SoakTable): Promise<string | undefined> {
    const { players, watchers, rng, bankRng, talkRng, surprised } = this.parts;
    for (const player of players) player.game = game;
    const phones = players.map(({ phone }) => phone);
    let isRefused = false;
    const insist: Insist = async (device, wish) => {
      const answer = await this.ask(device, wish);
      if (answer.type === 'done') return answer;
      isRefused = true;
      surprised(`${device.name} said ${wish.type} and was refused: ${answer.code}`);
      return { type: 'done', key: answer.key ?? '' };
    };
    const [host, ...others] = phones as [Device, ...Device[]];
    const seating = Array.from({ length: seats }, (_, seat) => {
      if (seat === 0) return 'me' as const;
      return seat < phones.length ? ('open' as const) : { bot: 'beginner' as const };
    });
    const clock = rng.pick(CLOCKS);
    const hasBank = clock === 'none' && inThousand(bankRng, BANKS);
    const { table } = await insist(host, {
      type: 'open-table',
      ...{ game, options: { ...options }, seating, clock, isPublic: true },
      standIn: 'beginner',
      ...(hasBank && { bank: BANK }),
      watchDelay: rng.pick(WATCH_DELAYS_S),
      watchTalk: talkRng.below(2) === 0 ? 'apart' : 'table',
      isRated: rng.below(2) === 0,
    });
    if (table === undefined) return undefined;
    for (const device of [...phones, ...watchers]) await insist(device, { type: 'enter', table });
    for (const [i, other] of others.entries()) {
      await insist(other, { type: 'sit', table, seat: i + 1 });
    }
    const isSeated = ({ player }: Device) =>
      host.table!.seats.some((seat) => seat.player === player);
    await host.until(() => host.table?.id === table && phones.every(isSeated));
    // Whatever is refused ends the house.
    let isBegun = false;
    while (!isBegun) isBegun = await this.begin(phones, table, insist);
    return isRefused ? undefined : table;
  }

  private async ask(device: Device, wish: Wish): Promise<Answer> {
    this.stage = `${device.name} says ${wish.type}`;
    const key = device.newKey();
    let answer = await device.say(wish, key);
    while (answer.type === 'refused' && answer.code === NOT_HERE) {
      await device.pause(LOOKS_ELSEWHERE_MS);
      device.drop();
      answer = await device.say(wish, key);
    }
    return answer;
  }

  /** Everybody sits down who does not sit yet, is bound to a share, and opens it; false when it was called off. */
  private async begin(phones: readonly Device[], table: string, insist: Insist): Promise<boolean> {
    const { rng } = this.parts;
    const [observer] = phones as [Device, ...Device[]];
    const { seats, aborts = 0 } = observer.table!;
    const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    for (const phone of phones) {
      if (seats.some(({ player }) => player === phone.player)) continue;
      await insist(phone, { type: 'sit', table, seat: free.shift()! });
    }
    const shut = inThousand(rng, SHUT) ? rng.pick(phones) : undefined;
    // All at once, on whichever node each of them is.
    await Promise.all(
      phones.map((phone) => {
        phone.isShut = phone === shut;
        return this.beReady(phone, table, rng, insist);
      }),
    );
    await this.reconsider(phones, table, insist);
    await this.start(phones, table);
    const has = ({ table: known }: Device) => (known?.id === table ? known : undefined);
    await observer.until(() => {
      const known = has(observer);
      return known !== undefined && (known.status !== 'open' || (known.aborts ?? 0) > aborts);
    });
    const isBegun = observer.table!.status !== 'open';
    // Whoever is asked to sit down again has heard that they have to.
    if (!isBegun)
      await Promise.all(phones.map((one) => one.until(() => (has(one)?.aborts ?? 0) > aborts)));
    return isBegun;
  }

  /** Bound to a share; or not, with an older program: a house that counts the match does not take that. */
  private async beReady(phone: Device, table: string, rng: Rng, insist: Insist) {
    const { surprised } = this.parts;
    const share = digits(rng);
    if (inThousand(rng, OUTDATED)) {
      const said = await this.ask(phone, { type: 'ready', table, contribution: share });
      if (said.type === 'done') return said;
      if (said.code !== UNBOUND)
        surprised(`${phone.name} said ready and was refused: ${said.code}`);
    }
    const wish = commitWish(table, share);
    phone.shares.set(wish.commitment, share);
    return insist(phone, wish);
  }

  /** Whoever is not ready any more says so again, and nobody else. */
  private async reconsider(
    phones: readonly Device[],
    table: string,
    insist: Insist,
  ): Promise<void> {
    const { ratingRng } = this.parts;
    if (!inThousand(ratingRng, RECONSIDERS)) return;
    const [observer] = phones as [Device, ...Device[]];
    const isRated = observer.table!.isRated === false;
    const host = phones.find(({ player }) => player === observer.table!.host)!;
    // With an older program, for once: a match that is to count does not take what it said.
    const contribution = digits(ratingRng);
    if (isRated) await insist(host, { type: 'ready', table, contribution });
    const said = await this.ask(host, { type: 'set-rated', table, isRated });
    // Somebody else is host meanwhile.
    if (said.type === 'refused') return;
    await observer.until(() => observer.table!.isRated === isRated);
    const { seats } = observer.table!;
    for (const phone of phones) {
      const { isReady = false } = seats.find(({ player }) => player === phone.player) ?? {};
      if (!isReady) await this.beReady(phone, table, ratingRng, insist);
    }
  }

  /** The host says so. Whoever was away for too long is not host any more, and somebody else is. */
  private async start(phones: readonly Device[], table: string): Promise<void> {
    const [observer] = phones as [Device, ...Device[]];
    for (;;) {
      const { host } = observer.table!;
      const phone = phones.find(({ player }) => player === host)!;
      const answer = await this.ask(phone, { type: 'start', table });
      if (answer.type === 'done') return;
      if (answer.code !== NOT_HOST) {
        return this.parts.surprised(`${phone.name} said start and was refused: ${answer.code}`);
      }
      await observer.until(() => observer.table!.host !== host);
    }
  }

  private async finish(table: string): Promise<void> {
    const { players, watchers } = this.parts;
    this.stage = `playing at ${table}`;
    for (const player of players) void player.follow(table);
    const { phone } = players[0]!;
    await phone.until(() => phone.table?.id === table && phone.table.status === 'finished');
    this.finished++;
    this.stage = `leaving ${table}`;
    for (const player of players) await player.exit(table);
    for (const device of watchers) await device.say({ type: 'exit', table });
  }
}
