/** What tables and pages say, for those who load the messages and for those who need nothing else. */

export { type Catalogue, catalogueOf } from './catalogue.ts';
export { type Key, type PlainKey, refusedByHouse, t, words } from './words.ts';
