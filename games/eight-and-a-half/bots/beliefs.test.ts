import { fastRng, type Worlds } from '@parlor/kit';
import { eightAndAHalf, type View } from '../rules/index.ts';
import { KINDS, type State } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { lastDeeds, likelyWorlds } from './beliefs.ts';
import { SENSIBLE } from './levels.ts';
import { Odds } from './odds.ts';
import { type Layout, viewOf } from './testPosition.ts';

const layout = (pile: string, value: number): Layout => ({
  hands: ['1 2 9', '3 4 6', '3 4 6'],
  opens: ['6 7 8', '6 7 8', '6 7 8'],
  blinds: ['3 4 5', '3 4 5', '3 4 6'],
  banks: ['1 2 3 4', '1 2 3 4', '1 2 3 4'],
  pile,
  value,
});

/** How often `seat` holds `card` in 1,000 worlds. */
function share(worlds: Worlds<State>, seat: number, card: number): number {
  const rng = fastRng(6);
  let held = 0;
  const world = worlds(rng);
  for (let n = 0; n < 1000; n++) {
    worlds(rng, world);
    if (world.hand[seat * KINDS + card]! > 0) held++;
  }
  return held / 1000;
}

const likely = (view: View): Worlds<State> => likelyWorlds(view, SENSIBLE, new Odds().count(view));

describe('beliefs', () => {
  it('read the last play of every hidden hand off the pile', () => {
    const deeds = lastDeeds(viewOf(layout('3 5 G 7', 7)));
    expect(deeds.map(({ seat, card, value, five }) => ({ seat, card, value, five }))).toEqual([
      { seat: 1, card: 11, value: 10, five: true },
      { seat: 2, card: 7, value: 10, five: true },
    ]);
  });

  it('whoever lets a half pass seldom holds the card that catches it', () => {
    // Seat 1 left 3½, seat 2 went on with a 7 and so hardly has a 4.
    const view = viewOf(layout('3 ½ 7', 7));
    const plain = share(eightAndAHalf.worlds(view), 2, 4);
    expect(share(likely(view), 2, 4)).toBeLessThan(plain * 0.93);
  });

  it('whoever lays high had nothing low that fitted', () => {
    const view = viewOf(layout('2 8', 8));
    const plain = share(eightAndAHalf.worlds(view), 2, 3);
    expect(share(likely(view), 2, 3)).toBeLessThan(plain * 0.93);
  });

  it('are silent on an empty pile', () => {
    expect(lastDeeds(viewOf(layout('', 0)))).toEqual([]);
  });

  it('keep to worlds that fit the view', () => {
    const view = viewOf(layout('3 ½ 7', 7));
    const sample = likely(view);
    for (let n = 0; n < 20; n++) expect(eightAndAHalf.view(sample(fastRng(n)), 0)).toEqual(view);
  });
});
