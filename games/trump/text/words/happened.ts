/** What happened, one sentence for the log. */

import type { Seat, Who } from '@parlor/kit';
import { type Components, STANDARD_COMPONENTS } from '../../facts/components.ts';
import { clauseSentence, contractSentences } from '../deal/sentences.ts';
import { cardName, listOf, money, propertyName, spaceName } from '../../facts/names.ts';
import type { BiddingEnd, Card, Event, Gift, Lapse } from '../../facts/types.ts';
import { offerPhrase } from './offered.ts';
import { object, sentence } from './voice.ts';

/** With the components of the table; left out, those in the box. */
export function happened(
  event: Event,
  who: Who,
  components: Components = STANDARD_COMPONENTS,
): string | undefined {
  const text = phrase(event, who, components);
  return text === undefined ? undefined : sentence(text);
}

/** The sentences behind a line of the log that is too short for them. */
export function details(
  event: Event,
  who: Who,
  components: Components = STANDARD_COMPONENTS,
): readonly string[] {
  if (event.type !== 'offered') return [];
  const { from, to, and = [], clauses } = event;
  return contractSentences(clauses, { components, who, seats: [from, to, ...and] });
}

function phrase(event: Event, who: Who, components: Components): string | undefined {
  const card = (number: Card | null): string =>
    number === null ? 'a card' : cardName(components, number);
  const property = (number: number): string => propertyName(components, number);
  switch (event.type) {
    case 'dealt':
      return event.cards[0] === null
        ? undefined
        : `${who(event.seat)} got ${listOf(event.cards.map(card))}`;
    case 'threwForStart':
      return `${who(event.seat)} threw ${event.die} for the first turn`;
    case 'partBegan':
      return `part ${event.part} began with ${object(who, event.seat)}`;
    case 'turnBegan':
      return undefined;
    case 'drew':
      return `${who(event.seat)} drew ${card(event.card)}`;
    case 'rolled':
      return `${who(event.seat)} rolled ${event.die}`;
    case 'moved':
      return `${who(event.seat)} moved to ${spaceName(components, event.space)}`;
    case 'took':
      return `${who(event.seat)} took ${card(event.card)} from ${object(who, event.from)}`;
    case 'filled':
      return `${money(event.amount)} went into the box of ${property(event.property)}`;
    case 'collected':
      return `${who(event.seat)} got ${money(event.amount)} from the bank`;
    case 'traded': {
      const from = event.with === null ? 'the board' : object(who, event.with);
      return `${who(event.seat)} traded ${property(event.give)} for ${property(event.take)} with ${from}`;
    }
    case 'kept':
      return `${who(event.seat)} did not trade`;
    case 'putUp':
      return `${who(event.seat)} put ${property(event.property)} up for sale${event.again ? ' once more' : ''}`;
    case 'sealed':
      if (event.amount === 0) return `${who(event.seat)} sealed 0, to stay out`;
      return `${who(event.seat)} sealed an opening${event.amount === null ? '' : ` of ${money(event.amount)}`}`;
    case 'opened':
      return `the openings: ${event.bids.map((bid, seat) => `${object(who, seat)} ${bid === 0 ? 'nothing' : money(bid)}`).join(', ')}`;
    case 'raised': {
      const parts = [
        ...event.cards.map(card),
        ...(event.cash > 0 ? [`${money(event.cash)} in cash`] : []),
      ];
      return `${who(event.seat)} raised to ${money(event.bid)} with ${listOf(parts)}`;
    }
    case 'knockedOut':
      return `${who(event.seat)} knocked ${object(who, event.target)} out of the bidding`;
    case 'cameBack':
      return `${who(event.seat)} came back into the bidding with ${money(event.bid)}`;
    case 'letGo':
      return `${who(event.seat)} let it go`;
    case 'askedAgain':
      return `all others let it go; ${object(who, event.seat)} acted last without the lead and had one more say`;
    case 'biddingEnded':
      return biddingEnd(event.why, object(who, event.leader));
    case 'sold':
      return event.paid === 'box'
        ? `${who(event.to)} kept ${property(event.property)} and put ${money(event.price)} into its box`
        : `${who(event.to)} bought ${property(event.property)} for ${money(event.price)} from ${event.paid === 'bank' ? 'the bank' : object(who, event.paid)}`;
    case 'unsold':
      return `nobody opened for ${property(event.property)}${event.again ? '; it comes up once more' : ''}`;
    case 'bidReturned':
      return event.bank === 0
        ? undefined
        : `${who(event.seat)} returned ${money(event.bank)} of investor money to the bank`;
    case 'boxShown':
      return `the box of ${property(event.property)} held ${money(event.amount)}`;
    case 'played': {
      const on = event.target === null ? '' : ` on ${object(who, event.target)}`;
      const of = event.property === null ? '' : ` for ${property(event.property)}`;
      return `${who(event.seat)} played ${card(event.card)}${on}${of}`;
    }
    case 'taxed':
      return `${who(event.target)} paid ${object(who, event.seat)} ${money(event.amount)} of tax`;
    case 'surrendered':
      return `${who(event.seat)} gave up ${property(event.property)} to ${object(who, event.to)}`;
    case 'passed':
      return `${who(event.seat)} passed`;
    case 'offered': {
      const verb = event.counters === 0 ? 'offered' : 'answered';
      const others = [event.to, ...(event.and ?? [])];
      const telling = {
        components,
        who,
        seats: [event.from, event.to, ...(event.and ?? [])] as const,
      };
      const ending = event.ends === undefined ? '' : `, in place of contract ${event.ends}`;
      const link = event.counters === 0 ? '' : 'with ';
      return `${who(event.from)} ${verb} ${listOf(others.map((seat) => object(who, seat)))} ${link}${offerPhrase(event.clauses, telling)}${ending}`;
    }
    case 'rejected':
      return `${who(event.seat)} said no`;
    case 'agreed':
      return `${who(event.seat)} agreed; the others were still to be asked`;
    case 'contractEnded':
      return `contract ${event.contract} was ended by its parties`;
    case 'showed':
      return event.cards[0] === null || event.cards.length === 0
        ? `${who(event.from)} showed ${object(who, event.to)} ${event.isHand ? 'the whole hand' : 'a card'}`
        : `${who(event.from)} showed ${object(who, event.to)} ${listOf(event.cards.map(card))}`;
    case 'used':
      return `${who(event.seat)} used an option of contract ${event.contract}: “${clauseSentence(event.clause, { components, who, seats: event.seats })}”`;
    case 'accepted':
      return `${who(event.seat)} accepted: contract ${event.contract}`;
    case 'gave':
      return `${who(event.from)} gave ${object(who, event.to)} ${giftPhrase(event.gift, card, property)}`;
    case 'promiseKept':
      return `the promise of contract ${event.contract} to play ${event.clause.type === 'play' ? card(event.clause.card) : 'a card'} was kept`;
    case 'lapsed':
      return `contract ${event.contract} lost a clause, for ${WHY[event.why]}: “${clauseSentence(event.clause, { components, who, seats: event.seats })}”`;
    case 'owed':
      return `${who(event.from)} now owed ${object(who, event.to)} ${money(event.amount)}`;
    case 'debtPaid':
      return `${who(event.from)} paid ${money(event.amount)} of a debt to ${object(who, event.to)}${event.left === 0 ? '' : `, ${money(event.left)} remained`}`;
    case 'finished':
      return `the game ended: ${event.totals.map((total, seat: Seat) => `${object(who, seat)} ${money(total)}`).join(', ')}`;
  }
}

function biddingEnd(why: BiddingEnd, leader: string): string {
  switch (why) {
    case 'alone':
      return `nobody but ${leader} opened, so the bidding was over`;
    case 'all':
      return `everybody let it go, so the bidding was over with ${leader} in the lead`;
    case 'all-others':
      return `everybody but ${leader}, who led, let it go, so the bidding was over`;
  }
}

function giftPhrase(
  gift: Gift,
  card: (number: Card | null) => string,
  property: (number: number) => string,
): string {
  switch (gift.type) {
    case 'cash':
      return money(gift.amount);
    case 'property':
      return `${property(gift.property)} with its box`;
    case 'card':
      return card(gift.card);
  }
}

const WHY: Readonly<Record<Lapse, string>> = {
  sold: 'the property was sold',
  taxed: 'the property went for a tax',
  'not-owned': 'the property was no longer there to give',
  'not-held': 'the card was no longer in the hand',
  'no-cards': 'the hand was empty',
  'not-playable': 'the card could not be played',
  'no-turn-left': 'another promised card took the turn',
  'game-over': 'the game was over',
  'not-possible': 'it could no longer be kept',
};
