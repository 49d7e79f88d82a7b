/**
 * A set of one's own is copied once in each direction; in every view and record
 * after that it stands by name, and is put back at the other end.
 */

import {
  DataHeard,
  type DataName,
  DataTold,
  NO_DATA,
  type OwnData,
  ownData,
  withData,
  withoutData,
} from '@parlor/kit';
import type { Codec } from './port.ts';

/** What is posted. */
export interface Parcel {
  readonly batch: unknown;
  /** Sets that are named here for the first time. */
  readonly data: readonly (readonly [DataName, object])[];
}

/** Where in an order or a reply something lies that carries options. */
const CARRIERS = [
  ...['args', 'value'],
  ...['view', 'table', 'record', 'standing', 'updates', 'moments'],
] as const;

export class OwnDataCodec implements Codec {
  private told = new DataTold();
  private readonly heard = new DataHeard();

  pack(batch: readonly unknown[]): Parcel {
    const sets = new Map<DataName, object>();
    const light = inEvery(batch, (bearer) => {
      const own = ownIn(bearer);
      for (const [name, set] of own.byName) sets.set(name, set);
      return withoutData(bearer, own);
    });
    return { batch: light, data: this.told.news({ ...NO_DATA, byName: sets }) };
  }

  unsent(): void {
    this.told = new DataTold();
  }

  unpack(message: unknown): unknown {
    const { batch, data } = message as Parcel;
    for (const [name, set] of data) this.heard.hear(name, set);
    return inEvery(batch, (bearer) => withData(bearer, this.heard));
  }
}

const ownIn = (bearer: object): OwnData =>
  ownData((bearer as { readonly options?: unknown }).options);

/** Changes whatever carries options; what nothing changes in stays the same object. */
function inEvery(value: unknown, change: (bearer: object) => object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return all(value, (one) => inEvery(one, change));
  if (Object.hasOwn(value, 'options')) return change(value);
  let changed: Record<string, unknown> | undefined;
  for (const field of CARRIERS) {
    if (!Object.hasOwn(value, field)) continue;
    const before = (value as Record<string, unknown>)[field];
    const after = inEvery(before, change);
    if (after !== before) (changed ??= { ...value })[field] = after;
  }
  return changed ?? value;
}

function all(list: readonly unknown[], change: (one: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.some((one, i) => one !== list[i]) ? changed : list;
}
