/** What is in the box. All of it our own design. */

import type { OptionsSpec, Presets } from '@parlor/kit';
import { GOODS, type Options } from './types.ts';

export const KINDS = GOODS.length;
export const CARDS_PER_GOOD = 6;
export const CARDS = KINDS * CARDS_PER_GOOD;

/** Cards dealt to each merchant. */
export const HAND = 3;

/** Coins the bank begins with: more than all the goods together can ever fetch. */
export const BANK = 120;

/** What so many of one good fetch when they are sold together. */
export const PRICES = [0, 1, 4, 8, 13, 19, 26] as const;

export const SEAT_COUNTS = [2, 3, 4] as const;

export const OPTIONS: OptionsSpec<Options> = {
  days: { type: 'count', min: 1, max: 15 },
  purse: { type: 'count', min: 5, max: 30 },
  scouting: { type: 'flag' },
};

export const PRESETS: Presets<Options> = {
  standard: { days: 8, purse: 12, scouting: true },
  brief: { days: 4, purse: 8, scouting: false },
};

/** The most coins that can be in one purse. */
export const MOST_COINS = BANK + 30 * 4;
