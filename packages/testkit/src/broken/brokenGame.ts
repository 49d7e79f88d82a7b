import type { Game } from '@parlor/kit';
import { type Bazaar, bazaar } from '../../../../docs/template-game/rules/index.ts';

/** A game with one deliberate fault, and the law that has to notice. */
export interface BrokenGame {
  /** What is wrong with it. */
  readonly fault: string;
  readonly law: number;

  /** Laws that it breaks as well, and that may notice first. */
  readonly alsoBreaks: readonly number[];

  readonly game: Game<Bazaar>;
}

/** The template game with some of its functions replaced by faulty ones. */
export const broken = (
  law: number,
  fault: string,
  faulty: Partial<Game<Bazaar>>,
  alsoBreaks: readonly number[] = [],
): BrokenGame => ({ law, fault, alsoBreaks, game: { ...bazaar, ...faulty } });

export { type Bazaar, bazaar };
