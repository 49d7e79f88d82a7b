/** The game's types in one bundle. */

import type { State } from './state/state.ts';
import type { Move, Options } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';
import type { View } from '../facts/views.ts';

export interface Trump {
  Options: Options;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
}
