/** Moves worth trying: those seen earlier in a match, and near misses of them. */

import type { Game, GameTypes, Json, Rng } from '@parlor/kit';
import { mutant } from './mutants.ts';

/** Enough for variety, few enough to draw the same one again. */
const CAPACITY = 96;

export class MovePool<T extends GameTypes> {
  private readonly objects = new WeakSet<T['Move']>();
  private readonly texts = new Set<string>();
  private readonly kept: T['Move'][] = [];

  constructor(private readonly game: Game<T>) {}

  get size(): number {
    return this.kept.length;
  }

  remember(move: T['Move'], rng: Rng): void {
    // Listed moves are interned, so most of them need no text.
    if (this.objects.has(move)) return;
    this.objects.add(move);
    const text = JSON.stringify(move);
    if (this.texts.has(text)) return;
    this.texts.add(text);
    if (this.kept.length < CAPACITY) this.kept.push(move);
    else this.kept[rng.below(CAPACITY)] = move;
  }

  /** Some remembered moves and as many near misses that still have the shape of a move. */
  candidates(count: number, rng: Rng): T['Move'][] {
    const candidates: T['Move'][] = [];
    if (this.kept.length === 0) return candidates;
    for (let tries = 0; tries < count; tries++) {
      candidates.push(rng.pick(this.kept));
      const near = this.game.parseMove(this.nearMiss(rng));
      if (near !== undefined) candidates.push(near);
    }
    return candidates;
  }

  /** The JSON of a remembered move with one thing changed; its shape may be wrong now. */
  nearMiss(rng: Rng): Json {
    const [move, donor] = [rng.pick(this.kept), rng.pick(this.kept)] as unknown as Json[];
    return mutant(move!, donor!, rng);
  }
}

/** What becomes of a value on the wire. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
