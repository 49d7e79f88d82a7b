/** Games that can say exactly what an answer is worth, by the view of the seat that is asked. */

import { GAME_IDS, type GameId } from '@parlor/registry';
import { advise as takeAChance } from '@parlor/take-a-chance/advice';

// Views and moves of every game pass through here, as in `AnyGame`.
// oxlint-disable-next-line typescript/no-explicit-any
export type Adviser = (view: any) => (move: any) => string | undefined;

const ADVISERS: Readonly<Partial<Record<GameId, Adviser>>> = {
  'take-a-chance': takeAChance,
};

export const adviserOf = (id: GameId): Adviser | undefined => ADVISERS[id];

export const gamesWithAdvice = (): readonly GameId[] =>
  GAME_IDS.filter((id) => ADVISERS[id] !== undefined);
