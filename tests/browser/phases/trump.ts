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
  at('promises in force', ({ kind, view }) => kind === 'turn' && view.contracts.length > 0),
  at('end', ({ kind }) => kind === undefined),
];
