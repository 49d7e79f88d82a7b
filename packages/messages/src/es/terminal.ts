/** Lo que dice el terminal en español. */

import type { terminal as English } from '../en/terminal.ts';
import { refusals } from './refusals.ts';
import { admin } from './terminal/admin.ts';
import { box } from './terminal/box.ts';
import { help } from './terminal/help.ts';
import { play } from './terminal/play.ts';
import { replay, verify } from './terminal/replay.ts';
import { usage } from './terminal/usage.ts';

export const terminal: typeof English = { admin, help, play, replay, verify, box, usage, refusals };
