/** What this table says, in the language of the device. */

import { catalogueOf } from '@parlor/table-ui/logic';
import type { Messages } from '../messages/en/index.ts';

export const catalogue = catalogueOf<Messages>();

/** Asked whenever something is drawn, so that it follows the language. */
export const m = (): Messages => catalogue.now;
