/**
 * What a roll is played for. Each objective is a table of what every combination is worth with every charm, so that the
 * game's exact solver finds the best dice to keep for it, whatever it is.
 */

import type { Rng, Seat } from '@parlor/kit';
import { takeAChance, type View } from '../rules/index.ts';
import { diceOf, type Stakes, stakesOf } from './dice/index.ts';
import { CHARM_BONUS, CHARMS, COLOURS, type State } from '../rules/state.ts';
import { utility } from './contest.ts';
import { incomesOf } from './incomes.ts';
import { hasLaterTurn, wealthOf } from './look.ts';
import { move } from './moves.ts';
import { type Player, playToTheEnd } from './playout.ts';
import { COMBO_COUNT } from './rollTable.ts';

export interface Objective {
  readonly stakes: Stakes;
  /** What spending a kept re-roll costs, in what the stakes are counted in. */
  readonly ticketWorth: number;
  /** For an objective counted in chances to win: the chance if the roll pays nothing. */
  readonly nothing?: number;
}

/** As much money as possible; a dollar for one of the others counts as if it went to the pursuer one time in so many. */
export function forMoney(
  state: State,
  seat: Seat,
  othersWeight = 1 / (state.seats - 1),
): Objective {
  const cards: number[] = [];
  const others: number[] = [];
  state.holder.forEach((holder, card) => {
    if (holder === seat) cards.push(card);
    else if (holder >= 0) others.push(card);
  });
  const { set, luckyCharm } = state.options;
  const stakes = stakesOf({
    set,
    cards,
    pays: state.pays,
    ...(luckyCharm && { luckyCharm: { others, othersWeight } }),
  });
  return { stakes, ticketWorth: rethrowWorth(state, seat) };
}

/** What one more re-roll would bring a plain roll of the board, in a turn to come. */
function rethrowWorth(state: State, seat: Seat): number {
  if (!hasLaterTurn(state, seat)) return 0;
  const incomes = incomesOf(state.box);
  const at = COLOURS * seat;
  const dice = Math.min(9, 2 + state.colours[seat]!);
  return (
    incomes.table(state.owned, at, dice, 2).mean - incomes.table(state.owned, at, dice, 1).mean
  );
}

/**
 * The best chance to win: what the roll pays is added to the ends of matches in which it paid nothing, each of them
 * `utilityOf` its distance to the richest rival.
 */
export function forTheWin(
  view: View,
  seat: Seat,
  player: Player,
  rng: Rng,
  samples: number,
  utilityOf: (margin: number) => number = utility,
): Objective {
  const sample = takeAChance.worlds(view);
  const world = sample(rng);
  const { seats, options } = world;
  const money = forMoney(world, seat);
  const ends = new Float64Array(samples * seats);
  for (let i = 0; i < samples; i++) {
    if (i > 0) sample(rng, world);
    rollForNothing(world, seat, rng);
    playToTheEnd(world, player, rng);
    for (let other = 0; other < seats; other++) ends[i * seats + other] = wealthOf(world, other);
  }
  sample(rng, world);
  const chance = (own: number, charm: number): number =>
    meanOver(world, ends, seat, { own, charm, utilityOf });
  const nothing = chance(0, NO_CHARM);
  const worth = new Float64Array(COMBO_COUNT * CHARMS);
  for (let combo = 0; combo < COMBO_COUNT; combo++) {
    const amount = world.worth[COMBO_COUNT * seat + combo]! * world.pays;
    if (amount === 0) continue;
    for (let charm = 0; charm < CHARMS; charm++) {
      const own = options.luckyCharm && paysWithCharm(world, seat, combo, charm);
      const bonus = own ? CHARM_BONUS * world.charms[CHARMS * seat + charm]! : 0;
      const toOthers = options.luckyCharm && !own ? charm : NO_CHARM;
      worth[CHARMS * combo + charm] = chance(amount + bonus, toOthers) - nothing;
    }
  }
  const perDollar = (chance(PROBE, NO_CHARM) - nothing) / PROBE;
  return {
    stakes: { ...money.stakes, worth },
    ticketWorth: money.ticketWorth * perDollar,
    nothing,
  };
}

const NO_CHARM = -1;
/** A sum to see what money is worth in chances. */
const PROBE = 2_000;

/** The dice stay as they lie and pay nothing. */
function rollForNothing(state: State, seat: Seat, rng: Rng): void {
  const paid = state.paid[seat]!;
  state.paid[seat] = 0;
  const { luckyCharm } = state.options;
  const all = move({ type: 'keep', dice: diceOf(state.hand), charm: luckyCharm });
  takeAChance.apply(state, seat, all, rng);
  state.paid[seat] = paid;
}

function paysWithCharm(state: State, seat: Seat, combo: number, charm: number): boolean {
  for (let colour = 0; colour < COLOURS; colour++) {
    if (state.holder[CHARMS * colour + charm] !== seat) continue;
    if (state.box.pays[COMBO_COUNT * colour + combo]! > 0) return true;
  }
  return false;
}

/** The mean over all ends, if the roller gets `own` more and the others their bonus for `charm`. */
function meanOver(
  state: State,
  ends: Float64Array,
  seat: Seat,
  { own, charm, utilityOf }: { own: number; charm: number; utilityOf: (margin: number) => number },
): number {
  const { seats } = state;
  let sum = 0;
  for (let at = 0; at < ends.length; at += seats) {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const bonus = charm === NO_CHARM ? 0 : CHARM_BONUS * state.charms[CHARMS * other + charm]!;
      rival = Math.max(rival, ends[at + other]! + bonus);
    }
    sum += utilityOf(ends[at + seat]! + own - rival);
  }
  return (sum * seats) / ends.length;
}
