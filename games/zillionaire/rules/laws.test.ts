import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { type View, zillionaire } from './index.ts';

describe('the laws', () => {
  it.each(everyTable(zillionaire))('hold at $seats seats over $options.games games', (table) => {
    const matches = Math.ceil(12 / table.options.games);
    expect(() => lawsHold(zillionaire, table, { matches, seed: 1 })).not.toThrow();
  });
});

describe('law 13 catches a Zillionaire', () => {
  const table = { seats: 4, options: zillionaire.presets.standard };

  it('that forgets how many games a match has (Z-1.3)', () => {
    const { games } = zillionaire.presets.standard;
    const forgetful: typeof zillionaire = {
      ...zillionaire,
      view(state, viewer) {
        const { games: _games, ...view } = zillionaire.view(state, viewer);
        return view as View;
      },
      worlds: (view) => zillionaire.worlds({ ...view, games }),
    };
    expect(() => lawsHold(forgetful, table, { matches: 1, seed: 1 })).toThrow(
      /law 13 .* has the option games as nothing/,
    );
  });

  it('whose worlds alone forget it (Z-1.3)', () => {
    const { games } = zillionaire.presets.standard;
    const forgetful: typeof zillionaire = {
      ...zillionaire,
      worlds: (view) => zillionaire.worlds({ ...view, games }),
    };
    expect(() => lawsHold(forgetful, table, { matches: 1, seed: 1, laws: [13] })).toThrow(
      /law 13 .* a world from the view of .* has the option games as 4 and not /,
    );
  });

  it('whose worlds forget the passes of a round (Z-4.3)', () => {
    const forgetful: typeof zillionaire = {
      ...zillionaire,
      worlds(view) {
        const sampler = zillionaire.worlds(view);
        return (rng, into) => Object.assign(sampler(rng, into), { passes: 0 });
      },
    };
    expect(() => lawsHold(forgetful, table, { matches: 3, seed: 1 })).toThrow(
      /law 13 .* another "view\./,
    );
  });
});
