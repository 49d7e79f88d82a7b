/** What the bots of every game are made of: a search that is handed a view, levels, hints with reasons, and trainings. */

export {
  type AnyBrain,
  type Brain,
  type Hint,
  HINTS,
  type Plan,
  type Reason,
  type Thought,
} from './brain.ts';
export { type Budget, shareOf } from './budget.ts';
export { chanceWith } from './chanceWith.ts';
export { type Training, finish, type Lessons, linesOf, partOf } from './training.ts';
export { type Guide, plainGuide, type Policy } from './guide.ts';
export { isLevel, type Level, LEVELS, type Persona } from './level.ts';
export { plainBrain } from './plainBrain.ts';
export { playOn } from './playOn.ts';
export { playOut } from './playOut.ts';
export { sequentialHalving } from './sequentialHalving.ts';
export { meanOf, type Ranked, type Ranking } from './ranking.ts';
export { reasonsOf } from './reasons.ts';
export { softmax } from './softmax.ts';
export { treeSearch } from './treeSearch.ts';
export { after, everywhere, type Said, type SampleMatch, type Truths } from './truth/truth.ts';
export { shareOfWin, sharesOfMost } from './utility.ts';
