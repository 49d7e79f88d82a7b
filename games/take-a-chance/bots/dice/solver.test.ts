import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { CARDS, CHARMS, type Card } from '../../facts/types.ts';
import { diceOf, FACES, FIRST_HAND, handOf } from '../../facts/dice/hands.ts';
import { DiceSolver, type RollPosition } from './solver.ts';
import { type Stakes, settle, stakesOf } from './stakes.ts';

const EXACT = 9;

/** Dice without order, as a number: one decimal place for each face. */
const PLACE = [1, 10, 100, 1_000, 10_000, 100_000];
const codeOf = (dice: readonly number[]): number =>
  dice.reduce((code, face) => code + PLACE[face - 1]!, 0);

/** Values by the code of the dice. */
type Table = Map<number, number>;

/** How a roll stands, but for the dice. */
interface Rest {
  readonly charm: number;
  readonly rethrows: number;
  readonly kept: boolean;
  readonly charmThrown: boolean;
}

/** The same values by trying every subset of the dice and every single fall of the others. */
class Enumeration {
  private readonly known = new Map<string, Table>();

  constructor(
    private readonly stakes: Stakes,
    private readonly ticketWorth = 0,
  ) {}

  value({ dice, charm = 0, rethrows, kept = false, charmThrown = false }: RollPosition): number {
    const rest = { charm, rethrows, kept, charmThrown };
    return this.best(dice, codeOf(dice), rest, this.table(dice.length, rest));
  }

  /** What keeping some dice is worth when the others are thrown. */
  keeping(position: RollPosition, part: readonly number[], charmKept: boolean): number {
    const { dice, charm = 0, rethrows, kept = false, charmThrown = false } = position;
    return this.keep(dice, part, charmKept, { charm, rethrows, kept, charmThrown });
  }

  private keep(
    dice: readonly number[],
    part: readonly number[],
    charmKept: boolean,
    rest: Rest,
  ): number {
    const stays = charmKept || !this.stakes.withCharm;
    if (part.length === dice.length && stays) return settle(this.stakes, handOf(dice), rest.charm);
    const spends = rest.rethrows === 0;
    let sum = 0;
    const charms = stays ? [rest.charm] : [0, 1, 2, 3, 4, 5];
    for (const charm of charms) {
      const next: Rest = {
        charm,
        rethrows: spends ? 0 : rest.rethrows - 1,
        kept: spends ? false : rest.kept,
        charmThrown: rest.charmThrown || !stays,
      };
      const table = this.table(dice.length, next);
      sum += this.sumOfFalls([...part], codeOf(part), dice.length, next, table);
    }
    const falls = charms.length * FACES ** (dice.length - part.length);
    return sum / falls - (spends ? this.ticketWorth : 0);
  }

  /** Adds up all falls of the dice that are missing. `dice` is filled and emptied again. */
  private sumOfFalls(dice: number[], code: number, size: number, rest: Rest, table: Table): number {
    if (dice.length === size) return table.get(code) ?? this.best(dice, code, rest, table);
    let sum = 0;
    for (let face = 1; face <= FACES; face++) {
      dice.push(face);
      sum += this.sumOfFalls(dice, code + PLACE[face - 1]!, size, rest, table);
      dice.pop();
    }
    return sum;
  }

  private table(size: number, rest: Rest): Table {
    const key = `${size} ${rest.charm} ${rest.rethrows} ${rest.kept} ${rest.charmThrown}`;
    const table = this.known.get(key) ?? new Map<number, number>();
    this.known.set(key, table);
    return table;
  }

  private best(dice: readonly number[], code: number, rest: Rest, table: Table): number {
    let value = table.get(code);
    if (value === undefined) {
      value = settle(this.stakes, handOf(dice), rest.charm);
      if (rest.rethrows > 0 || rest.kept) value = Math.max(value, this.bestThrow([...dice], rest));
      table.set(code, value);
    }
    return value;
  }

  private bestThrow(dice: readonly number[], rest: Rest): number {
    const tried = new Set<number>();
    let best = Number.NEGATIVE_INFINITY;
    for (let subset = 0; subset < 1 << dice.length; subset++) {
      const part = dice.filter((_, die) => (subset >>> die) & 1);
      if (tried.has(codeOf(part))) continue;
      tried.add(codeOf(part));
      best = Math.max(best, this.keep(dice, part, true, rest));
      if (this.stakes.withCharm && !rest.charmThrown) {
        best = Math.max(best, this.keep(dice, part, false, rest));
      }
    }
    return best;
  }
}

