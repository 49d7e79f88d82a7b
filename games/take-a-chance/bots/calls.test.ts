import { fastRng, firstSeat } from '@parlor/kit';
import { takeAChance, type Move, type View } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { diceValues } from './calls.ts';

/** Every position of a random match as whoever is asked receives it: through JSON, like in the page. */
function* positions(seed: number) {
  const rng = fastRng(seed, 3);
  const state = takeAChance.setup({ seats: 3, options: takeAChance.presets.standard }, rng);
  for (let asked = takeAChance.toAct(state); asked !== 0; asked = takeAChance.toAct(state)) {
    const seat = firstSeat(asked);
    const view = JSON.parse(JSON.stringify(takeAChance.view(state, seat))) as View;
    const moves: Move[] = [];
    moves.length = Math.max(0, takeAChance.moves(state, seat, moves));
    yield { view, seat, moves };
    takeAChance.apply(state, seat, takeAChance.sample(state, seat, rng), rng);
  }
}

const isAboutKeeping = ({ view }: { readonly view: View }): boolean =>
  view.question === 'rethrow' || view.question === 'kept rethrow';

describe('values of dice', () => {
  it('come for every choice of dice to keep, in the order of the legal moves', () => {
    const asked = [...positions(1)].filter(isAboutKeeping);
    expect(asked.length).toBeGreaterThan(10);
    for (const { view, seat, moves } of asked) {
      const values = diceValues(view, seat);
      expect(values.map(({ move }) => move)).toEqual(moves);
      for (const { value } of values) expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  it('are exact: keeping everything brings what lies there', () => {
    let seen = 0;
    for (const { view, seat, moves } of [1, 2, 3].flatMap((seed) => [...positions(seed)])) {
      if (view.question !== 'rethrow' || view.options.luckyCharm) continue;
      const { dice } = view.roll!;
      const all = moves.findIndex(
        (move) => move.type === 'keep' && move.dice.length === dice.length,
      );
      const paidNow = Math.max(0, ...view.offers.map(({ amount }) => amount));
      expect(diceValues(view, seat)[all]?.value).toBe(paidNow);
      seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('are told to nobody but the seat that is asked', () => {
    for (const { view, seat } of [...positions(1)].filter(isAboutKeeping)) {
      expect(diceValues(view, (seat + 1) % 3)).toEqual([]);
      expect(diceValues({ ...view, viewer: 'public' }, seat)).toEqual([]);
    }
  });
});
