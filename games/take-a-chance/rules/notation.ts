/** Moves written down. All of them are public, so every viewer reads the same. */

import type { Edge, Seat } from '@parlor/kit';
import { cardName } from '../facts/box.ts';
import { COMBOS, comboNumber } from '../facts/dice/combos.ts';
import { HANDS, handOf } from '../facts/dice/hands.ts';
import type { State } from './state.ts';
import { CARDS, type KeepMove, type Move } from '../facts/types.ts';

export function notate(state: State, _seat: Seat, move: Move): string {
  switch (move.type) {
    case 'buy':
      return `buy ${cardName(state.box, move.card)}`;
    case 'swap':
      return `swap ${cardName(state.box, move.give)} → ${cardName(state.box, move.take)}`;
    case 'keep':
      return `keep ${keptThings(move).join(' ') || 'nothing'}`;
    case 'collect':
      return `collect ${move.combo}`;
    case 'bid':
      return `bid ${move.amount}`;
    default:
      return move.type;
  }
}

const keptThings = ({ dice, charm }: KeepMove): (number | string)[] =>
  charm ? [...dice, 'charm'] : [...dice];

// Ranges of edge numbers, one after the other; bids, which have no end, come last.
const BARE: readonly Move['type'][] = ['roll', 'chance', 'first', 'or', 'use', 'throw', 'pass'];
const FIRST_BUY = BARE.length;
const FIRST_SWAP = FIRST_BUY + CARDS;
const FIRST_COLLECT = FIRST_SWAP + CARDS * CARDS;
const FIRST_KEEP = FIRST_COLLECT + COMBOS.length;
const FIRST_BID = FIRST_KEEP + 2 * HANDS;

export function edge(_state: State, _seat: Seat, move: Move): Edge {
  switch (move.type) {
    case 'buy':
      return FIRST_BUY + move.card;
    case 'swap':
      return FIRST_SWAP + CARDS * move.give + move.take;
    case 'keep':
      return FIRST_KEEP + handOf(move.dice) + (move.charm ? HANDS : 0);
    case 'collect':
      return FIRST_COLLECT + comboNumber(move.combo);
    case 'bid':
      return FIRST_BID + move.amount;
    default:
      return BARE.indexOf(move.type);
  }
}
