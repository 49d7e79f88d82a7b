/** What a guided first game explains, each once, when it first comes up. */

import type { Event, View } from '../rules/index.ts';
import { lessonMaker } from '@parlor/table-ui/logic';
import type { Lesson, Moment } from '@parlor/table-ui';
import { m } from './messages.ts';

const viewOf = ({ view }: Moment): View => view as View;
const isAsked = (moment: Moment, question: View['question']): boolean =>
  moment.question !== undefined && viewOf(moment).question === question;
const isEnding = (moment: Moment): boolean => (viewOf(moment).lastTurns ?? 0) > 0;
const happened = ({ events }: Moment, type: Event['type']): boolean =>
  (events as readonly Event[]).some((event) => event.type === type);

const lesson = lessonMaker(() => m().lessons);

export const lessons: readonly Lesson[] = [
  lesson(
    'last-turns',
    (moment) => isEnding(moment) && viewOf(moment).options.ending !== 'evenTurns',
  ),
  lesson(
    'last-turns-even',
    (moment) => isEnding(moment) && viewOf(moment).options.ending === 'evenTurns',
  ),
  lesson('turn', (moment) => isAsked(moment, 'turn') && !viewOf(moment).options.auctions),
  lesson('turn-auctions', (moment) => isAsked(moment, 'turn') && viewOf(moment).options.auctions),
  lesson('rethrow', (moment) => isAsked(moment, 'rethrow')),
  lesson('charm', (moment) => isAsked(moment, 'rethrow') && viewOf(moment).roll?.charm !== null),
  lesson('collect', (moment) => isAsked(moment, 'collect')),
  lesson('or', (moment) => isAsked(moment, 'or')),
  // Where nobody may choose: by agreement, and in the first edition of the rules.
  lesson(
    'ticket',
    (moment) =>
      moment.question !== undefined &&
      viewOf(moment).ticket !== null &&
      viewOf(moment).options.or !== 'free',
  ),
  lesson('kept', (moment) => happened(moment, 'kept')),
  lesson('swap', (moment) => isAsked(moment, 'swap')),
  lesson('auction', (moment) => viewOf(moment).auction !== null),
];
