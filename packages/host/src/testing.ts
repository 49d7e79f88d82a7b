/** What implementations of the host's interfaces are tested with. */

export { describeMatchLog } from './testing/matchLogContract.ts';
export { SimulatedWorld } from './testing/simulatedWorld.ts';
