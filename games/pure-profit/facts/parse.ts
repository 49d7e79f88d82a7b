/** Reading moves from anywhere. Total: whatever comes in, a move or undefined goes out. */

import { exactly } from '@parlor/kit';
import {
  BANKING,
  CHOOSING,
  DISCARDING,
  DRAW_FROM_PILE,
  internedFinish,
  LAYING,
  PASS,
  SETTLING,
  STEALING,
  STOP,
  TAKE_DISCARD,
  TAKING,
} from './interned.ts';
import { MOST_CARDS } from './cards.ts';
import { MOST_SEATS } from './options.ts';
import {
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  type Card,
  GOAL,
  type Move,
  STEAL_THREE,
  type Value,
} from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

export const parseMove = (input: unknown): Move | undefined => exactly(input, readMove(input));

function readMove(input: unknown): Move | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const fields = input as Fields;
  switch (fields['type']) {
    case 'draw':
      return fields['from'] === 'pile'
        ? DRAW_FROM_PILE
        : fields['from'] === 'discard'
          ? TAKE_DISCARD
          : undefined;
    case 'settle':
      return ofCard(SETTLING, fields['card']);
    case 'bank':
      return ofCard(BANKING, fields['card']);
    case 'discard':
      return ofCard(DISCARDING, fields['card']);
    case 'choose':
      return ofCard(CHOOSING, fields['card']);
    case 'lay':
      return parseLay(fields['bankrupt'], fields['value']);
    case 'steal':
      return ofCard(STEALING, fields['card']);
    case 'take':
      return isWhole(fields['from'], 0, MOST_SEATS - 1) ? TAKING[fields['from']] : undefined;
    case 'pass':
      return PASS;
    case 'stop':
      return STOP;
    case 'finish':
      return parseFinish(fields['cards'], fields['discard']);
    default:
      return undefined;
  }
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const ofCard = (moves: readonly Move[], card: unknown): Move | undefined =>
  isWhole(card, 1, STEAL_THREE) ? moves[card] : undefined;

const ascending = (items: readonly number[]): boolean =>
  items.every((item, place) => place === 0 || items[place - 1]! <= item);

function parseLay(bankrupt: unknown, value: unknown): Move | undefined {
  if (!isWhole(bankrupt, BANKRUPT_LOWEST, BANKRUPT_HIGHEST)) return undefined;
  return isWhole(value, 1, GOAL) ? LAYING[bankrupt]![value] : undefined;
}

function parseFinish(cards: unknown, discard: unknown): Move | undefined {
  if (!Array.isArray(cards) || cards.length === 0 || cards.length > MOST_CARDS) return undefined;
  if (discard !== null && !isWhole(discard, 1, STEAL_THREE)) return undefined;
  const all: unknown[] = Array.from(cards);
  const values = all.filter((card): card is Value => isWhole(card, 1, GOAL));
  if (values.length !== all.length || !ascending(values)) return undefined;
  return internedFinish({ type: 'finish', cards: values, discard: discard as Card | null });
}
