/** The keyboard: digits choose cards, pairs and players; D and X draw. */

import { digitKeys } from '@parlor/table-ui/logic';
import type { Keys } from './keyHelp.ts';
import { stealInUse, take } from './stealing.ts';
import { touchCard, touchDiscards, touchOpen, touchPile, touchVictim } from './touching.ts';
import { othersOf, type Turn } from './turn.ts';

export function keysOf(turn: Turn): Keys {
  const keys: Keys = {};
  const { asked, view, change, draft } = turn;
  const digits = (count: number, press: (at: number) => void): void => {
    Object.assign(keys, digitKeys(count, press));
  };
  const steal = stealInUse(turn);
  if (steal !== undefined) {
    const others = othersOf(turn);
    digits(others.length, (at) => take(turn, steal, others[at]!));
    return keys;
  }
  switch (asked) {
    case 'draw':
      keys['d'] = () => touchPile(turn);
      keys['x'] = () => touchDiscards(turn);
      keys['1'] = keys['d'];
      keys['2'] = keys['x'];
      break;
    case 'settle':
    case 'stuck':
    case 'act':
      digits(view.hand.length, (at) => touchCard(turn, at));
      if (!draft.isFinishing && draft.picked !== undefined)
        keys['Escape'] = () => change({ picked: undefined });
      break;
    case 'take': {
      const others = othersOf(turn);
      digits(others.length, (at) => touchVictim(turn, others[at]!));
      break;
    }
    case 'lay':
      digits(view.pairs.length, (at) => touchOpen(turn, at));
      if (draft.picked !== undefined) keys['Escape'] = () => change({ picked: undefined });
      break;
    case 'choose':
      digits(view.players[view.stealing!.from!]!.known.length, (at) => touchOpen(turn, at));
      if (draft.picked !== undefined) keys['Escape'] = () => change({ picked: undefined });
      break;
    case null:
    case undefined:
  }
  return keys;
}
