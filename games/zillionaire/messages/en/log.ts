/** What has happened, a sentence each. */

import { list, person, plural, Subject } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { CountedPlay } from '../../facts/plays.ts';
import type { Rank, Status } from '../../facts/types.ts';
import { announcedPlay, cardCount, hand, has, leads, STATUS_NAMES } from './cards.ts';

export const log = {
  /** `others` sit clockwise from the dealer. */
  gameStarted: (game: number, dealer: Person, others: readonly Person[]) =>
    `Game ${game}: ${person(dealer)} dealt; clockwise from there sit ${list(others.map(person))}.`,
  dealt: (who: Person, cards: readonly Rank[]) => `${Subject(who)} picked up ${hand(cards)}.`,
  /** Z-3.1: `down` went from the richer to the poorer, `up` the other way. */
  exchangedCards: (
    richer: Person,
    poorer: Person,
    { down, up }: { readonly down: readonly Rank[]; readonly up: readonly Rank[] },
  ) => `${Subject(richer)} gave ${person(poorer)} ${hand(down)} and got ${hand(up)} in return.`,
  exchanged: (richer: Person, poorer: Person, count: number) =>
    `${Subject(richer)} and ${person(poorer)} swapped ${cardCount(count)}.`,
  played: (who: Person, play: CountedPlay, left: number) =>
    `${Subject(who)} played ${announcedPlay(play)}${left === 1 ? ` and ${has(who)} one card left` : ''}.`,
  passed: (who: Person) => `${Subject(who)} passed.`,
  bumped: (who: Person) => `The Bump skipped ${person(who)}.`,
  roundWon: (who: Person) => `${Subject(who)} won the round and ${leads(who)} next.`,
  /** Z-5.2: whoever won it is out; somebody else goes on. */
  roundWonOut: (who: Person, next: Person) =>
    `${Subject(who)} won the round and ${has(who)} no cards left; ${person(next)} ${leads(next)} next.`,
  statusTaken: (who: Person, status: Status, points: number) =>
    `${Subject(who)} became ${STATUS_NAMES[status]}: ${plural(points, { one: '# point', other: '# points' })}.`,
  scored: (game: number, totals: readonly { readonly who: Person; readonly points: number }[]) =>
    `Points after game ${game}: ${totals.map(({ who, points }) => `${person(who)} ${points}`).join(', ')}.`,
};
