import { fastRng } from '@parlor/kit';
import { type Options, takeAChance } from '../rules/index.ts';
import { DiceSolver, MAX_DICE } from './dice/index.ts';
import { ASK, CHARMS, OVER, type State } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { bestKeep, positionOf } from './exactDice.ts';
import { brain } from './index.ts';
import { Incomes, incomesOf } from './incomes.ts';
import { forMoney } from './objective.ts';
import { player } from './players.ts';
import { COMBO_COUNT, solveRoll } from './rollTable.ts';
import { objectiveOf } from './think.ts';

const { standard } = takeAChance.presets;
const advanced: Options = { ...standard, auctions: true, luckyCharm: true };
const BUDGET = { iterations: 12 };

/** Every re-roll asked for in some matches, as it comes up. */
function rerolls(options: Options, matches: number, visit: (state: State) => void): void {
  for (let match = 0; match < matches; match++) {
    const rng = fastRng(match, 5);
    const state = takeAChance.setup({ seats: 4, options }, rng);
    while (state.question !== OVER) {
      const { asked } = state;
      if (state.question === ASK.rethrow || state.question === ASK['kept rethrow']) visit(state);
      takeAChance.apply(state, asked, player(state, asked, rng), rng);
    }
  }
}

/** How much worse the move is than the best one, in what the objective counts. */
function lossOf(level: 'skilled' | 'expert', state: State): number {
  const seat = state.asked;
  const view = takeAChance.view(state, seat);
  const { move } = brain.think(level, view, seat, fastRng(3), BUDGET);
  // The same dice lead to the same objective.
  const rng = fastRng(3);
  const world = takeAChance.worlds(view)(rng);
  const { stakes, ticketWorth } = objectiveOf(level, view, world, seat, rng, BUDGET);
  const values = new DiceSolver(stakes, ticketWorth).values(positionOf(state, seat));
  const best = Math.max(...values.map(({ value }) => value));
  return best - values.find((choice) => choice.move === move)!.value;
}

describe('every re-roll of the skilled and of the expert is the best there is', () => {
  for (const level of ['skilled', 'expert'] as const) {
    for (const [name, options] of Object.entries({ standard, advanced })) {
      it(`${level}, ${name}: no losses`, () => {
        const found = { positions: 0, losses: 0 };
        rerolls(options, 2, (state) => {
          found.positions++;
          if (lossOf(level, state) > 1e-9) found.losses++;
        });
        expect(found.losses).toBe(0);
        expect(found.positions).toBeGreaterThan(25);
      });
    }
  }

  it('with tickets that give many dice and re-rolls, and kept ones', () => {
    let special = 0;
    let losses = 0;
    rerolls({ ...advanced, tickets: 7 }, 6, (state) => {
      if (state.question === ASK.rethrow && state.rethrows === 1) return;
      special++;
      if (lossOf('expert', state) > 1e-9) losses++;
    });
    expect(special).toBeGreaterThan(5);
    expect(losses).toBe(0);
  });
});

describe('the roll solved at one go', () => {
  it('agrees with the game’s own solver about means', () => {
    rerolls(standard, 2, (state) => {
      const seat = state.asked;
      const { stakes } = forMoney(state, seat);
      const solver = new DiceSolver(stakes);
      const worth = Float64Array.from(
        { length: COMBO_COUNT },
        (_, combo) => state.worth[COMBO_COUNT * seat + combo]! * state.pays,
      );
      const once = solveRoll(worth, state.size);
      const twice = solveRoll(worth, state.size, once);
      expect(once.mean).toBeCloseTo(solver.expected(state.size, { rethrows: 1 }), 6);
      expect(twice.mean).toBeCloseTo(solver.expected(state.size, { rethrows: 2 }), 6);
    });
  });

  it('tells the same with room for next to nothing', () => {
    const { box } = takeAChance.setup({ seats: 3, options: standard }, fastRng(1));
    const plenty = incomesOf(box);
    const little = new Incomes(box, 1);
    for (const counts of [
      [1, 0, 0, 0, 0, 0],
      [1, 1, 0, 2, 0, 0],
      [1, 0, 0, 0, 0, 0],
    ]) {
      const owned = Uint8Array.from(counts);
      expect(little.mean(owned, 0)).toBe(plenty.mean(owned, 0));
      expect(little.table(owned, 0, 5, 2).mean).toBe(plenty.table(owned, 0, 5, 2).mean);
    }
  });

  it('tells what boards earn, in a straight line beyond three cards of a colour', () => {
    const state = takeAChance.setup({ seats: 3, options: standard }, fastRng(1));
    const incomes = incomesOf(state.box);
    const boards = [
      [1, 0, 0, 0, 0, 0],
      [3, 1, 2, 0, 0, 0],
      [1, 1, 1, 1, 1, 1],
      [5, 1, 0, 0, 0, 0],
    ];
    for (const counts of boards) {
      const cards = counts.flatMap((count, colour) =>
        Array.from({ length: count }, (_, charm) => CHARMS * colour + charm),
      );
      const worth = new Float64Array(COMBO_COUNT);
      for (const card of cards) {
        for (let combo = 0; combo < COMBO_COUNT; combo++)
          worth[combo]! += state.box.pays[COMBO_COUNT * Math.trunc(card / CHARMS) + combo]!;
      }
      const dice = Math.min(MAX_DICE, 2 + counts.filter((count) => count > 0).length);
      const exact = solveRoll(worth, dice).mean;
      const told = incomes.mean(Uint8Array.from(counts), 0);
      // A straight line never promises too much: the best of several payments grows faster than each.
      expect(told).toBeLessThanOrEqual(exact + 1e-6);
      expect(told).toBeGreaterThan(0.95 * exact);
    }
  });
});

describe('objectives', () => {
  /** The last turn of all, with a Purple and an Orange card and two pairs on the table: $2,500, or $3,000 for a straight. */
  function lastRoll(rivalAhead: number): State {
    const isOrange = (card: number): boolean => Math.trunc(card / CHARMS) === 1;
    for (let seed = 0; ; seed++) {
      const state = takeAChance.setup({ seats: 2, options: standard }, fastRng(seed));
      const orange = state.pool.find(isOrange);
      if (orange === undefined) continue;
      const seat = state.turn;
      takeAChance.apply(
        state,
        seat,
        takeAChance.parseMove({ type: 'buy', card: orange })!,
        fastRng(1),
      );
      state.turn = seat;
      state.asked = seat;
      takeAChance.apply(state, seat, takeAChance.parseMove({ type: 'roll' })!, fastRng(1));
      state.dice.set([2, 2, 5, 5]);
      state.ending = true;
      state.lastTurns = 1;
      state.cash[1 - seat]! += rivalAhead;
      return takeAChance.decode(takeAChance.encode(state));
    }
  }
  const stand = { type: 'keep', dice: [2, 2, 5, 5], charm: false };
  const expertMove = (state: State) => {
    const seat = state.asked;
    return brain.think('expert', takeAChance.view(state, seat), seat, fastRng(1)).move;
  };

  it('for money two pairs stand', () => {
    const state = lastRoll(2_700);
    expect(bestKeep(state, state.asked, forMoney(state, state.asked))).toEqual(stand);
  });

  it('the expert stands when two pairs win', () => {
    expect(expertMove(lastRoll(2_300))).toEqual(stand);
  });

  it('the expert throws again when they would lose', () => {
    const move = expertMove(lastRoll(2_700));
    expect(move).not.toEqual(stand);
    // Only a straight of four wins, so nothing that stands in its way is kept.
    expect(move.type === 'keep' && new Set(move.dice).size === move.dice.length).toBe(true);
  });
});
