/** Who sits at the table when a level plays a game. */

export { isLevel, type Level, LEVELS } from '@parlor/kit';

export interface Persona {
  readonly name: string;
  /** How this player plays, in a line. */
  readonly style: string;
}
