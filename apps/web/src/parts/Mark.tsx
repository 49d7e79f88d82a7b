/** Where a value comes from: a sign and a word, never a colour alone. */

import type { Source } from '@parlor/kit';
import { st } from '../words/sets.ts';
import { Icon, type IconName } from '@parlor/table-ui';

const SIGNS: Readonly<Record<Source, IconName>> = {
  rulebook: 'book',
  published: 'scroll',
  rebuilt: 'gavel',
  house: 'key',
};

export const Mark = ({ source }: { readonly source: Source }) => (
  <span class={`mark-of is-${source}`}>
    <Icon name={SIGNS[source]} />
    {st(`mark.${source}`)}
  </span>
);
