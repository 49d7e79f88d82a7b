/** Somebody who plays with two devices, and notes what the server told them. */

import type { Json, Rng, Seat } from '@parlor/kit';
import type { Position } from '@parlor/protocol';
import { chooseMove } from './chooseMove.ts';
import { arrive, Device, newKey, type Said } from './device.ts';

/** The server said that it has this move. */
export interface Acknowledged {
  readonly match: string;
  readonly player: string;
  readonly key: string;
  readonly seat: Seat;
  readonly ply: number;
  readonly move: Json;
}

/** What somebody was shown. */
export interface Shown {
  readonly match: string;
  readonly version: number;
  readonly viewer: Position['viewer'];
  readonly view: unknown;
}

export interface Notes {
  acknowledged(move: Acknowledged): void;
  shown(what: Shown): void;
  /** An answer that nobody should get here. */
  surprised(what: string): void;
}

/** Chances in a hundred. */
const REPEATS_ELSEWHERE = 10;
const TAKES_BACK = 2;
const LOSES_LINE = 3;

/** What a player hears in the normal course of things when others, or a bot in their place, were faster. */
const FINE = new Set([
  'stale-question',
  'not-asked',
  'match-over',
  'nothing-to-take-back',
  'already-revealed',
]);

export class SimulatedPlayer {
  readonly phone: Device;
  /** A second device with the same cookie, which repeats what the first one says. */
  private readonly tablet: Device;
  private busyWith: string | undefined;
  /** The table where the second device has joined in. */
  private following: string | undefined;
  /** What the last answer led to, for whoever has to find out why a table is stuck. */
  lastAnswer = 'nothing yet';
  /** Has gone home: whatever is still open will never be answered. */
  private isGone = false;
  game = '';

  private constructor(
    cookie: string,
    nodeOf: () => string,
    private readonly rng: Rng,
    private readonly notes: Notes,
  ) {
    this.phone = new Device(cookie, nodeOf, { position: (position) => this.see(position) });
    this.tablet = new Device(cookie, nodeOf);
  }

  static async arrive(nodeOf: () => string, rng: Rng, notes: Notes): Promise<SimulatedPlayer> {
    const player = new SimulatedPlayer(await arrive(nodeOf), nodeOf, rng, notes);
    await player.phone.until(() => player.phone.player !== undefined);
    return player;
  }

  get player(): string {
    return this.phone.player!;
  }

  /** The second device joins in. */
  async follow(table: string): Promise<void> {
    const said = await this.tablet.say({ type: 'enter', table });
    if (said?.type === 'done') this.following = table;
  }

  async exit(table: string): Promise<void> {
    await Promise.all([
      this.phone.say({ type: 'exit', table }),
      this.tablet.say({ type: 'exit', table }),
    ]);
  }

  private see(position: Position): void {
    const { match, version, viewer, view, question } = position;
    this.notes.shown({ match, version, viewer, view });
    if (!question || position.outcome) return;
    const name = `${match} ${version} ${question.id}`;
    if (this.busyWith === name) return;
    this.busyWith = name;
    void this.play(position, question.id, question.seat);
  }

  private async play({ match, view }: Position, question: number, seat: Seat): Promise<void> {
    const move = chooseMove(this.game, view, seat, this.rng);
    const wish = { type: 'answer', match, question, move } as const;
    const key = newKey();
    const devices = [this.phone];
    const isFollowing = this.following !== undefined && this.following === this.phone.table?.id;
    if (isFollowing && this.rng.below(100) < REPEATS_ELSEWHERE) devices.push(this.tablet);
    this.lastAnswer = `waiting at question ${question}`;
    const answers = await Promise.all(devices.map((device) => device.say(wish, key)));
    this.lastAnswer = `question ${question}: ${answers.map((said) => (said?.type === 'done' ? 'done' : said?.code)).join(', ')}`;
    // The same command, on whichever node: it has one answer.
    const [one, ...others] = answers.filter((said) => said !== undefined);
    const other = others.find((said) => JSON.stringify(said) !== JSON.stringify(one));
    if (other && !this.hasLeft(match)) {
      const both = [one, other].map((said) => JSON.stringify(said)).join(' and ');
      this.notes.surprised(`answer to ${question} of match ${match}: ${both}`);
    }
    for (const said of answers) {
      if (said?.type === 'done' && said.ply !== undefined) {
        const { player } = this;
        this.notes.acknowledged({ match, player, key, seat, ply: said.ply, move });
      } else this.judge(`answer to ${question}`, match, said);
    }
    if (this.rng.below(100) < LOSES_LINE) this.phone.drop();
    if (this.rng.below(100) < TAKES_BACK) await this.takeBack(match);
  }

  /** Notes an answer that nobody should get here, with all that helps to find out why. */
  private judge(what: string, match: string, said: Said): void {
    const code = said?.type === 'done' ? 'done' : (said?.code ?? 'silence');
    if (code === 'done' || FINE.has(code) || this.hasLeft(match)) return;
    const { phone, tablet } = this;
    const lines = [phone, tablet].map(
      ({ status, position }) => `${status} at ${position?.version}`,
    );
    this.notes.surprised(`${what}: ${code} (${this.game}, match ${match}, ${lines.join(', ')})`);
  }

  /** Whoever says something too late may have gone home already. */
  private hasLeft(match: string): boolean {
    const { table } = this.phone;
    return this.isGone || table?.match !== match || table.status === 'finished';
  }

  private async takeBack(match: string): Promise<void> {
    this.judge('take-back', match, await this.phone.say({ type: 'take-back', match }));
  }

  close(): void {
    this.isGone = true;
    this.phone.close();
    this.tablet.close();
  }
}
