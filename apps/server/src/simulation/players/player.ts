/** Somebody who plays: answers what they are asked, takes moves back, talks, loses the line and comes back. */

import type { Wish } from '@parlor/client';
import type { Rng, Seat } from '@parlor/kit';
import type { Position, ServerMessage } from '@parlor/protocol';
import { chooseMove } from '../../soak/chooseMove.ts';
import { between, inThousand } from '../engine/chance.ts';
import type { Device } from './device.ts';

export interface PlayerParts {
  /** The first of them is held in the hand; the others repeat what is said on it. */
  readonly devices: readonly Device[];
  readonly rng: Rng;
  /** For everything about pauses: without them the dice of all else are the same. */
  readonly pauses: Rng;
  /** Looks at the list of one's tables now and then; without that the dice of all else are the same. */
  readonly lists: Rng;
  readonly lookAtList: () => void;
  /** Hears of an answer that nobody should get. */
  readonly surprised: (what: string) => void;
}

/** Chances in a thousand, at every answer. */
const HABITS = {
  thinksLong: 15,
  repeatsElsewhere: 80,
  takesBack: 25,
  talks: 20,
  dropsLine: 20,
  looksBack: 15,
  leaves: 5,
  /** Says nothing until the question is gone, where there is a clock. */
  dozes: 15,
  repeatsItself: 25,
  looksAgain: 40,
  renames: 8,
} as const;

/** Chances in a thousand: to ask for a pause after an answer, to agree to one, and to end it. */
const ASKS = 12;
const AGREES = 850;
const GOES_ON = 300;

/** Chance in a thousand, after an answer, to look where else one sits. */
const LISTS = 40;

/** Of so many things that were said somebody remembers the keys. */
const MOST_REMEMBERED = 12;

const QUICK_MS = 150;
const LONG_MS = 6000;

/** What a player hears in the normal course of things when others, or a bot in their place, were faster. */
const FINE: ReadonlySet<string> = new Set([
  ...['stale-question', 'not-asked', 'match-over', 'nothing-to-take-back', 'already-revealed'],
  ...['no-such-request', 'edition-missing'],
  ...['already-paused', 'already-asked', 'too-many-pauses', 'not-paused'],
]);

/** This node has not been upgraded yet; on another one the same question is open. */
const NOT_HERE = 'edition-missing';

export class Player {
  game = '';
  /** What is played in each match: of one that was thought to be over a position may still come. */
  private readonly games = new Map<string, string>();
  private busyWith = '';
  /** The pause that was heard of last, by its beginning. */
  private restedIn = 0;
  /** What was said a while ago, and may be said again. */
  private readonly before: { readonly wish: Wish; readonly key: string }[] = [];
  /** Where the other devices have joined in. */
  private followed: string | undefined;

  constructor(private readonly parts: PlayerParts) {
    const [phone] = parts.devices;
    phone!.listen((message) => this.hear(message));
  }

  get phone(): Device {
    return this.parts.devices[0]!;
  }

  /** The other devices join in at a table. */
  async follow(table: string): Promise<void> {
    this.followed = undefined;
    const [, ...others] = this.parts.devices;
    for (const device of others) await device.say({ type: 'enter', table });
    this.followed = table;
  }

