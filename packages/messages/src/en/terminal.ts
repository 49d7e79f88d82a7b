/** What the terminal says in English. */

import { refusals } from './refusals.ts';
import { admin } from './terminal/admin.ts';
import { box } from './terminal/box.ts';
import { help } from './terminal/help.ts';
import { play } from './terminal/play.ts';
import { replay, verify } from './terminal/replay.ts';
import { usage } from './terminal/usage.ts';

export const terminal = { admin, help, play, replay, verify, box, usage, refusals };
