/** What a move looks like. */

import type { Seat } from '@parlor/kit';
import type { Card } from './cards.ts';

export type Finish = { type: 'finish'; cards: Card[]; discard: Card | null };
export type Move =
  | { type: 'draw'; from: 'pile' | 'discard' }
  | { type: 'settle'; card: Card }
  | { type: 'bank'; card: Card }
  | { type: 'discard'; card: Card }
  | { type: 'steal'; card: Card }
  | { type: 'lay'; bankrupt: Card; value: Card }
  | { type: 'take'; from: Seat }
  | { type: 'stop' }
  | { type: 'pass' }
  | Finish
  | { type: 'choose'; card: Card };

const isNumber = (thing: unknown): thing is number => typeof thing === 'number';
const areNumbers = (thing: unknown): thing is number[] =>
  Array.isArray(thing) && Array.from(thing).every(isNumber);

/** The move that `json` describes, if it is one at all: these fields, no more and no fewer. */
export function readMove(json: unknown): Move | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const { type, card, cards, from, discard, bankrupt, value } = json as {
    [field: string]: unknown;
  };
  const fields = Object.keys(json).toSorted().join();
  switch (type) {
    case 'draw':
      if (fields !== 'from,type' || (from !== 'pile' && from !== 'discard')) return undefined;
      return { type, from };
    case 'settle':
    case 'bank':
    case 'discard':
    case 'steal':
    case 'choose':
      if (fields !== 'card,type' || !isNumber(card)) return undefined;
      return { type, card };
    case 'lay':
      if (fields !== 'bankrupt,type,value') return undefined;
      if (!isNumber(bankrupt) || !isNumber(value)) return undefined;
      return { type, bankrupt, value };
    case 'take':
      if (fields !== 'from,type' || !isNumber(from)) return undefined;
      return { type, from };
    case 'stop':
    case 'pass':
      return fields === 'type' ? { type } : undefined;
    case 'finish':
      if (fields !== 'cards,discard,type' || !areNumbers(cards)) return undefined;
      if (discard !== null && !isNumber(discard)) return undefined;
      return { type, cards, discard };
    default:
      return undefined;
  }
}
