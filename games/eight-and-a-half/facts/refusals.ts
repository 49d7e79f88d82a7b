/** Why a move or a table is refused, by code. Every language has a sentence for each. */

import type { Card } from './types.ts';

export interface Refusals {
  'match-over': undefined;
  'not-your-turn': undefined;
  'not-a-move': undefined;
  'no-swap-now': undefined;
  'swap-first': undefined;
  'not-your-open-card': { card: Card };
  'not-their-open-card': { card: Card };
  'swap-of-equals': { card: Card };
  'hand-empty': undefined;
  'not-in-hand': { card: Card; have: number; need: number };
  'must-start-with': { card: Card };
  'hand-first': undefined;
  'open-cards-first': undefined;
  'no-blind-card': { place: number };
  'half-on-eight-and-a-half': undefined;
  'too-many-halves': { most: number };
  'zero-on-a-half': { value: number };
  'five-demands-less': { card: Card };
  'eight-and-a-half-stands': { card: Card };
  'too-low': { card: Card; value: number };
  'seats-out-of-range': { min: number; max: number; seats: number };
}

/** A refusal with what its sentence needs to know, or it does not compile. */
export type Refusal = {
  readonly [Code in keyof Refusals]: Refusals[Code] extends undefined
    ? { readonly code: Code }
    : { readonly code: Code; readonly params: Refusals[Code] };
}[keyof Refusals];
