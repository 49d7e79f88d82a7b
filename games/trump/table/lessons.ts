/** What a guided first game explains, each once, when it first comes up. */

import type { Event, View } from '../rules/index.ts';
import { lessonMaker } from '@parlor/table-ui/logic';
import type { Lesson, Moment } from '@parlor/table-ui';
import { m } from './messages.ts';

const viewOf = ({ view }: Moment): View => view as View;
const isAsked = (moment: Moment, asked: View['asked']): boolean =>
  moment.question !== undefined && viewOf(moment).asked === asked;
const happened = ({ events }: Moment, type: Event['type']): boolean =>
  (events as readonly Event[]).some((event) => event.type === type);

const lesson = lessonMaker(() => m().lessons);

export const lessons: readonly Lesson[] = [
  lesson('turn', (moment) => isAsked(moment, 'turn') && viewOf(moment).part === 1),
  lesson('take', (moment) => isAsked(moment, 'take')),
  lesson('fill', (moment) => isAsked(moment, 'fill')),
  lesson('trade', (moment) => isAsked(moment, 'trade')),
  lesson('open', (moment) => isAsked(moment, 'open')),
  lesson(
    'bid',
    (moment) =>
      isAsked(moment, 'bid') && viewOf(moment).sale?.standing[moment.viewer as number] === 'in',
  ),
  lesson(
    'out',
    (moment) =>
      isAsked(moment, 'bid') && viewOf(moment).sale?.standing[moment.viewer as number] === 'out',
  ),
  lesson(
    'sold',
    (moment) => happened(moment, 'sold') && viewOf(moment).options.investorMoney === 'kept',
  ),
  lesson(
    'sold-returned',
    (moment) => happened(moment, 'sold') && viewOf(moment).options.investorMoney === 'returned',
  ),
  lesson('closing', (moment) => isAsked(moment, 'put up') && viewOf(moment).closing !== null),
  lesson(
    'closing-again',
    (moment) => isAsked(moment, 'put up') && viewOf(moment).closingRound === 2,
  ),
  lesson(
    'memory',
    (moment) => moment.question !== undefined && viewOf(moment).options.cash === 'memory',
  ),
  lesson(
    'dealing',
    (moment) =>
      isAsked(moment, 'turn') && viewOf(moment).part === 2 && viewOf(moment).options.deals > 0,
  ),
  lesson(
    'dealing-alone',
    (moment) =>
      isAsked(moment, 'turn') && viewOf(moment).part === 2 && viewOf(moment).options.deals === 0,
  ),
  lesson('answer', (moment) => isAsked(moment, 'answer')),
  lesson('related', (moment) => isAsked(moment, 'related')),
  lesson('surrender', (moment) => isAsked(moment, 'surrender')),
  lesson('lapsed', (moment) => happened(moment, 'lapsed') && viewOf(moment).turn !== null),
];
