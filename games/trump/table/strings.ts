/** What this table says, in one place; what deals say stands in dealStrings.ts. */

import { money } from './printed.ts';

const lower = (name: string): string => (name === 'You' ? 'you' : name);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const S = {
  cards,
  lower,

  // Where we are
  part: (part: 1 | 2) => (part === 1 ? 'Part 1, buying' : 'Part 2, dealing'),
  pile: (n: number) => `pile ${n}`,
  closing: (again: boolean) => (again ? 'the closing sales, second round' : 'the closing sales'),
  players: (n: number) => `${n} players`,
  memory: 'shut boxes',
  cashMemory: 'cash from memory',
  cashUnseen: 'cash to be remembered',
  returned: 'investors return',
  noDeals: 'no deals',

  // The board
  board: 'Board',
  start: 'START',
  saleUnowned: 'Sale: unowned',
  saleAny: 'Sale: any',
  roll: 'Roll × 20',
  trade: 'Trade',
  space: (name: string, pawns: string) => (pawns === '' ? name : `${name}. Here: ${pawns}`),
  property: (name: string, box: string, owner: string) => `${name}, ${box}, ${owner}`,
  box: (amount: number) => `box ${money(amount)}`,
  boxLeast: (amount: number) => `box shut, at least ${money(amount)}`,
  atLeast: (amount: number) => `${amount}+`,
  unowned: 'unowned',
  owner: (name: string) => (name === 'You' ? 'yours' : `owned by ${name}`),
  outOfGame: 'out of the game',
  village: 'Properties and their boxes',
  pileOf: (n: number) => `Draw pile, ${cards(n)}`,

  // Questions
  askTurn: 'Roll and move, or play a card',
  askTurnLine: 'Rolling fills boxes and brings sales. Cards that pay can wait for Part 2.',
  askDealing: 'Play a card, offer a deal, or pass',
  askDealingLine: (left: number, passes: number) =>
    `${passes > 0 ? `${passes === 1 ? 'One pass' : `${passes} passes`} in a row. ` : ''}${left === 0 ? 'You have no deals left to open.' : `When all pass in a row, the money is counted.`}`,
  askPromised: 'A promise is due: play that card',
  askTarget: (card: string) => `Whom does ${card} hit?`,
  askTaxLine:
    '$20M for each property. Who has too little cash hands it all over, and one property.',
  askForce: 'Which property do you force into a sale?',
  askForceLine: 'Tap a property. You are the Broker and may bid too.',
  askTake: 'You rolled a T: from whom do you take a card?',
  askTakeLine: (left: number) =>
    left > 0
      ? `Unseen, at random. ${left === 1 ? 'One roll' : `${left} rolls`} to come.`
      : 'Unseen, at random. Then the die rolls again.',
  askFill: (amount: number) => `Into which box go the ${money(amount)}?`,
  askFillLine: 'An unowned one of your choice; after that you draw a card.',
  askPutUp: 'Which property do you put up for sale?',
  askPutUpLine: 'You are the Broker. Everybody may bid, you too.',
  askClosing: (again: boolean) =>
    again ? 'Which of these comes up once more?' : 'Which of the last properties comes up next?',
  askClosingLine: (again: boolean) =>
    again
      ? 'Nobody opened for them. What nobody opens for now stays unowned.'
      : 'What nobody opens for comes up once more after the others.',
  askClosingFirst: 'What nobody opens for is out of the game.',
  askTrade: 'Trade a property, or keep what you have',
  askTradeLine: 'Tap one of yours, then any other. It cannot be refused, and boxes go along.',
  askSurrender: 'Your cash did not cover the tax: which property goes?',
  askSurrenderLine: 'It goes with its box.',
  askOpen: (name: string) => `Seal your opening for ${name}`,
  askOpenLine: 'All openings are shown at once. 0 keeps you out of the whole sale.',
  askBid: (least: number, hasOut: boolean) =>
    `Bid ${money(least)} or more, ${hasOut ? 'knock out, ' : ''}or let it go`,
  askBidLead: 'You lead: hold, or go higher',
  askBidNo: (hasOut: boolean) =>
    hasOut ? 'Knock somebody out, or let it go' : 'You cannot raise: let it go',
  askBidLine: (name: string, bid: number, cash: number) =>
    `${name === 'You' ? `${money(bid)} is the highest bid.` : `${name} leads with ${money(bid)}.`} You have ${money(cash)} left beside your bid.`,
  askAgain: 'All others let it go: the last word is yours. ',
  askOut: (canReturn: boolean) =>
    canReturn ? 'You are knocked out: come back, or let it go' : 'You are knocked out',
  askOutLine: (bid: number, canReturn: boolean) =>
    `Your ${money(bid)} stay on the table. ${canReturn ? 'I’m Back In puts them back in play.' : 'Only I’m Back In would bring you back, and you hold none.'}`,
  askKnock: 'Whom do you knock out?',
  askKnockLine: 'Tap a bidder who is still in. The bid stays on the table.',
  askAnswer: (name: string) => `Do you take what ${name} offers?`,
  askAnswerLine: (left: number) =>
    left === 0
      ? 'No counter-offer is left this turn: accept or refuse.'
      : 'Accept, refuse, or answer with an offer of your own.',
  askSure: 'Accept for good?',
  askSureLine: 'Promises bind: what falls due happens by itself, and nothing can be taken back.',
  askRelated: 'Play one card that goes with the deal, or leave it',
  askRelatedLine: (isFirst: boolean) =>
    `A card you got in it${isFirst ? '' : ' or that it names'}, or one that pays for a property you got.`,
  askPartner: 'With whom do you want to deal?',
  askPartnerLine: 'Choose a partner, then write what each gives.',
  askSend: (name: string) => `Send this offer to ${name}?`,
  askSendCounter: (name: string) => `Answer ${name} with this?`,
  askSendLine: (left: number) =>
    `They can accept, refuse, or counter. ${left === 0 ? 'A refusal ends the turn.' : `${left === 1 ? 'One counter-offer is' : `${left} counter-offers are`} left this turn.`}`,

  askContracts: 'Contracts in force',
  askContractsLine: 'Use an option of yours, or offer to change a contract you are a party of.',
  askChoose: (from: string, to: string) =>
    from === 'You'
      ? `Which of your cards goes to ${to}?`
      : `Which of ${from.endsWith('s') ? `${from}’` : `${from}’s`} cards do you take?`,
  askChooseLine: 'A card that is promised elsewhere cannot be chosen.',
  askSendSeveral: (names: string) => `Send this offer to ${names}?`,
  askSendSeveralLine: 'They are asked one after the other. One refusal ends the deal and the turn.',
  askAnswerSeveral: 'Accept or refuse: nothing moves before all have accepted.',
  chooses: (chooser: string, from: string, to: string) =>
    `${chooser} ${chooser === 'You' ? 'choose' : 'chooses'} the card that goes from ${from} to ${to}.`,
  canUse: 'You have an option you could use. ',
  dealsComing: 'The papers are being fetched.',
  dealsFailed: 'The papers for deals could not be fetched. Is there a connection?',

  // Buttons
  contracts: 'Contracts',
  back: 'Back',
  choose: (card: string) => `Choose ${card}`,
  rollMove: 'Roll and move',
  play: (card: string) => `Play ${card}`,
  playOn: (card: string, name: string) => `Play ${card} on ${name}`,
  playFor: (card: string, name: string) => `Play ${card} for ${name}`,
  chooseTarget: 'Choose a player',
  chooseProperty: 'Choose a property',
  chooseCard: 'Choose a card',
  chooseCardWhy: 'Tap a card to play it.',
  pass: 'Pass',
  makeDeal: 'Offer a deal',
  setAside: 'Set aside',
  take: (name: string) => `Take a card from ${name}`,
  fill: (amount: number, name: string) => `Put ${money(amount)} into ${name}`,
  putUp: (name: string) => `Put up ${name}`,
  keep: 'Keep what you have',
  tradeFor: (give: string, take: string) => `Trade ${give} for ${take}`,
  chooseTrade: 'Choose what to trade',
  chooseGive: 'Tap the property you give.',
  chooseTake: 'Tap the property you want.',
  surrender: (name: string) => `Give up ${name}`,
  stayOut: 'Stay out',
  seal: (amount: number) => `Seal ${money(amount)}`,
  sealZero: 'Stay out of this sale',
  letGo: 'Let it go',
  hold: (bid: number) => `Hold at ${money(bid)}`,
  bid: (bid: number) => `Bid ${money(bid)}`,
  knockOut: 'Knock out',
  knock: (name: string) => `Knock ${name} out`,
  knockWhy: 'Tap a bidder who is still in.',
  backIn: (bid: number) => `Come back with ${money(bid)}`,
  accept: 'Accept',
  acceptSure: 'Accept the deal',
  notYet: 'Not yet',
  refuse: 'Refuse',
  counter: 'Counter',
  send: 'Send offer',
  sendCounter: 'Send answer',
  leaveIt: 'Leave it',
  choosePartner: 'Choose a partner',
  choosePartnerWhy: 'Tap the player you want to deal with.',

  // The sale
  sale: 'Sale',
  forSale: (owner: string) =>
    owner === '' ? 'for sale, unowned' : `for sale, ${owner === 'You' ? 'yours' : `from ${owner}`}`,
  inBox: (text: string) => `${text} in the box`,
  boxShut: 'the box is shut',
  bids: 'Bids',
  openings: 'Sealed openings',
  broker: 'Broker',
  sealed: 'sealed',
  choosing: 'is choosing',
  stillOpen: 'still open',
  yourTurn: 'your turn',
  askedNow: 'is asked',
  stillIn: 'still in',
  leads: 'leads',
  knockedOut: 'knocked out',
  notIn: 'not in this sale',
  bidLabel: (name: string, bid: number, state: string) => `${name}, ${money(bid)}, ${state}`,
  soldTo: (name: string) => `Sold to ${lower(name)}`,
  keptBy: (name: string) => (name === 'You' ? 'You keep it' : `${name} keeps it`),
  nobody: (again: boolean) => (again ? 'Nobody opened: it comes up once more' : 'Nobody opened'),
  forPrice: (price: number) => `for ${money(price)}`,
  intoBox: (price: number) => `${money(price)} go into the box`,
  boxHeld: (amount: number) => `${money(amount)} in the box`,
  yourOpening: 'Your opening',
  openingLabel: 'Opening in millions',
  million: 'million',
  zeroOut: '0, out',
  boxHolds: (text: string) => `the box holds ${text}`,
  allCash: (amount: number) => `all your cash, ${amount}`,
  yourBid: 'Compose your bid',
  onTable: 'on the table',
  investors: (n: number) => (n === 1 ? 'investor' : 'investors'),
  ownCash: 'own cash',
  bidSum: 'your bid',
  less: '10 less',
  more: '10 more',
  cashOpen: 'Own cash is open: an Outside Investor has been played in this sale.',
  cashLocked: 'Own cash stays locked until an Outside Investor is played in this sale.',
  comesBack: 'If you lose, your whole bid comes back.',
  comesBackLess: 'If you lose, your own cash comes back; investors’ money goes to the bank.',

  // My side
  hand: 'Your hand',
  handEmpty: 'You hold no cards.',
  card: (name: string, count: number) => (count > 1 ? `${name}, ${count} of them` : name),
  cardChosen: (name: string, chosen: number, count: number) =>
    count > 1 ? `${name}, ${chosen} of ${count} chosen` : name,
  cardsLater: 'No card can be played for this answer.',
  cardsThere: 'Choose among the cards on the table.',
  cardsAfterOpening: 'Cards come into play once the openings are shown.',
  cardNew: 'just drawn',
  cardPromised: 'promised',
  myCash: (amount: number) => `${money(amount)} in cash`,
  myProperties: 'Your properties',

  // Standing
  moneyHead: 'Money',
  moneyNote: 'cash and owned boxes',
  moneyNoteBids: 'bids counted in',
  player: 'Player',
  cashHead: 'Cash',
  boxesHead: 'Boxes',
  debtsHead: 'Debts',
  sumHead: 'Sum',
  least: (n: number) => `${n}+`,
  seat: (cash: number | null, hand: number) =>
    cash === null ? cards(hand) : `${money(cash)}, ${cards(hand)}`,

  // Stage
  targets: 'Choose a player',
  targetCards: cards,
  targetTax: (amount: number, properties: number) =>
    `${money(amount)} for ${properties === 1 ? '1 property' : `${properties} properties`}`,
  nothing: 'owns nothing',
  story: 'What happened last',
  quiet: 'The pawns are on START.',
  quietDealing: 'The board is put away: from here on cards and deals bring money.',
  tradeScene: 'Trade',
  youGive: 'you give',
  youGet: 'you get',
  rolled: (face: string) => `rolled ${face}`,

  // Ending
  decided: (name: string, sum: number, by: number) =>
    `${name} ${name === 'You' ? 'win' : 'wins'} with ${money(sum)}, ${money(by)} ahead.`,
  shared: (names: string, sum: number) => `${names} share the win with ${money(sum)} each.`,
  how: 'How it came about',
};
