/** Final scores as each game writes them. */

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

/** The games whose score is money; the others count points. */
const MONEY: Readonly<Partial<Record<GameId, (value: number) => string>>> = {
  trump: (value) => `$${dollars(value)}M`,
  'take-a-chance': (value) => `$${dollars(value)}`,
  'pure-profit': (value) => `$${dollars(value)}M`,
};

export function inPoints(game: GameId, value: number): Points {
  const money = MONEY[game];
  return money ? { figure: money(value) } : points(value);
}
