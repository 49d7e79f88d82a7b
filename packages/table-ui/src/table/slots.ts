/** What a screen puts into the frame of a table. */

import { type ComponentChildren, createContext } from 'preact';

interface Slots {
  /** In place of the question and its buttons. */
  readonly bar?: ComponentChildren;
  /** On top of the rail; a sheet where that is folded. */
  readonly side?: ComponentChildren;
  /** In place of one's own hand. */
  readonly hands?: ComponentChildren;
}

export const FrameSlots = createContext<Slots>({});
