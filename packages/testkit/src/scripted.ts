/**
 * Chance by script: a rules test states each random result it needs, and
 * fails if the rules ask for another, ask for more, or leave any over.
 */

import { canonicalJson, type Rng, type Shufflable } from '@parlor/kit';

/**
 * One scripted result. A number answers the next `below` or `pick` (0-based);
 * a deck answers the next `shuffle`, which must be of the same items.
 */
export type Step = number | { readonly deck: readonly unknown[] };

export interface ScriptedRng extends Rng {
  /** Whether every scripted result has been used. */
  exhausted(): boolean;

  /** The results not yet used, in order. */
  left(): readonly Step[];
}

export function scriptedRng(...steps: readonly Step[]): ScriptedRng {
  let used = 0;

  function next(asked: string): Step {
    const step = steps[used];
    if (step === undefined) {
      throw new Error(
        `scripted chance: ${asked} was asked, but all ${steps.length} scripted results are used`,
      );
    }
    used++;
    return step;
  }

  const refuse = (asked: string, why: string): never => {
    const step = steps[used - 1];
    throw new Error(
      `scripted chance, result ${used} of ${steps.length}: ${asked} was asked, ${why}: ${show(step)}`,
    );
  };

  function below(n: number, asked: string): number {
    const step = next(asked);
    if (typeof step !== 'number') return refuse(asked, 'but a deck is scripted');
    if (!Number.isInteger(step) || step < 0 || step >= n) return refuse(asked, 'which cannot give');
    return step;
  }

  return {
    below: (n) => below(n, `below(${n})`),

    pick: (items) => items[below(items.length, `pick from ${show(items)}`)]!,

    shuffle<L extends Shufflable>(items: L): L {
      const asked = `shuffle of ${show(Array.from(items))}`;
      const step = next(asked);
      if (typeof step === 'number') return refuse(asked, 'but a number is scripted');
      if (!samePieces(items, step.deck)) return refuse(asked, 'and this is no order of those');
      // The rules may compare by identity, so the real items go into the scripted places.
      const real = Array.from(items);
      step.deck.forEach((piece, place) => {
        const text = canonicalJson(piece);
        const found = real.findIndex((item) => canonicalJson(item) === text);
        items[place] = real.splice(found, 1)[0];
      });
      return items;
    },

    exhausted: () => used === steps.length,
    left: () => steps.slice(used),
  };
}

/** Runs with scripted chance and insists that the script was used up. */
export function scripted<A>(steps: readonly Step[], run: (rng: Rng) => A): A {
  const rng = scriptedRng(...steps);
  const result = run(rng);
  if (!rng.exhausted()) {
    const left = rng.left();
    throw new Error(
      `scripted chance: ${left.length} of ${steps.length} results were never asked for: ${show(left)}`,
    );
  }
  return result;
}

function samePieces(items: Shufflable, deck: readonly unknown[]): boolean {
  const texts = (pieces: ArrayLike<unknown>) => Array.from(pieces, canonicalJson).sort().join();
  return texts(items) === texts(deck);
}

const LONGEST_SHOWN = 300;

function show(value: unknown): string {
  const text = canonicalJson(value ?? null);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
