/** A thread of the arena. */

import { expose } from '@parlor/rpc';
import { ArenaThread } from './arena/arenaThread.ts';
import { lineOut } from './threads/threadPort.ts';

expose(lineOut, new ArenaThread());
