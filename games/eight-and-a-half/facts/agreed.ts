/** What this table has agreed on. A view of the first edition has no such options: it shows hands and lays Halves one by one. */

import type { View } from './types.ts';

type Agreed = Pick<View, 'options'>;

/** E-4.2: none of several Halves may be laid on 8½. */
export const isOneByOne = ({ options }: Agreed): boolean => options.halves !== 'together';

/** E-8: collected hands are not on the table. */
export const isFromMemory = ({ options }: Agreed): boolean => options.collected === 'memory';
