/** What implementations of the host's interfaces are tested with. */

export { plyOf, questionAt } from '../live/questionNumbers.ts';
export { describeMatchLog } from './matchLogContract.ts';
export { SimulatedWorld } from './simulatedWorld.ts';
