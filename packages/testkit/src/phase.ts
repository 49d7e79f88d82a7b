/** Kinds of positions that the table of a game has to show: tests in the browser look for them by playing. */

import type { Seat } from '@parlor/kit';

// Each game's own predicates know what they look at.
// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/** What the seat that is asked sees. */
export interface Sighting<View = Any, Event = Any> {
  readonly view: View;
  readonly events: readonly Event[];
  /** The kind of the question; undefined when the match is over. */
  readonly kind: string | undefined;
  readonly me: Seat;
  readonly ply: number;
  /** Listed legal moves; empty where they cannot be listed. */
  readonly moves: readonly Any[];
}

/** A kind of position that a table has to show. */
export interface Phase<View = Any, Event = Any> {
  readonly name: string;
  readonly seats: number;
  /** On top of the standard preset. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** What is answered there in place of a bot's own move, for what bots never do; undefined leaves it to the bot. */
  readonly instead?: (sighting: Sighting<View, Event>) => unknown;
  readonly is: (sighting: Sighting<View, Event>) => boolean;
}

/** What the table of a game has to show. */
export interface Screens {
  readonly phases: readonly Phase[];
  /** The phase that tells most about the game, and what is pressed in it for a picture. */
  readonly portrait: { readonly phase: string; readonly press?: RegExp };
}
