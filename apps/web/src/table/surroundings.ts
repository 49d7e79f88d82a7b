/** What a screen around the table puts into its frame. */

import { type ComponentChildren, createContext } from 'preact';

interface Around {
  /** In place of the question and its buttons. */
  readonly bar?: ComponentChildren;
  /** On top of the rail; a sheet where that is folded. */
  readonly side?: ComponentChildren;
  /** In place of one's own hand. */
  readonly hands?: ComponentChildren;
}

export const Surroundings = createContext<Around>({});
