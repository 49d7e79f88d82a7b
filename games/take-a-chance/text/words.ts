/** The game in words: for the terminal, the log and the screen reader. */

import {
  type Decision,
  listed,
  midSentence,
  possessive,
  type Seat,
  type Who,
  type Words,
} from '@parlor/kit';
import { type Box, cardName, openBox, priceOf } from '../facts/box.ts';
import type { ChanceTypes } from '../rules/contract.ts';
import { COMBOS } from '../facts/dice/combos.ts';
import { happened } from './happened.ts';
import {
  choiceWords,
  comboWords,
  count,
  dollars,
  fallbackWords,
  KEPT_WORDS,
  ticketWords,
} from './phrases.ts';
import { read } from './reading.ts';
import { refused } from './refused.ts';
import {
  BID_STEP,
  type Card,
  type KeepMove,
  type Move,
  type Question,
  type Step,
} from '../facts/types.ts';
import type { SeatView, View } from '../rules/view.ts';

export const words: Words<ChanceTypes> = {
  name: 'Take a Chance',
  tagline: 'Buy cards, roll what they pay for, or turn over a ticket and hope.',
  board,
  happened,
  question,
  answer,
  typing,
  read,
  refused,
};

// The table

function board(view: View, who: Who): string {
  const box = openBox(view.options.set);
  const whom = midSentence(who);
  return [
    ...(view.roll && view.roll.dice.length > 0 ? rollLines(box, view) : []),
    ...(view.ticket
      ? [
          `The ticket says: ${ticketWords(box.tickets[view.ticket.kind]!.choices, view.options.or)}.`,
        ]
      : []),
    ...(view.auction ? [auctionLine(box, view, who, whom)] : []),
    poolLine(box, view),
    ...(view.lastTurns === null ? [] : [`The last turns: ${count(view.lastTurns, 'turn')} to go.`]),
    ...view.players.flatMap((player, seat) => [
      `${who(seat)}: ${seatLine(box, view, player, seat)}.`,
      `  In the stack: ${stackWords(box, player)}.`,
    ]),
  ].join('\n');
}

const priced = (box: Box, card: Card): string =>
  `${cardName(box, card)} for ${dollars(priceOf(box, card))}`;

function poolLine(box: Box, { pool, draw, discards }: View): string {
  const cards = pool.flatMap((card) => (card === null ? [] : [priced(box, card)]));
  const empty = pool.length - cards.length;
  const places = empty === 0 ? [] : [count(empty, 'empty place')];
  const out = discards > 0 ? `, ${count(discards, 'card')} out unseen` : '';
  return `In the Pool: ${listed([...cards, ...places])}. Left to draw: ${count(draw, 'card')}${out}.`;
}

function seatLine(box: Box, view: View, player: SeatView, seat: Seat): string {
  const kept = player.kept.map((kind) => KEPT_WORDS[box.tickets[kind]!.keptFor!]);
  return [
    `${dollars(player.cash)} in cash`,
    `owned cards: ${boardWords(box, player.board)}`,
    `${count(player.ticketsLeft, 'ticket')} left`,
    ...(kept.length > 0 ? [`kept for later: ${listed(kept)}`] : []),
    ...(view.turn === seat ? ['on turn'] : []),
  ].join('; ');
}

function stackWords(box: Box, { stack }: SeatView): string {
  const known = stack.filter((card) => typeof card === 'number');
  const hidden = stack.filter((card) => card === 'hidden').length;
  return listed(
    [
      ...known.map((card) => priced(box, card)),
      ...(hidden > 0 ? [count(hidden, 'hidden card')] : []),
    ],
    'nothing',
  );
}

/** 'Purple horseshoe, Purple penny and Red clover' */
const boardWords = (box: Box, cards: readonly Card[]): string =>
  listed(cards.map((card) => cardName(box, card)));

