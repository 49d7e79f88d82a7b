/** Final scores as each game writes them. */

import type { GameId } from '@parlor/registry/ids';
import { language } from '../app/settings.ts';
import { t } from '../words/words.ts';

const figure = (value: number): string => new Intl.NumberFormat(language.value).format(value);

const points = (value: number): string =>
  t(value === 1 ? 'ending.points-one' : 'ending.points', { points: figure(value) });

const POINTS: Readonly<Record<GameId, (value: number) => string>> = {
  zillionaire: points,
  trump: (value) => `$${figure(value)}M`,
  'eight-and-a-half': points,
  'take-a-chance': (value) => `$${figure(value)}`,
  'pure-profit': (value) => `$${figure(value)}M`,
};

export const inPoints = (game: GameId, value: number): string => POINTS[game](value);
