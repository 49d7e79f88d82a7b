import { fastRng, WIDE } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { moves, sample } from './moves.ts';
import { bid, buy, chance, FORCED, first, or, pass, roll, TestTable, take } from './testTable.ts';
import type { Move } from '../facts/types.ts';
import { view } from './view.ts';

const usual = {
  seats: 4,
  options: { auctions: true, ...FORCED },
  stacks: ['O0 R0 B0', 'O1 R1 B1'],
  pool: 'Y0 G0 B3',
  draw: 'G1 G2 G3',
};
const nothing = [1, 3, 5];

describe('T-7.2 auctions', () => {
  it('are held for every Pool card, never for one of the own stack', () => {
    const table = new TestTable(usual).play(buy('G0'));
    expect([table.question, table.asked, table.board(0)]).toEqual(['open auction', 0, 'P0']);
    const own = new TestTable(usual).play(buy('R0'));
    expect([own.question, own.asked, own.board(0), own.cash[0]]).toEqual([
      'turn',
      1,
      'P0 R0',
      7_000,
    ]);
  });

  it('are opened by the buyer at any price', () => {
    for (const amount of [100, 700, 10_000]) {
      const table = new TestTable(usual).play(buy('G0')).play(bid(amount));
      expect(view(table.state, 3).auction).toEqual({
        card: 24,
        auctioneer: 0,
        bid: amount,
        bidder: 0,
        passed: [],
      });
    }
    const table = new TestTable(usual).play(buy('G0'));
    expect(table.refusal(pass)).toBe('not-asked-now');
    expect(table.refusal(bid(0))).toBe('bid-too-low');
    // Even a card that costs more than the cash can be put up, if there is a bill left for it.
    expect(new TestTable({ ...usual, cash: [100] }).buyable).toEqual(['B3', 'G0', 'Y0']);
    expect(new TestTable({ ...usual, cash: [0] }).buyable).toEqual([]);
  });

  it('go clockwise from the auctioneer, in steps of $100, each bid higher', () => {
    const table = new TestTable({ ...usual, turn: 2 }).play(buy('G0')).play(bid(500));
    expect([table.question, table.asked]).toEqual(['bid', 3]);
    expect(table.refusal(bid(500))).toBe('bid-too-low');
    expect(table.refusal(bid(550))).toBe('bid-not-in-hundreds');
    expect(table.refusal(bid(-100))).toBe('bid-too-low');
    table.play(bid(600));
    expect(table.asked).toBe(0);
    table.play(bid(700)).play(bid(1_000));
    expect(table.asked).toBe(2);
  });

  it('never go beyond the bidder’s cash', () => {
    const table = new TestTable({ ...usual, cash: [3_000, 800] }).play(buy('G0'));
    expect(table.refusal(bid(3_100))).toBe('bid-beyond-cash');
    table.play(bid(500));
    expect(table.refusal(bid(900))).toBe('bid-beyond-cash');
    expect(table.refusal(bid(800))).toBeUndefined();
  });

  it('are left for good by a pass; the highest bidder must buy at the bid', () => {
    const table = new TestTable(usual)
      .play(buy('G0'))
      .play(bid(500))
      .play(bid(600))
      .play(pass)
      .play(bid(700));
    expect(table.asked).toBe(0);
    table.play(pass);
    // Seat 2 has passed and is left out.
    expect(table.asked).toBe(1);
    expect(view(table.state, 2).auction!.passed).toEqual([0, 2]);
    table.play(bid(1_200)).play(pass);
    expect(table.cash).toEqual([10_000, 8_800, 10_000, 10_000]);
    expect([table.board(1), table.pool]).toEqual(['P1 G0', 'Y0 G1 B3']);
    expect(view(table.state, 2).auction).toBeNull();
  });

  it('bring the auctioneer the card if all others pass', () => {
    const table = new TestTable(usual)
      .play(buy('G0'))
      .play(bid(300))
      .play(pass)
      .play(pass)
      .play(pass);
    expect([table.board(0), table.cash[0]]).toEqual(['P0 G0', 9_700]);
    // No consolation, the turn is over.
    expect([table.question, table.asked]).toEqual(['turn', 1]);
  });

  it('give an auctioneer who did not win a roll before the turn ends', () => {
    const lost = () =>
      new TestTable(usual)
        .play(buy('G0'))
        .play(bid(100))
        .play(bid(200))
        .play(pass)
        .play(pass)
        .play(pass);
    const table = lost();
    expect([table.question, table.asked, table.offered]).toEqual([
      'consolation roll',
      0,
      ['pass', 'roll'],
    ]);
    table.rolls(roll, [4, 4, 2]).play(take('pair'));
    expect([table.cash[0], table.asked, table.question]).toEqual([10_500, 1, 'turn']);
    expect([lost().play(pass).asked, lost().play(pass).question]).toEqual([1, 'turn']);
  });

  it('ask those who cannot bid higher too, and they can only pass', () => {
    const table = new TestTable({ ...usual, cash: [10_000, 500] }).play(buy('G0')).play(bid(500));
    expect([table.asked, table.offered]).toEqual([1, ['pass']]);
    expect(table.play(pass).asked).toBe(2);
  });

  it('hold for the Pool card a ticket lets one buy, but not for one of the stack', () => {
    const table = new TestTable({ ...usual, tickets: [[0]] }).play(chance);
    expect(table.buyable).toEqual(['B0', 'B3', 'G0', 'O0', 'R0', 'Y0']);
    expect(table.play(buy('B3')).question).toBe('open auction');
    const own = new TestTable({ ...usual, tickets: [[0]] })
      .play(chance)
      .play(buy('R0'), 1, 3, 5, 6);
    expect([own.question, own.board(0)]).toEqual(['rethrow', 'P0 R0']);
  });

  it('make the first side of a ticket possible for anyone who has a bill', () => {
    const free = { ...usual, options: { auctions: true }, cash: [100], tickets: [[1]] };
    expect(new TestTable(free).play(chance).offered).toEqual(['first', 'or']);
    const broke = new TestTable({ ...free, cash: [0] }).play(chance);
    expect([broke.offered, broke.refusal(first)]).toEqual([['or'], 'first-cannot-be-done']);
    expect(broke.play(or).cash[0]).toBe(500);
  });

  it('make a ticket’s Pool card possible for anyone who has a bill', () => {
    const poor = { ...usual, cash: [100], tickets: [[0]] };
    expect(new TestTable(poor).play(chance).buyable).toEqual(['B3', 'G0', 'Y0']);
    const broke = new TestTable({ ...poor, cash: [0] }).play(chance, ...nothing);
    expect(broke.question).toBe('rethrow');
  });

  it('count as a purchase of two even when lost; the second follows if it can be paid', () => {
    const table = new TestTable({ ...usual, tickets: [[3]] }).play(chance);
    table.play(buy('G0')).play(bid(100)).play(bid(200)).play(pass).play(pass).play(pass);
    expect(view(table.state, 0).ticket).toEqual({ kind: 3, choice: 0, step: 0, buys: 1 });
    table.play(pass);
    expect([table.question, table.asked]).toEqual(['buy', 0]);
    table.play(buy('R0'));
    expect([table.board(0), table.asked]).toEqual(['P0 R0', 1]);
    const spent = new TestTable({ ...usual, tickets: [[3]] })
      .play(chance)
      .play(buy('G0'))
      .play(bid(10_000));
    spent.play(pass).play(pass).play(pass);
    expect([spent.cash[0], spent.asked, spent.question]).toEqual([0, 1, 'turn']);
  });

  it('are one move out of a wide space', () => {
    const table = new TestTable(usual).play(buy('G0'));
    const out: Move[] = [];
    expect(moves(table.state, 0, out)).toBe(WIDE);
    table.play(bid(9_800));
    const rng = fastRng(3);
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const move = sample(table.state, 1, rng);
      expect(check(table.state, 1, move)).toBeUndefined();
      seen.add(JSON.stringify(move));
    }
    expect([...seen].sort()).toEqual([
      '{"type":"bid","amount":10000}',
      '{"type":"bid","amount":9900}',
      '{"type":"pass"}',
    ]);
  });
});

