/** Near misses: JSON that is almost a move. */

import type { Json, Rng } from '@parlor/kit';

type JsonObject = { readonly [key: string]: Json };

/**
 * `json` with one thing in it changed into something of the same type: a
 * number a little off, a text or a part taken from `donor`, an item more or
 * less. `donor` is best another move of the same game.
 */
export function mutant(json: Json, donor: Json, rng: Rng): Json {
  if (typeof json === 'number') return offByALittle(json, rng);
  if (typeof json === 'boolean') return !json;
  if (typeof json === 'string') return rng.pick([json, ...textsIn(donor)]);
  if (json === null) return rng.pick([null, 0, ...partsOf(donor)]);
  if (isList(json)) return listMutant(json, donor, rng);
  return objectMutant(json, donor, rng);
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function offByALittle(value: number, rng: Rng): number {
  switch (rng.below(6)) {
    case 0:
      return value + 1;
    case 1:
      return value - 1;
    case 2:
      return 0;
    case 3:
      return value * 2;
    case 4:
      return rng.below(2 * Math.min(Math.abs(Math.trunc(value)), 1_000) + 4);
    default:
      return value + 1 + rng.below(20);
  }
}

function listMutant(list: readonly Json[], donor: Json, rng: Rng): Json {
  const items = [...list];
  const donated = partsOf(donor);
  const kind = items.length === 0 ? 0 : rng.below(6);
  switch (kind) {
    case 0:
      return donated.length === 0 ? items : [...items, rng.pick(donated)];
    case 1:
      items.splice(rng.below(items.length), 1);
      return items;
    case 2:
      return [...items, rng.pick(items)];
    case 3:
      return rng.shuffle(items);
    default: {
      const place = rng.below(items.length);
      items[place] = mutant(items[place]!, donor, rng);
      return items;
    }
  }
}

function objectMutant(object: JsonObject, donor: Json, rng: Rng): Json {
  const keys = Object.keys(object);
  if (keys.length === 0) return object;
  const key = rng.pick(keys);
  const taken = isObject(donor) && Object.hasOwn(donor, key) ? donor[key] : undefined;
  // Another move's value for the same key is the likeliest to make sense here.
  if (taken !== undefined && rng.below(2) === 0) return { ...object, [key]: taken };
  return { ...object, [key]: mutant(object[key]!, donor, rng) };
}

const isObject = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !isList(json);

function partsOf(json: Json): Json[] {
  if (typeof json !== 'object' || json === null) return [json];
  return Object.values(json).flatMap(partsOf);
}

const textsIn = (json: Json): string[] =>
  partsOf(json).filter((part): part is string => typeof part === 'string');
