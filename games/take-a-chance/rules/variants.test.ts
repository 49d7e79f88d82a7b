import { describe, expect, it } from 'vitest';
import { takeAChance } from './index.ts';
import { presets } from './options.ts';
import { first, buy, chance, keep, roll, TestTable, take } from './testTable.ts';
import { view } from './view.ts';

describe('T-7.1 two players', () => {
  const two = {
    seats: 2,
    stacks: ['O0 R0 B0', 'O1 R1 B1'],
    pool: 'Y0 G0 B3',
    draw: 'G1 G2 G3 G4 G5',
  };

  it('have seven tickets each', () => {
    const { players } = view(new TestTable(two).state, 0);
    expect(players.map(({ ticketsLeft }) => ticketsLeft)).toEqual([7, 7]);
  });

  it('discard the top card of the draw pile unseen after each purchase, the gap being filled first', () => {
    const table = new TestTable(two).play(buy('R0'));
    expect(table.stack(0)).toBe('O0 G1 B0');
    expect(Array.from(table.state.discards.subarray(0, table.state.discarded))).toEqual([26]);
    table.play(buy('Y0'));
    expect(table.pool).toBe('G3 G0 B3');
    expect(view(table.state, 0)).toMatchObject({ draw: 1, discards: 2 });
    // The last card fills the gap, and nothing is left to discard.
    table.play(buy('G3'));
    expect(view(table.state, 0)).toMatchObject({ draw: 0, discards: 2 });
    expect(table.pool).toBe('G5 G0 B3');
  });

  it('discard after each of two cards a ticket lets them buy, and after none in a swap', () => {
    const table = new TestTable({ ...two, tickets: [[3]] })
      .play(chance)
      .play(first)
      .play(buy('O0'));
    expect(table.state.discarded).toBe(1);
    table.play(buy('R0'));
    expect(table.state.discarded).toBe(2);
  });

  it('never see a discarded card', () => {
    const table = new TestTable(two).play(buy('R0'));
    const other = new TestTable({ ...two, draw: 'G1 G5 G3 G4 G2' }).play(buy('R0'));
    expect(other.state.discards[0]).not.toBe(table.state.discards[0]);
    for (const viewer of [0, 1, 'public'] as const) {
      expect(view(other.state, viewer)).toEqual(view(table.state, viewer));
      expect(other.told(viewer)).toEqual(table.told(viewer));
    }
    expect(table.happened('discarded')).toEqual([{ type: 'discarded', draw: 3 }]);
  });

  it('play without the advanced rules', () => {
    const refused = (options: object) =>
      takeAChance.checkTable({ seats: 2, options: { ...presets.standard, ...options } })?.code;
    expect(refused({ auctions: true })).toBe('auctions-need-three');
    expect(refused({ luckyCharm: true })).toBe('lucky-charm-needs-three');
    expect(refused({})).toBeUndefined();
    const more = new TestTable({ ...two, seats: 3 }).play(buy('R0'));
    expect(more.state.discarded).toBe(0);
  });
});