describe('T-8.1 one consolation roll a turn', () => {
  const lose = (table: TestTable, card: string, ...faces: number[]): TestTable =>
    table
      .play(buy(card))
      .play(bid(100))
      .play(bid(200))
      .play(pass)
      .play(pass)
      .play(pass, ...faces);
  const turning = (kind: number) => new TestTable({ ...usual, tickets: [[kind]] }).play(chance);

  it('is the ticket’s own roll, if the ticket goes on with one', () => {
    const table = turning(0);
    expect(table.state.consoled).toBe(false);
    lose(table, 'B3', ...nothing);
    expect([table.question, table.dice, table.asked]).toEqual(['rethrow', [1, 3, 5], 0]);
    expect([table.state.consoled, view(table.state, 2).consoled]).toEqual([true, true]);
    table.stand();
    expect([table.question, table.asked]).toEqual(['turn', 1]);
    expect(table.state.consoled).toBe(false);
  });

  it('is asked for at once if the ticket has none to come', () => {
    const table = lose(turning(3), 'G0');
    expect([table.question, table.state.consoled]).toEqual(['consolation roll', false]);
    table.rolls(roll, nothing);
    expect([table.question, table.asked, table.state.consoled]).toEqual(['buy', 0, true]);
    // The second auction lost in the same turn brings no other.
    lose(table, 'Y0');
    expect([table.question, table.asked]).toEqual(['turn', 1]);
  });

  it('can still be had after the second auction by whoever passed the first', () => {
    const table = lose(turning(3), 'G0').play(pass);
    expect([table.question, table.state.consoled]).toEqual(['buy', false]);
    lose(table, 'Y0');
    expect([table.question, table.asked]).toEqual(['consolation roll', 0]);
    expect(table.rolls(roll, nothing).asked).toBe(1);
  });

  it('goes with the turn: a new one has its own', () => {
    const table = lose(new TestTable(usual), 'G0').rolls(roll, nothing);
    expect([table.asked, table.state.consoled]).toEqual([1, false]);
    expect(lose(table, 'Y0').question).toBe('consolation roll');
  });

  it('is none for an auctioneer who wins', () => {
    const table = turning(3).play(buy('G0')).play(bid(300)).play(pass).play(pass).play(pass);
    expect([table.question, table.state.consoled]).toEqual(['buy', false]);
  });
});

