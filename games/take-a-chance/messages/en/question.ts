/** What is asked, the answers, and how they are typed. */

import { dollars, list } from '@parlor/grammar/en';
import type { CardName } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import type { Question, Step } from '../../facts/types.ts';
import { aCombo, card, dice, names } from './names.ts';
import { choice, fallback } from './tickets.ts';

const questions: Readonly<Record<Question, string>> = {
  turn: 'Buy a card, roll, or take a chance?',
  buy: 'Which card do you buy?',
  swap: 'Which of your cards do you swap for which Pool card?',
  'extra die': 'Do you spend your kept ticket on an extra die?',
  rethrow: 'Which dice do you keep?',
  'kept rethrow':
    'Do you spend your kept ticket and throw some dice again? Keeping everything saves it.',
  collect: 'Which combination do you collect for?',
  'open auction': 'What is your opening bid?',
  bid: 'How much do you bid, or do you pass?',
  'consolation roll': 'You did not win the auction. Do you roll instead?',
  or: 'Do you do what the ticket says first, or take its OR?',
};

/** What is paid for the difference; less than nothing is got. */
const settled = (cost: number): string =>
  cost === 0 ? '' : cost > 0 ? ` and pay ${dollars(cost)}` : ` and get ${dollars(-cost)}`;

const answers = {
  buyFromStack: (what: CardName, cost: number) =>
    `Buy ${card(what)} from your stack for ${dollars(cost)}`,
  buyFromPool: (what: CardName, cost: number) =>
    `Buy ${card(what)} from the Pool for ${dollars(cost)}`,
  auction: (what: CardName, price: number) =>
    `Put ${card(what)} from the Pool up for auction, price ${dollars(price)}`,
  roll: 'Roll the dice',
  chance: 'Take a chance',
  first: (steps: readonly Step[]) => `First: ${choice(steps)}`,
  or: (choices: readonly (readonly Step[])[]) => `OR: ${fallback(choices)}`,
  swap: (give: CardName, take: CardName, cost: number) =>
    `Swap ${card(give)} for ${card(take)}${settled(cost)}`,
  use: 'Spend the ticket and throw with an extra die',
  throw: 'Save the ticket and throw',
  keepAll: 'Keep everything',
  /** How many dice are thrown again, and the charm die where it can be; 'none' where there is none. */
  keep(
    faces: readonly number[],
    charmDie: 'kept' | 'thrown' | 'none',
    thrown: number | null,
  ): string {
    const kept = [...faces.map(String), ...(charmDie === 'kept' ? ['the charm'] : [])];
    const again = [
      ...(thrown === null || thrown === 0 ? [] : [dice(thrown)]),
      ...(charmDie === 'thrown' ? ['the charm die'] : []),
    ];
    const keeps = `Keep ${kept.length === 0 ? 'nothing' : list(kept)}`;
    return again.length === 0 ? keeps : `${keeps}, throw ${list(again)} again`;
  },
  collect(offer: {
    readonly combo: Combo;
    readonly amount: number;
    readonly bonus: number;
    readonly toOthers: number;
  }): string {
    const own = offer.bonus > 0 ? ` and ${dollars(offer.bonus)} for the charm` : '';
    const others = offer.toOthers > 0 ? `; the others get ${dollars(offer.toOthers)}` : '';
    return `${names.Combo(offer.combo)}: ${dollars(offer.amount)}${own}${others}`;
  },
  /** Where what it pays is not known. */
  collectBare: (combo: Combo) => `Collect for ${aCombo(combo)}`,
  bid: (amount: number) => `Bid ${dollars(amount)}`,
  pass: 'Pass',
};

const KEEP = 'Type what you keep: keep 1 1 4, keep 1 1 4 charm, keep nothing.';

/** How an answer to each question is typed; with the least that can be bid. */
const typing: Readonly<Record<Question, (least: number) => string>> = {
  turn: () => 'Type roll, chance, or the card you buy: buy red clover.',
  buy: () => 'Type the card you buy: buy red clover.',
  swap: () => 'Type both cards: swap purple penny for red clover.',
  'extra die': () => 'Type spend or save.',
  rethrow: () => KEEP,
  'kept rethrow': () => KEEP,
  collect: () => 'Type the combination: collect two pairs.',
  'open auction': (least) => `Type an amount in hundreds, ${dollars(least)} or more: 1200.`,
  bid: (least) => `Type an amount in hundreds, ${dollars(least)} or more, or pass.`,
  'consolation roll': () => 'Type roll or pass.',
  or: () => 'Type first, or OR.',
};

/** What may be typed, in small letters; the words of the answers among them. */
const typed = {
  buy: ['buy', 'put'],
  swap: ['swap', 'give'],
  /** Between the card given and the card taken. */
  swapFor: [' for '],
  keep: ['keep'],
  /** After it comes what is thrown. */
  keepRest: [', throw '],
  nothing: ['nothing'],
  everything: ['everything', 'all'],
  charm: ['charm'],
  /** Words that mean nothing among dice. */
  between: ['and', 'the'],
  collect: ['collect for', 'collect'],
  bid: ['bid'],
  roll: ['roll', 'roll the dice'],
  chance: ['chance', 'take a chance', 'ticket'],
  first: ['first'],
  or: ['or'],
  use: ['use', 'spend', 'spend the ticket and throw with an extra die'],
  throw: ['throw', 'save', 'save the ticket and throw'],
  pass: ['pass'],
  /** Between thousands. */
  thousands: ',',
};

export const question = { questions, answers, typing, typed };
