/** Where the futures of worlds part from the true one, and whether secrets can explain it. */

import { canonicalJson, type Json } from '@parlor/kit';

/**
 * So often must both worlds part from the truth in a place before it is called a fault that no
 * secret ever did. Where secrets matter, truth and worlds are three draws alike: one is as often
 * the odd one out as another, so worlds disagree twice as often as they agree against the truth.
 */
const ENOUGH = 12;

/** A future of the truth, of the truth with other secrets, and of two worlds from the same view. */
export interface Four<One> {
  readonly truth: One;
  readonly planted: One;
  readonly world: One;
  readonly second: One;
}

interface Tally {
  /** Both worlds say the same, and not what is true with these or other secrets. */
  forgotten: number;
  /** The worlds disagree, or other secrets lead somewhere else. */
  secret: number;
  example: string;
}

export interface Forgotten {
  readonly place: string;
  readonly times: number;
  readonly example: string;
}

/**
 * A place is a path in JSON without the numbers of lists: a secret that can come out in one hand
 * can come out in any.
 */
export class Futures {
  private readonly tallies = new Map<string, Tally>();

  compare({ truth, planted, world, second }: Four<Json>): void {
    const explained = differing(truth, planted);
    for (const [place] of differing(world, second)) explained.set(place, '');
    for (const [place] of explained) this.at(place).secret++;
    for (const [place, example] of differing(truth, world)) {
      if (explained.has(place)) continue;
      const tally = this.at(place);
      tally.forgotten++;
      tally.example = example;
    }
  }

  /** A place in which worlds are often wrong, and in which no secret ever shows. */
  forgotten(): Forgotten | undefined {
    for (const [place, { forgotten, secret, example }] of this.tallies) {
      if (secret === 0 && forgotten >= ENOUGH) return { place, times: forgotten, example };
    }
    return undefined;
  }

  private at(place: string): Tally {
    let tally = this.tallies.get(place);
    if (!tally) {
      tally = { forgotten: 0, secret: 0, example: '' };
      this.tallies.set(place, tally);
    }
    return tally;
  }
}

/** The places in which the two differ, with an example of each. */
function differing(one: Json, other: Json): Map<string, string> {
  const found = new Map<string, string>();
  visit(one, other, '', found);
  return found;
}

function visit(
  one: Json | undefined,
  other: Json | undefined,
  place: string,
  found: Map<string, string>,
): void {
  if (one === other) return;
  if (Array.isArray(one) && Array.isArray(other)) {
    const length = Math.max(one.length, other.length);
    for (let index = 0; index < length; index++) {
      visit(one[index] as Json, other[index] as Json, `${place}[]`, found);
    }
    return;
  }
  if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      visit(one[key], other[key], place === '' ? key : `${place}.${key}`, found);
    }
    return;
  }
  if (!found.has(place)) found.set(place, `${said(one)} ≠ ${said(other)}`);
}

const isObject = (json: Json | undefined): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const said = (json: Json | undefined): string =>
  json === undefined ? 'absent' : canonicalJson(json);
