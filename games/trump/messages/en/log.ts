/** What happened, one sentence for each event; undefined where there is nothing to read. */

import {
  list,
  millions,
  people as listed,
  Possessive,
  person,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/en';
import { propertyName } from '../../facts/names.ts';
import type { DealTelling, Telling } from '../../facts/telling.ts';
import { type QuietEnd, quietEnd } from '../../facts/deal/fates.ts';
import type { Lapse } from '../../facts/types.ts';
import type { Event, Gift } from '../../facts/events.ts';
import { clausePhrase, contract, giftsPhrase } from './contract.ts';
import { aCard, cardList, spaceName, withBox } from './names.ts';

type Log = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { type: Type }>,
    telling: Telling,
  ) => string | undefined;
};

export const why: Readonly<Record<Lapse, string>> = {
  sold: 'the property was sold',
  taxed: 'the property was lost to a tax',
  'not-owned': 'the property was no longer there to give',
  'not-held': 'the card was no longer in the hand',
  'no-cards': 'the hand was empty',
  'not-playable': 'the card could not be played',
  'no-turn-left': 'another promised card took the turn',
  'game-over': 'the game was over',
  'not-possible': 'it could no longer be kept',
};

/** What the end of its time or of the game did no harm to. */
const quietly: Readonly<Record<QuietEnd, (contract: number) => string>> = {
  kept: (number) => `A line of contract ${number} was kept to the end`,
  unused: (number) => `An option of contract ${number} was never used`,
  uncalled: (number) => `A line of contract ${number} never came into play`,
};

function gift(given: Gift, { components }: Telling): string {
  switch (given.type) {
    case 'cash':
      return millions(given.amount);
    case 'property':
      return withBox(propertyName(components, given.property));
    case 'card':
      return aCard(components, given.card);
  }
}

