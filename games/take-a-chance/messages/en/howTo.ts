/** How to play, chapter by chapter; **names of the game** stand out. */

import { dollars, inWords, list } from '@parlor/grammar/en';
import type { CardName } from '../../facts/box.ts';
import type { CharmExample, RollExample } from '../../facts/examples.ts';
import { MAX_DICE } from '../../facts/dice/hands.ts';
import {
  BID_STEP,
  BLACK_DICE,
  CHARM_BONUS,
  COLOURS,
  START_CASH,
  TICKETS_EACH,
  TICKETS_OF_TWO,
  TURN_LIMIT,
} from '../../facts/types.ts';
import { aCombo, card, charm, colour } from './names.ts';

export const howTo = {
  /** The first colour of the set is the one everybody starts with. */
  about: (firstColour: string) => ({
    title: 'What it is about',
    paragraphs: [
      `Get rich: at the end your **cash** and the **price of the cards you own** are added up, and the highest total wins. Everyone starts with ${dollars(START_CASH)} and one ${colour(firstColour)} card. You also have a **stack** of three cards that only you see, and a pile of face-down **tickets** that nobody has seen.`,
      `Everyone gets ${inWords(TICKETS_EACH.usual)} tickets, or ${inWords(TICKETS_EACH.short)} or ${inWords(TICKETS_EACH.long)} if the table agrees on it. Two players always have ${inWords(TICKETS_OF_TWO)} each.`,
    ],
  }),
  turn: {
    title: 'A turn: one of three',
    paragraphs: [
      '**Buy** a card from your stack or from the open **Pool** at its price. **Roll** the dice and collect. Or **take a chance**: turn over your top ticket and do what it says.',
    ],
  },
  cards: {
    title: 'Cards make dice pay',
    paragraphs: [
      `A card shows combinations and what each one pays. You roll two black dice and one white die for **each colour** you own, so a new colour always brings an extra die. All ${inWords(COLOURS)} colours make ${inWords(BLACK_DICE + COLOURS)} dice; tickets can add more, but nobody ever throws more than ${inWords(MAX_DICE)}.`,
    ],
  },
  rolling: ({ dice, contains, best, pays }: RollExample, colours: readonly string[]) => ({
    title: 'Rolling',
    paragraphs: [
      'After the first throw you may pick up any dice and throw them once more. Then choose **one combination** that the dice contain. Every card of yours that shows it pays, and spare dice do no harm.',
      `For example, ${list(dice.map(String))} contain ${list(contains.map(aCombo))}. With one card each of ${list(colours.map(colour))} you would take ${aCombo(best)} for ${dollars(pays)}.`,
    ],
  }),
  tickets: {
    title: 'Tickets',
    paragraphs: [
      'Many tickets have two sides: do what it says first, or take its **OR**, whichever you prefer. If you lack the cash or the cards for the first, you have to take the OR. A table can also agree that the OR is only for when the first cannot be done.',
      'Some tickets lead to another one. Some are kept and spent on a later roll, one on each roll at most. Nobody ever gets new tickets.',
    ],
  },
  ending: {
    title: 'The end',
    paragraphs: [
      'When somebody has played the last ticket of their pile, that turn is finished, and then everyone has one last turn, that player last. A table can also agree on **even turns**: then the round goes on to its end, and one whole round follows. On a tie, more cards win; still tied, the win is shared.',
      `A match in which everyone has had ${TURN_LIMIT} turns is stopped and counted as it stands.`,
    ],
  },
  auctions: {
    title: 'With auctions',
    paragraphs: [
      `An option for three players or more. A Pool card is not simply bought: whoever wants it opens the bidding, and it goes to the highest bidder. Bids go in steps of ${dollars(BID_STEP)}, a pass is final, and nobody bids more than their cash. An **auctioneer** who does not win the card may roll the dice, once a turn. If the ticket being played brings a roll anyway, there is no second one. Cards in your stack are bought as always.`,
    ],
  },
  charm: ({ combo, bonus }: CharmExample, cards: readonly CardName[], thrown: string) => ({
    title: 'With the Lucky Charm',
    paragraphs: [
      `An option for three players or more. The **charm die** is thrown along with every roll, and may be thrown again once. If your roll pays and one of the cards that pay shows the charm, you get ${dollars(CHARM_BONUS)} for each card you own with it. If your roll pays and none of them shows it, every other player gets ${dollars(CHARM_BONUS)} for each of theirs. A roll that pays nothing pays nobody.`,
      `You own ${list(cards.map(card))}, and roll ${aCombo(combo)} and the ${charm(thrown)}: that is ${dollars(bonus)} on top.`,
    ],
  }),
  two: {
    title: 'Two players',
    paragraphs: [
      `Each of you has ${inWords(TICKETS_OF_TWO)} tickets, and after every purchase the next card of the draw pile is discarded unseen. There are no auctions and there is no charm die.`,
    ],
  },
};
