/** Why a move, a deck or a table is refused: every code, with what its sentence needs. */

import type { Bankrupt, Question, Value } from './types.ts';

/** What a deck can be refused for. */
export interface DeckRefusals {
  'deck-not-an-object': undefined;
  'deck-unknown-card': { card: string };
  'deck-bad-count': { card: string; max: number };
  'deck-lacks-value': { value: number };
  'deck-too-large': { cards: number; max: number };
}

export interface Refusals extends DeckRefusals {
  malformed: undefined;
  'match-over': undefined;
  'not-your-turn': undefined;
  'not-asked': { asked: Question };
  'card-not-there': { card: number };
  'no-card-to-draw': undefined;
  'discard-pile-empty': undefined;
  'discard-out-of-reach': { card: number };
  'steal-to-be-used': { card: number };
  'stuck-with-steal': undefined;
  'stuck-must-discard': undefined;
  'pair-not-there': { bankrupt: Bankrupt; value: Value };
  'bank-not-a-value': { card: number };
  'bank-wrong-step': { card: number; top: number };
  'bank-by-finishing': undefined;
  /** Of the first edition. */
  'steal-too-many': { most: number };
  'no-such-seat': { seat: number };
  'steal-from-yourself': undefined;
  'steal-last-card': { seat: number; cards: number };
  'finish-incomplete': { top: number };
  'finish-needs-discard': undefined;
  'finish-leaves-none': undefined;
  'seats-out-of-range': { min: number; max: number };
  'deck-too-small': { cards: number; need: number };
}

/** A refusal that has its sentence in every language. */
export type Refusal<Codes = Refusals> = {
  [Code in keyof Codes]: Codes[Code] extends undefined
    ? { readonly code: Code }
    : { readonly code: Code; readonly params: Codes[Code] };
}[keyof Codes];
