/** The keyboard: digits choose dice, cards and lines; letters are those of the doors and buttons. */

import { digitKeys } from '@parlor/table-ui/logic';
import { type Action, act } from '@parlor/table-ui';
import { BID_STEP } from '../facts/types.ts';
import type { Keys } from './keyHelp.ts';
import { byColour, CHARM_DIE, ranked } from './reading.ts';
import {
  loosenAll,
  raise,
  touchCard,
  touchDie,
  touchDoor,
  touchMine,
  touchOffer,
  touchSide,
} from './touching.ts';
import { type Door, type Side, type Turn } from './turn.ts';

const SIDES: readonly Side[] = ['first', 'or'];

export function keysOf(turn: Turn, actions: readonly Action[]): Keys {
  const { asked, view, draft, change, me } = turn;
  const keys: Keys = {};
  if (asked === undefined || me === undefined) return keys;
  const digits = (count: number, press: (at: number) => void): void => {
    Object.assign(keys, digitKeys(count, press));
  };
  const primary = actions.find(({ kind }) => kind === 'primary');
  const go = (): void => {
    if (primary) act(turn.model, primary);
  };
  const player = view.players[me]!;
  const cards = [...view.pool, ...player.stack].filter(
    (card): card is number => typeof card === 'number',
  );
  switch (asked) {
    case 'turn': {
      const open = (door: Door) => () => {
        if (draft.door === door && door !== 'buy') go();
        else touchDoor(turn, door);
      };
      keys['b'] = open('buy');
      keys['r'] = open('roll');
      keys['c'] = open('chance');
      digits(cards.length, (at) => touchCard(turn, cards[at]!));
      if (draft.door !== undefined)
        keys['Escape'] = () => change({ door: undefined, card: undefined });
      break;
    }
    case 'or':
      digits(SIDES.length, (at) => {
        if (draft.side === SIDES[at]) go();
        else touchSide(turn, SIDES[at]!);
      });
      if (draft.side !== undefined) keys['Escape'] = () => change({ side: undefined });
      break;
    case 'buy':
      digits(cards.length, (at) => touchCard(turn, cards[at]!));
      keys['b'] = go;
      break;
    case 'swap': {
      const groups = byColour(player.board);
      const pool = view.pool.filter((card) => card !== null);
      digits(groups.length + pool.length, (at) => {
        const group = groups[at];
        if (group) touchMine(turn, group.colour);
        else touchCard(turn, pool[at - groups.length]!);
      });
      keys['Escape'] = () => change({ give: undefined, card: undefined });
      break;
    }
    case 'rethrow':
    case 'kept rethrow':
      digits(view.roll!.dice.length, (at) => touchDie(turn, at));
      if (view.roll!.charm !== null) {
        keys['c'] = () => touchDie(turn, CHARM_DIE);
        keys['0'] = keys['c'];
      }
      keys['r'] = () => {
        if (draft.loose.size > 0) go();
        else loosenAll(turn);
      };
      if (draft.loose.size > 0) keys['Escape'] = () => change({ loose: new Set() });
      break;
    case 'collect': {
      const offers = ranked(view.offers);
      digits(offers.length, (at) => touchOffer(turn, offers[at]!.combo));
      break;
    }
    case 'open auction':
    case 'bid':
      keys['+'] = () => raise(turn, BID_STEP);
      keys['='] = keys['+'];
      keys['-'] = () => raise(turn, -BID_STEP);
      digits(9, (at) => raise(turn, (at + 1) * BID_STEP));
      break;
    case 'extra die':
    case 'consolation roll':
  }
  return keys;
}
