/** The phases of 8½. */

import type { Event, View } from './rules/index.ts';
import type { Phase, Screens, Sighting } from '@parlor/testkit';

type Sight = Sighting<View, Event>;

const FULL_PILE = 6;
const HALF_WAY = 30;

const HALF = 10;
/** Somebody else has so many cards in hand that all were seen to go there. */
const LONG_HAND = 4;

const holdsCollected = ({ players }: View, me: number): boolean =>
  players.some(({ table, handSize }, seat) => seat !== me && table && handSize >= LONG_HAND);

/** More than a row holds. */
const TWO_ROWS = 13;
const GHOST = 11;

/** A long hand of which only the high end is of use: those cards lie in the lower row, over cards that are of none. */
const isOnlyLowerRow = ({ view, me, moves }: Sight): boolean =>
  view.players[me]!.handSize >= TWO_ROWS &&
  moves.length > 1 &&
  moves.every(({ type, card }) => type === 'play' && card >= HALF) &&
  moves.some(({ card }) => card === GHOST);

const can = ({ moves }: Sight, type: string): boolean => moves.some((move) => move.type === type);

const at = (
  name: string,
  is: (sight: Sight) => boolean,
  table: Partial<Phase> = {},
): Phase<View, Event> => ({
  name,
  seats: 4,
  options: { rounds: 2 },
  ...table,
  is,
});

const phases: readonly Phase<View, Event>[] = [
  at('swap', ({ kind }) => kind === 'swap'),
  at('start', ({ kind }) => kind === 'start'),
  at('play', ({ kind, view }) => kind === 'play' && view.pile.length > FULL_PILE),
  at('a half on the number', ({ view }) => !Number.isInteger(view.value) && view.pile.length > 2),
  at('the five demands', ({ view, kind }) => kind === 'play' && view.five),
  at(
    'caught',
    ({ events, kind }) => kind === 'play' && events.some((one) => one.type === 'caught'),
  ),
  at('8 and Half together', (sight) => can(sight, 'eight-and-a-half')),
  at('two Halves over 8½', ({ view, moves }) =>
    moves.some(({ card, count }) => view.value === 8 && card === HALF && count === 2),
  ),
  at('a hand from memory', ({ view, me, kind }) => kind === 'play' && holdsCollected(view, me), {
    options: { rounds: 2, halves: 'oneByOne', collected: 'memory', memoryAids: false },
  }),
  at('a hand in two rows', isOnlyLowerRow, { seats: 3 }),
  at('from the Open cards', (sight) => can(sight, 'open')),
  at('a Blind card', (sight) => can(sight, 'blind')),
  at(
    'the second round',
    ({ events, view }) => view.round === 2 && events.some(({ type }) => type === 'round-ended'),
  ),
  at('six at the table', ({ ply, kind }) => kind === 'play' && ply > HALF_WAY, { seats: 6 }),
  at('end', ({ kind }) => kind === undefined),
];

export const screens: Screens = {
  phases,
  portrait: { phase: '8 and Half together', press: /^8 \+ Half/ },
};
