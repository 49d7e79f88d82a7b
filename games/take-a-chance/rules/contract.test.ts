import { fastRng, WIDE } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { keepOf } from '../facts/keeps.ts';
import { handOf } from '../facts/dice/hands.ts';
import { takeAChance as game } from './index.ts';
import { presets } from './options.ts';
import {
  bid,
  buy,
  chance,
  first,
  keep,
  or,
  pass,
  roll,
  swap,
  TestTable,
  take,
  throwDice,
  use,
} from './testTable.ts';
import { ASK, type Move, OVER, QUESTIONS } from '../facts/types.ts';

const ALL: readonly Move[] = [
  buy('R3'),
  roll,
  chance,
  first,
  or,
  swap('P0', 'R3'),
  use,
  throwDice,
  keep([1, 1, 4], true),
  keep([]),
  take('two-threes'),
  bid(1_200),
  pass,
];

describe('moves as JSON', () => {
  it('are read back, listed ones as the same object', () => {
    for (const move of ALL) {
      const read = game.parseMove(JSON.parse(JSON.stringify(move)));
      expect(read).toEqual(move);
    }
    for (const move of ALL.filter(({ type }) => type !== 'bid')) {
      expect(game.parseMove({ ...move })).toBe(game.parseMove(move));
    }
    expect(game.parseMove({ type: 'keep', dice: [4, 1, 1], charm: true })).toBe(
      keepOf(handOf([1, 1, 4]), true),
    );
  });

  it('are refused when anything about them is wrong', () => {
    const bad: unknown[] = [
      { type: 'buy' },
      { type: 'buy', card: 36 },
      { type: 'buy', card: -1 },
      { type: 'buy', card: 1.5 },
      { type: 'buy', card: '1' },
      { type: 'buy', card: 1, from: 'pool' },
      { type: 'roll', dice: 3 },
      { type: 'or', kind: 1 },
      { type: 'first', choice: 0 },
      { type: 'swap', give: 0 },
      { type: 'keep', dice: [7], charm: false },
      { type: 'keep', dice: [0], charm: false },
      { type: 'keep', dice: [1], charm: 1 },
      { type: 'keep', dice: new Array(10).fill(1), charm: false },
      { type: 'keep', dice: '1', charm: false },
      { type: 'keep', dice: [1] },
      { type: 'collect', combo: 'flush' },
      { type: 'collect', combo: 3 },
      { type: 'bid', amount: Number.NaN },
      { type: 'bid', amount: 1e300 },
      { type: 'bid', amount: '100' },
      { type: 'fold' },
      null,
      [],
      'roll',
    ];
    for (const input of bad) expect(game.parseMove(input)).toBeUndefined();
  });

  it('have notations of their own', () => {
    const { state } = new TestTable();
    expect(ALL.map((move) => game.notate(state, 0, move, 'public'))).toEqual([
      'buy Red wishbone',
      'roll',
      'chance',
      'first',
      'or',
      'swap Purple horseshoe → Red wishbone',
      'use',
      'throw',
      'keep 1 1 4 charm',
      'keep nothing',
      'collect two-threes',
      'bid 1200',
      'pass',
    ]);
    const edges = ALL.map((move) => game.edge(state, 0, move, 'public'));
    expect(new Set(edges).size).toBe(ALL.length);
  });
});

describe('check', () => {
  it('answers whatever is asked by whomever', () => {
    const { state } = new TestTable();
    expect(game.check(state, 0, null as unknown as Move)).toEqual({ code: 'no-such-move' });
    expect(game.check(state, 7, roll)).toEqual({ code: 'not-your-turn' });
    expect(game.check(state, Number.NaN, roll)).toEqual({ code: 'not-your-turn' });
    expect(game.check(state, 0, take('pair'))).toEqual({ code: 'not-asked-now' });
    state.question = OVER;
    expect(game.check(state, 0, roll)).toEqual({ code: 'match-over' });
    expect(game.toAct(state)).toBe(0);
  });
});

describe('questions', () => {
  it('are numbered in order', () => {
    expect(QUESTIONS.map((name) => ASK[name])).toEqual(QUESTIONS.map((_, number) => number));
    expect(OVER).toBe(QUESTIONS.length);
  });
});

describe('options', () => {
  it('come with presets that open a table for three', () => {
    for (const options of Object.values(presets)) {
      expect(game.checkTable({ seats: 3, options })).toBeUndefined();
    }
    expect(game.options.tickets).toEqual({ type: 'count', min: 5, max: 7 });
  });
});

describe('the longest match', () => {
  it('is longer than any that was played', () => {
    const out: Move[] = [];
    for (const preset of ['standard', 'advanced']) {
      const table = { seats: 3, options: presets[preset]! };
      const rng = fastRng(1);
      const state = game.setup(table, rng);
      let moves = 0;
      // Nobody takes a chance, everybody rolls and bids as long as it is possible.
      for (; game.toAct(state) !== 0; moves++) {
        const count = game.moves(state, state.asked, out);
        let move = count === WIDE ? game.sample(state, state.asked, rng) : out[rng.below(count)]!;
        if (move.type === 'chance') move = out[0]!;
        game.apply(state, state.asked, move, rng);
      }
      expect(state.turns).toBe(300);
      expect(moves).toBeLessThan(game.maxMoves(table));
    }
    expect(game.maxMoves({ seats: 3, options: presets.standard })).toBeLessThan(10_000);
  });
});
