/** The words of this table, in the language of this device. */

import { catalogueOf } from '@parlor/table-ui/logic';
import type { Messages } from '../messages/en/index.ts';

export const catalogue = catalogueOf<Messages>();

/** Asked for when something is drawn, never before: the language is chosen by then. */
export const m = (): Messages => catalogue.now;
