/** Final scores as each game writes them. */

import { manifests } from '@parlor/games/manifests';
import type { Score } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { language } from '../app/settings.ts';
import { t } from '../words/words.ts';

export interface Points {
  readonly figure: string;
  /** What is counted, where the figure does not say it. */
  readonly unit?: string;
}

/** Written alike everywhere below this; and to learn how it is written elsewhere takes a browser long, the first time. */
const THOUSAND = 1000;

const figure = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < THOUSAND
    ? String(value)
    : new Intl.NumberFormat(language.value).format(value);

const points = (value: number): Points => ({
  figure: figure(value),
  unit: value === 1 ? t('ending.points-one') : t('ending.points'),
});

/** The houses' dollars are written the same in every language. */
const dollars = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export const inPoints = (game: GameId, value: number): Points =>
  writtenAs(manifests[game].score, value);

export function writtenAs(score: Score, value: number): Points {
  if (score === 'points') return points(value);
  return { figure: `${score.before}${dollars(value)}${score.after}` };
}
