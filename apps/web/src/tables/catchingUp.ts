/**
 * Positions as a server tells them, each with what led to it: where one does
 * not follow the last (one has just come, the line was down, a move was taken
 * back), the history is asked for first. Whatever comes meanwhile waits.
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { History, Position } from '@parlor/protocol';
import type { ToldStep, ToldSteps } from '@parlor/table-ui';

export type LedPosition = Omit<Position, 'events'> & {
  readonly events: ToldStep;
  readonly history?: ToldSteps;
  /** The ply that the last step of it led to. */
  readonly historyPly?: number;
};

/** What was told up to a position. */
export type ToldHistory = Pick<History, 'version' | 'ply'> & { readonly steps: ToldSteps };

/** A table without its history is better than none. */
const PATIENCE_MS = 4000;

export class CatchingUp {
  private readonly shown = signal<LedPosition | undefined>(undefined);
  private waiting: LedPosition[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The line was down: what has happened since comes without its events. */
  private wasLost = false;

  /** Asks for the history of a match; whether it will be told. */
  constructor(private readonly ask: (match: string) => Promise<boolean>) {}

  get position(): ReadonlySignal<LedPosition | undefined> {
    return this.shown;
  }

  /** Whether a table shows every position, or they pile up. */
  private isSeen = false;

  seen(): void {
    this.isSeen = true;
  }

  lost(): void {
    this.wasLost = true;
  }

  /** What led to the first position is known. */
  begin(position: LedPosition): void {
    this.shown.value = position;
  }

  take(position: LedPosition): void {
    const follows = this.waiting.length === 0 && this.follows(position);
    this.wasLost = false;
    if (follows) {
      this.shown.value = this.isSeen ? position : this.piledUp(position);
      return;
    }
    this.waiting.push(position);
    if (this.waiting.length > 1) return;
    this.timer = setTimeout(() => this.goOn(), PATIENCE_MS);
    void this.ask(position.match).then((isTold) => {
      if (!isTold) this.goOn();
    });
  }

  /** The history has come: it may be a little older or newer than what waits for it. */
  told({ version, ply, steps }: ToldHistory): void {
    const at = this.waiting.findLastIndex((one) => one.version <= version);
    if (at < 0) return;
    const later = ply - this.waiting[at]!.ply;
    // Something was taken back after that position: the one that tells so is on its way.
    if (later < 0) this.goOn(at);
    else this.goOn(at, steps.slice(0, Math.max(0, steps.length - later)));
  }

  private piledUp(position: LedPosition): LedPosition {
    const last = this.shown.peek();
    // A pause that is over is not mentioned any more.
    if (!last || last.version === position.version)
      return { ...last, paused: undefined, ...position };
    // Of what one has just come to, the last step stands in the history already.
    const { history = [], historyPly, ply } = last;
    const steps = historyPly === ply ? history : [...history, last.events];
    return { ...position, history: steps, historyPly: ply };
  }

  private follows({ version, ply, viewer, events }: LedPosition): boolean {
    const last = this.shown.peek();
    if (!last || last.viewer !== viewer) return events.length > 0;
    if (version === last.version) return true;
    return !this.wasLost && version === last.version + 1 && ply === last.ply + 1;
  }

  /** Shows one of those that wait, then those after it. */
  private goOn(at = this.waiting.length - 1, history?: ToldSteps): void {
    clearTimeout(this.timer);
    const { waiting } = this;
    const position = waiting[at];
    this.waiting = [];
    if (!position) return;
    const { ply } = position;
    this.shown.value = history ? { ...position, events: [], history, historyPly: ply } : position;
    for (const next of waiting.slice(at + 1)) this.take(next);
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}