export const log: Log = {
  dealt: ({ seat, cards }, { components, people }) =>
    cards[0] === null ? undefined : `${Subject(people(seat))} got ${cardList(components, cards)}.`,
  threwForStart: ({ seat, die }, { people }) =>
    `${Subject(people(seat))} rolled a ${die} to see who goes first.`,
  partBegan: ({ part, seat }, { people }) =>
    `Part ${part} began, and ${person(people(seat))} went first.`,
  turnBegan: () => undefined,
  drew: ({ seat, card }, { components, people }) =>
    `${Subject(people(seat))} drew ${aCard(components, card)}.`,
  rolled: ({ seat, die }, { people }) => `${Subject(people(seat))} rolled a ${die}.`,
  moved: ({ seat, space }, { components, people }) =>
    `${Subject(people(seat))} moved to ${spaceName(components, space)}.`,
  took: ({ seat, from, card }, { components, people }) =>
    `${Subject(people(seat))} took ${aCard(components, card)} from ${person(people(from))}.`,
  filled: ({ property, amount }, { components }) =>
    `${millions(amount)} went into the box of ${propertyName(components, property)}.`,
  collected: ({ seat, amount }, { people }) =>
    `${Subject(people(seat))} got ${millions(amount)} from the bank.`,
  traded: ({ seat, give, take, with: other }, { components, people }) => {
    const [given, taken] = [propertyName(components, give), propertyName(components, take)];
    return other === null
      ? `${Subject(people(seat))} traded ${given} for ${taken}, which nobody owned.`
      : `${Subject(people(seat))} traded ${given} for ${possessive(people(other))} ${taken}.`;
  },
  kept: ({ seat }, { people }) => `${Subject(people(seat))} did not trade.`,
  putUp: ({ seat, property, again }, { components, people }) =>
    `${Subject(people(seat))} put ${propertyName(components, property)} up for sale${again ? ' once more' : ''}.`,
  sealed: ({ seat, amount }, { people }) => {
    const who = Subject(people(seat));
    if (amount === 0) return `${who} sealed 0 to stay out.`;
    return `${who} sealed an opening${amount === null ? '' : ` of ${millions(amount)}`}.`;
  },
  opened: ({ bids }, { people }) =>
    `The openings were shown: ${bids.map((bid, seat) => `${person(people(seat))} ${bid === 0 ? 'nothing' : millions(bid)}`).join(', ')}.`,
  raised: ({ seat, cards, cash, bid }, { components, people }) => {
    const parts = [
      ...cards.map((card) => aCard(components, card)),
      ...(cash > 0 ? [`${millions(cash)} in cash`] : []),
    ];
    return `${Subject(people(seat))} raised to ${millions(bid)} with ${list(parts)}.`;
  },
  knockedOut: ({ seat, target }, { people }) =>
    `${Subject(people(seat))} knocked ${person(people(target))} out of the bidding.`,
  cameBack: ({ seat, bid }, { people }) =>
    `${Subject(people(seat))} came back into the bidding with ${millions(bid)}.`,
  letGo: ({ seat }, { people }) => `${Subject(people(seat))} let it go.`,
  askedAgain: ({ seat }, { people }) =>
    `All others let it go; ${person(people(seat))} acted last without taking the lead and had one more say.`,
  biddingEnded: ({ why: reason, leader }, { people }) => {
    const who = people(leader);
    switch (reason) {
      case 'alone':
        return `Nobody but ${person(who)} opened, so the bidding was over.`;
      case 'all':
        return `Everybody let it go, so the bidding was over with ${person(who)} in the lead.`;
      case 'all-others':
        return `Everybody else let it go, so the bidding was over with ${person(who)} in the lead.`;
    }
  },
  sold: ({ property, to, price, paid }, { components, people }) => {
    const name = propertyName(components, property);
    if (paid === 'box')
      return `${Subject(people(to))} kept ${name} and put ${millions(price)} into its box.`;
    const from = paid === 'bank' ? 'the bank' : person(people(paid));
    return `${Subject(people(to))} bought ${name} from ${from} for ${millions(price)}.`;
  },
  unsold: ({ property, again }, { components }) =>
    `Nobody opened for ${propertyName(components, property)}${again ? '; it comes up once more' : ''}.`,
  bidReturned: ({ seat, bank }, { people }) =>
    bank === 0
      ? undefined
      : `${Subject(people(seat))} returned ${millions(bank)} of investor money to the bank.`,
  boxShown: ({ property, amount }, { components }) =>
    `The box of ${propertyName(components, property)} held ${millions(amount)}.`,
  played: ({ seat, card, target, property }, { components, people }) => {
    const on = target === null ? '' : ` on ${person(people(target))}`;
    const of = property === null ? '' : ` for ${propertyName(components, property)}`;
    return `${Subject(people(seat))} played ${aCard(components, card)}${on}${of}.`;
  },
  taxed: ({ seat, target, amount }, { people }) =>
    `${Subject(people(target))} paid ${person(people(seat))} ${millions(amount)} in tax.`,
  surrendered: ({ seat, to, property }, { components, people }) =>
    `${Subject(people(seat))} handed ${withBox(propertyName(components, property))} over to ${person(people(to))}.`,
  passed: ({ seat }, { people }) => `${Subject(people(seat))} passed.`,
  offered: ({ from, to, and = [], ends, clauses, counters }, telling) => {
    const { people } = telling;
    const takers = listed([to, ...and].map(people));
    const seats = [from, to, ...and] as const;
    const deal = contract.offered(clauses, { ...telling, seats });
    const ending = ends === undefined ? '' : `, in place of contract ${ends}`;
    return counters === 0
      ? `${Subject(people(from))} offered ${takers} ${deal}${ending}.`
      : `${Subject(people(from))} answered ${takers} with ${deal}${ending}.`;
  },
  rejected: ({ seat }, { people }) => `${Subject(people(seat))} refused the deal.`,
  agreed: ({ seat }, { people }) =>
    `${Subject(people(seat))} accepted; the others were still to be asked.`,
  contractEnded: ({ contract: number }) => `Contract ${number} was ended by its parties.`,
  showed: ({ from, to, isHand, cards }, { components, people }) => {
    const isHidden = cards[0] === null || cards.length === 0;
    const shown = isHidden
      ? isHand
        ? `${verb(people(from), 'your', 'their')} whole hand`
        : 'a card'
      : cardList(components, cards);
    return `${Subject(people(from))} showed ${person(people(to))} ${shown}.`;
  },
  used: ({ seat, contract: number, seats, clause }, telling) => {
    const deal: DealTelling = { ...telling, seats };
    const what =
      clause.type === 'option' ? giftsPhrase(clause.clauses, deal) : clausePhrase(clause, deal);
    return `${Subject(telling.people(seat))} used an option of contract ${number}: ${what}.`;
  },
  accepted: ({ seat, contract: number }, { people }) =>
    `${Subject(people(seat))} accepted the deal, which is now contract ${number}.`,
  gave: ({ from, to, gift: given }, telling) =>
    `${Subject(telling.people(from))} gave ${person(telling.people(to))} ${gift(given, telling)}.`,
  promiseKept: ({ contract: number, clause }, { components, people }) => {
    if (clause.type !== 'play') return `A promise of contract ${number} was kept.`;
    return `${Possessive(people(clause.seat))} promise in contract ${number} to play ${aCard(components, clause.card)} was kept.`;
  },
  lapsed: ({ contract: number, seats, clause, why: reason }, telling) => {
    const end = quietEnd({ clause, how: reason });
    const what = end
      ? quietly[end](number)
      : `A line of contract ${number} lapsed because ${why[reason]}`;
    return `${what}: ${contract.quoted(clause, { ...telling, seats })}.`;
  },
  owed: ({ from, to, amount }, { people }) =>
    `${Subject(people(from))} could not pay in full and now ${verb(people(from), 'owe', 'owes')} ${person(people(to))} ${millions(amount)}.`,
  debtPaid: ({ from, to, amount, left }, { people }) =>
    `${Subject(people(from))} paid ${person(people(to))} ${millions(amount)} of a debt${left === 0 ? '' : `; ${millions(left)} remained`}.`,
  finished: ({ totals }, { people }) =>
    `The game ended: ${totals.map((total, seat) => `${person(people(seat))} ${millions(total)}`).join(', ')}.`,
};

