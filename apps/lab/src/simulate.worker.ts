/** A thread of the simulation. */

import { expose } from '@parlor/rpc';
import { HouseThread } from './simulation/houseThread.ts';
import { lineOut } from './threads/threadPort.ts';

expose(lineOut, new HouseThread());
