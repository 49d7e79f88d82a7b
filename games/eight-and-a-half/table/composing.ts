/** The decision in progress at this table: what is chosen, what a tap does, what the brass button sends. */

import { batch, effect, signal } from '@preact/signals';
import type { Move, View } from '../rules/index.ts';
import type { TableModel } from '@parlor/table-ui';
import type { Chronicle } from './chronicle.ts';
import { cardsFor, type Chosen, chosenMove, legally, NONE, tap } from './selecting.ts';
import { m } from './messages.ts';
import type { Placed } from './tracking.ts';

/** Places of the two Open cards that would change hands. */
export interface SwapChoice {
  readonly mine: number | undefined;
  readonly theirs: number | undefined;
}

const NO_SWAP: SwapChoice = { mine: undefined, theirs: undefined };

export class Composing {
  readonly chosen = signal<Chosen>(NONE);
  /** An Open card or a Blind one, when the table is played. */
  readonly fromTable = signal<Move | undefined>(undefined);
  /** Which of two equal Open cards it is. */
  readonly place = signal<number | undefined>(undefined);
  readonly swap = signal<SwapChoice>(NO_SWAP);
  /** What has just been tapped in vain: it shakes once. */
  readonly shaken = signal<string | undefined>(undefined);
  readonly close: () => void;

  constructor(
    private readonly model: TableModel,
    private readonly chronicle: Chronicle,
  ) {
    // With every new moment the choice begins anew; a single possibility is chosen already.
    this.close = effect(() => {
      const legal = model.legal.value as readonly Move[] | null | undefined;
      batch(() => {
        this.clear();
        const [only] = legal ?? [];
        if (legal?.length !== 1 || !only) return;
        if (only.type === 'play' || only.type === 'eight-and-a-half')
          this.chosen.value = cardsFor(this.hand(), only);
        else if (only.type === 'open' || only.type === 'blind') this.fromTable.value = only;
      });
    });
  }

  get legal(): readonly Move[] {
    return (this.model.legal.value as readonly Move[] | null | undefined) ?? [];
  }

  private hand(): readonly Placed[] {
    return this.chronicle.told.peek().lying?.hand ?? [];
  }

  private get view(): View {
    return this.model.shown.peek()!.view as View;
  }

  /** The legal move that is composed so far. */
  move(): Move | undefined {
    const table = this.fromTable.value;
    if (table) return legally(this.legal, table);
    const { mine, theirs } = this.swap.value;
    if (mine !== undefined && theirs !== undefined)
      return legally(this.legal, this.swapMove(mine, theirs));
    return chosenMove(this.chronicle.told.value.lying?.hand ?? [], this.chosen.value, this.legal);
  }

  clear(): void {
    batch(() => {
      this.chosen.value = NONE;
      this.fromTable.value = undefined;
      this.place.value = undefined;
      this.swap.value = NO_SWAP;
      this.shaken.value = undefined;
    });
  }

  /** A card of my hand. */
  tapHand(key: string): void {
    if (!this.isAsked(key)) return;
    const tapped = tap(this.hand(), this.chosen.peek(), this.legal, key);
    if ('refused' in tapped) return void this.refuse(tapped.refused, key);
    this.choose(() => (this.chosen.value = tapped.chosen));
  }

  /** An Open or a Blind card of mine. */
  tapTable(move: Move, key: string, place: number): void {
    if (!this.isAsked(key)) return;
    if (!legally(this.legal, move)) return void this.refuse(move, key);
    const isAgain = this.place.peek() === place;
    this.choose(() => {
      this.fromTable.value = isAgain ? undefined : move;
      this.place.value = isAgain ? undefined : place;
    });
  }

  tapSwap(side: 'mine' | 'theirs', place: number, key: string): void {
    if (!this.isAsked(key)) return;
    const before = this.swap.peek();
    const next = { ...before, [side]: before[side] === place ? undefined : place };
    const { mine, theirs } = next;
    if (mine !== undefined && theirs !== undefined) {
      const move = this.swapMove(mine, theirs);
      // Two alike: the new choice stands, the other one is let go.
      if (!legally(this.legal, move)) {
        this.swap.value = { ...NO_SWAP, [side]: place };
        return void this.refuse(move, key);
      }
    }
    this.choose(() => (this.swap.value = next));
  }

  /** One of the plays beside the hand. */
  pick(move: Move): void {
    this.choose(() => {
      this.fromTable.value = undefined;
      this.place.value = undefined;
      if (move.type === 'open' || move.type === 'blind') this.fromTable.value = move;
      else this.chosen.value = cardsFor(this.hand(), move);
    });
  }

  /** Plays what is chosen; the focus stays at the table when the card is gone. */
  send(): void {
    const move = this.move();
    if (!move || !this.model.isMyTurn.peek()) return;
    document.getElementById('ask')?.focus({ preventScroll: true });
    void this.model.send(move);
  }

  private swapMove(mine: number, theirs: number): Move {
    const { players, loser, viewer } = this.view;
    const give = players[viewer as number]!.open[mine] ?? -1;
    const take = players[loser!]!.open[theirs] ?? -1;
    return { type: 'swap', give, take };
  }

  private choose(change: () => void): void {
    batch(() => {
      change();
      this.shaken.value = undefined;
      this.model.explain(undefined);
    });
  }

  private isAsked(key: string): boolean {
    if (this.model.isMyTurn.peek() && this.model.legal.peek() !== undefined) return true;
    const { viewer, turn } = this.view;
    if (viewer !== turn) this.shake(key, m().plays.notYourTurn);
    return false;
  }

  private async refuse(move: Move, key: string): Promise<void> {
    this.shake(key, await this.model.whyNot(move));
  }

  private shake(key: string, why: string | undefined): void {
    this.shaken.value = undefined;
    requestAnimationFrame(() => (this.shaken.value = key));
    this.model.explain(why);
  }
}
