/** The log: one sentence for each event. */

import { listed, midSentence, type Who } from '@parlor/kit';
import { choiceWords, comboWords, count, dollars, KEPT_WORDS, ticketWords } from './phrases.ts';
import type { Event } from '../facts/types.ts';

export function happened(event: Event, who: Who): string | undefined {
  switch (event.type) {
    case 'dealt':
      return `The cards were dealt. ${who(event.first)} had the first turn.`;
    case 'drew':
      return event.name === null ? undefined : `${who(event.seat)} drew ${event.name}.`;
    case 'turn':
      return event.last ? `${who(event.seat)} came to a last turn.` : undefined;
    case 'bought':
      return `${who(event.seat)} bought ${event.name} from the ${event.from === 'pool' ? 'Pool' : 'stack'} for ${dollars(event.paid)}.`;
    case 'refilled':
      return `${event.name} came into the Pool.`;
    case 'discarded':
      return `A card went out unseen; ${event.draw} were left in the draw pile.`;
    case 'swapped':
      return `${who(event.seat)} gave ${event.gaveName} for ${event.tookName}${settled(event.paid)}.`;
    case 'ticket':
      return `${who(event.seat)} turned over a ticket${event.choice > 0 ? ' and had to take its OR' : ''}: ${choiceWords(event.steps)}.`;
    case 'turned over':
      return `${who(event.seat)} turned over a ticket: ${ticketWords(event.choices, 'free')}.`;
    case 'chose':
      return `${who(event.seat)} chose ${event.choice > 0 ? 'the OR' : 'the first'}: ${choiceWords(event.steps)}.`;
    case 'no ticket left':
      return `${who(event.seat)} had no other ticket to play.`;
    case 'kept':
      return `${who(event.seat)} kept the ticket: ${KEPT_WORDS[event.what]}.`;
    case 'spent':
      return `${who(event.seat)} spent a kept ticket for one more ${event.what === 'die' ? 'die' : 're-roll'}.`;
    case 'got':
      return `${who(event.seat)} got ${dollars(event.amount)}.`;
    case 'threw':
      return threw(event, who);
    case 'collected':
      return `${who(event.seat)} collected ${dollars(event.amount)} for ${comboWords(event.combo)} on ${count(event.cards.length, 'card')}.`;
    case 'nothing':
      return `${who(event.seat)} rolled nothing that paid.`;
    case 'bonus':
      return `${who(event.seat)} got ${dollars(event.amount)} for ${count(event.cards.length, 'card')} with the ${event.charmName}.`;
    case 'auction':
      return `${who(event.auctioneer)} put ${event.name} up for auction.`;
    case 'bid':
      return `${who(event.seat)} bid ${dollars(event.amount)}.`;
    case 'passed':
      return `${who(event.seat)} passed.`;
    case 'refund':
      return `${who(event.seat)} got ${dollars(event.amount)} back for the ticket.`;
    case 'last turns':
      return `${who(event.seat)} played the last ticket of a pile: ${event.ending === 'evenTurns' ? 'the round was finished, and everyone had one more turn' : 'everyone had one more turn'}.`;
    case 'over':
      return `The match ended: ${event.scores.map((score, seat) => `${midSentence(who)(seat)} ${dollars(score)}`).join(', ')}.`;
  }
}

function settled(paid: number): string {
  if (paid === 0) return '';
  return paid > 0 ? ` and paid ${dollars(paid)}` : ` and got ${dollars(-paid)}`;
}

function threw(event: Extract<Event, { type: 'threw' }>, who: Who): string {
  const all = event.thrown.length === event.dice.length;
  const faces = event.thrown.map((die) => event.dice[die]!);
  const charm = event.charmThrown && event.charmName ? [`the ${event.charmName}`] : [];
  const thrown = listed([...faces, ...charm], 'nothing');
  return all ? `${who(event.seat)} threw ${thrown}.` : `${who(event.seat)} threw again: ${thrown}.`;
}
