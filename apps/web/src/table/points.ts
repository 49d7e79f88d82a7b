/** Final scores as each game writes them. */

import type { GameId } from '@parlor/registry/ids';
import { language } from '../app/settings.ts';
import { t } from '../words/words.ts';

export interface Points {
  readonly figure: string;
  /** What is counted, where the figure does not say it. */
  readonly unit?: string;
}

const figure = (value: number): string => new Intl.NumberFormat(language.value).format(value);

const points = (value: number): Points => ({
  figure: figure(value),
  unit: value === 1 ? t('ending.points-one') : t('ending.points'),
});

/** The houses' dollars are written the same in every language. */
const dollars = (value: number): string => new Intl.NumberFormat('en').format(value);

const POINTS: Readonly<Record<GameId, (value: number) => Points>> = {
  zillionaire: points,
  trump: (value) => ({ figure: `$${dollars(value)}M` }),
  'eight-and-a-half': points,
  'take-a-chance': (value) => ({ figure: `$${dollars(value)}` }),
  'pure-profit': (value) => ({ figure: `$${dollars(value)}M` }),
};

export const inPoints = (game: GameId, value: number): Points => POINTS[game](value);
