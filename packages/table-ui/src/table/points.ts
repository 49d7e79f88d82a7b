/** Final scores as each game writes them. */

import type { Score } from '@parlor/kit';
import { t } from '../words/words.ts';

export interface Points {
  readonly figure: string;
  /** What is counted, where the figure does not say it. */
  readonly unit?: string;
}

export function writtenAs(score: Score, value: number): Points {
  const figure = t(`score.${score}`, { value });
  return score === 'points' ? { figure, unit: t('ending.points', { count: value }) } : { figure };
}
