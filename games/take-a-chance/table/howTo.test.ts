/** What the how-to page shows and claims, played by the rules. */

import { fastRng, LANGUAGES } from '@parlor/kit';
import { howToProse } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { openBox } from '../facts/box.ts';
import { MAX_DICE } from '../facts/dice/hands.ts';
import { CHARM_EXAMPLE, ROLL_EXAMPLE, TICKET_EXAMPLES } from '../facts/examples.ts';
import {
  BLACK_DICE,
  CHARM_BONUS,
  CHARMS,
  COLOURS,
  START_CASH,
  TICKETS_EACH,
  TICKETS_OF_TWO,
  TURN_LIMIT,
} from '../facts/types.ts';
import { catalogues } from '../messages/catalogues.ts';
import { takeAChance as game } from '../rules/index.ts';
import { presets } from '../rules/options.ts';
import { buy, chance, codeOf, keep, roll, TestTable, take } from '../rules/testTable.ts';
import { view } from '../rules/view.ts';
import { textOf } from '../text/textOf.ts';

const box = openBox(null);
const codes = (cards: readonly number[]): string => cards.map(codeOf).join(' ');
/** One card of each colour. */
const oneOfEach = (colours: readonly number[]): string =>
  codes(colours.map((colour) => colour * CHARMS));

describe('T-4.1, T-4.2 the roll on the page', () => {
  const { colours, dice, contains, best, pays } = ROLL_EXAMPLE;

  it('is one that these cards allow, contains what is said, and pays most for what is taken', () => {
    const table = new TestTable({ boards: [oneOfEach(colours)] }).play(roll, ...dice);
    const { offers } = view(table.state, 0);
    expect(offers.map(({ combo }) => combo).sort()).toEqual(contains.toSorted());
    const most = offers.toSorted((a, b) => b.amount - a.amount)[0];
    expect([most.combo, most.amount]).toEqual([best, pays]);
    const before = table.cash[0];
    table.stand().play(take(best));
    expect(table.cash[0] - before).toBe(pays);
  });
});

describe('T-7.3 the Lucky Charm on the page', () => {
  const { cards, combo, charm, bonus } = CHARM_EXAMPLE;
  const dice = [4, 4, 4, 2, 2];
  /** The two cards and colours that make up the dice, none with the charm. */
  const mine = `${codes(cards)} O1`;
  const played = (boards: string[]): TestTable =>
    new TestTable({ options: { luckyCharm: true }, boards })
      .playWithCharm(roll, dice, [charm])
      .stand();

  it('brings its owner what is said', () => {
    const table = played([mine, 'P1', 'P2']);
    const offer = view(table.state, 0).offers.find((one) => one.combo === combo);
    expect([offer.bonus, offer.toOthers]).toEqual([bonus, 0]);
    expect(bonus).toBe(CHARM_BONUS * cards.length);
  });

  it('brings the others theirs if no card that pays shows it', () => {
    const table = played([codes([13, 1]).concat(' O1'), codes([cards[0]]), 'P2']);
    const { cash: before } = table;
    table.play(take(combo));
    expect(table.cash[1] - before[1]).toBe(CHARM_BONUS);
  });

  it('brings nobody anything if the roll pays nothing', () => {
    const table = new TestTable({ options: { luckyCharm: true }, boards: ['R1', 'P0', 'P2'] });
    table.playWithCharm(roll, [1, 3, 5], [charm]).stand();
    expect(table.happened('nothing')).toHaveLength(1);
    expect(table.cash).toEqual([START_CASH, START_CASH, START_CASH]);
  });

  it('may be thrown again once', () => {
    const table = new TestTable({
      options: { luckyCharm: true },
      tickets: [[7]],
      boards: ['P0', 'P1', 'P2'],
    });
    table.playWithCharm(chance, [1, 2, 3], [0]).playWithCharm(keep([1, 2, 3]), [], [1]);
    expect(table.refusal(keep([1, 2, 3]))).toBe('charm-die-thrown-twice');
  });
});

describe('T-5.1 to T-5.3 the tickets on the page', () => {
  it('are one with an OR, one that leads to another and one to keep', () => {
    const ticket = (kind: number) => box.tickets[kind];
    expect(ticket(TICKET_EXAMPLES.or).choices.length).toBeGreaterThan(1);
    expect(ticket(TICKET_EXAMPLES.another).choices[0].at(-1)).toEqual({ do: 'ticket' });
    expect(ticket(TICKET_EXAMPLES.kept).keptFor).not.toBeNull();
  });
});

describe('figures on the page', () => {
  it('T-2.1, T-2.2, T-7.1 everyone starts with what is said', () => {
    const started = game.setup({ seats: 4, options: presets.standard }, fastRng(1));
    const four = game.view(started, 0);
    expect(
      four.players.map(({ cash, board, ticketsLeft, stack }) => [
        ...[cash, board.length, ticketsLeft, stack.length],
      ]),
    ).toEqual(Array.from({ length: 4 }, () => [START_CASH, 1, TICKETS_EACH.usual, 3]));
    for (const preset of ['standard', 'long', 'even'] as const) {
      const two = game.setup({ seats: 2, options: presets[preset] }, fastRng(1));
      expect(game.view(two, 0).players.map(({ ticketsLeft }) => ticketsLeft)).toEqual([
        TICKETS_OF_TWO,
        TICKETS_OF_TWO,
      ]);
    }
    const { short, long } = TICKETS_EACH;
    expect(game.options.tickets).toEqual({ type: 'count', min: short, max: long });
  });

  it('T-3.2, T-5.1 all colours make as many dice as is said, and nobody throws more than is said', () => {
    const all = oneOfEach(Array.from({ length: COLOURS }, (_, colour) => colour));
    const eight = [1, 1, 1, 1, 1, 1, 1, 1];
    expect(new TestTable({ boards: [all] }).play(roll, ...eight).dice).toHaveLength(
      BLACK_DICE + COLOURS,
    );
    // Kind 5 adds two dice.
    const ten = new TestTable({ boards: [all], tickets: [[5]] }).play(chance, ...eight, 1);
    expect(ten.dice).toHaveLength(MAX_DICE);
  });

  it.each(LANGUAGES)('T-6.3 the number of turns is the rules’ own, in %s', (language) => {
    expect(howToProse(textOf(catalogues[language].messages))).toContain(` ${TURN_LIMIT} `);
  });

  it('T-7.1 two players: after a purchase the next card goes unseen; no auctions, no charm die', () => {
    const table = new TestTable({ seats: 2, stacks: ['O0'], draw: 'R0 R1 R2' }).play(buy('O0'));
    expect(table.happened('discarded')).toHaveLength(1);
    for (const preset of ['auctions', 'luckyCharm'] as const)
      expect(game.checkTable({ seats: 2, options: presets[preset] })).toBeDefined();
  });
});
