/** The guided first game: each new situation once, when it first comes up. */

import type { Seat } from '@parlor/kit';
import { isBankrupt, isSteal, isValue } from '../facts/types.ts';
import type { Event, View } from '../rules/index.ts';
import type { Messages } from '../messages/en/index.ts';
import { asToday, isFirst } from '../facts/first.ts';
import { lessonMaker } from '@parlor/table-ui/logic';
import type { Lesson, Moment } from '@parlor/table-ui';
import { canFinish } from './draft.ts';
import { m } from './messages.ts';

const viewOf = (moment: Moment): View => asToday(moment.view as View);

/** Am I asked this kind of question, and is `more` true of what I see? */
const whenAsked =
  (kind: View['asked'], more: (view: View, me: Seat) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.question?.kind === kind &&
    typeof moment.viewer === 'number' &&
    more(viewOf(moment), moment.viewer);

const whenHappened =
  (matches: (event: Event, moment: Moment) => boolean) =>
  (moment: Moment): boolean =>
    moment.events.some((event) => matches(event as Event, moment));

const topOf = (view: View, seat: Seat): number => view.players[seat]!.bank.at(-1) ?? 0;

/** Something in my hand repeats or follows the top of my Bank. */
const fits = (view: View, me: Seat): boolean =>
  view.hand.some(
    (card) => isValue(card) && (card === topOf(view, me) || card === topOf(view, me) + 1),
  );

type LessonId = keyof Messages['lessons'];

const whenOpen =
  (is: boolean, isNow: Lesson['isNow']): Lesson['isNow'] =>
  (moment) =>
    viewOf(moment).options.openSteal === is && isNow(moment);

const isRobbed = whenHappened(
  (event, { viewer }) => event.type === 'lost' && event.victim === viewer,
);
const holdsSteal = whenAsked('act', ({ hand }) => hand.some(isSteal));

const WHEN: readonly (readonly [LessonId, Lesson['isNow']])[] = [
  ['finish', whenAsked('act', canFinish)],
  // In the first edition the order is that of discarding, too.
  ['settle-first', (moment) => isFirst(moment.view as View) && whenAsked('settle')(moment)],
  ['settle', (moment) => !isFirst(moment.view as View) && whenAsked('settle')(moment)],
  ['lay', whenAsked('lay')],
  ['stuck', whenAsked('stuck', ({ hand }) => hand.some(isSteal))],
  ['take', whenOpen(false, whenAsked('take'))],
  ['take-open', whenOpen(true, whenAsked('take'))],
  ['choose', whenAsked('choose')],
  ['robbed', whenOpen(false, isRobbed)],
  ['robbed-open', whenOpen(true, isRobbed)],
  [
    'settled',
    whenHappened((event, { viewer }) => event.type === 'settled' && event.seat === viewer),
  ],
  ['bankrupt-coming', whenAsked('draw', ({ hand }) => hand.some(isBankrupt))],
  ['draw', whenAsked('draw')],
  ['closed', whenAsked('draw', ({ discard }) => discard.length > 0 && !isValue(discard.at(-1)!))],
  ['bank', whenAsked('act', fits)],
  ['steal', whenOpen(false, holdsSteal)],
  ['steal-open', whenOpen(true, holdsSteal)],
  ['nothing-fits', whenAsked('act', (view, me) => !fits(view, me))],
  ['steals-gone', whenHappened((event) => event.type === 'reshuffled' && event.gone !== undefined)],
  ['shuffled', whenHappened((event) => event.type === 'reshuffled' && event.gone === undefined)],
  ['next-game', (moment) => viewOf(moment).game > 1],
];

const lesson = lessonMaker(() => m().lessons);

/** The first that is true now and has not been explained is shown. */
export const lessons: readonly Lesson[] = WHEN.map(([id, isNow]) => lesson(id, isNow));
