/** What implementations of the host's interfaces are tested with. */

export { isForeseenSince } from '../referee/foreseen.ts';
export { plyOf, questionAt } from '../live/questionNumbers.ts';
export { describeMatchLog } from './matchLogContract.ts';
export { SimulatedWorld } from './simulatedWorld.ts';
