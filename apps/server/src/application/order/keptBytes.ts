/**
 * What one person, and everybody at one address, may have the house keep in a day. It is counted where it is written,
 * together with it, so that nodes, restarts and repeats make no difference.
 */

import type { Illegal } from '@parlor/kit';
import { placeOf } from '../../domain/people/secrets.ts';
import type { Charge, Overdrawn } from '../ports/store.ts';

const KILOBYTE = 1024;

/** What a row takes beside its text: ids, times, indexes. */
const ROW_BYTES = 256;

/** A table counts for what a match takes (docs/hosting.md has it measured), whether it is played or not. */
const TABLE_BYTES = 64 * KILOBYTE;

export interface KeptBytesParts {
  readonly secret: string;
  readonly now: () => number;
  readonly perPersonKb: number;
  readonly perPlaceKb: number;
}

interface Keeper {
  readonly player: string;
  readonly address: string;
}

export class KeptBytes {
  constructor(private readonly parts: KeptBytesParts) {}

  /** A row with these texts. */
  ofRow(who: Keeper, ...texts: readonly string[]): Charge {
    return this.of(
      who,
      texts.reduce((sum, text) => sum + Buffer.byteLength(text), ROW_BYTES),
    );
  }

  /** A table, its match, and the sets of its own that it brings along. */
  ofTable(who: Keeper, dataBytes: number): Charge {
    return this.of(who, TABLE_BYTES + dataBytes);
  }

  private of({ player, address }: Keeper, bytes: number): Charge {
    const { secret, now, perPersonKb, perPlaceKb } = this.parts;
    return {
      ...{ bytes, at: now(), person: player, mostOfPerson: KILOBYTE * perPersonKb },
      ...{ place: placeOf(secret, address), mostOfPlace: KILOBYTE * perPlaceKb },
    };
  }

  refusal(by: Overdrawn): Illegal {
    const { perPersonKb, perPlaceKb } = this.parts;
    return by === 'person'
      ? { code: 'too-much-kept', params: { most: perPersonKb } }
      : { code: 'too-much-kept-here', params: { most: perPlaceKb } };
  }
}
