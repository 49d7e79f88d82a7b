/** What a seat did last, in the few words a paper tag has room for. */

import type { Seat } from '@parlor/kit';
import type { Event } from '../rules/index.ts';
import { cardName, type Components, money, propertyName, spaceName } from './printed.ts';

type Tag = readonly [Seat, string];

export const tagsOf = (
  event: Event,
  set: Components,
  name: (seat: Seat) => string,
): readonly Tag[] => {
  if (event.type === 'opened')
    return event.bids.map((bid, seat) => [
      seat,
      bid === 0 ? 'not in this sale' : `opened with ${money(bid)}`,
    ]);
  const tag = tagOf(event, set, name);
  return tag ? [tag] : [];
};

function tagOf(event: Event, set: Components, name: (seat: Seat) => string): Tag | undefined {
  const property = (number: number): string => propertyName(set, number);
  switch (event.type) {
    case 'rolled':
      return [event.seat, `rolled ${event.die}`];
    case 'moved':
      return [event.seat, `on ${spaceName(set, event.space)}`];
    case 'took':
      return [event.seat, `took a card from ${name(event.from)}`];
    case 'filled':
      return [event.seat, `${money(event.amount)} into ${property(event.property)}`];
    case 'collected':
      return [event.seat, `got ${money(event.amount)}`];
    case 'traded':
      return [event.seat, `${property(event.give)} for ${property(event.take)}`];
    case 'kept':
      return [event.seat, 'no trade'];
    case 'putUp':
      return [event.seat, `Broker for ${property(event.property)}`];
    case 'sealed':
      return [event.seat, 'sealed'];
    case 'raised':
      return [event.seat, `bid ${money(event.bid)}`];
    case 'knockedOut':
      return [event.seat, `knocked ${name(event.target)} out`];
    case 'cameBack':
      return [event.seat, 'back in'];
    case 'letGo':
      return [event.seat, 'let it go'];
    case 'askedAgain':
      return [event.seat, 'asked again'];
    case 'sold':
      return [
        event.to,
        event.paid === 'box'
          ? `kept ${property(event.property)}`
          : `bought ${property(event.property)}`,
      ];
    case 'played':
      return [event.seat, cardName(set, event.card)];
    case 'surrendered':
      return [event.seat, `gave up ${property(event.property)}`];
    case 'passed':
      return [event.seat, 'passed'];
    case 'offered':
      return [event.from, `offer to ${[event.to, ...(event.and ?? [])].map(name).join(', ')}`];
    case 'agreed':
      return [event.seat, 'accepted'];
    case 'used':
      return [event.seat, 'used an option'];
    case 'showed':
      return [event.from, event.isHand ? 'showed a hand' : 'showed a card'];
    case 'rejected':
      return [event.seat, 'refused'];
    case 'accepted':
      return [event.seat, 'accepted'];
    default:
      return undefined;
  }
}
