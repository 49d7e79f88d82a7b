/** Moves as answers to choose from, and how they are typed. */

import type { Decision } from '@parlor/kit';
import { type Box, openBox, printedOn, priceOf } from '../facts/box.ts';
import {
  BID_STEP,
  type Card,
  type KeepMove,
  type Move,
  type Question,
  type Step,
} from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import type { View } from '../rules/view.ts';

export function answer({ question: { answers } }: Messages, view: View, move: Move): string {
  const box = openBox(view.options.set);
  switch (move.type) {
    case 'buy':
      return buyAnswer(answers, box, view, move.card);
    case 'first':
      return answers.first(sidesOf(box, view)[0]!);
    case 'or':
      return answers.or(sidesOf(box, view).slice(1));
    case 'swap':
      return answers.swap(
        printedOn(box, move.give),
        printedOn(box, move.take),
        priceOf(box, move.take) - priceOf(box, move.give),
      );
    case 'keep':
      return keepAnswer(answers, view, move);
    case 'collect': {
      const offer = view.offers.find(({ combo }) => combo === move.combo);
      return offer ? answers.collect(offer) : answers.collectBare(move.combo);
    }
    case 'bid':
      return answers.bid(move.amount);
    case 'roll':
    case 'chance':
    case 'use':
    case 'throw':
    case 'pass':
      return answers[move.type];
  }
}

/** What is bid above the least there can be. */
const ABOVE = [0, 100, 200, 500, 1_000];

/** Bids in round sums, and the price of the card. */
export function plainMoves({ question, auction, options }: View): readonly Move[] {
  if (!auction) return [];
  const least = auction.bid + BID_STEP;
  const price = priceOf(openBox(options.set), auction.card);
  const amounts = [...ABOVE.map((more) => least + more), ...(price > least ? [price] : [])];
  const bids = [...new Set(amounts)]
    .sort((a, b) => a - b)
    .map((amount): Move => ({ type: 'bid', amount }));
  return question === 'bid' ? [{ type: 'pass' }, ...bids] : bids;
}

type Answers = Messages['question']['answers'];

/** What the ticket that is carried out says, choice by choice. */
const sidesOf = (box: Box, { ticket }: View): readonly (readonly Step[])[] =>
  ticket ? box.tickets[ticket.kind]!.choices : [[]];

function buyAnswer(answers: Answers, box: Box, view: View, card: Card): string {
  const name = printedOn(box, card);
  const price = priceOf(box, card);
  if (!view.pool.includes(card)) return answers.buyFromStack(name, price);
  if (view.options.auctions) return answers.auction(name, price);
  const step = view.ticket
    ? sidesOf(box, view)[view.ticket.choice ?? 0]![view.ticket.step]
    : undefined;
  const less = step?.do === 'buy-pool' ? step.less : 0;
  return answers.buyFromPool(name, Math.max(0, price - less));
}

function keepAnswer(answers: Answers, { roll }: View, { dice, charm }: KeepMove): string {
  if (!roll) return answers.keep(dice, charm ? 'kept' : 'none', null);
  const hasCharm = roll.charm !== null;
  if (dice.length === roll.dice.length && (charm || !hasCharm)) return answers.keepAll;
  const charmDie = charm ? 'kept' : hasCharm ? 'thrown' : 'none';
  return answers.keep(dice, charmDie, roll.dice.length - dice.length);
}

export const typing = ({ question }: Messages, view: View, { kind }: Decision): string =>
  question.typing[kind as Question]((view.auction?.bid ?? 0) + BID_STEP);
