/** Why a move or a table was refused. */

import { inWords, millions, number, plural, Possessive, Subject, verb } from '@parlor/grammar/en';
import type { People, Sentences } from '@parlor/kit';
import type { Refusals } from '../../facts/refusals.ts';
import { codedCard } from './names.ts';

const promise = ({ contract, clause }: Refusals['promise-card']): string =>
  `line ${clause} of contract ${contract}`;

export const refusals: Sentences<Refusals, [people: People]> = {
  'not-asked': () => 'You are not being asked right now.',
  'wrong-answer': () => 'That does not answer the question.',

  'no-such-card': () => 'There is no such card.',
  'card-not-held': ({ card }) => `You do not hold ${codedCard(card)}.`,
  'only-in-a-sale': ({ card }) => `${codedCard(card)} can only be played in a sale.`,
  'not-related': ({ card }) => `${codedCard(card)} has nothing to do with the deal just made.`,
  'condition-not-met': ({ card }) => `You do not own what ${codedCard(card)} asks for.`,
  'no-target-wanted': () => 'This card is not played on anybody.',
  'opponent-wanted': () => 'Say which opponent the card is for.',
  'property-wanted': () => 'Say which property is to be sold.',
  'owns-nothing': ({ seat }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'own', 'owns')} no property.`,
  'no-such-seat': () => 'There is no such seat at this table.',
  'not-yourself': () => 'Choose somebody else.',
  'no-cards-there': ({ seat }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'have', 'has')} no cards.`,

  'no-such-property': () => 'There is no such property.',
  'box-owned': ({ property }) => `${property} is owned; the money goes into an unowned box.`,
  'not-unowned': ({ property }) =>
    `${property} is owned; this space sells unowned properties only.`,
  'already-put-up': ({ property }) => `${property} is not among those still to be put up.`,
  'out-of-the-game': ({ property }) => `${property} is out of the game.`,
  'not-yours': ({ property }) => `${property} is not yours.`,
  'already-yours': ({ property }) => `${property} is already yours.`,

  'not-a-multiple': ({ step }) => `Amounts go in steps of ${millions(step)}.`,
  'not-enough-cash': ({ have }) => `You only have ${millions(have)} in cash.`,
  'not-knocked-out': () => 'You are still in the bidding.',
  'knocked-out': () => 'You are knocked out: all you can do is come back.',
  'not-in-the-bidding': () => 'That player is not in the bidding.',
  'nothing-added': () => 'To raise, add cash or an Outside Investor.',
  'not-an-investor': () => 'Only Outside Investors raise a bid.',
  'cards-not-sorted': () => 'Name the cards in ascending order.',
  'cash-needs-investor': () =>
    'You can add your own cash only once an Outside Investor has been played in this sale.',
  'bid-too-low': ({ bid, least }) =>
    `That makes ${millions(bid)}; you need at least ${millions(least)}.`,

  'no-deals-left': ({ deals }) =>
    plural(deals, {
      one: 'You have already opened the one deal you may.',
      other: 'You have already opened all # deals you may.',
    }),
  'no-counters-left': ({ counters }) =>
    `There have been ${inWords(counters)} counter-offers this turn: accept or refuse.`,
  'no-clauses': () => 'A deal needs at least one line.',
  'too-many-clauses': ({ max }) => `A deal has at most ${max} lines.`,
  'not-a-party': ({ line }) => `Line ${line} binds somebody who is not part of the deal.`,
  'number-out-of-range': ({ line, min, max, step }) =>
    `The number in line ${line} must be from ${number(min)} to ${number(max)}${step === 1 ? '' : `, in steps of ${step}`}.`,
  'not-a-turn-card': ({ line, card }) =>
    `Line ${line}: ${codedCard(card)} is not played on a turn.`,
  'share-of-nothing': ({ line }) =>
    `Line ${line}: a share can only be paid by the player of a card, after it has paid.`,
  'no-payout': ({ line, card }) => `Line ${line}: ${codedCard(card)} pays nothing.`,
  'cash-short': ({ seat, have, need }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'have', 'has')} ${millions(have)} in cash, and the deal takes ${millions(need)} at once.`,
  'property-not-theirs': ({ property }) => `Only the owner of ${property} can give it.`,
  'property-twice': ({ property }) => `${property} cannot change hands twice at once.`,
  'hand-too-small': ({ seat, have, need }, people) =>
    `${Possessive(people(seat))} hand has ${plural(have, { one: '# card', other: '# cards' })}, and the deal takes ${need} at once.`,
  'hand-promised': ({ have }) =>
    have === 0
      ? 'None of your cards can be drawn: they are all promised.'
      : `Only ${inWords(have)} of your cards can be drawn: the others are promised.`,
  'taker-wanted': ({ line }) => `Line ${line}: say who gets it.`,
  'no-taker-wanted': ({ line }) =>
    `Line ${line}: between two players it is clear who gets it, so leave that out.`,
  'cash-only': ({ line }) => `Line ${line}: only money can be given then.`,
  'option-too-much': ({ line }) =>
    `Line ${line}: an option can bring money, properties and named cards, all at once, and nothing else.`,
  'option-of-nothing': ({ line }) => `Line ${line}: an option has to bring its holder something.`,
  'no-alternative': ({ line }) => `Line ${line} stands in for a line that cannot lapse.`,
  'not-clockwise': () => 'Name the other players clockwise, each once.',
  'no-such-contract': ({ contract }) => `There is no contract ${contract} in force.`,
  'other-parties': ({ contract }) =>
    `Contract ${contract} can only be ended by all its parties and nobody else.`,
  'no-counter-among-several': () =>
    'A deal of several players has no counter-offers: accept or refuse.',
  'shares-over': ({ line, most }) =>
    `Line ${line}: the shares of one payout come to more than ${most}%.`,
  'no-such-option': ({ contract, clause }) =>
    `You have no option in line ${clause} of contract ${contract}.`,
  'not-to-choose': ({ card }) => `${codedCard(card)} is not among the cards to choose from.`,
  'too-complex': ({ most }) =>
    `This deal is too complex to check. Promised plays and stand-in lines count 1 each, options 2, and ${most} is the most.`,
  'unsound-not-held': ({ line }) => `Line ${line} cannot be kept: the card will not be there.`,
  'unsound-not-playable': ({ line }) =>
    `Line ${line} cannot be kept: as things stand, the card cannot be played then.`,
  'unsound-turn-taken': ({ line }) =>
    `Line ${line} cannot be kept: two cards would have to be played in one turn.`,
  'unsound-not-owned': ({ line }) =>
    `Line ${line} cannot be kept: whoever gives the property will not have it.`,
  'unsound-never-played': ({ line }) =>
    `Line ${line} would never happen: its card cannot be played.`,
  'unsound-option': ({ line }) =>
    `Line ${line} cannot be kept: what the option promises will not be there in time.`,
  'unsound-while': ({ line }) =>
    `Line ${line} would never be paid: whoever pays does not own the property.`,
  'unsound-old': (params) => `An older promise could no longer be kept: ${promise(params)}.`,

  'risk-card': ({ line }) => `Line ${line}: a T can take the card before then.`,
  'risk-property': ({ line }) =>
    `Line ${line}: a forced sale or a tax can take the property before then.`,
  'risk-debt': ({ line }) => `Line ${line}: what cannot be paid then stays owed.`,
  'risk-hand': ({ line }) => `Line ${line}: there may be no card left to give then.`,
  'risk-unplayed': ({ line }) => `Line ${line}: nobody has promised to play that card.`,
  'risk-no-sale': ({ line }) => `Line ${line}: there may never be such a sale.`,

  'promise-abstain': (params) => `A promise forbids that: ${promise(params)}.`,
  'promise-card': (params) => `That card is promised: ${promise(params)}.`,
  'promise-property': (params) => `That property is promised: ${promise(params)}.`,
  'promise-play': (params) => `That would break a promise to play a card: ${promise(params)}.`,

  'wrong-seat-count': ({ seats }) => `The game is for 3 or 4 players, not ${seats}.`,
  'components-not-an-object': () => 'A set consists of properties, cards and a board.',
  'components-field-unknown': ({ field }) => `A set has no part called “${field}”.`,
  'components-property-field': ({ property, field }) =>
    `Property ${property + 1} has something that does not belong there: “${field}”.`,
  'components-card-field': ({ card, field }) =>
    `Card ${card + 1} has something that does not belong there: “${field}”.`,
  'components-space-field': ({ space, field }) =>
    `Space ${space} has something that does not belong there: “${field}”.`,
  'components-rebuilt': ({ most, max }) =>
    `Where values come from is a list of at most ${most} words of at most ${max} characters each.`,
  'components-lists-missing': () => 'Properties, cards and board must be lists.',
  'components-property-count': ({ min, max }) => `There must be ${min} to ${max} properties.`,
  'components-property-name': ({ property, max }) =>
    `Property ${property + 1} needs a name of 1 to ${max} characters, without spaces around it.`,
  'components-property-twice': ({ property }) =>
    `Property ${property + 1} has the name of another one.`,
  'components-too-many-faces': ({ max }) => `There can be at most ${max} different cards.`,
  'components-card': ({ card }) => `Card ${card + 1} makes no sense.`,
  'components-card-twice': ({ card }) => `Card ${card + 1} is there already: raise its copies.`,
  'components-deck-size': ({ min, max }) => `The deck must have ${min} to ${max} cards.`,
  'components-board-size': ({ min, max }) => `The board must have ${min} to ${max} spaces.`,
  'components-space': ({ space }) => `Space ${space} makes no sense.`,
  'components-start': ({ space }) => `Only the first space is START; look at space ${space}.`,
  'components-space-twice': ({ space }) => `The property of space ${space} has a space already.`,
  'components-property-not-on-board': () => 'Every property needs a space on the board.',
  'components-no-sale-space': () => 'The board needs a space that sells.',
};

/** A code of another edition of this house. */
export const refusedOtherwise = (code: string): string => `This was refused: ${code}.`;

/** A move would break a promise: which one, in its own words. */
export const brokenPromise = (quoted: string, isPlay: boolean): string =>
  isPlay ? `A promise comes first: ${quoted}.` : `That is promised: ${quoted}.`;

/** A card that is there, but not as often as the lines of a deal need it. */
export const spentTwice = (card: string): string =>
  `${codedCard(card)} cannot be given away now and still be there later.`;