/** Boards of very different kinds: only Purple, a few cards, one of each colour, everything of two colours. */
const BOARDS: readonly (readonly Card[])[] = [
  [0],
  [1, 2, 7, 14],
  [3, 8, 13, 18, 29, 34],
  [0, 1, 2, 3, 4, 5, 24, 25, 26, 27, 28, 29],
];

function expectSameValues(stakes: Stakes, position: RollPosition, ticketWorth = 0): void {
  const truth = new Enumeration(stakes, ticketWorth);
  const solver = new DiceSolver(stakes, ticketWorth);
  for (const { move, value } of solver.values(position)) {
    expect(value).toBeCloseTo(truth.keeping(position, move.dice, move.charm), EXACT);
  }
  expect(solver.best(position).value).toBeCloseTo(truth.value(position), EXACT);
}

describe('the solver agrees with full enumeration', () => {
  it.each(BOARDS.map((cards) => ({ cards })))(
    'for every hand of one to five dice with cards $cards',
    ({ cards }) => {
      const stakes = stakesOf({ set: null, cards });
      const truth = new Enumeration(stakes);
      const solver = new DiceSolver(stakes);
      for (let hand = FIRST_HAND[1]!; hand < FIRST_HAND[6]!; hand++) {
        const position = { dice: diceOf(hand), rethrows: 1 };
        let worst = 0;
        for (const { move, value } of solver.values(position)) {
          worst = Math.max(worst, Math.abs(value - truth.keeping(position, move.dice, false)));
        }
        expect(worst).toBeLessThan(1e-9);
      }
    },
  );

  it('for two re-rolls, up to four dice', () => {
    const stakes = stakesOf({ set: null, cards: BOARDS[1]! });
    const truth = new Enumeration(stakes);
    const solver = new DiceSolver(stakes);
    for (let hand = FIRST_HAND[1]!; hand < FIRST_HAND[5]!; hand++) {
      const position = { dice: diceOf(hand), rethrows: 2 };
      let worst = 0;
      for (const { move, value } of solver.values(position)) {
        worst = Math.max(worst, Math.abs(value - truth.keeping(position, move.dice, false)));
      }
      expect(worst).toBeLessThan(1e-9);
    }
  });

  it('for samples of six and seven dice', () => {
    const rng = fastRng(6);
    for (const size of [6, 6, 7]) {
      const dice = Array.from({ length: size }, () => rng.below(FACES) + 1);
      expectSameValues(stakesOf({ set: null, cards: BOARDS[2]! }), { dice, rethrows: 1 });
    }
  });

  it('for eight and nine dice where four at most are thrown', () => {
    const rng = fastRng(7);
    const stakes = stakesOf({ set: null, cards: [...BOARDS[2]!, 30, 31], pays: 2 });
    const truth = new Enumeration(stakes);
    const solver = new DiceSolver(stakes);
    for (const size of [8, 9]) {
      const dice = Array.from({ length: size }, () => rng.below(FACES) + 1);
      const position = { dice, rethrows: 1 };
      for (const { move, value } of solver.values(position)) {
        if (size - move.dice.length > 4) continue;
        expect(value).toBeCloseTo(truth.keeping(position, move.dice, false), EXACT);
      }
    }
  });

  it('with the charm die, free or already thrown again, one and two re-rolls', () => {
    const luckyCharm = { others: [6, 12, 15, 21, 22, 33], othersWeight: 0.5 };
    const stakes = stakesOf({ set: null, cards: [0, 1, 7, 13], luckyCharm });
    for (const dice of [
      [1, 1, 4],
      [2, 3, 5],
      [6, 6, 6],
    ]) {
      for (const charm of [0, 3]) {
        expectSameValues(stakes, { dice, charm, rethrows: 1 });
        expectSameValues(stakes, { dice, charm, rethrows: 2 });
        expectSameValues(stakes, { dice, charm, rethrows: 2, charmThrown: true });
      }
    }
    expectSameValues(stakes, { dice: [1, 2, 2, 5], charm: 4, rethrows: 1 });
  });

  it('with a kept ticket and what it is thought to be worth', () => {
    const stakes = stakesOf({ set: null, cards: BOARDS[1]! });
    for (const worth of [0, 250]) {
      expectSameValues(stakes, { dice: [1, 3, 4, 6], rethrows: 0, kept: true }, worth);
      expectSameValues(stakes, { dice: [2, 2, 4, 6], rethrows: 1, kept: true }, worth);
    }
    const luckyCharm = { others: [0, 6, 12], othersWeight: 1 };
    const charming = stakesOf({ set: null, cards: [1, 7], luckyCharm });
    expectSameValues(charming, { dice: [2, 2, 6], charm: 0, rethrows: 1, kept: true }, 300);
  });

  it('before the throw', () => {
    const luckyCharm = { others: [6, 12], othersWeight: 1 };
    for (const { stakes, size } of [
      { stakes: stakesOf({ set: null, cards: BOARDS[1]! }), size: 4 },
      { stakes: stakesOf({ set: null, cards: [0, 1, 7], luckyCharm }), size: 3 },
    ]) {
      const truth = new Enumeration(stakes);
      const solver = new DiceSolver(stakes);
      for (const rethrows of [0, 1]) {
        // To throw all dice is to keep none of some roll or other.
        let sum = 0;
        const charms = stakes.withCharm ? CHARMS : 1;
        for (let charm = 0; charm < charms; charm++) {
          const position = { dice: new Array<number>(size).fill(1), charm, rethrows: rethrows + 1 };
          sum += truth.keeping(position, [], true);
        }
        expect(solver.expected(size, { rethrows })).toBeCloseTo(sum / charms, EXACT);
      }
    }
  });
});

