/** What of it works without a page: the parts of a table that are tested by themselves import nothing else. */

export {
  ARROWS,
  DIGITS,
  digitKeys,
  ESCAPE,
  type KeyHelp,
  keyHelpOf,
  type KeysOf,
  PLUS_MINUS,
} from './table/keyHelp.ts';
export { useKept } from './table/kept.ts';
export { lessonMaker } from './table/lesson.ts';
export type { TableModel } from './table/model.ts';
export { useSoFar } from './table/soFar.ts';
export { type Catalogue, catalogueOf } from './words/catalogue.ts';
