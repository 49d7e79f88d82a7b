/** Final scores as each game writes them. */

import { manifests } from '@parlor/games/manifests';
import type { Score } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { t } from '../words/words.ts';

export interface Points {
  readonly figure: string;
  /** What is counted, where the figure does not say it. */
  readonly unit?: string;
}

export const inPoints = (game: GameId, value: number): Points =>
  writtenAs(manifests[game].score, value);

export function writtenAs(score: Score, value: number): Points {
  const figure = t(`score.${score}`, { value });
  return score === 'points' ? { figure, unit: t('ending.points', { count: value }) } : { figure };
}
