/** What this table says, in the language of this device. */

import { catalogueOf } from '@parlor/table-ui/logic';
import type { Messages } from '../messages/en/index.ts';

export const catalogue = catalogueOf<Messages>();

export const m = (): Messages => catalogue.now;
