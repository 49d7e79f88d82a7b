/** For tests alone: what registers tests itself. */

export { holdCatalogues } from './catalogues/hold.ts';
export { type Catalogue, type Catalogues, Judge } from './catalogues/judge.ts';
export type { Samples, Saying } from './catalogues/sayings.ts';
