/** Why a move or a table was refused. */

import type { Illegal, Seat, Who } from '@parlor/kit';
import { capitalised, possessive } from './voice.ts';

type Params = Readonly<Record<string, string | number>>;
type Reason = string | ((params: Params, who: Who) => string);

const promise = ({ contract, clause }: Params): string =>
  `clause ${clause} of contract ${contract}`;

/** By code; `{name}` stands for a parameter. */
export const REASONS: Readonly<Record<string, Reason>> = {
  'not-asked': 'It is not for you to act now.',
  'wrong-answer': 'That is no answer to what is being asked.',

  // Cards
  'no-such-card': 'There is no such card.',
  'card-not-held': 'You do not hold {card}.',
  'only-in-a-sale': '{card} is played in a sale only.',
  'not-related': '{card} has nothing to do with the deal just made.',
  'condition-not-met': 'You do not own what {card} asks for.',
  'no-target-wanted': 'This card is aimed at nobody.',
  'opponent-wanted': 'Say which opponent the card is for.',
  'property-wanted': 'Say which property is to be sold.',
  'owns-nothing': ({ seat }, who) => `${who(seat as Seat)} owned no property.`,
  'no-such-seat': 'There is no such seat at this table.',
  'not-yourself': 'Choose somebody else.',
  'no-cards-there': ({ seat }, who) =>
    `There are no cards in ${possessive(who, seat as Seat)} hand.`,

  // Properties
  'no-such-property': 'There is no such property.',
  'box-owned': '{property} is owned; the money goes into an unowned box.',
  'not-unowned': '{property} is owned; this space sells unowned properties.',
  'already-put-up': '{property} is not among those still to be put up.',
  'out-of-the-game': '{property} is out of the game.',
  'not-yours': '{property} is not yours.',
  'already-yours': '{property} is yours already.',

  // Sales
  'not-a-multiple': 'Amounts go in steps of {step}.',
  'not-enough-cash': 'You have {have} in cash.',
  'not-knocked-out': 'You are still in the bidding.',
  'knocked-out': 'You are knocked out and can only come back.',
  'not-in-the-bidding': 'That player is not in the bidding.',
  'nothing-added': 'A raise needs cash or an Outside Investor.',
  'not-an-investor': 'Only Outside Investors raise a bid.',
  'cards-not-sorted': 'Name the cards in ascending order.',
  'cash-needs-investor':
    'Own cash can be added only after an Outside Investor has been played in this sale.',
  'bid-too-low': 'That makes {bid}; it takes at least {least}.',

  // Deals
  'no-deals-left': 'You have opened all your {deals} deals.',
  'no-counters-left': 'There have been {counters} counter-offers this turn; accept or refuse.',
  'no-clauses': 'A deal needs at least one line.',
  'too-many-clauses': 'A deal has at most {max} lines.',
  'not-a-party': 'Line {line} binds somebody who is not part of the deal.',
  'number-out-of-range':
    'The number in line {line} must be from {min} to {max}, in steps of {step}.',
  'not-a-turn-card': 'Line {line}: {card} is not played on a turn.',
  'share-of-nothing': 'Line {line}: a share is of a card that its payer plays, after it pays.',
  'no-payout': 'Line {line}: {card} pays nothing.',
  'cash-short': ({ seat, have, need }, who) =>
    `${capitalised(possessive(who, seat as Seat))} cash is ${have}, and the deal takes ${need} at once.`,
  'property-not-theirs': 'Only the owner of {property} can give it.',
  'property-twice': '{property} cannot change hands twice at once.',
  'hand-too-small': ({ seat, have, need }, who) =>
    `${capitalised(possessive(who, seat as Seat))} hand has ${have} cards, and the deal takes ${need} at once.`,
  'hand-promised': 'Only {have} of your cards are free to be drawn; the others are promised.',

  // Promises
  'promise-card': (params) => `That card is promised: ${promise(params)}.`,
  'promise-property': (params) => `That property is promised: ${promise(params)}.`,
  'promise-play': (params) => `That would break a promise to play a card: ${promise(params)}.`,

  // Tables
  'wrong-seat-count': 'The game is for 3 or 4 players, not {seats}.',
  'components-not-an-object': 'Components are an object with properties, cards and board.',
  'components-field-unknown': 'Components have no field “{field}”.',
  'components-property-field': 'Property {property} has no field “{field}”.',
  'components-card-field': 'Card {card} has no field “{field}”.',
  'components-space-field': 'Space {space} has no field “{field}”.',
  'components-rebuilt':
    'What is rebuilt is a list of at most {most} words of at most {max} characters each.',
  'components-lists-missing': 'Properties, cards and board must be lists.',
  'components-property-count': 'There must be {min} to {max} properties.',
  'components-property-name': 'Property {property} needs a name of 1 to {max} characters.',
  'components-property-twice': 'Property {property} has a name that is taken.',
  'components-too-many-faces': 'There can be at most {max} different cards.',
  'components-card': 'Card {card} makes no sense.',
  'components-card-twice': 'Card {card} is there already; use its copies.',
  'components-deck-size': 'The deck must have {min} to {max} cards.',
  'components-board-size': 'The board must have {min} to {max} spaces.',
  'components-space': 'Space {space} makes no sense.',
  'components-start': 'START must be the first space and only that; see space {space}.',
  'components-space-twice': 'The property of space {space} has a space already.',
  'components-property-not-on-board': 'Every property needs a space.',
  'components-no-sale-space': 'The board needs a space that sells.',
};

export function refused({ code, params = {} }: Illegal, who: Who): string {
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code]! : `This was refused: ${code}.`;
  if (typeof reason === 'function') return reason(params, who);
  return capitalised(
    reason.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '?')),
  );
}
