/** The game's types in one bundle. */

import type { State } from './state/state.ts';
import type { Event, Move, Options, View } from '../facts/types.ts';

export interface Trump {
  Options: Options;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
}
