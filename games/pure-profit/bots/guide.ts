/** What the search must know about Pure Profit. */

import type { View } from '../rules/index.ts';
import { type State } from '../rules/state.ts';
import type { Guide } from '@parlor/search';
import { believedWorlds, shufflePile } from './beliefs.ts';
import { candidates } from './candidates.ts';
import type { Types } from './moves.ts';
import { policy } from './policy.ts';
import { prospects } from './prospects.ts';

/** A playout of a few rounds at six seats never takes longer. */
const LONGEST = 400;

/** Looks `turns` turns ahead, of all seats together, beyond the one at hand. */
export function guideFor(view: View, turns: number): Guide<Types> {
  const until = view.turns + turns;
  const now = view.game - 1;
  return {
    worlds: believedWorlds,
    reshuffle: shufflePile,
    candidates,
    policy,
    settled: (state: State) => state.turns > until || state.game !== now,
    value: prospects,
    longest: LONGEST,
    exploration: 0.3,
    rivals: 'policy',
  };
}
