/** The phases of Trump: The Game: every question it asks, and the end. */

import type { Event, View } from '@parlor/trump';
import type { Phase, Sighting } from './phase.ts';

type Sight = Sighting<View, Event>;

const at = (
  name: string,
  is: (sight: Sight) => boolean,
  table: Partial<Phase> = {},
): Phase<View, Event> => ({ name, game: 'trump', seats: 4, ...table, is });

const QUESTIONS = [
  'turn',
  'take',
  'fill',
  'put up',
  'trade',
  'surrender',
  'open',
  'bid',
  'answer',
  'related',
];

/** As the rulebook has it: nothing is counted for anybody. */
const FROM_MEMORY = { options: { boxes: 'memory', cash: 'memory' } };

/** Nobody ever opens, so that nothing is sold. */
const UNSOLD = {
  instead: ({ kind }: Sight) => (kind === 'open' ? { type: 'open', amount: 0 } : undefined),
};

const canPlay = ({ moves }: Sight): boolean => moves.some(({ type }) => type === 'play');

export const trumpPhases: readonly Phase<View, Event>[] = [
  ...QUESTIONS.map((question) => at(question, ({ kind }) => kind === question)),
  at('part two', ({ kind, view }) => kind === 'turn' && view.part === 2 && view.hand!.length > 3),
  ...['turn', 'put up', 'bid'].map((question) =>
    at(
      `a large hand, ${question}`,
      ({ kind, view }) => kind === question && view.part === 1 && new Set(view.hand).size > 14,
      { seats: 3 },
    ),
  ),
  at(
    'asked again in a sale',
    ({ kind, view, me }) => kind === 'bid' && view.sale!.maker === me && view.sale!.leader !== me,
  ),
  at(
    'a card that the deal names',
    (sight) =>
      sight.kind === 'related' && sight.view.related!.properties.length === 0 && canPlay(sight),
  ),
  at(
    'a card promised for this very turn',
    (sight) => sight.kind === 'related' && sight.moves.every(({ type }) => type === 'play'),
  ),
  at(
    'the closing sales, second round',
    ({ kind, view }) => kind === 'put up' && view.closingRound === 2,
    UNSOLD,
  ),
  at(
    'unowned properties in part two',
    ({ kind, view }) => kind === 'turn' && view.part === 2 && view.owners.includes(null),
    UNSOLD,
  ),
  ...['turn', 'open', 'bid', 'surrender', 'answer'].map((question) =>
    at(
      `from memory, ${question}`,
      ({ kind, view }) =>
        kind === question && view.owners.filter((owner) => owner !== null).length > 3,
      FROM_MEMORY,
    ),
  ),
  at('from memory, end', ({ kind }) => kind === undefined, FROM_MEMORY),
  at('promises in force', ({ kind, view }) => kind === 'turn' && view.contracts.length > 0),
  at('end', ({ kind }) => kind === undefined),
];
