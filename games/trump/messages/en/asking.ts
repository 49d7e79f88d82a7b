/** What the table asks, and the buttons that answer. Lines explain; buttons are short. */

import { millions, people as listed, person, plural, possessive } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { TAX_PER_PROPERTY } from '../../facts/components.ts';

const counters = (left: number): string =>
  plural(left, {
    one: 'One counter-offer is left this turn.',
    other: '# counter-offers are left this turn.',
  });

export const asking = {
  turn: 'Roll and move, or play a card',
  turnLine: 'Rolling fills boxes and brings sales. Cards that pay can wait for Part 2.',
  dealing: 'Play a card, offer a deal, or pass',
  dealingOnly: 'Play a card, or pass',
  dealingLine: (dealsLeft: number, passes: number, isDated: boolean) =>
    [
      ...(passes === 0
        ? []
        : [
            plural(passes, {
              one: 'One player has passed.',
              other: '# players in a row have passed.',
            }),
          ]),
      dealsLeft === 0
        ? 'You cannot open any more deals.'
        : isDated
          ? 'The game goes on until every promise with a date has come due.'
          : 'When everybody passes in a row, the game is over.',
    ].join(' '),
  canUse: 'You have an option you can use.',
  promised: 'A promise is due: play that card',

  tax: (card: string) => `Who has to pay the ${card}?`,
  taxLine: `${millions(TAX_PER_PROPERTY)} for each property. Whoever cannot pay it all hands over all their cash and one property.`,
  force: 'Which property do you force into a sale?',
  forceLine: 'Tap a property. You are the Broker, and you may bid too.',
  take: 'You rolled a T: whose card do you take?',
  takeLine: 'At random, unseen. Then you roll again.',
  /** In the middle of Roll Die 5 Times. */
  takeOfFive: (left: number): string =>
    left === 0
      ? 'At random, unseen. That was the last of the five rolls.'
      : `At random, unseen. ${plural(left, { one: 'One roll is', other: '# rolls are' })} still to come.`,
  fill: (amount: number) => `Which box gets the ${millions(amount)}?`,
  fillLine: 'Choose an unowned one; after that you draw a card.',
  putUp: 'Which property do you put up for sale?',
  putUpLine: 'You are the Broker. Everybody may bid, you too.',
  closing: 'Which of the last properties comes up next?',
  closingAgain: 'Which of these comes up once more?',
  closingLine: 'A property that nobody opens for comes up once more after the others.',
  closingAgainLine: 'Nobody opened for these. A property that nobody opens for now stays unowned.',
  closingFirstLine: 'A property that nobody opens for is out of the game.',
  trade: 'Trade a property, or keep what you have',
  tradeLine: 'Tap one of yours, then any other. Nobody can refuse, and the boxes go along.',
  surrender: 'Your cash did not cover the tax: which property goes?',
  surrenderLine: 'It goes with its box.',
  open: (property: string) => `Seal your opening for ${property}`,
  openLine: 'All openings are shown at once. 0 keeps you out of the whole sale.',
  bid: (least: number, canKnock: boolean) =>
    canKnock
      ? `Bid ${millions(least)} or more, knock out, or let it go`
      : `Bid ${millions(least)} or more, or let it go`,
  bidLead: 'You lead: hold, or go higher',
  bidNo: (canKnock: boolean): string =>
    canKnock ? 'Knock somebody out, or let it go' : 'You cannot raise: let it go',
  bidLine: (leader: Person, bid: number, cash: number, isAgain: boolean) =>
    [
      ...(isAgain ? ['All others let it go: the last word is yours.'] : []),
      leader.isReader
        ? `${millions(bid)} is the highest bid.`
        : `${leader.name} leads with ${millions(bid)}.`,
      `You have ${millions(cash)} left besides your bid.`,
    ].join(' '),
  out: (canReturn: boolean): string =>
    canReturn ? 'You are knocked out: come back, or let it go' : 'You are knocked out',
  outLine: (bid: number, canReturn: boolean) =>
    canReturn
      ? `Your ${millions(bid)} stays on the table. I’m Back In brings it back into play.`
      : `Your ${millions(bid)} stays on the table. Only I’m Back In would bring you back, and you hold none.`,
  knock: 'Whom do you knock out?',
  knockLine: 'Tap a bidder who is still in. Their bid stays on the table.',
  answer: (from: Person) => `Do you accept what ${person(from)} offers?`,
  answerLine: (countersLeft: number): string =>
    countersLeft === 0
      ? 'No counter-offer is left this turn: accept or refuse.'
      : 'Accept, refuse, or answer with an offer of your own.',
  answerSeveralLine: 'Accept or refuse. Nothing happens until everybody has accepted.',
  sure: 'Accept for good?',
  sureLine: 'Promises bind: what falls due happens by itself, and nothing can be taken back.',
  related: 'Play one card that goes with the deal, or leave it',
  relatedLine: 'A card you got in it or that it names, or one that pays for a property you got.',
  relatedFirstLine: 'A card you got in it, or one that pays for a property you got.',
  partner: 'With whom do you want to deal?',
  partnerLine: 'Choose a partner, then write down what each of you gives.',
  send: (takers: readonly Person[]) => `Send this offer to ${listed(takers)}?`,
  sendCounter: (to: Person) => `Answer ${person(to)} with this?`,
  sendLine: (countersLeft: number) =>
    countersLeft === 0
      ? 'They can accept or refuse. A refusal ends the turn.'
      : `They can accept, refuse or answer. ${counters(countersLeft)}`,
  sendSeveralLine: 'They are asked one after the other. One refusal ends the deal and the turn.',
  contracts: 'Contracts in force',
  contractsLine: 'Use an option of yours, or offer to change a contract you are part of.',
  choose: (from: Person, to: Person) =>
    from.isReader
      ? `Which of your cards goes to ${person(to)}?`
      : `Which of ${possessive(from)} cards do you take?`,
  chooseLine: 'A card that is already promised cannot be chosen.',
};

