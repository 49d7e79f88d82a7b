/**
 * Somebody who means no good: sends what no client sends, floods the line, plays for others, repeats what others have said,
 * and comes with cookies that nobody has sealed.
 */

import type { Rng } from '@parlor/kit';
import { LIMITS } from '@parlor/protocol';
import { HostileFrames } from '../../soak/hostileFrames.ts';
import { between } from '../engine/chance.ts';
import { SimulatedProcess } from '../engine/process.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import type { LineWeather } from '../faults/weather.ts';
import { type LineWatch, SimulatedLine } from '../node/simulatedLine.ts';
import type { SimulatedNode } from '../node/simulatedNode.ts';
import { chooseMove } from '../../soak/chooseMove.ts';
import type { Device, Session, Speaker } from './device.ts';

export interface HostileParts {
  readonly scheduler: Scheduler;
  readonly name: string;
  readonly rng: Rng;
  readonly weather: LineWeather;
  readonly nodeOf: () => SimulatedNode;
  readonly session: Session;
  /** Those who are to suffer. */
  readonly honest: readonly Device[];
  readonly watch: (speaker: HostileSpeaker) => LineWatch;
  readonly suffered: (what: string) => void;
  readonly isClosing: () => boolean;
}

export interface HostileSpeaker extends Speaker {
  readonly isHostile: true;
  /** The cookie was made up: nothing may ever be said on such a line. */
  readonly isForged: boolean;
}

const LONGEST_PAUSE_MS = 400;
const COMES_BACK_MS = 1500;

/** More than anybody may say at once. */
const FLOOD = 300;

/** Frames of one visit, and how many in a thousand visits come with a forged cookie. */
const MOST_FRAMES = 40;
const FORGED = 200;

export class Hostile {
  private readonly process: SimulatedProcess;
  private line: SimulatedLine | undefined;

  constructor(private readonly parts: HostileParts) {
    this.process = new SimulatedProcess(parts.scheduler, parts.name);
  }

  /** Comes, does harm, leaves and comes again, until the house closes. */
  visit(): void {
    const { rng, weather, nodeOf, session, watch, suffered, isClosing, name } = this.parts;
    if (isClosing()) return;
    const { honest } = this.parts;
    const isForged = honest.length > 0 && rng.below(1000) < FORGED;
    const victim = isForged ? rng.pick(honest).player : session.player;
    const seal = session.cookie.slice(session.player.length + 1);
    const again = () => {
      this.line = undefined;
      this.after(COMES_BACK_MS, () => this.visit());
    };
    const line: SimulatedLine = new SimulatedLine({
      ...{ device: this.process, node: nodeOf(), address: session.address },
      ...{ rng, weather, suffered },
      cookie: `${victim}.${seal}`,
      watch: watch({ name, ...session, isHostile: true, isForged }),
      on: {
        opened: () => this.attack(line, rng.below(MOST_FRAMES)),
        heard: () => {},
        closed: again,
      },
    });
    this.line = line;
  }

  private after(ms: number, work: () => void): void {
    const { rng } = this.parts;
    this.process.after(between(rng, 0, ms), work, 'means no good');
  }

  /** Whoever gets bored leaves, and comes back. */
  private attack(line: SimulatedLine, frames: number): void {
    if (line !== this.line) return;
    if (frames === 0 || this.parts.isClosing()) {
      line.hangUp();
      this.line = undefined;
      return this.after(COMES_BACK_MS, () => this.visit());
    }
    for (const frame of this.next()) line.send(frame);
    this.after(LONGEST_PAUSE_MS, () => this.attack(line, frames - 1));
  }

  private next(): readonly (string | undefined)[] {
    const { rng, honest } = this.parts;
    if (honest.length === 0) return [];
    const victim = rng.pick(honest);
    const { table, position } = victim;
    const isPlaying = table?.status === 'playing' && table.match !== null;
    switch (rng.below(10)) {
      case 0:
        return [' '.repeat(LIMITS.frame + 1)];
      case 1:
        return Array.from({ length: FLOOD }, () => this.said({ type: 'ping' }));
      case 2:
      case 3:
        return isPlaying ? [this.said({ type: 'enter', table: table.id })] : [];
      case 4:
      case 5:
        return isPlaying ? this.playFor(victim) : [];
      default: {
        const known = {
          table: isPlaying ? table.id : 'no-such-table-0000000',
          match: (isPlaying ? table.match : null) ?? 'no-such-match-0000000',
          player: victim.player,
          moves: position ? this.movesOf(victim) : [],
        };
        const frame = new HostileFrames(rng, known).next();
        return [typeof frame === 'string' ? frame : undefined];
      }
    }
  }

  private said(command: object, key = this.newKey()): string {
    return JSON.stringify({ ...command, key });
  }

  private newKey(): string {
    return `hostile-${this.parts.rng.below(1_000_000_000)}`;
  }

  /** The right answer to the right question, by the wrong person; sometimes under a key of theirs. */
  private playFor(victim: Device): string[] {
    const { rng } = this.parts;
    const { table, position } = victim;
    if (!table || !position?.question || position.match !== table.match) return [];
    const [theirs] = victim.unanswered.keys();
    const [move] = this.movesOf(victim);
    const { match, question } = position;
    const key = theirs !== undefined && rng.below(2) === 0 ? theirs : this.newKey();
    return [
      this.said({ type: 'enter', table: table.id }),
      this.said({ type: 'answer', match, question: question.id, move }, key),
      this.said({ type: 'take-back', match }),
    ];
  }

  private movesOf({ table, position }: Device): unknown[] {
    if (!table || !position?.question || position.outcome) return [];
    const { view, question } = position;
    return [chooseMove(table.game, view, question.seat, this.parts.rng)];
  }
}
