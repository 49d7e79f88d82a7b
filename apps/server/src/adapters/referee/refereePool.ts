/** The rules workers as seen from the main thread: a match always asks the same one. */

import type {
  Ending,
  Opened,
  Opening,
  RefereeAnswer,
  Standing,
  TakeBackTarget,
} from '@parlor/host';
import type { Json, Seat, Viewer } from '@parlor/kit';
import { type Connection, connect, type Remote, textOut } from '@parlor/rpc';
import type { Machine } from '../../application/ports/world.ts';
import type { ServerReferee, ServerTypes, TableFor } from '../../application/ports/referee.ts';

/** No honest question to the rules takes anywhere near as long, not even on a machine that has far too much to do. */
const LIMIT_MS = 5000;

/** Reading the program takes far longer than any question, above all on a busy machine. */
const START_LIMIT_MS = 75_000;

export interface PoolOptions {
  /** What a thread runs: rules.worker.mjs. */
  readonly file: URL;
  readonly threads: number;
  readonly machine: Pick<Machine, 'startWorker' | 'timers' | 'defer'>;
  /** Told whenever a thread is gone, and every match it held with it. */
  readonly lost: () => void;
}

export class RefereePool implements ServerReferee {
  private readonly workers: readonly Connection<ServerReferee>[];

  constructor({ file, threads, machine, lost }: PoolOptions) {
    this.workers = Array.from({ length: threads }, () =>
      connect<ServerReferee>(() => machine.startWorker(file), {
        timers: machine.timers,
        silence: { ms: LIMIT_MS, startMs: START_LIMIT_MS },
        defer: machine.defer,
        codec: () => textOut,
        lost,
      }),
    );
  }

  open(opening: Opening): Promise<Opened<ServerTypes>> {
    return this.of(opening.match).open(opening);
  }

  answer(
    match: string,
    seat: Seat,
    question: number,
    input: unknown,
    viewers: readonly Viewer[],
  ): Promise<RefereeAnswer<ServerTypes>> {
    return this.of(match).answer(match, seat, question, input, viewers);
  }

  follow(
    match: string,
    seat: Seat,
    move: Json,
    viewers: readonly Viewer[],
  ): Promise<Standing<ServerTypes>> {
    return this.of(match).follow(match, seat, move, viewers);
  }

  takeBack(match: string, ply: number, viewers: readonly Viewer[]): Promise<Standing<ServerTypes>> {
    return this.of(match).takeBack(match, ply, viewers);
  }

  takeBackTarget(match: string, seat: Seat): Promise<TakeBackTarget | undefined> {
    return this.of(match).takeBackTarget(match, seat);
  }

  positions(match: string, viewers: readonly Viewer[]): Promise<Standing<ServerTypes>> {
    return this.of(match).positions(match, viewers);
  }

  positionAt(match: string, version: number, viewer: Viewer): Promise<string> {
    return this.of(match).positionAt(match, version, viewer);
  }

  history(match: string, version: number, viewer: Viewer): Promise<string> {
    return this.of(match).history(match, version, viewer);
  }

  ending(match: string): Promise<Ending> {
    return this.of(match).ending(match);
  }

  tableFor(game: string, seats: number, options: unknown): Promise<TableFor> {
    return this.workers[0]!.calls.tableFor(game, seats, options);
  }

  tableAgain(game: string, seats: number, options: unknown): Promise<TableFor> {
    return this.workers[0]!.calls.tableAgain(game, seats, options);
  }

  async forget(match: string): Promise<void> {
    await this.of(match)
      .forget(match)
      .catch(() => {});
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private of(match: string): Remote<ServerReferee> {
    let sum = 0;
    for (let i = 0; i < match.length; i++) sum += match.charCodeAt(i);
    return this.workers[sum % this.workers.length]!.calls;
  }
}