describe('T-7.3 the lucky charm', () => {
  const HORSESHOE = 0;
  const CLOVER = 1;
  const WISHBONE = 3;
  const charmed = (boards: readonly string[]) =>
    new TestTable({ boards, options: { luckyCharm: true } });

  it('joins every roll and may be thrown again once with the others', () => {
    const table = charmed(['P0']).playWithCharm(roll, [1, 3, 5], [CLOVER]);
    expect(view(table.state, 1).roll).toMatchObject({
      dice: [1, 3, 5],
      charm: CLOVER,
      charmThrown: false,
    });
    expect(table.offered).toContain('keep 1 3 5');
    expect(table.offered).toContain('keep 1 3 5 charm');
    expect(table.offered).toHaveLength(16);
    const kept = charmed(['P0'])
      .playWithCharm(roll, [1, 3, 5], [CLOVER])
      .play(keep([3], true), 6, 2);
    expect([kept.state.charm, kept.dice]).toEqual([CLOVER, [6, 3, 2]]);
    // Only the charm die is thrown again.
    table.playWithCharm(keep([1, 3, 5]), [], [WISHBONE]);
    expect([table.state.charm, table.dice, table.asked]).toEqual([WISHBONE, [1, 3, 5], 1]);
  });

  it('has to stay once it was thrown again, even if there are more re-rolls', () => {
    const table = new TestTable({ options: { luckyCharm: true }, tickets: [[7]] });
    table.playWithCharm(chance, [1, 3, 5], [CLOVER]).playWithCharm(keep([5]), [1, 3], [WISHBONE]);
    expect(table.question).toBe('rethrow');
    expect(table.refusal(keep([5]))).toBe('charm-die-thrown-twice');
    expect(table.offered.every((move) => move.endsWith('charm'))).toBe(true);
    const saved = new TestTable({ options: { luckyCharm: true }, tickets: [[7]] });
    saved.playWithCharm(chance, [1, 3, 5], [CLOVER]).play(keep([5], true), 1, 3);
    saved.playWithCharm(keep([5]), [1, 3], [WISHBONE]);
    expect(saved.state.charm).toBe(WISHBONE);
  });

  it('pays the roller for each card with it, if one of the cards that paid shows it', () => {
    const table = charmed(['P4 O4 R0 G0', 'P1 Y0']);
    table.playWithCharm(roll, [2, 2, 2, 5, 5, 1], [HORSESHOE]).stand().play(take('full-house'));
    expect(table.cash).toEqual([10_000 + 4_000 + 2_000, 10_000, 10_000]);
    expect(table.happened('bonus')).toEqual([
      { type: 'bonus', seat: 0, charm: 0, charmName: 'horseshoe', amount: 2_000, cards: [12, 24] },
    ]);
  });

  it('pays every opponent for each of theirs, if none of the cards that paid shows it', () => {
    // The roller owns a horseshoe, but on Green, which did not pay.
    const table = charmed(['P4 G0', 'P0 O0 R0', 'P2 Y0']);
    table.playWithCharm(roll, [2, 2, 5, 1], [HORSESHOE]).stand().play(take('pair'));
    expect(table.cash).toEqual([10_500, 13_000, 11_000]);
  });

  it('depends on the combination decided on', () => {
    const layout = ['P4 O0', 'P0'];
    const roller = () => charmed(layout).playWithCharm(roll, [2, 2, 5, 5], [HORSESHOE]).stand();
    expect(view(roller().state, 0).offers).toEqual([
      { combo: 'pair', amount: 500, bonus: 0, toOthers: 1_000 },
      { combo: 'two-pairs', amount: 2_500, bonus: 1_000, toOthers: 0 },
    ]);
    expect(roller().play(take('two-pairs')).cash).toEqual([13_500, 10_000, 10_000]);
    expect(roller().play(take('pair')).cash).toEqual([10_500, 11_000, 10_000]);
  });

  it('gives nobody a bonus when the roll pays nothing', () => {
    const table = charmed(['P4', 'P0 O0', 'P2'])
      .playWithCharm(roll, [1, 3, 5], [HORSESHOE])
      .stand();
    expect(table.cash).toEqual([10_000, 10_000, 10_000]);
  });

  it('is not doubled by a ticket', () => {
    const table = new TestTable({ options: { luckyCharm: true }, tickets: [[8]] });
    table.playWithCharm(chance, [2, 2, 5], [HORSESHOE]).stand().play(take('pair'));
    expect(table.cash[0]).toBe(10_000 + 2 * 500 + 1_000);
  });

  it('is not thrown without the option', () => {
    const table = new TestTable().play(roll, 2, 2, 5);
    expect(view(table.state, 0).roll).toMatchObject({ charm: null });
    expect(table.stand().play(take('pair')).cash).toEqual([10_500, 10_000, 10_000]);
  });
});

describe('T-7.4 the advanced rules one by one', () => {
  it('can be chosen each on its own or both', () => {
    for (const auctions of [false, true]) {
      for (const luckyCharm of [false, true]) {
        const options = { ...presets.standard, auctions, luckyCharm };
        expect(takeAChance.checkTable({ seats: 3, options })).toBeUndefined();
        const table = new TestTable({ options, pool: 'O0' });
        if (luckyCharm) table.playWithCharm(roll, [1, 3, 5], [2]).stand();
        else table.play(roll, 1, 3, 5).stand();
        expect(table.play(buy('O0')).question).toBe(auctions ? 'open auction' : 'turn');
      }
    }
  });
});
