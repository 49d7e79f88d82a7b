/** The rules workers as seen from the main thread: a match always asks the same one. */

import type { Json, Seat, Viewer } from '@parlor/kit';
import { Remote } from '../workers/remote.ts';
import type {
  AsyncReferee,
  Ending,
  Opened,
  Opening,
  RefereeAnswer,
  Standing,
  TableFor,
  TakeBackTarget,
} from '../../application/ports/referee.ts';

/** No honest question to the rules takes anywhere near as long, not even on a machine that has far too much to do. */
const LIMIT_MS = 5000;

export class RefereePool implements AsyncReferee {
  private readonly workers: readonly Remote[];

  constructor(file: URL, workers: number, lost: () => void) {
    this.workers = Array.from({ length: workers }, () => new Remote(file, LIMIT_MS, lost));
  }

  open(opening: Opening): Promise<Opened> {
    return this.of(opening.match).call('open', opening);
  }

  answer(
    match: string,
    seat: Seat,
    question: number,
    input: unknown,
    viewers: readonly Viewer[],
  ): Promise<RefereeAnswer> {
    return this.of(match).call('answer', match, seat, question, input, viewers);
  }

  follow(match: string, seat: Seat, move: Json, viewers: readonly Viewer[]): Promise<Standing> {
    return this.of(match).call('follow', match, seat, move, viewers);
  }

  takeBack(match: string, ply: number, viewers: readonly Viewer[]): Promise<Standing> {
    return this.of(match).call('takeBack', match, ply, viewers);
  }

  takeBackTarget(match: string, seat: Seat): Promise<TakeBackTarget | undefined> {
    return this.of(match).call('takeBackTarget', match, seat);
  }

  positions(match: string, viewers: readonly Viewer[]): Promise<Standing> {
    return this.of(match).call('positions', match, viewers);
  }

  positionAt(match: string, ply: number, viewer: Viewer): Promise<string> {
    return this.of(match).call('positionAt', match, ply, viewer);
  }

  history(match: string, ply: number, viewer: Viewer): Promise<string> {
    return this.of(match).call('history', match, ply, viewer);
  }

  ending(match: string): Promise<Ending> {
    return this.of(match).call('ending', match);
  }

  tableFor(game: string, seats: number, options: unknown): Promise<TableFor> {
    return this.workers[0]!.call('tableFor', game, seats, options);
  }

  tableAgain(game: string, seats: number, options: unknown): Promise<TableFor> {
    return this.workers[0]!.call('tableAgain', game, seats, options);
  }

  async forget(match: string): Promise<void> {
    await this.of(match)
      .call('forget', match)
      .catch(() => {});
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private of(match: string): Remote {
    let sum = 0;
    for (let i = 0; i < match.length; i++) sum += match.charCodeAt(i);
    return this.workers[sum % this.workers.length]!;
  }
}
