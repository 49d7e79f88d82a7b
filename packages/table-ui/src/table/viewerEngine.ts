/** The engine as the viewer of a table asks it: about what is shown, and for their own seat. */

import type { Illegal, Seat } from '@parlor/kit';
import type { Engine } from '../surroundings/engine.ts';
import type { Moment } from '../surroundings/viewing.ts';

export class ViewerEngine {
  /** Nobody is asked anything where there is no engine. */
  constructor(
    private readonly engine: Engine | undefined,
    private readonly shown: () => Moment | undefined,
  ) {}

  /** What I may do, or might if I saw something else; null when that cannot be listed. */
  async legal(view: unknown = this.shown()?.view): Promise<readonly unknown[] | null> {
    const { seat } = this;
    return seat === undefined || !this.engine ? [] : this.engine.legal(view, seat);
  }

  /** Why a move is not allowed; undefined when it is. */
  async check(move: unknown): Promise<Illegal | undefined> {
    const { seat } = this;
    if (seat === undefined || !this.engine) return undefined;
    return (await this.engine.check(this.shown()?.view, seat, move)) ?? undefined;
  }

  /** What this game answers to its table alone; null where it does not. */
  async ask(call: string): Promise<unknown> {
    const { seat } = this;
    return seat === undefined || !this.engine
      ? null
      : this.engine.ask(call, this.shown()?.view, seat);
  }

  private get seat(): Seat | undefined {
    const viewer = this.shown()?.viewer;
    return typeof viewer === 'number' ? viewer : undefined;
  }
}
