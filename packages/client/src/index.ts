export {
  type Answer,
  Client,
  type ClientParts,
  type Line,
  type LineEvents,
  type Status,
  type Wish,
} from './client.ts';
export { commitWish, openingWish } from './shares.ts';
