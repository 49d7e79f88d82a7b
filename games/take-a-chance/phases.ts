/** The phases of Take a Chance. */

import type { Event, View } from './rules/index.ts';
import type { Phase, Screens, Sighting } from '@parlor/testkit';

type Sight = Sighting<View, Event>;

const A_WHILE = 15;
const HALF_WAY = 60;

const at = (
  name: string,
  is: (sight: Sight) => boolean,
  table: Partial<Phase> = {},
): Phase<View, Event> => ({ name, seats: 4, ...table, is });

const CHARMED = { options: { luckyCharm: true } };
const AUCTIONS = { options: { auctions: true } };

const phases: readonly Phase<View, Event>[] = [
  at('turn', ({ kind, ply }) => kind === 'turn' && ply > HALF_WAY),
  at(
    'rethrow',
    ({ kind, ply, view }) =>
      kind === 'rethrow' &&
      ply > HALF_WAY &&
      view.roll!.dice.length >= 6 &&
      view.offers.length >= 3,
  ),
  at('collect', ({ kind, view }) => kind === 'collect' && view.offers.length >= 3),
  at('buy by a ticket', ({ kind, view }) => kind === 'buy' && view.ticket !== null),
  at(
    'or: both sides',
    ({ kind, moves, view }) => kind === 'or' && moves.length === 2 && view.ticket!.kind === 3,
  ),
  at(
    'or: the first cannot be done',
    ({ kind, moves, view }) => kind === 'or' && moves.length === 1 && view.ticket!.kind <= 3,
  ),
  at('swap', ({ kind }) => kind === 'swap'),
  at('extra die', ({ kind }) => kind === 'extra die'),
  at('kept rethrow', ({ kind }) => kind === 'kept rethrow'),
  at('last turns', ({ kind, view }) => kind === 'turn' && (view.lastTurns ?? 0) > 0),
  at('end', ({ kind }) => kind === undefined),
  at(
    'charm die',
    ({ kind, view, ply }) =>
      kind === 'rethrow' && ply > HALF_WAY && view.offers.some(({ bonus }) => bonus > 0),
    CHARMED,
  ),
  at(
    'charm pays others',
    ({ kind, view }) => kind === 'collect' && view.offers.some(({ toOthers }) => toOthers > 0),
    CHARMED,
  ),
  at('auction opens', ({ kind }) => kind === 'open auction', AUCTIONS),
  at(
    'bid',
    ({ kind, view, moves }) => kind === 'bid' && view.auction!.bid > 1000 && moves.length === 0,
    AUCTIONS,
  ),
  at('beyond my cash', ({ kind, moves }) => kind === 'bid' && moves.length === 1, AUCTIONS),
  at('consolation roll', ({ kind }) => kind === 'consolation roll', AUCTIONS),
  at('everything agreed on', ({ kind, ply }) => kind === 'turn' && ply > A_WHILE, {
    options: { auctions: true, luckyCharm: true, or: 'forced', ending: 'evenTurns' },
  }),
  at('two at the table', ({ kind, ply }) => kind === 'turn' && ply > A_WHILE, { seats: 2 }),
  at('five at the table', ({ kind, ply }) => kind === 'rethrow' && ply > HALF_WAY, { seats: 5 }),
];

export const screens: Screens = {
  phases,
  portrait: { phase: 'charm die', press: /^White die showing 1/ },
};
