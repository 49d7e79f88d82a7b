/** What a guided first game explains, each once, when it first comes up. */

import { dollars } from '@parlor/grammar/en';
import { CHARM_BONUS } from '../../facts/types.ts';

const EACH = dollars(CHARM_BONUS);

export const lessons = {
  'last-turns': {
    title: 'The last turns',
    text: 'Somebody has played the last ticket of their pile. Everyone has one more turn, that player last. Then your cash and the price of your cards are added up.',
  },
  'last-turns-even': {
    title: 'The last turns',
    text: 'Somebody has played the last ticket of their pile. The round in which that happened goes on to its end, and one whole round follows, so that everyone has the same number of turns. Then your cash and the price of your cards are added up.',
  },
  turn: {
    title: 'One of three',
    text: 'A turn is one thing: buy a card, roll the dice, or turn over a ticket. Cards make your rolls pay, and every new colour brings an extra white die.',
  },
  // T-7.2: a Pool card is not simply bought.
  'turn-auctions': {
    title: 'One of three',
    text: 'A turn is one thing: get a card, roll the dice, or turn over a ticket. A card from your stack is bought at its price; one from the Pool goes to the highest bidder. Cards make your rolls pay, and every new colour brings an extra white die.',
  },
  rethrow: {
    title: 'Keep what fits',
    text: 'Tap the dice you would rather throw again: one, some or all of them. The list shows what the dice pay as they lie. When no re-roll is left, the dice stand.',
  },
  charm: {
    title: 'The charm die',
    text: `If your roll pays and one of the cards that pay shows this charm, you get ${EACH} for each card you own with it. If the roll pays and none of them shows it, the others get ${EACH} for each of theirs. A roll that pays nothing brings nobody a bonus.`,
  },
  collect: {
    title: 'One combination counts',
    text: 'Choose one line. Every card you own that shows this combination pays, and several cards of the same colour all pay.',
  },
  or: {
    title: 'First, or OR',
    text: 'This ticket has two sides, and you choose one: what it says first, or what stands after OR. If you lack the cash or the cards for the first, you have to take the OR.',
  },
  ticket: {
    title: 'A ticket is on the table',
    text: 'Do what it says. If that cannot be done, because cash or cards are missing, its OR happens instead. You cannot choose the OR freely.',
  },
  kept: {
    title: 'A ticket to keep',
    text: 'It stays with its owner and can be spent on a later roll: an extra die before the throw, or an extra re-roll after the last one. Only one kept ticket goes into a roll, and nobody ever throws more than nine dice.',
  },
  swap: {
    title: 'Swap a card',
    text: 'Give one of your cards and take one from the Pool. A dearer card costs you the difference; for a cheaper one you get it back. You roll one white die for each colour you own afterwards.',
  },
  auction: {
    title: 'To the highest bidder',
    text: 'Pool cards are auctioned in this match. Bids go in steps of $100, a pass is final, and the highest bidder has to buy. An auctioneer who does not win may roll, once a turn, unless their ticket brings a roll anyway.',
  },
};
