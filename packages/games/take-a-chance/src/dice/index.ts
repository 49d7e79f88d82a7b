/** Dice by themselves: what a roll contains, what it pays, what is best to keep. */

export { COMBOS, type Combo, type ComboSet, combosIn, contains } from './combos.ts';
export { diceOf, type Hand, handOf, MAX_DICE } from './hands.ts';
export { DiceSolver, type KeepValue, type Rethrows, type RollPosition } from './solver.ts';
export { type Stakes, type StakesInput, settle, stakesOf } from './stakes.ts';
