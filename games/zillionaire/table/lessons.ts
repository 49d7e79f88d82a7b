/** What a guided first game explains, each once, when it first comes up. */

import { BANKROLL, BANKRUPT, BUMP, FIVE, ZILLIONAIRE } from '../facts/types.ts';
import type { Event, View } from '../rules/index.ts';
import { lessonMaker } from '@parlor/table-ui/logic';
import type { Lesson, Moment } from '@parlor/table-ui';
import { m } from './messages.ts';

const viewOf = ({ view }: Moment): View => view as View;
const isAsked = ({ question }: Moment): boolean => question !== undefined;
const holds = (moment: Moment, rank: number): boolean =>
  viewOf(moment).hand?.includes(rank) ?? false;
const happened = ({ events }: Moment, type: Event['type']): boolean =>
  (events as readonly Event[]).some((event) => event.type === type);

const lesson = lessonMaker(() => m().lessons);

export const lessons: readonly Lesson[] = [
  lesson('lead', (moment) => isAsked(moment) && viewOf(moment).top === null),
  lesson('follow', (moment) => isAsked(moment) && (viewOf(moment).top?.count ?? 0) > 0),
  lesson(
    'five',
    (moment) => isAsked(moment) && holds(moment, FIVE) && (viewOf(moment).top?.rank ?? 0) < FIVE,
  ),
  lesson('open-five', (moment) => isAsked(moment) && viewOf(moment).top?.count === 0),
  lesson('bankrupt', (moment) => viewOf(moment).top?.rank === BANKRUPT),
  lesson(
    'bump',
    (moment) =>
      happened(moment, 'bumped') || (isAsked(moment) && holds(moment, BUMP) && isFollowing(moment)),
  ),
  lesson('zillionaire', (moment) => isAsked(moment) && holds(moment, ZILLIONAIRE)),
  lesson('bankroll', (moment) => isAsked(moment) && holds(moment, BANKROLL)),
  lesson('round', (moment) => happened(moment, 'roundWon')),
  lesson('out', (moment) => viewOf(moment).out.length > 0),
  lesson('exchange', (moment) => viewOf(moment).game > 1 && viewOf(moment).exchange !== null),
  lesson('seats', (moment) => viewOf(moment).game > 1 && viewOf(moment).history.length === 0),
];

function isFollowing(moment: Moment): boolean {
  return viewOf(moment).top !== null;
}
