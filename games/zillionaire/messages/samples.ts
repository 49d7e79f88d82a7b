/** Something to say for every message that takes parameters: for the tests, which call them all in each language. */

import type { People, Person, Seat } from '@parlor/kit';
import type { Samples } from '@parlor/testkit/testing';
import type { CountedPlay } from '../facts/plays.ts';
import { BANKRUPT, BUMP, FIVE, type Play, RANKS, STATUSES } from '../facts/types.ts';

const ME: Person = { name: 'Zoe', isReader: true };
const ANN: Person = { name: 'Ann', isReader: false };
const INES: Person = { name: 'Ines', isReader: false };

const people: People = (seat: Seat) => [ME, ANN, INES][seat]!;

const EVERYBODY = [ME, ANN, INES];
const pairs = EVERYBODY.flatMap((one) =>
  EVERYBODY.filter((other) => other !== one).map((other) => [one, other] as const),
);
const COUNTS = [1, 2, 6];
const groups = RANKS.flatMap((rank) => COUNTS.map((count) => [rank, count] as const));

const PLAYS: readonly CountedPlay[] = [
  ...groups.map(([rank, count]) => ({ rank, count, asks: count })),
  ...[0, 1, 3].map((asks) => ({ rank: FIVE, count: 1, asks })),
];
const HAND = [1, 1, 5, 8, BUMP, BUMP, BANKRUPT];
const play = (rank: number, count: number): Play => ({ type: 'play', rank, count });

const each = <T>(all: readonly T[]): readonly (readonly [T])[] => all.map((one) => [one]);
const byPerson = each(EVERYBODY);
const byCount = each(COUNTS);
const byRank = each(RANKS);
const byStatus = each(STATUSES);
const byPlay = each(PLAYS);

/** Claims and refusals differ by code, and so does what they need: all of it at once, whoever they are about. */
const WHY = [1, 2].flatMap((seat) =>
  groups.map(([rank, count]) => ({
    ...{ seat, rank, count, left: count, rest: count, have: 0, need: count + 1, top: rank },
    ...{ asked: count, seats: 7, ranks: (1 << rank) | (1 << BUMP) },
  })),
);

/** By path; `*` for all that lies there. */
export const SAMPLES: Samples = {
  'board.hand': EVERYBODY.flatMap((who) => [
    [who, HAND],
    [who, []],
  ]),
  'board.game': [[1, 4]],
  'board.tray': PLAYS.map((one) => [one, ANN]).concat([[PLAYS[0]!, ME]]),
  'board.seat': EVERYBODY.flatMap((who) => [
    [who, { left: 1, out: undefined, points: 1, before: 'Rich', isOnTurn: true }],
    [who, { left: 0, out: 'Poor', points: 12, before: undefined, isOnTurn: false }],
  ]),
  'question.follow': byPlay,
  'question.play': byPlay,
  'log.gameStarted': [
    [2, ANN, [INES, ME]],
    [2, ME, [ANN, INES]],
  ],
  'log.dealt': EVERYBODY.map((who) => [who, HAND]),
  'log.exchangedCards': pairs.map(([a, b]) => [a, b, { down: [1, 1], up: [BUMP, BANKRUPT] }]),
  'log.exchanged': pairs.flatMap(([a, b]) => [
    [a, b, 1],
    [a, b, 2],
  ]),
  'log.played': PLAYS.flatMap((one) => [
    [ANN, one, 1],
    [ME, one, 5],
  ]),
  'log.roundWonOut': pairs,
  'log.statusTaken': EVERYBODY.flatMap((who) => STATUSES.map((status) => [who, status, 1])),
  'log.scored': [[1, EVERYBODY.map((who, points) => ({ who, points }))]],
  'log.*': byPerson,
  refusedOtherwise: [['a-code']],
  'refusals.*': WHY.flatMap((why) => [[why], [{ ...why, have: 1 }], [{ ...why, have: 2 }]]),
  'reasons.*': WHY.map((why) => [why, people]),
  'glossary.status': byStatus,
  'glossary.card': RANKS.map((rank) => [rank, 6]),
  'glossary.statusCard': [1, 2, 3, 4, 5, 6].map((place) => [place, 6, 7 - place]),
  'glossary.*': byRank,
  'howTo.led': [[play(3, 2)], [play(BUMP, 1)]],
  'howTo.beats': [
    [play(6, 2), play(3, 2)],
    [play(8, 1), play(6, 1)],
    [play(BANKRUPT, 1), play(BUMP, 1)],
    [play(FIVE, 1), play(2, 3)],
  ],
  'howTo.example': [[[play(3, 2), play(6, 2), play(8, 2)]], [[play(2, 3), play(FIVE, 1)]]],
  'table.where': [
    [1, 1, 3],
    [2, 4, 6],
  ],
  'table.whereOver': [
    [1, 3],
    [4, 6],
  ],
  'table.rank': byRank,
  'table.card': groups.map(([rank, count]) => [rank, 1, count]),
  'table.cardFrom': groups.map(([rank, count]) => [rank, 1, count, ANN]),
  'table.group': groups,
  'table.lead': byPlay,
  'table.play': byPlay,
  'table.chooseMore': groups,
  'table.trayBy': PLAYS.flatMap((one) => EVERYBODY.map((who) => [who, one])),
  'table.taken': PLAYS.flatMap((one) => EVERYBODY.map((who) => [who, one])),
  'table.times': [[0], [3]],
  'table.step': RANKS.flatMap((rank) => [
    [rank, { out: 3, own: 2, is: 'top' }],
    [rank, { out: undefined, own: 0, is: 'above' }],
  ]),
  'table.legendLit': byRank,
  'table.wentOut': EVERYBODY.flatMap((who) => STATUSES.map((status) => [who, status])),
  'table.sayLed': groups,
  'table.sayPlayed': byPlay,
  'table.newGame': [[2, 4]],
  'table.whoDealt': pairs,
  'table.nextGame': pairs.map(([a, b]) => [2, 4, a, b]),
  'table.swapped': pairs.map(([a, b]) => [a, b, 2]),
  'table.wins': [[[ME]], [[ANN]], [[ME, ANN]], [[ANN, INES]]],
  'table.ahead': COUNTS.map((margin) => [margin, ANN]).concat([[12, ME]]),
  'table.decidedBy': STATUSES.map((status) => [3, status]),
  'table.statusTimes': STATUSES.flatMap((status) => [
    [status, 1],
    [status, 3],
  ]),
  ...Object.fromEntries(
    ['slotsOf', 'older', 'cardsLeft', 'points', 'gameOver', 'plusPoints', 'standingNote'].map(
      (key) => [`table.${key}`, byCount],
    ),
  ),
  'table.gameShort': byCount,
  'table.tied': byCount,
  'table.place': byCount,
  'table.status': byStatus,
  'table.youAreOut': byStatus,
  'table.became': byStatus,
  'table.*': byPerson,
  'asking.beat': byPlay,
  'asking.cannotBeat': byPlay,
  'asking.thenOut': byStatus,
  'asking.thenOutOver': byStatus,
  'asking.thenSkip': byPerson,
  'asking.thenSkipWins': byPerson,
  'asking.*': byCount,
  'contents.players': [[3]],
  'contents.couple': [
    ['Rich', 'Poor', 2],
    ['Upper Crust', 'Thin Ice', 1],
  ],
  'contents.rank': byRank,
  'contents.status': byStatus,
  'contents.order': [[['Rich', 'Poor']]],
};
