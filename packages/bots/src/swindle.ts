/** The search for contracts that take something from the bots of Trump. */

export { levelMark } from './brains/trump/swindle/marks.ts';
export {
  OFFERS_EACH,
  prove,
  type Searched,
  searchPosition,
  sentencesOf,
  type Worst,
} from './brains/trump/swindle/search.ts';
export type { Mark } from './brains/trump/swindle/trial.ts';
export { meanOf } from './brains/trump/playedOn.ts';
