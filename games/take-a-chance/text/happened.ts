/** The log: one sentence for each event. */

import type { People } from '@parlor/kit';
import { printedIn } from '../facts/box.ts';
import type { Event } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

export function happened({ log }: Messages, event: Event, people: People): string | undefined {
  switch (event.type) {
    case 'dealt':
      return log.dealt(people(event.first));
    case 'drew':
      return event.name === null ? undefined : log.drew(people(event.seat), printedIn(event.name));
    case 'turn':
      return event.last ? log.lastTurn(people(event.seat)) : undefined;
    case 'bought':
      return log.bought(people(event.seat), printedIn(event.name), event.from, event.paid);
    case 'refilled':
      return log.refilled(printedIn(event.name));
    case 'discarded':
      return log.discarded(event.draw);
    case 'swapped': {
      const { seat, gaveName, tookName, paid } = event;
      return log.swapped(people(seat), printedIn(gaveName), printedIn(tookName), paid);
    }
    case 'ticket':
      return (event.choice > 0 ? log.ticketOr : log.ticket)(people(event.seat), event.steps);
    case 'turned over':
      return log.turnedOver(people(event.seat), event.choices);
    case 'chose':
      return (event.choice > 0 ? log.choseOr : log.choseFirst)(people(event.seat), event.steps);
    case 'no ticket left':
      return log.noTicketLeft(people(event.seat));
    case 'kept':
      return log.kept(people(event.seat), event.what);
    case 'spent':
      return log.spent(people(event.seat), event.what);
    case 'got':
      return log.got(people(event.seat), event.amount);
    case 'threw':
      return threw(log, event, people);
    case 'collected':
      return log.collected(people(event.seat), event.amount, event.combo, event.cards.length);
    case 'nothing':
      return log.nothing(people(event.seat));
    case 'bonus':
      return log.bonus(people(event.seat), event.amount, event.cards.length, event.charmName);
    case 'auction':
      return log.auction(people(event.auctioneer), printedIn(event.name));
    case 'bid':
      return log.bid(people(event.seat), event.amount);
    case 'passed':
      return log.passed(people(event.seat));
    case 'refund':
      return log.refund(people(event.seat), event.amount);
    case 'last turns':
      return log.lastTurns(people(event.seat), event.ending);
    case 'over':
      return log.over(event.scores.map((sum, seat) => ({ who: people(seat), sum })));
  }
}

function threw(
  log: Messages['log'],
  { seat, dice, thrown, charmThrown, charmName }: Extract<Event, { type: 'threw' }>,
  people: People,
): string {
  const isAll = thrown.length === dice.length;
  const faces = thrown.map((die) => dice[die]!);
  return (isAll ? log.threw : log.threwAgain)(people(seat), faces, charmThrown ? charmName : null);
}
