/** The phases of Pure Profit. */

import type { Event, View } from './rules/index.ts';
import type { Phase, Screens, Sighting } from '@parlor/testkit';

type Sight = Sighting<View, Event>;

const HALF_WAY = 60;

/** Little but Bankrupts: what seldom happens with the deck in the box comes up soon. */
const RUIN = {
  ...{ 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3, 10: 3 },
  ...{ bankruptLowest: 22, bankruptHighest: 22, stealOne: 3, stealTwo: 3, stealThree: 3 },
};

const can = ({ moves }: Sight, type: string): boolean => moves.some((move) => move.type === type);

const at = (
  name: string,
  is: (sight: Sight) => boolean,
  table: Partial<Phase> = {},
): Phase<View, Event> => ({ name, seats: 4, ...table, is });

const phases: readonly Phase<View, Event>[] = [
  at('draw', ({ kind, ply }) => kind === 'draw' && ply > HALF_WAY),
  at('act', (sight) => sight.kind === 'act' && sight.ply > HALF_WAY && can(sight, 'bank')),
  at('settle', ({ kind }) => kind === 'settle'),
  at('lay', ({ kind }) => kind === 'lay'),
  at('pairs made so far', ({ view, kind }) => kind === 'settle' && view.pairs.length > 0, {
    options: { deck: RUIN },
  }),
  at('stuck', (sight) => sight.kind === 'stuck' && can(sight, 'pass'), { options: { deck: RUIN } }),
  at('nothing but Bankrupts', (sight) => sight.kind === 'stuck' && can(sight, 'discard'), {
    options: { deck: RUIN },
  }),
  at(
    'Bankrupt has struck',
    ({ events, kind }) => kind === 'act' && events.some(({ type }) => type === 'settled'),
  ),
  at('steal', (sight) => sight.kind === 'act' && can(sight, 'steal') && sight.view.turns > 8),
  at('take', ({ kind, view }) => kind === 'take' && view.turns > 8),
  at(
    'robbed',
    ({ events, me, kind }) =>
      kind !== undefined && events.some((one) => one.type === 'lost' && one.victim === me),
  ),
  at('finish', (sight) => can(sight, 'finish')),
  at('choose', ({ kind }) => kind === 'choose', { options: { openSteal: true } }),
  at('a series', ({ view, kind }) => kind === 'act' && view.game === 2, {
    options: { games: '3' },
    seats: 3,
  }),
  at('six at the table', ({ ply, kind }) => kind === 'act' && ply > HALF_WAY, { seats: 6 }),
  at('take from one of five', ({ kind }) => kind === 'take', { seats: 6 }),
  at('end', ({ kind }) => kind === undefined),
];

export const screens: Screens = { phases, portrait: { phase: 'finish' } };
