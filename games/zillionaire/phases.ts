/** The phases of Zillionaire. */

import type { Event, View } from './rules/index.ts';
import type { Phase, Screens, Sighting } from '@parlor/testkit';

type Sight = Sighting<View, Event>;

const FIVE = 5;
const BANKRUPT = 10;
const A_WHILE = 20;

const canPlay = ({ moves }: Sight): boolean => moves.some(({ type }) => type === 'play');

const at = (
  name: string,
  is: (sight: Sight) => boolean,
  table: Partial<Phase> = {},
): Phase<View, Event> => ({
  name,
  seats: 4,
  options: { games: 2 },
  ...table,
  is,
});

const phases: readonly Phase<View, Event>[] = [
  at('lead', ({ kind, ply }) => kind === 'lead' && ply > A_WHILE),
  at(
    'beat a pair',
    (sight) => sight.view.top?.count === 2 && canPlay(sight) && sight.ply > A_WHILE,
  ),
  at('only pass', (sight) => sight.kind === 'follow' && !canPlay(sight)),
  at(
    'after a led five',
    ({ kind, view }) => kind === 'follow' && view.top?.rank === FIVE && view.top.count === 0,
  ),
  at('Bankrupt on top', ({ view }) => view.top?.rank === BANKRUPT),
  at('somebody is out', ({ view, kind }) => kind !== undefined && view.out.length > 0),
  at(
    'exchange',
    ({ view, events }) =>
      view.exchange !== null &&
      view.exchange.got.length === 2 &&
      events.some(({ type }) => type === 'exchanged'),
  ),
  at('six at the table', ({ ply, kind }) => kind === 'follow' && ply > A_WHILE, { seats: 6 }),
  at('end', ({ kind }) => kind === undefined),
];

export const screens: Screens = { phases, portrait: { phase: 'beat a pair', press: /^8, 1 of 2/ } };