export const buttons = {
  contracts: 'Contracts',
  back: 'Back',
  choose: (card: string) => `Choose ${card}`,
  roll: 'Roll and move',
  play: (card: string) => `Play ${card}`,
  playOn: (card: string, target: Person) => `Play ${card} on ${person(target)}`,
  playFor: (card: string, property: string) => `Play ${card} for ${property}`,
  choosePlayer: 'Choose a player',
  chooseProperty: 'Choose a property',
  chooseCard: 'Choose a card',
  pass: 'Pass',
  deal: 'Offer a deal',
  setAside: 'Set aside',
  take: (from: Person) => `Take a card from ${person(from)}`,
  fill: (amount: number, property: string) => `Put ${millions(amount)} into ${property}`,
  putUp: (property: string) => `Put up ${property}`,
  keep: 'Keep what you have',
  trade: (give: string, take: string) => `Trade ${give} for ${take}`,
  chooseTrade: 'Choose what to trade',
  surrender: (property: string) => `Give up ${property}`,
  stayOut: 'Stay out',
  stayOutOfSale: 'Stay out of this sale',
  seal: (amount: number) => `Seal ${millions(amount)}`,
  letGo: 'Let it go',
  hold: (bid: number) => `Hold at ${millions(bid)}`,
  bid: (bid: number) => `Bid ${millions(bid)}`,
  knockOut: 'Knock out',
  knock: (target: Person) => `Knock ${person(target)} out`,
  backIn: (bid: number) => `Come back with ${millions(bid)}`,
  accept: 'Accept',
  acceptSure: 'Accept the deal',
  notYet: 'Not yet',
  refuse: 'Refuse',
  counter: 'Counter',
  send: 'Send offer',
  sendCounter: 'Send answer',
  leaveIt: 'Leave it',
  choosePartner: 'Choose a partner',
};

/** Why a button does nothing yet, or a card cannot be chosen. */
export const missing = {
  card: 'Tap a card to play it.',
  give: 'Tap the property you give.',
  take: 'Tap the property you want.',
  bidder: 'Tap a bidder who is still in.',
  partner: 'Tap the player you want to deal with.',
  lines: 'There is nothing in it yet: add a line, or start from a usual deal.',
  cardsLater: 'No card can be played to answer this.',
  cardsThere: 'Choose among the cards on the table.',
  cardsAfterOpening: 'Cards come into play once the openings are shown.',
};
