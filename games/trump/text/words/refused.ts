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

  'taker-wanted': 'Line {line}: say who gets it.',
  'no-taker-wanted': 'Line {line}: between two it is the other one who gets it.',
  'cash-only': 'Line {line}: only money can be given then.',
  'option-too-much': 'Line {line}: an option is about money, properties and named cards, at once.',
  'option-of-nothing': 'Line {line}: an option has to bring its holder something.',
  'no-alternative': 'Line {line} stands in for something that cannot lapse.',
  'not-clockwise': 'Name the other parties clockwise, each once.',
  'no-such-contract': 'There is no contract {contract} in force.',
  'other-parties': 'Contract {contract} can be ended only by all its parties and nobody else.',
  'no-counter-among-several': 'With several parties there are no counter-offers; accept or refuse.',
  'shares-over': 'Line {line}: the shares of one payout come to more than {most}%.',
  'no-such-option': 'You have no option {clause} in contract {contract}.',
  'not-to-choose': '{card} is not among the cards to choose from.',
  'too-complex':
    'That is too much to test: promised plays and alternatives count 1, options 2, and {most} is the most.',
  'unsound-not-held': 'Line {line} cannot be kept: the card will not be there.',
  'unsound-not-playable':
    'Line {line} cannot be kept: as things stand the card cannot be played then.',
  'unsound-turn-taken': 'Line {line} cannot be kept: there are two plays in one turn.',
  'unsound-not-owned': 'Line {line} cannot be kept: its giver will not have the property.',
  'unsound-never-played': 'Line {line} would never happen: its card cannot be played.',
  'unsound-option':
    'Line {line} cannot be kept: what the option is about will not be there in time.',
  'unsound-while': 'Line {line} would never be paid: its payer does not own the property.',
  'unsound-old': (params) => `An older promise could not be kept any more: ${promise(params)}.`,

  'risk-card': 'Line {line}: a card can be lost to a T before then.',
  'risk-property': 'Line {line}: a forced sale or a tax can take the property before then.',
  'risk-debt': 'Line {line}: what is not there then is owed.',
  'risk-hand': 'Line {line}: there may be no card left to give then.',
  'risk-unplayed': 'Line {line}: nothing makes its player play that card.',
  'risk-no-sale': 'Line {line}: there may never be such a sale.',

  // Promises
  'promise-abstain': (params) => `That has been promised not to happen: ${promise(params)}.`,
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
