/** The moves a player speaks in, looked up once: the game's own interned objects where it has them. */

import { type Move, trump } from '../rules/index.ts';
import { STEP } from './faces.ts';

const MOST_SEATS = 4;
const MOST_PROPERTIES = 12;
const MOST_CARDS = 64;
const MOST_STEPS = 512;

const move = (input: object): Move => trump.parseMove(input)!;
const table = (length: number, input: (index: number) => object): readonly Move[] =>
  Array.from({ length }, (_, index) => move(input(index)));

export const ROLL = move({ type: 'roll' });
export const PASS = move({ type: 'pass' });
export const KEEP = move({ type: 'keep' });
export const BACK_IN = move({ type: 'backIn' });
export const ACCEPT = move({ type: 'accept' });
export const REJECT = move({ type: 'reject' });
export const DONE = move({ type: 'done' });

export const TAKES = table(MOST_SEATS, (seat) => ({ type: 'take', seat }));
export const KNOCK_OUTS = table(MOST_SEATS, (seat) => ({ type: 'knockOut', seat }));
export const FILLS = table(MOST_PROPERTIES, (property) => ({ type: 'fill', property }));
export const PUT_UPS = table(MOST_PROPERTIES, (property) => ({ type: 'putUp', property }));
export const SURRENDERS = table(MOST_PROPERTIES, (property) => ({ type: 'surrender', property }));
export const PLAYS = table(MOST_CARDS, (card) => ({ type: 'play', card }));

const OPENINGS = table(MOST_STEPS, (steps) => ({ type: 'open', amount: steps * STEP }));
const TAXES = table(MOST_CARDS * MOST_SEATS, (index) => ({
  type: 'play',
  card: Math.floor(index / MOST_SEATS),
  seat: index % MOST_SEATS,
}));
const SALES = table(MOST_CARDS * MOST_PROPERTIES, (index) => ({
  type: 'play',
  card: Math.floor(index / MOST_PROPERTIES),
  property: index % MOST_PROPERTIES,
}));
const TRADES = table(MOST_PROPERTIES * MOST_PROPERTIES, (index) => ({
  type: 'trade',
  give: Math.floor(index / MOST_PROPERTIES),
  take: index % MOST_PROPERTIES,
}));

export const openMove = (amount: number): Move =>
  OPENINGS[amount / STEP] ?? { type: 'open', amount };
export const taxMove = (card: number, seat: number): Move => TAXES[card * MOST_SEATS + seat]!;
export const forcedSale = (card: number, property: number): Move =>
  SALES[card * MOST_PROPERTIES + property]!;
export const tradeMove = (give: number, take: number): Move =>
  TRADES[give * MOST_PROPERTIES + take]!;
