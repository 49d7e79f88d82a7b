/** The table in lines to be read out, the question and its answers. */

import { person, plural, Possessive, Subject } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { CountedPlay } from '../../facts/plays.ts';
import { BANKROLL, BANKRUPT, FIVE, type Rank, type Status } from '../../facts/types.ts';
import { announced, announcedPlay, hand, STATUS_NAMES } from './cards.ts';

/** What there is to say about a seat. */
export interface SeatFacts {
  readonly left: number;
  /** Gone out in this game with it. */
  readonly out: Status | undefined;
  readonly points: number;
  /** What somebody became in the game before. */
  readonly before: Status | undefined;
  readonly isOnTurn: boolean;
}

export const board = {
  hand: (whose: Person, cards: readonly Rank[]) =>
    cards.length === 0
      ? `${Possessive(whose)} hand: no cards left.`
      : `${Possessive(whose)} hand: ${hand(cards)}.`,
  game: (game: number, games: number) => `Game ${game} of ${games}.`,
  tray: (play: CountedPlay, by: Person) =>
    `On the tray: ${announcedPlay(play)}, played by ${person(by)}.`,
  trayEmpty: 'The tray is empty.',
  seat: (who: Person, { left, out, points, before, isOnTurn }: SeatFacts) => {
    const told = [
      out === undefined
        ? plural(left, { one: '# card in hand', other: '# cards in hand' })
        : `out as ${STATUS_NAMES[out]}`,
      plural(points, { one: '# point', other: '# points' }),
      ...(before === undefined ? [] : [`${STATUS_NAMES[before]} in the last game`]),
      ...(isOnTurn ? ['next to play'] : []),
    ];
    return `${Subject(who)}: ${told.join(', ')}.`;
  },
};

export const question = {
  lead: 'What do you lead?',
  follow: ({ rank, count, asks }: CountedPlay) => {
    if (rank === BANKRUPT)
      return `Beat ${announced(BANKRUPT, count)} with ${announced(BANKROLL, count)}, or pass?`;
    return rank === FIVE && asks === 0
      ? 'Beat the five with any number of cards of one rank, or pass?'
      : `Beat ${announcedPlay({ rank, count, asks })}, or pass?`;
  },
  pass: 'pass',
  play: announcedPlay,
  typing: 'Type a play such as “2x7” or “1xBump”, or “pass”.',
  /** What else may be typed for a pass, in small letters. */
  passWords: ['p'],
};
