/** Typed answers: amounts for bids, and every other move in a few words. */

import { type Box, cardName, openBox } from '../facts/box.ts';
import { COMBOS } from '../facts/dice/combos.ts';
import { parseMove } from '../facts/interned.ts';
import { comboWords } from './phrases.ts';
import { CARDS, type Card, type Move } from '../facts/types.ts';
import type { View } from '../rules/view.ts';

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Reads '1200', 'bid $1,200', 'pass', 'buy red clover', 'keep 1 1 4 charm', 'collect full house'. */
export function read(view: View, text: string): Move | undefined {
  const box = openBox(view.options.set);
  const typed = plain(text);
  const [verb, rest] = split(typed, ' ');
  switch (verb) {
    case 'buy':
      return parseMove({ type: 'buy', card: readCard(box, rest) });
    case 'swap': {
      const [give, take] = split(rest.replace('→', 'for'), ' for ');
      return parseMove({ type: 'swap', give: readCard(box, give), take: readCard(box, take) });
    }
    case 'keep':
      return readKeep(rest);
    case 'collect':
      return parseMove({
        type: 'collect',
        combo: COMBOS.find((combo) => combo === rest || comboWords(combo) === rest),
      });
    case 'bid':
      return readBid(rest);
    default:
      return readBid(typed) ?? parseMove({ type: typed });
  }
}

function split(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + by.length)];
}

function readCard(box: Box, text: string): Card | undefined {
  const wanted = plain(text).replaceAll('’', "'");
  for (let card = 0; card < CARDS; card++) {
    if (cardName(box, card).toLowerCase().replaceAll('’', "'") === wanted) return card;
  }
  return undefined;
}

function readKeep(text: string): Move | undefined {
  const words = text.replaceAll(',', ' ').split(' ').filter(Boolean);
  const charm = words.includes('charm');
  const dice = words.filter((word) => word !== 'charm' && word !== 'nothing');
  // '114' is as good as '1 1 4'.
  if (!dice.every((word) => /^[1-6]+$/.test(word))) return undefined;
  return parseMove({ type: 'keep', dice: Array.from(dice.join(''), Number), charm });
}

function readBid(text: string): Move | undefined {
  const digits = text.replace(/^\$/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(digits)) return undefined;
  return parseMove({ type: 'bid', amount: Number(digits.replaceAll(',', '')) });
}
