/** Who sits at the table when a level plays a game. How they play is said on the shelf of the game. */

export { isLevel, type Level, LEVELS } from '@parlor/kit';

export interface Persona {
  readonly name: string;
}