describe('stakes', () => {
  it('pay every card that shows the combination, times the factor of a ticket', () => {
    // A pair on two Purple cards; two pairs on Purple and Orange.
    const stakes = stakesOf({ set: null, cards: [0, 1, 6], pays: 2 });
    expect(settle(stakes, handOf([3, 3, 1]), 0)).toBe(2 * 2 * 500);
    expect(settle(stakes, handOf([3, 3, 1, 1]), 0)).toBe(2 * (2 * 1000 + 1500));
    expect(settle(stakes, handOf([3, 4, 1]), 0)).toBe(0);
  });

  it('count the own bonus as income, and what goes to opponents as weighted', () => {
    const others = [12, 18, 13];
    const own = stakesOf({ set: null, cards: [0, 30], luckyCharm: { others, othersWeight: 0.5 } });
    // Charm 0 is on the paying Purple card and on another card owned: $2,000.
    expect(settle(own, handOf([2, 2]), 0)).toBe(500 + 2000);
    // Charm 1 is on one card of the opponents.
    expect(settle(own, handOf([2, 2]), 1)).toBe(500 - 0.5 * 1000);
    const careless = stakesOf({
      set: null,
      cards: [0, 30],
      luckyCharm: { others, othersWeight: 0 },
    });
    expect(settle(careless, handOf([2, 2]), 1)).toBe(500);
  });

  it('never favour opponents by a roll that pays nothing', () => {
    const luckyCharm = {
      others: Array.from({ length: CARDS }, (_, card) => card),
      othersWeight: 1,
    };
    expect(settle(stakesOf({ set: null, cards: [30], luckyCharm }), handOf([1, 2, 3]), 2)).toBe(0);
  });
});

describe('choices of the solver', () => {
  it('are the very moves of the game', () => {
    const solver = new DiceSolver(stakesOf({ set: null, cards: [0] }));
    const { move, value } = solver.best({ dice: [4, 4, 1], rethrows: 1 });
    expect(move).toEqual({ type: 'keep', dice: [4, 4], charm: false });
    // Three of a kind one time in six.
    expect(value).toBeCloseTo(500 + 1500 / 6, EXACT);
  });

  it('are to keep everything when nothing can be thrown or gained', () => {
    const solver = new DiceSolver(stakesOf({ set: null, cards: [0] }));
    expect(solver.values({ dice: [1, 2, 3], rethrows: 0 })).toHaveLength(1);
    expect(solver.best({ dice: [5, 5, 5], rethrows: 1 }).move.dice).toEqual([5, 5, 5]);
  });
});