describe('T-8.1 a discount with auctions', () => {
  const discounted = (first: number) =>
    new TestTable({ ...usual, tickets: [[1]] }).play(chance).play(buy('G0')).play(bid(first));

  it('is paid back out of the winning bid if the ticket’s player wins', () => {
    const table = discounted(2_000).play(pass).play(pass).play(pass, 1, 3, 5, 6);
    expect([table.cash[0], table.board(0), table.question]).toEqual([8_500, 'P0 G0', 'rethrow']);
    expect(table.happened('refund')).toEqual([{ type: 'refund', seat: 0, amount: 500 }]);
  });

  it('is never more than the bid', () => {
    const table = discounted(300).play(pass).play(pass).play(pass, 1, 3, 5, 6);
    expect(table.cash[0]).toBe(10_000);
  });

  it('is nobody else’s', () => {
    const table = discounted(2_000)
      .play(bid(2_100))
      .play(pass)
      .play(pass)
      .play(pass, ...nothing);
    expect(table.cash).toEqual([10_000, 7_900, 10_000, 10_000]);
  });

  it('is no reason to bid beyond one’s cash', () => {
    const table = new TestTable({ ...usual, cash: [1_000], tickets: [[1]] })
      .play(chance)
      .play(buy('G0'));
    expect(table.refusal(bid(1_100))).toBe('bid-beyond-cash');
  });
});
