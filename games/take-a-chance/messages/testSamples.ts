/** Parameters for every function of the catalogue that a table calls: for tests, which compare languages. */

import type { Person } from '@parlor/kit';
import type { Samples } from '@parlor/testkit/testing';
import { STANDARD_SET } from '../facts/cards.ts';
import { CHARM_EXAMPLE, ROLL_EXAMPLE } from '../facts/examples.ts';

const ANN: Person = { name: 'Ann', isReader: false };
const ME: Person = { name: 'Zoe', isReader: true };
const RED = { colour: 'Red', charm: 'clover' };
const GREEN = { colour: 'Green' };
const PAYS = [{ combo: 'full-house', amount: 4_000 }];
const [TICKET] = STANDARD_SET.tickets;
const CHOICES = TICKET!.choices.value;

const PEOPLE = [[ANN], [ME]];
const COUNTS = [[1], [2]];
const MONEY = [[1_200]];

/** By path; each list is one call. */
export const SAMPLES: Samples = {
  ...Object.fromEntries(
    ['money', 'worth.swing', 'tags.andBonus', 'auction.more', 'auction.less'].map((key) => [
      `table.${key}`,
      MONEY,
    ]),
  ),
  'asking.buyPoolLine': MONEY,
  'asking.extraDieLine': COUNTS,
  'asking.rethrow': COUNTS,
  'asking.open': [[RED], [GREEN]],
  'asking.openLine': MONEY,
  'asking.bid': [[RED], [GREEN]],
  'asking.bidLine': MONEY,
  'asking.outbidLine': MONEY,
  'asking.useWorth': [[6, 1_234]],
  'asking.saveWorth': [[5, 1_234]],
  'asking.rollWorth': [[5, 1_234]],

  'buttons.buy': [
    [RED, 3_000],
    [GREEN, 5_000],
  ],
  'buttons.auction': [[RED], [GREEN]],
  'buttons.roll': COUNTS,
  'buttons.swap': [
    [RED, GREEN, 0],
    [RED, GREEN, 2_000],
    [GREEN, RED, -2_000],
  ],
  'buttons.useTicket': COUNTS,
  'buttons.saveTicket': COUNTS,
  'buttons.throwAgain': COUNTS,
  'buttons.collect': [
    ['pair', 500],
    ['four-and-three', 12_000],
  ],
  'buttons.bid': MONEY,
  'buttons.open': MONEY,

  'table.where.players': [[2]],
  'table.where.lastTurns': COUNTS,
  'table.doors.buyLine': [
    [0, 300],
    [1, 300],
    [4, 10_000],
  ],
  'table.doors.rollLine': [[5]],
  'table.doors.rollWorth': [[5, 1_234]],
  'table.doors.chanceLine': [[0], [1], [6]],
  'table.sides.noCard': MONEY,
  'table.sides.noTwo': MONEY,
  'table.sides.noNew': MONEY,
  'table.sides.noPoolCard': MONEY,
  'table.sides.noSwap': MONEY,
  'table.worth.now': MONEY,
  'table.worth.line': [
    [[], 1_000, 'other'],
    [[4, 2, { charm: 'clover' }], 1_500, 'best'],
  ],
  'table.dice.toThrowSpoken': [[5]],
  'table.dice.of': PEOPLE,
  'table.dice.spoken': [
    [{ die: { colour: 'black', face: 4 } }],
    [{ die: { colour: 'white', face: 1 }, state: 'kept', change: 0 }],
    [{ die: { charm: 'clover' }, state: 'loose', change: 200 }],
    [{ die: { charm: 'clover' }, state: 'loose', change: -200 }],
  ],
  'table.dice.thrown': [[[4, 4], 'clover']],
  'table.payout.times': [[2]],
  'table.payout.toOthers': MONEY,
  'table.payout.mean': MONEY,
  'table.payout.ways': [[11]],
  'table.payout.result': [['two-pairs', 1_000]],
  'table.payout.bonus': [
    [ANN, 'clover', 1_000],
    [ME, 'clover', 1_000],
  ],
  'table.tags.bought': [[RED, 3_000]],
  'table.tags.swapped': [[RED], [GREEN]],
  'table.tags.got': MONEY,
  'table.tags.threw': [[[4, 4, 2]]],
  'table.tags.bonus': MONEY,
  'table.tags.bid': MONEY,
  'table.cards.drawPile': [[0], [12]],
  'table.cards.discards': COUNTS,
  'table.cards.now': MONEY,
  'table.cards.spoken': [
    [{ name: RED, place: 'pool', price: 3_000, pays: PAYS }],
    [{ name: GREEN, place: 'stack', price: 5_000, pays: PAYS }],
  ],
  'table.cards.group': [['Red', ['clover', 'penny']]],
  'table.cards.groupCounted': [['Red', ['clover', 'penny']]],
  'table.cards.groupCount': [
    ['Red', 1],
    ['Red', 2],
  ],
  'table.cards.giving': [['clover']],
  'table.cards.groupGiving': [['Red', ['clover', 'penny'], 'clover']],
  'table.seats.cash': MONEY,
  'table.seats.tickets': [[0], [1], [6]],
  'table.seats.ticketsLeft': COUNTS,
  'table.seats.kept': [['die'], ['rethrow']],
  'table.seats.keptShort': [[['die', 'rethrow']]],
  'table.auction.of': PEOPLE,
  'table.auction.price': MONEY,
  'table.auction.highest': PEOPLE,
  'table.auction.fullPrice': MONEY,
  'table.standing.decided': [
    [ANN, 20_000, 500],
    [ME, 20_000, 500],
  ],
  'table.standing.decidedByCards': [
    [ANN, 20_000],
    [ME, 20_000],
  ],
  'table.standing.shared': MONEY,

  'howTo.about': [['Purple']],
  'howTo.rolling': [[ROLL_EXAMPLE, ['Purple', 'Red']]],
  'howTo.charm': [[CHARM_EXAMPLE, [RED], 'clover']],

  'glossary.colourName': [['Red']],
  'glossary.colour': [[3_000, PAYS]],
  'glossary.combo': [['pair']],
  'glossary.ticketName': [[1]],
  'glossary.ticket': [[CHOICES, 'free', 4]],
  'glossary.charmDie.does': [[['clover', 'penny']]],

  'contents.colour': [[1]],
  'contents.charm': [[1]],
  'contents.ticket': [[1]],
  'contents.step': [[1]],
  'contents.ticketText': [[CHOICES]],

  'tickets.Choice': [[CHOICES[0]]],
  'tickets.choice': [[CHOICES[0]]],
  'tickets.Fallback': [[CHOICES]],
};