  async exit(table: string): Promise<void> {
    for (const device of this.parts.devices) await device.say({ type: 'exit', table });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'position') this.see(message);
    if (message.type === 'take-back' && message.state === 'asked') {
      const { match, request, seat } = message;
      if (seat === this.seat) return;
      void this.say(match, { type: 'agree', match, request, isFine: this.parts.rng.below(2) > 0 });
    }
    if (message.type === 'pause' && message.state === 'asked') {
      const { match, request, seat } = message;
      if (seat === this.seat) return;
      const isFine = inThousand(this.parts.pauses, AGREES);
      void this.say(match, { type: 'agree', match, request, isFine });
    }
  }

  private get seat(): Seat | undefined {
    const seat = this.phone.table?.seats.findIndex(({ player }) => player === this.phone.player);
    return seat === undefined || seat < 0 ? undefined : seat;
  }

  /** Somebody goes on before the longest time is over. */
  private async rest(match: string): Promise<void> {
    const { pauses } = this.parts;
    if (!inThousand(pauses, GOES_ON)) return;
    await this.phone.pause(between(pauses, 0, LONG_MS));
    await this.say(match, { type: 'go-on', match });
  }

  private see(position: Position): void {
    const { match, version, question, outcome, paused } = position;
    if (paused && this.restedIn !== paused.since) {
      this.restedIn = paused.since;
      void this.rest(match);
    }
    if (!this.games.has(match)) this.games.set(match, this.game);
    if (!question || outcome) return;
    const name = `${match} ${version} ${question.id}`;
    if (this.busyWith === name) return;
    this.busyWith = name;
    void this.play(position, question.id, question.seat, name);
  }

  private async play(
    { match, view }: Position,
    question: number,
    seat: Seat,
    name: string,
  ): Promise<void> {
    const { rng, devices } = this.parts;
    const does = (habit: keyof typeof HABITS) => inThousand(rng, HABITS[habit]);
    const [phone, ...others] = devices;
    const { table: here } = phone!;
    const isPressed = here?.match === match && (here.clock !== 'none' || here.bank !== undefined);
    if (isPressed && does('dozes')) return;
    await phone!.pause(between(rng, 0, does('thinksLong') ? LONG_MS : QUICK_MS));
    if (this.busyWith !== name) return;
    // Hardly anybody moves in the pause they have agreed on.
    if (phone!.position?.match === match && phone!.position.paused) {
      await phone!.pause(between(this.parts.pauses, 0, 2 * LONG_MS));
      if (this.busyWith !== name) return;
    }
    const move = chooseMove(this.games.get(match)!, view, seat, rng);
    const wish = { type: 'answer', match, question, move } as const;
    const key = phone!.newKey();
    const isFollowing = this.followed !== undefined && this.followed === phone!.table?.id;
    if (isFollowing && does('repeatsElsewhere')) {
      for (const device of others) void device.say(wish, key);
    }
    if ((await this.say(match, wish, key)) === NOT_HERE) {
      this.busyWith = '';
      phone!.drop();
    }
    if (does('dropsLine')) {
      phone!.drop();
      await this.say(match, { type: 'resync', match });
    }
    if (does('takesBack')) await this.say(match, { type: 'take-back', match });
    const table = phone!.table?.id;
    if (table === undefined) return;
    if (does('talks')) await this.say(match, { type: 'chat', table, text: phone!.newKey() });
    if (does('looksAgain')) await this.say(match, { type: 'resync', match });
    if (does('renames')) await phone!.say({ type: 'rename', name: `N ${phone!.newKey()}` });
    if (does('repeatsItself')) this.repeat();
    if (does('looksBack')) await this.say(match, { type: 'history', match });
    if (inThousand(this.parts.pauses, ASKS)) await this.say(match, { type: 'pause', match });
    if (inThousand(this.parts.lists, LISTS)) this.parts.lookAtList();
    if (does('leaves')) await this.say(match, { type: 'leave', table });
  }

  /** Says something again that was answered long ago: a device that was cut off may do so at any time. */
  private repeat(): void {
    const { rng, devices } = this.parts;
    if (this.before.length === 0) return;
    const { wish, key } = rng.pick(this.before);
    void rng.pick(devices).say(wish, key);
  }

  /** Returns why it was refused, if it was. */
  private async say(
    match: string,
    wish: Wish,
    key = this.phone.newKey(),
  ): Promise<string | undefined> {
    const { phone } = this;
    this.before.push({ wish, key });
    if (this.before.length > MOST_REMEMBERED) this.before.shift();
    const answer = await phone.say(wish, key);
    if (answer.type === 'done') return undefined;
    const { code } = answer;
    // Whoever says something too late may have gone elsewhere already.
    const { table } = phone;
    if (FINE.has(code) || table?.match !== match || table.status === 'finished') return code;
    this.parts.surprised(`${phone.name} said ${wish.type} and was refused: ${code}`);
    return code;
  }
}
