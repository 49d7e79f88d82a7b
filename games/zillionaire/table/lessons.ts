/** What a guided first game explains, each once, when it first comes up. */

import type { Event, View } from '../rules/index.ts';
import type { Lesson, Moment } from '@parlor/web/table-ui';
import { BANKROLL, BANKRUPT, BUMP, FIVE, ZILLIONAIRE } from './pieces.ts';

const viewOf = ({ view }: Moment): View => view as View;
const isAsked = ({ question }: Moment): boolean => question !== undefined;
const holds = (moment: Moment, rank: number): boolean =>
  viewOf(moment).hand?.includes(rank) ?? false;
const happened = ({ events }: Moment, type: Event['type']): boolean =>
  (events as readonly Event[]).some((event) => event.type === type);

export const lessons: readonly Lesson[] = [
  {
    id: 'lead',
    isNow: (moment) => isAsked(moment) && viewOf(moment).top === null,
    title: 'You lead',
    text: 'Lay as many cards of one rank as you like. Low cards in pairs or threes are a good start: the others need the same number to follow. Tap a rank and all of it comes up; tap single cards to lay fewer.',
  },
  {
    id: 'follow',
    isNow: (moment) => isAsked(moment) && (viewOf(moment).top?.count ?? 0) > 0,
    title: 'Beat it, or pass',
    text: 'You need the same number of cards of one higher rank. The lit steps of the Climb show which ranks are high enough. Passing costs nothing: you may play again later in the same round.',
  },
  {
    id: 'five',
    isNow: (moment) =>
      isAsked(moment) && holds(moment, FIVE) && (viewOf(moment).top?.rank ?? 0) < FIVE,
    title: 'The 5 is enough for any number',
    text: 'A 5 always goes down alone and counts as as many fives as the round asks for. It beats 1 to 4 and nothing else. If you lead it, the next player decides the number.',
  },
  {
    id: 'open-five',
    isNow: (moment) => isAsked(moment) && viewOf(moment).top?.count === 0,
    title: 'A 5 was led',
    text: 'The number is still open. Whoever beats the 5 first lays any number of one higher rank, and that number holds for the rest of the round.',
  },
  {
    id: 'bankrupt',
    isNow: (moment) => viewOf(moment).top?.rank === BANKRUPT,
    title: 'Bankrupt on top',
    text: 'Only the same number of Bankrolls beats it, and they end the round at once. Not even a Zillionaire helps here.',
  },
  {
    id: 'bump',
    isNow: (moment) =>
      happened(moment, 'bumped') || (isAsked(moment) && holds(moment, BUMP) && isFollowing(moment)),
    title: 'Bump',
    text: 'A Bump skips the next player; that counts as a pass. Two Bumps together still skip only one. With two players left, the one who bumps takes the round.',
  },
  {
    id: 'zillionaire',
    isNow: (moment) => isAsked(moment) && holds(moment, ZILLIONAIRE),
    title: 'Zillionaire',
    text: 'The highest card ends the round at once, and you lead again: a way to get rid of low cards. It cannot beat a Bankrupt.',
  },
  {
    id: 'bankroll',
    isNow: (moment) => isAsked(moment) && holds(moment, BANKROLL),
    title: 'Bankroll',
    text: 'On a Bankrupt it ends the round and you lead. On anything else it is a high card that Millionaire and Zillionaire still beat.',
  },
  {
    id: 'round',
    isNow: (moment) => happened(moment, 'roundWon'),
    title: 'The round is taken',
    text: 'When all others have passed in a row, the last play stands and its player leads anything they like.',
  },
  {
    id: 'out',
    isNow: (moment) => viewOf(moment).out.length > 0,
    title: 'Somebody is out',
    text: 'The first to run out of cards is Rich, the next takes the best status left, and whoever holds cards last is Poor. Each status is worth points: 6 for Rich down to 1 for Poor.',
  },
  {
    id: 'exchange',
    isNow: (moment) => viewOf(moment).game > 1 && viewOf(moment).exchange !== null,
    title: 'The exchange',
    text: 'Before each new game cards change hands by force: Rich hands two lowest cards to Poor and gets two highest; one more couple swaps one. Cards you received are marked until your first turn.',
  },
  {
    id: 'seats',
    isNow: (moment) => viewOf(moment).game > 1 && viewOf(moment).history.length === 0,
    title: 'New seats',
    text: 'Everybody sits by status now: Poor at the left of Rich, the others upward from there. Rich deals, Poor leads.',
  },
];

function isFollowing(moment: Moment): boolean {
  return viewOf(moment).top !== null;
}
