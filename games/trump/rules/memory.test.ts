import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { trump } from './game.ts';
import { OVER, type State } from './state/state.ts';
import {
  CASINO,
  cash,
  deal,
  eventsOf,
  FORCE_SALE,
  face,
  HOTEL,
  offer,
  openSale,
  play,
  refusal,
  scene,
  TAX,
  turnEnd,
} from './testScene.ts';
import type { Options } from '../facts/types.ts';
import { boxSeen, cashSeen, view } from './view.ts';
import { worlds } from './worlds.ts';

const RULEBOOK = trump.presets['rulebook']!;
const UNAIDED: Options = { ...RULEBOOK, memoryAids: false };

describe('D-8.2 boxes and cash kept from memory', () => {
  it('shows a box to its owner only, when it is opened to all, and at the end', () => {
    const state = scene({
      hands: [[FORCE_SALE]],
      owned: [[HOTEL]],
      boxes: { [HOTEL]: 80, [CASINO]: 70 },
      options: { boxes: 'memory' },
    });
    expect(view(state, 0).boxes).toEqual([80, null, null, null, null, null, null, null]);
    expect(view(state, 1).boxes).toEqual(Array(8).fill(null));
    play(state, 0, { type: 'play', card: FORCE_SALE, property: CASINO });
    const shown = openSale(state, [0, 10, 0, 0]);
    expect(eventsOf(shown, 'boxShown', 2)).toMatchObject([{ property: CASINO, amount: 70 }]);
    // Open to all until the next move, and no longer (D-5.8).
    for (const viewer of [2, 'public'] as const) expect(view(state, viewer).boxes[CASINO]).toBe(70);
    play(state, 1, { type: 'roll' }, face(4));
    for (const viewer of [2, 'public'] as const)
      expect(view(state, viewer).boxes[CASINO]).toBeNull();
    expect(view(state, 1).boxes[CASINO]).toBe(80);
    state.phase = OVER;
    expect(view(state, 2).boxes).toEqual([80, 80, 50, 50, 50, 50, 50, 50]);
  });

  it('shows everybody their own, and all when the game is over', () => {
    const state = scene({ cash: [10, 20, 30, 40], options: { cash: 'memory' } });
    expect(view(state, 0).cash).toEqual([10, null, null, null]);
    expect(view(state, 2).cash).toEqual([null, null, 30, null]);
    expect(view(state, 'public').cash).toEqual([null, null, null, null]);
    state.phase = OVER;
    expect(view(state, 0)).toMatchObject({ cash: [10, 20, 30, 40], remembered: null });
  });

  it('keeps, with aids, what could have been counted; without them it is nowhere', () => {
    const table = (options: Partial<Options>) =>
      scene({
        part: 2,
        cash: [10, 20, 30, 40],
        boxes: { [HOTEL]: 110 },
        owned: [[HOTEL]],
        options,
      });
    const all = { cash: [10, 20, 30, 40], boxes: [110, 50, 50, 50, 50, 50, 50, 50] };
    for (const option of [{ cash: 'memory' }, { boxes: 'memory' }] as const) {
      expect(view(table(option), 1).remembered).toEqual(all);
      expect(view(table({ ...option, memoryAids: false }), 1).remembered).toBeNull();
    }
    expect(view(table({}), 1).remembered).toBeNull();
    expect(view(table({ memoryAids: false }), 1).remembered).toBeNull();
    const unaided = view(table(UNAIDED), 1);
    expect(cashSeen(unaided, 0)).toBeNull();
    expect(boxSeen(unaided, HOTEL)).toBeNull();
    expect(JSON.stringify(unaided)).not.toContain('110');
  });

  it('judges an offer by its maker’s own cash, and an answer by the accepter’s', () => {
    for (const memoryAids of [true, false]) {
      const options = { cash: 'memory', memoryAids } as const;
      const state = scene({ part: 2, cash: [50, 30], options });
      expect(refusal(state, 0, offer(1, cash(0, 60)))).toBe('cash-short');
      play(state, 0, offer(1, cash(1, 40)));
      expect(refusal(state, 1, { type: 'accept' })).toBe('cash-short');
      expect(refusal(state, 1, { type: 'counter', clauses: [cash(0, 90)] })).toBeUndefined();
      expect(refusal(state, 1, { type: 'counter', clauses: [cash(1, 40)] })).toBe('cash-short');
      play(state, 1, { type: 'counter', clauses: [cash(1, 30)] });
      play(state, 0, { type: 'accept' });
      expect(Array.from(state.cash)).toEqual([80, 0, 400, 400]);
    }
    const open = scene({ part: 2, cash: [50, 30] });
    expect(refusal(open, 0, offer(1, cash(1, 40)))).toBe('cash-short');
  });

  it('is the preset rulebook for both', () => {
    expect(RULEBOOK).toMatchObject({ boxes: 'memory', cash: 'memory', memoryAids: true });
  });
});

describe('worlds of a view without cash', () => {
  const cashIn = (state: State, viewer: number, seat: number): number[] => {
    const seen = view(state, viewer);
    const sampler = worlds(seen);
    const rng = fastRng(3);
    return Array.from({ length: 40 }, () => {
      const world = sampler(rng);
      expect(view(world, viewer)).toEqual(seen);
      return world.cash[seat]!;
    });
  };

  it('have all of it where aids keep count', () => {
    const state = scene({ cash: [10, 20, 30, 40], options: RULEBOOK });
    expect(new Set(cashIn(state, 0, 3))).toEqual(new Set([40]));
  });

  it('have any where nothing does, one’s own apart', () => {
    const state = scene({ cash: [10, 20, 30, 40], options: UNAIDED });
    expect(new Set(cashIn(state, 0, 3)).size).toBeGreaterThan(10);
    expect(new Set(cashIn(state, 0, 0))).toEqual(new Set([10]));
  });

  it('leave nothing to who owes money, or was taxed of more than there was', () => {
    const owing = scene({ part: 2, cash: [0, 400, 400, 400], options: UNAIDED });
    deal(owing, 1, cash(0, 30, turnEnd(0, 0)));
    expect(new Set(cashIn(owing, 2, 0))).toEqual(new Set([0]));
    const taxed = scene({ hands: [[TAX]], owned: [[], [HOTEL]], cash: [90, 10], options: UNAIDED });
    play(taxed, 0, { type: 'play', card: TAX, seat: 1 });
    expect(new Set(cashIn(taxed, 2, 1))).toEqual(new Set([0]));
  });

  it('leave who offers cash at least what the offer takes at once', () => {
    const state = scene({ part: 2, options: UNAIDED });
    play(state, 0, offer(1, cash(0, 390), cash(0, 50, turnEnd(0, 1))));
    for (const amount of cashIn(state, 1, 0)) expect(amount).toBeGreaterThanOrEqual(390);
  });

  it('let nobody have sealed more than they are given', () => {
    const state = scene({ hands: [[FORCE_SALE]], options: UNAIDED });
    play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
    play(state, 1, { type: 'open', amount: 70 });
    const rng = fastRng(2);
    const sampler = worlds(view(state, 0));
    for (let count = 0; count < 40; count++) {
      const world = sampler(rng);
      expect(world.bids[1]!).toBeLessThanOrEqual(world.cash[1]!);
    }
  });
});
