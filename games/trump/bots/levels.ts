/** Four players of the same game: what each of them asks of a deal, and how long each of them thinks. */

import type { Level, Persona } from '@parlor/search';
import type { Manners } from './bargain.ts';

export const PERSONAS: Readonly<Record<Level, Persona>> = {
  beginner: { name: 'Dot Pennyworth' },
  casual: { name: 'Ray Lobby' },
  skilled: { name: 'Vera Escrow' },
  expert: { name: 'Magnus Keystone' },
};

export const MANNERS: Readonly<Record<Level, Manners>> = {
  beginner: {
    least: 5,
    fair: 0,
    fairToRival: 0,
    offers: [0.6],
    patience: 1,
    guesses: 1,
    isQuiet: false,
    haggles: false,
  },
  casual: {
    least: 10,
    fair: 0.5,
    fairToRival: 0.8,
    offers: [0.5],
    patience: 3,
    guesses: 2,
    isQuiet: false,
    haggles: false,
  },
  skilled: {
    least: 10,
    fair: 0.6,
    fairToRival: 0.85,
    offers: [0.3, 0.4, 0.5],
    patience: 8,
    guesses: 8,
    isQuiet: true,
    haggles: false,
  },
  expert: {
    least: 10,
    fair: 0.7,
    fairToRival: 0.9,
    offers: [0.3, 0.35, 0.4, 0.5],
    patience: 10,
    guesses: 12,
    isQuiet: true,
    haggles: true,
  },
};

/** Trials by question, for the levels that try things out. */
export const TRIALS: Readonly<Record<Level, number>> = {
  beginner: 0,
  casual: 0,
  skilled: 200,
  expert: 400,
};
