/** What a bot says, for tests: in English, players by the numbers of their seats. */

import type { Reason } from '@parlor/search';
import { bySeat } from '@parlor/testkit';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';

const english = textOf(messages);

export const say = (reason: Reason): string => english.reason(reason, bySeat);
