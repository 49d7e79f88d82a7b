/** Dice by themselves: what a roll contains, what it pays, what is best to keep. */

export { COMBOS, type Combo, combosIn, contains } from '../../facts/dice/combos.ts';
export { diceOf, type Hand, handOf, MAX_DICE } from '../../facts/dice/hands.ts';
export { DiceSolver, type KeepValue, type RollPosition } from './solver.ts';
export { type Stakes, stakesOf } from './stakes.ts';
