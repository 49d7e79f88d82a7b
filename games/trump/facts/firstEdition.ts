/** Views of matches that began under the first edition: what is missing there did not exist yet. */

import type { Property } from './types.ts';
import type { View } from './views.ts';

/** The option came with the second edition. */
export const isFirstEdition = ({ options }: View): boolean => options.cash === undefined;

/** What the viewer was known to have seen last in a closed box; the second edition leaves that to memory. */
export const leastInBox = (view: View, property: Property): number | null =>
  (view as { readonly boxesSeen?: readonly number[] }).boxesSeen?.[property] ?? null;