function rollLines(box: Box, view: View): string[] {
  const { dice, charm, rethrows } = view.roll!;
  const white = dice.slice(2);
  const parts = [
    `black ${listed(dice.slice(0, 2))}`,
    ...(white.length > 0 ? [`white ${listed(white)}`] : []),
    ...(charm === null ? [] : [`charm ${box.charms[charm]}`]),
  ];
  const pays = view.offers.map(
    (offer) => `${comboWords(offer.combo)} ${dollars(offer.amount + offer.bonus)}`,
  );
  return [
    `The dice: ${parts.join('; ')}. ${capital(count(rethrows, 're-roll'))} left.`,
    `They pay: ${listed(pays, 'nothing')}.`,
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function auctionLine(box: Box, view: View, who: Who, whom: Who): string {
  const { card, auctioneer, bid, bidder, passed } = view.auction!;
  const high =
    bidder === null ? 'No bid yet.' : `The highest bid is ${dollars(bid)}, by ${whom(bidder)}.`;
  const out = passed.length === 0 ? '' : ` Passed: ${listed(passed.map(whom))}.`;
  return `${possessive(who, auctioneer)} auction: ${cardName(box, card)}, price ${dollars(priceOf(box, card))}. ${high}${out}`;
}

// Questions and answers

const QUESTION_WORDS: Readonly<Record<Question, string>> = {
  turn: 'Buy a card, roll, or take a chance?',
  buy: 'Which card do you buy?',
  swap: 'Which card do you swap for which Pool card?',
  'extra die': 'Spend your kept ticket for one more die?',
  rethrow: 'Which dice do you keep?',
  'kept rethrow': 'Spend your kept ticket and throw some dice again? Keeping everything saves it.',
  collect: 'Which combination do you collect for?',
  'open auction': 'At what price do you open?',
  bid: 'How much do you bid, or do you pass?',
  'consolation roll': 'You did not win the auction. Roll?',
  or: 'Do you do what the ticket says first, or take its OR?',
};

function question(_view: View, { kind }: Decision, _who: Who): string {
  return QUESTION_WORDS[kind as Question];
}

function answer(view: View, move: Move, _who: Who): string {
  const box = openBox(view.options.set);
  switch (move.type) {
    case 'buy':
      return buyAnswer(box, view, move.card);
    case 'roll':
      return 'Roll the dice';
    case 'chance':
      return 'Take a chance';
    case 'first':
      return `First: ${choiceWords(sidesOf(box, view)[0]!)}`;
    case 'or':
      return `OR: ${fallbackWords(sidesOf(box, view).slice(1))}`;
    case 'swap':
      return swapAnswer(box, move.give, move.take);
    case 'use':
      return 'Use the ticket and throw with one more die';
    case 'throw':
      return 'Save the ticket and throw';
    case 'keep':
      return keepAnswer(view, move);
    case 'collect': {
      const offer = view.offers.find(({ combo }) => combo === move.combo);
      return offer ? offerWords(offer) : comboWords(move.combo);
    }
    case 'bid':
      return `Bid ${dollars(move.amount)}`;
    case 'pass':
      return 'Pass';
  }
}

/** What the ticket that is carried out says, choice by choice. */
const sidesOf = (box: Box, { ticket }: View): readonly (readonly Step[])[] =>
  ticket ? box.tickets[ticket.kind]!.choices : [[]];

function buyAnswer(box: Box, view: View, card: Card): string {
  const name = cardName(box, card);
  if (!view.pool.includes(card))
    return `Buy ${name} from your stack for ${dollars(priceOf(box, card))}`;
  if (view.options.auctions)
    return `Put ${name} from the Pool up for auction (price ${dollars(priceOf(box, card))})`;
  const step = view.ticket
    ? sidesOf(box, view)[view.ticket.choice ?? 0]![view.ticket.step]
    : undefined;
  const less = step?.do === 'buy-pool' ? step.less : 0;
  return `Buy ${name} from the Pool for ${dollars(Math.max(0, priceOf(box, card) - less))}`;
}

function swapAnswer(box: Box, give: Card, take: Card): string {
  const cost = priceOf(box, take) - priceOf(box, give);
  const settled =
    cost === 0 ? '' : cost > 0 ? ` and pay ${dollars(cost)}` : ` and get ${dollars(-cost)}`;
  return `Give ${cardName(box, give)} for ${cardName(box, take)}${settled}`;
}

function keepAnswer(view: View, { dice, charm }: KeepMove): string {
  const roll = view.roll;
  const withCharm = roll !== null && roll.charm !== null;
  if (roll && dice.length === roll.dice.length && (charm || !withCharm)) return 'Keep everything';
  const kept = listed([...dice, ...(charm ? ['the charm'] : [])], 'nothing');
  if (!roll) return `Keep ${kept}`;
  const thrown = roll.dice.length - dice.length;
  const again = [
    ...(thrown > 0 ? [count(thrown, 'die', 'dice')] : []),
    ...(withCharm && !charm ? ['the charm die'] : []),
  ];
  return `Keep ${kept}, throw ${again.join(' and ')} again`;
}

function offerWords({ combo, amount, bonus, toOthers }: View['offers'][number]): string {
  const own = bonus > 0 ? ` and ${dollars(bonus)} for the charm` : '';
  const others = toOthers > 0 ? `; opponents get ${dollars(toOthers)}` : '';
  return `${comboWords(combo)}: ${dollars(amount)}${own}${others}`;
}

function typing(view: View, { kind }: Decision): string {
  const least = dollars((view.auction?.bid ?? 0) + BID_STEP);
  switch (kind as Question) {
    case 'open auction':
      return `Type an amount in hundreds, ${least} or more: 1200.`;
    case 'bid':
      return `Type an amount in hundreds, ${least} or more, or pass.`;
    case 'or':
      return 'Type first, or OR.';
    case 'rethrow':
    case 'kept rethrow':
      return 'Type what you keep: keep 1 1 4, keep 1 1 4 charm, keep nothing.';
    default:
      return `Type a move: roll, chance, buy red clover, collect ${comboWords(COMBOS[0])}, pass.`;
  }
}
