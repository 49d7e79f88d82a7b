/** The reason for a choice of dice to keep. */

import type { Seat } from '@parlor/kit';
import { ASK, type State } from '../rules/state.ts';
import type { KeepValue } from './dice/index.ts';
import type { Reason } from '@parlor/search';
import type { Keeping } from '../facts/claims.ts';
import { hasLaterTurn } from './look.ts';
import { reason } from './reasons.ts';
import { COMBO_COUNT, payOf } from './rollTable.ts';

export interface Prospect {
  /** What it brings on average, in dollars. */
  readonly mean: number;
  /** Does no other choice bring more? */
  readonly isMost: boolean;
  /** Is the roll played for the win, and does no other choice do more for it? */
  readonly isBest: boolean;
}

export function whyKeep(
  state: State,
  seat: Seat,
  move: KeepValue['move'],
  { mean, isMost, isBest }: Prospect,
): Reason {
  const isAll = move.dice.length === state.size && (move.charm || !state.options.luckyCharm);
  const isKept = state.question === ASK['kept rethrow'];
  if (isAll && isKept && hasLaterTurn(state, seat)) return reason('save-rethrow');
  if (isAll) {
    const own = state.worth.subarray(COMBO_COUNT * seat, COMBO_COUNT * (seat + 1));
    const amount = payOf(own, state.hand) * state.pays;
    return reason(isMost ? 'stand' : 'sure-amount', { amount });
  }
  const kept = keeping(state, move);
  if (isBest) return reason(isMost ? 'keep-for-both' : 'keep-for-win', kept);
  return reason(isKept ? 'spend-rethrow' : 'keep-for-money', { ...kept, mean: Math.round(mean) });
}

const keeping = ({ options, charmThrown }: State, { dice, charm }: KeepValue['move']): Keeping => ({
  dice: dice.join(''),
  charm: options.luckyCharm && charm && !charmThrown ? 'kept' : 'none',
});
