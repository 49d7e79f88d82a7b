/** For tests of the tables, which lie with their games. */

export { type Seen, stepsSeen } from './table/stepsSeen.ts';
export { type Shown, shownTo } from './table/testReplay.ts';
