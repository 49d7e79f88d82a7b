/** The keyboard: digits choose cards, players and lines or type an amount; letters are those of the buttons. */

import { STEP } from '../facts/components.ts';
import { DIGITS, digitKeys } from '@parlor/table-ui/logic';
import { focusRow } from '@parlor/table-ui';
import { dealingNow } from './dealingLater.ts';
import type { Keys } from './keyHelp.ts';
import { kindOf } from './printed.ts';
import { groupsOf, others } from './reading.ts';
import {
  addCash,
  aimOf,
  openWith,
  propertyMove,
  touchCard,
  touchProperty,
  touchSeat,
  typeDigit,
} from './touching.ts';
import type { Turn } from './turn.ts';

export function keysOf(turn: Turn): Keys {
  const { asked, view, draft, groups, set } = turn;
  const keys: Keys = {};
  if (asked === undefined) return keys;
  const digits = (count: number, press: (at: number) => void): void => {
    Object.assign(keys, digitKeys(count, press));
  };
  const people = others(view);
  if (draft.deal) {
    digits(draft.deal.lines.length, (at) => focusRow(`line-${at}`));
    keys['+'] = () => focusRow('adds');
    return keys;
  }
  if (draft.isSeeking) {
    digits(people.length, (at) => dealingNow()?.beginDeal(turn, people[at]!));
    return keys;
  }
  // What is given by oneself is chosen like any card of the hand.
  if (asked === 'choose' && view.choosing?.from !== view.viewer) {
    const cards = groupsOf(view.choosing?.cards ?? []);
    digits(cards.length, (at) => turn.change({ card: cards[at]!.card }));
    return keys;
  }
  if (asked === 'open') {
    for (const digit of ['0', ...DIGITS.keys] as const) keys[digit] = () => typeDigit(turn, digit);
    keys['Backspace'] = () =>
      openWith(turn, Math.floor(Number(draft.typed) / 10), draft.typed.slice(0, -1));
    amounts(keys, (by) => openWith(turn, draft.amount + by));
    return keys;
  }
  const isAiming =
    asked === 'take' ||
    (draft.card !== undefined && ['tax', 'out'].includes(kindOf(set, draft.card) ?? ''));
  if (isAiming) {
    const aims = people.filter((seat) => asked !== 'bid' || turn.allows(aimOf(turn, seat)!));
    digits(aims.length, (at) => touchSeat(turn, aims[at]!));
    return keys;
  }
  if (asked === 'bid') amounts(keys, (by) => addCash(turn, by));
  const properties = [...view.owners.keys()].filter((property) => {
    const move = propertyMove(turn, property);
    return move !== undefined;
  });
  if (properties.length > 0)
    digits(properties.length, (at) => touchProperty(turn, properties[at]!));
  else digits(groups.length, (at) => touchCard(turn, groups[at]!.card));
  if (asked === 'trade')
    keys['Escape'] = () => turn.change({ give: undefined, property: undefined });
  if (asked === 'bid' && draft.card === undefined)
    keys['Escape'] = () => turn.change({ investors: [], cash: 0 });
  return keys;
}

function amounts(keys: Keys, by: (amount: number) => void): void {
  keys['+'] = () => by(STEP);
  keys['='] = keys['+'];
  keys['-'] = () => by(-STEP);
}
