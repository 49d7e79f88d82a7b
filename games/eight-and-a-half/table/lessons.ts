/** The guided first game: what is explained when it first comes up. The first that fits now is shown. */

import { type Card, GHOST, HALF, type PlayerView } from '../facts/types.ts';
import type { Event, View } from '../rules/index.ts';
import { lessonMaker } from '@parlor/table-ui/logic';
import type { Lesson, Moment } from '@parlor/table-ui';
import { isFromMemory, isOneByOne } from '../facts/agreed.ts';
import { EIGHT, kindBit, YELLOW } from '../facts/cards.ts';
import { riskOf } from './dialling.ts';
import { m } from './messages.ts';

type Collected = Extract<Event, { type: 'collected' }>;

const viewOf = ({ view }: Moment): View => view as View;

const hasHappened = ({ events }: Moment, type: Event['type']): boolean =>
  (events as readonly Event[]).some((event) => event.type === type);

const me = (moment: Moment): PlayerView | undefined => {
  const { viewer, players } = viewOf(moment);
  return typeof viewer === 'number' ? players[viewer] : undefined;
};

/** The cards of my hand, while any of them may be played that fits: not at the start of a round (E-2.3). */
const myHand = (moment: Moment): readonly Card[] =>
  moment.question && viewOf(moment).phase === 'play' ? (me(moment)?.hand ?? []) : [];

/** E-2.3: the start is a matter of yellow cards, unless nobody holds one. */
const holdsYellow = (moment: Moment): boolean =>
  (me(moment)?.hand ?? []).some((card) => (YELLOW & kindBit(card)) !== 0);

/** Somebody had nothing to lay, or was caught: to the hand once they play from the table (E-6.3). */
const hasCollected = (moment: Moment, is: Partial<Collected>): boolean =>
  (moment.events as readonly Event[]).some(
    (event) =>
      event.type === 'collected' &&
      (is.to === undefined || event.to === is.to) &&
      (is.why === undefined || event.why === is.why),
  );

const halvesIn = (moment: Moment): number => myHand(moment).filter((card) => card === HALF).length;

const isAskedToPlay = (moment: Moment): boolean =>
  moment.question !== undefined && viewOf(moment).phase !== 'swap';

const lesson = lessonMaker(() => m().lessons);

export const lessons: readonly Lesson[] = [
  lesson('welcome', (moment) => viewOf(moment).round === 1 && viewOf(moment).pile.length < 2),
  lesson(
    'start',
    (moment) => isAskedToPlay(moment) && viewOf(moment).phase === 'start' && holdsYellow(moment),
  ),
  lesson('swap', (moment) => moment.question?.kind === 'swap'),
  lesson('caught', (moment) => hasHappened(moment, 'caught')),
  lesson('can-catch', (moment) => {
    const risk = riskOf(viewOf(moment));
    return risk !== undefined && myHand(moment).includes(risk.card);
  }),
  lesson('five', (moment) => isAskedToPlay(moment) && viewOf(moment).five),
  lesson(
    'eight-and-a-half',
    (moment) => isAskedToPlay(moment) && viewOf(moment).value === EIGHT + 0.5,
  ),
  lesson('pair', (moment) => myHand(moment).includes(EIGHT) && myHand(moment).includes(HALF)),
  lesson('half', (moment) => myHand(moment).includes(HALF)),
  lesson('halves', (moment) => halvesIn(moment) > 1 && !isOneByOne(viewOf(moment))),
  lesson('halves-one-by-one', (moment) => halvesIn(moment) > 1 && isOneByOne(viewOf(moment))),
  lesson('ghost', (moment) => myHand(moment).includes(GHOST)),
  lesson('zero', (moment) => myHand(moment).includes(0) && Number.isInteger(viewOf(moment).value)),
  lesson('twins', (moment) => {
    // Halves have lessons of their own.
    const hand = myHand(moment).filter((card) => card !== HALF);
    return new Set(hand).size < hand.length;
  }),
  lesson('collected', (moment) => hasCollected(moment, { why: 'nothing-to-lay', to: 'aside' })),
  lesson('collected-into-hand', (moment) => hasCollected(moment, { to: 'hand' })),
  lesson('table', (moment) => {
    const mine = me(moment);
    return (
      isAskedToPlay(moment) &&
      mine?.table === true &&
      mine.handSize === 0 &&
      mine.open.some((card) => card !== null)
    );
  }),
  lesson('memory', (moment) => {
    const { viewer, players } = viewOf(moment);
    const isCollected = players.some(
      ({ table, handSize }, seat) => seat !== viewer && table && handSize > 0,
    );
    return isFromMemory(viewOf(moment)) && isCollected;
  }),
  lesson('out', (moment) => viewOf(moment).pending !== null),
  lesson('round', ({ events }) =>
    (events as readonly Event[]).some(
      (event) => event.type === 'round-ended' && event.winner !== null,
    ),
  ),
];
