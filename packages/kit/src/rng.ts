/**
 * Seeded randomness, in two kinds behind one interface.
 *
 * A match draws from `matchRng`: a cryptographic stream per (seed, step,
 * purpose). Nothing has to be stored, nobody can foresee a shuffle from the
 * ones already seen, and a step that draws one number more does not shift the
 * dice of the next. Anyone with the seed and HMAC-SHA-256 can recompute it.
 *
 * Search and simulation draw from `fastRng`, a small generator (sfc32) that is
 * reproducible but not secret.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Rng {
  /** A uniform integer from 0 up to, but not including, `n`; `n` is 1 to 2²¹. */
  below(n: number): number;

  /** One of `items`, which must not be empty. */
  pick<A>(items: readonly A[]): A;

  /** Shuffles in place and returns its argument. */
  shuffle<L extends Shufflable>(items: L): L;
}

/** An array or a typed array. */
export interface Shufflable {
  readonly length: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  [index: number]: any;
}

/** The largest range `below` accepts; keeps every product exact in a double. */
export const MAX_RANGE = 2 ** 21;

/** Names the algorithm in a match record, so that old records replay for ever. */
export const MATCH_RNG = 'hmac-sha256/1';

/** What a stream is for: play must not be foreseeable from a bot's dice, nor the other way round. */
export type Purpose = 'rules' | 'bot';

/** Everything follows from 32 uniform bits at a time. */
abstract class WordRng implements Rng {
  protected abstract word(): number;

  below(n: number): number {
    // Lemire's method: the high half of word × n, rejecting the few low halves
    // that would make some results more likely than others.
    let word = this.word();
    let low = Math.imul(word, n) >>> 0;
    if (low < n) {
      const unfair = (2 ** 32 - n) % n;
      while (low < unfair) {
        word = this.word();
        low = Math.imul(word, n) >>> 0;
      }
    }
    return Math.floor(word * n * 2 ** -32);
  }

  pick<A>(items: readonly A[]): A {
    return items[this.below(items.length)] as A;
  }

  shuffle<L extends Shufflable>(items: L): L {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const item = items[last];
      items[last] = items[other];
      items[other] = item;
    }
    return items;
  }
}

class MatchRng extends WordRng {
  private block = new DataView(new ArrayBuffer(0));
  private used = 0;
  private counter = 0;

  constructor(
    private readonly seed: Uint8Array,
    private readonly label: string,
  ) {
    super();
  }

  protected word(): number {
    if (this.used === this.block.byteLength) {
      const message = utf8ToBytes(`${this.label}/${this.counter++}`);
      this.block = new DataView(hmac(sha256, this.seed, message).buffer);
      this.used = 0;
    }
    const word = this.block.getUint32(this.used);
    this.used += 4;
    return word;
  }
}

/** The stream of one step of a match; block i is HMAC-SHA-256(seed, 'parlor/1/purpose/step/i'). */
export const matchRng = (seed: Uint8Array, step: number, purpose: Purpose): Rng =>
  new MatchRng(seed, `parlor/1/${purpose}/${step}`);

class FastRng extends WordRng {
  // sfc32: three words of state and a counter that guarantees a long period.
  private a: number;
  private b: number;
  private c: number;
  private count = 1;

  constructor(seed: number, stream: number) {
    super();
    this.a = seed | 0;
    this.b = stream | 0;
    this.c = 0x9e3779b9 | 0;
    for (let warmUp = 0; warmUp < 12; warmUp++) this.word();
  }

  protected word(): number {
    const result = (this.a + this.b + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + result;
    this.c |= 0;
    return result >>> 0;
  }
}

/** Reproducible and fast, not secret: for search and simulation only. */
export const fastRng = (seed: number, stream = 0): Rng => new FastRng(seed, stream);
