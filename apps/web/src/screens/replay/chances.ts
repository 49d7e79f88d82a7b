/** Everybody's chance to win along a match, as the bots see it, one look after the other. */

import { useEffect, useState } from 'preact/hooks';
import type { AnyUpdate } from '../../engine/calls.ts';
import { engine } from '../../engine/engine.ts';
import { type Played, rulesOf } from '../../tables/played.ts';

export interface Sample {
  readonly at: number;
  readonly chances: readonly number[];
}

/** More points than this nobody can tell apart. */
const MOST_SAMPLES = 40;

export function useChances(
  played: Played | undefined,
  updates: readonly AnyUpdate[],
): readonly Sample[] {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    if (!played) return undefined;
    let isWanted = true;
    setSamples([]);
    void (async () => {
      for (const at of inTurns(updates.length)) {
        const chances = await engine.chances(rulesOf(played), updates[at]!.view);
        if (!isWanted) return;
        if (chances) {
          setSamples((before) => [...before, { at, chances }].sort((a, b) => a.at - b.at));
        }
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [played, updates]);
  return samples;
}

/** First every fourth look, so that the whole line is there soon; then those between. */
export function inTurns(length: number): number[] {
  const step = Math.max(1, Math.ceil(length / MOST_SAMPLES));
  const all: number[] = [];
  for (let at = 0; at < length; at += step) all.push(at);
  if (length > 0 && all.at(-1) !== length - 1) all.push(length - 1);
  const isCoarse = (i: number): boolean => i % 4 === 0 || i === all.length - 1;
  return [...all.filter((_, i) => isCoarse(i)), ...all.filter((_, i) => !isCoarse(i))];
}

/** A change of somebody's chance that is worth a mark, and how many marks there are at most. */
const BIG = 0.12;
const MOST_MARKS = 4;

/** Moments right after the biggest swings, in their order. */
export const swings = (samples: readonly Sample[]): number[] =>
  samples
    .flatMap(({ at, chances }, i) => {
      const before = samples[i - 1];
      if (!before) return [];
      const by = Math.max(
        ...chances.map((chance, seat) => Math.abs(chance - before.chances[seat]!)),
      );
      return by >= BIG ? [{ at, by }] : [];
    })
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST_MARKS)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
