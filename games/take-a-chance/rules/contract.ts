/** The game's five types, as the contract wants them. */

import type { GameTypes } from '@parlor/kit';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { Event, Move } from '../facts/types.ts';
import type { View } from './view.ts';

export interface ChanceTypes extends GameTypes {
  Options: Options;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
}