/** The same in the few words that a paper tag at a seat has room for. */
type Tag<Type extends Event['type']> = (
  event: Extract<Event, { type: Type }>,
  telling: Telling,
) => string;

/** For each in a sale, once the openings are shown. */
export const openingTag = (bid: number): string =>
  bid === 0 ? 'not in this sale' : `opened with ${millions(bid)}`;

export const tags: { readonly [Type in Event['type']]?: Tag<Type> } = {
  rolled: ({ die }) => `rolled ${die}`,
  moved: ({ space }, { components }) => `on ${spaceName(components, space)}`,
  took: ({ from }, { people }) => `took a card from ${person(people(from))}`,
  filled: ({ property, amount }, { components }) =>
    `${millions(amount)} into ${propertyName(components, property)}`,
  collected: ({ amount }) => `got ${millions(amount)}`,
  traded: ({ give, take }, { components }) =>
    `${propertyName(components, give)} for ${propertyName(components, take)}`,
  kept: () => 'no trade',
  putUp: ({ property }, { components }) => `Broker for ${propertyName(components, property)}`,
  sealed: () => 'sealed',
  raised: ({ bid }) => `bid ${millions(bid)}`,
  knockedOut: ({ target }, { people }) => `knocked ${person(people(target))} out`,
  cameBack: () => 'back in',
  letGo: () => 'let it go',
  askedAgain: () => 'asked again',
  sold: ({ paid, property }, { components }) =>
    `${paid === 'box' ? 'kept' : 'bought'} ${propertyName(components, property)}`,
  played: ({ card }, { components }) => aCard(components, card),
  surrendered: ({ property }, { components }) => `gave up ${propertyName(components, property)}`,
  passed: () => 'passed',
  offered: ({ to, and = [] }, { people }) => `offer to ${listed([to, ...and].map(people))}`,
  agreed: () => 'accepted',
  used: () => 'used an option',
  showed: ({ isHand }) => (isHand ? 'showed a hand' : 'showed a card'),
  rejected: () => 'refused',
  accepted: () => 'accepted',
};
