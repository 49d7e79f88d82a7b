/** The table of Pure Profit in English; the game's own words package has the log and the refusals. */

import { type Card, cardName, cardsListed, isValue, spokenName } from './names.ts';

const times = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "Your Bank", "Mina's Bank" */
const whose = (name: string, isMe: boolean): string => (isMe ? 'Your' : `${name}'s`);

export const S = {
  where: (game: number, games: number, seats: number): string =>
    `${games === 1 ? 'One game' : `Game ${game} of ${games}`} · ${seats} players`,
  openSteals: 'open steals',
  ownDeck: 'own deck',

  // The question
  drawTitle: (missing: number): string =>
    missing === 1 ? 'Draw one more card' : `Draw ${missing} cards, one at a time`,
  drawFree: (top: Card): string =>
    `From the pile unseen, or the ${cardName(top)} on top of the discards.`,
  drawClosed: (top: Card): string =>
    `A ${cardName(top)} lies on the discards and is never picked up: the pile it is.`,
  drawNoDiscards: 'There are no discards to take from.',
  drawOnlyDiscard: 'The draw pile has run out: only the top discard can be taken.',
  drawShuffles: 'The draw pile is empty: the discards below the top one are shuffled for it.',
  drawBankrupt: (losses: string): string => `After drawing: ${losses}.`,
  loss: (bankrupt: Card, value: Card | undefined): string =>
    value === undefined
      ? `${cardName(bankrupt)} finds no value card and waits`
      : `${cardName(bankrupt)} takes your ${cardName(value)}`,
  settleTitle: 'Which Bankrupt comes first?',
  settleLine: (values: readonly Card[], last: Card | undefined, next: string): string =>
    last === undefined
      ? 'No value card is left for them.'
      : values.length === 1
        ? `You lose ${cardsListed(values)}, which ${next} may take up; the other Bankrupt waits in your hand.`
        : `You lose ${cardsListed(values)}. Last on the discards, free for ${next}: ${cardName(last)}.`,
  settleDo: (first: Card, value: Card | undefined): string =>
    value === undefined
      ? `Settle ${short(first)} first`
      : `${short(first)} first: lose ${cardName(value)}`,
  settleOther: (card: Card): string => `${short(card)} first instead`,
  pairTitle: 'Which Bankrupt takes its card next?',
  pairLine: (values: readonly Card[], isShort: boolean): string =>
    isShort
      ? `All your money goes: ${cardsListed(values)}. A Bankrupt that finds none waits in your hand.`
      : `You lose ${cardsListed(values)}. In which order they are laid comes after.`,
  pairDo: (first: Card, value: Card | undefined): string =>
    value === undefined ? `${short(first)} next` : `${short(first)} next: lose ${cardName(value)}`,
  pairOther: (card: Card): string => `${short(card)} next instead`,
  layTitle: 'Which pair goes to the discards next?',
  layLine: (next: string): string => `The money you lay last is free for ${next}.`,
  layLast: (value: Card, next: string): string =>
    `Then ${cardName(value)} ends up on top, free for ${next}.`,
  layDo: (bankrupt: Card, value: Card): string => `Lay ${short(bankrupt)} with ${cardName(value)}`,
  choosePair: 'Choose a pair',
  choosePairWhy: 'Choose one of the pairs first.',
  pairs: 'Your pairs',
  pairsOf: (name: string): string => `To be laid by ${name}`,
  pairName: (bankrupt: Card, value: Card): string =>
    `${spokenName(bankrupt)} with ${spokenName(value)}`,
  stuckTitle: 'No money for your Bankrupts',
  stuckLine: 'They wait in your hand. Use a Steal now, or pass and keep all your cards.',
  ruinTitle: 'Nothing but Bankrupts',
  ruinLine: 'Your hand is full, so one of them goes to the discards by itself.',
  pass: 'Pass',
  play: (card: Card): string => `Play ${cardName(card)}`,
  playSteal: 'Play a Steal',
  playStealWhich: 'Choose a Steal from your hand, or pass.',
  stealTitleNow: (card: Card): string => `Play ${cardName(card)}?`,
  stealNow: (power: number): string =>
    power === 1
      ? 'It goes to the discards; then you may take a card from somebody.'
      : `It goes to the discards; then you may take up to ${NUMBERS[power]} cards, one after another.`,
  takeTitle: (left: number, hasTaken: boolean): string =>
    hasTaken
      ? `Take ${left === 1 ? 'one more card' : `up to ${NUMBERS[left]} more cards`}: from whom?`
      : left === 1
        ? 'Take a card: from whom?'
        : `Take up to ${NUMBERS[left]} cards: from whom first?`,
  takeCard: 'Take a card',
  takeWhom: 'Choose whom to take a card from, or take no more.',
  takeFrom: (name: string): string => `Take a card from ${name}`,
  takeNoMore: 'Take no more',
  gone: (cards: readonly Card[]): string => `Out of the game: ${countedCards(cards)}`,
  stealsBack: 'Steals come back',
  discardLast: 'finish with a discard',
  actTitle: (canBank: boolean, canSteal: boolean): string =>
    canBank
      ? canSteal
        ? 'Bank, discard or steal?'
        : 'Bank a card, or discard one'
      : canSteal
        ? 'Discard one card, or steal'
        : 'Discard one card',
  actLine: (top: number): string =>
    top === 0
      ? 'Your Bank begins with a $1M.'
      : top === 9
        ? 'Your Bank takes another $9M, or the $10M that ends the game.'
        : `Your Bank takes another $${top}M or a $${top + 1}M.`,
  nothingFits: 'Nothing in your hand fits your Bank.',
  notNow: {
    draw: 'First draw up to six cards; then play one.',
    settle: 'The Bankrupts come first: choose one of them.',
    lay: 'First lay the pairs.',
    take: 'First say whom you take a card from, or take no more.',
    choose: 'First take a card of the open hand.',
  },
  chooseCard: 'Choose a card',
  chooseCardWhy: 'Choose a card from your hand first.',
  bankTitle: (card: Card): string => `Bank the ${cardName(card)}?`,
  bankStep: 'One step up. Or discard it for the next player to take.',
  bankAgain: 'The same step again: it holds your place and saves the card from thieves.',
  discardTitle: (card: Card): string => `Discard the ${cardName(card)}?`,
  bank: (card: Card): string => `Bank ${cardName(card)}`,
  discard: (card: Card): string => `Discard ${cardName(card)}`,
  cancel: 'Cancel',
  stealTitle: (power: number): string => `Steal ${NUMBERS[power]}: from whom?`,
  stealLine: (isOpen: boolean): string =>
    isOpen
      ? 'You will see the hands of those you name, and choose.'
      : 'The backs are unseen, so which card you get is luck.',
  stealFrom: (parts: readonly string[]): string =>
    parts.length === 0 ? '' : `${capital(parts.join(', '))}. `,
  stealPart: (count: number, name: string): string => `${NUMBERS[count] ?? count} from ${name}`,
  stealDo: (count: number): string => `Steal ${times(count, 'card')}`,
  stealWhom: 'Choose whom to steal from, or take none.',
  stealNobody: 'Nobody has a card to spare: it goes to the discards and takes nothing.',
  stealNone: 'Take none',
  stealThrow: (card: Card): string => `Throw ${cardName(card)} away`,
  chooseTitle: (name: string): string => `Take a card from ${name}`,
  chooseLine: (left: number): string =>
    left === 1
      ? 'It goes into your hand.'
      : `It goes into your hand; ${times(left - 1, 'more card')} to choose after it.`,
  chooseNext: (left: number): string =>
    left === 1
      ? 'It goes into your hand.'
      : `It goes into your hand; up to ${NUMBERS[left - 1]} more after it.`,
  take: (card: Card): string => `Take ${cardName(card)}`,
  takeWhich: 'Choose one of the open cards.',
  finishTitle: 'Your hand completes the Bank',
  finishLine: (thrown: Card | null, canAdd: boolean): string =>
    `${canAdd ? 'Tap a duplicate to lay it too. ' : ''}${
      thrown === null ? 'No card is left to discard.' : `${cardName(thrown)} goes to the discards.`
    }`,
  finish: (cards: readonly Card[]): string => `Finish: ${cards.filter(isValue).join(', ')}`,
  finishNeeded: (card: Card): string => `The ${cardName(card)} is needed for the run to $10M.`,
  somethingElse: 'Something else',

  // Drawing
  draw: 'Draw from the pile',
  drawPile: 'Draw pile',
  left: (cards: number): string => (cards === 0 ? 'empty' : `${cards} left`),
  discards: 'Discards',
  closed: 'closed',
  noDiscards: 'none yet',
  free: (card: Card): string => `${cardName(card)} on top`,
  // These begin with what is printed beside the piles, so that it can be said to press them.
  reach: (cards: readonly Card[]): string =>
    cards.length > 1 ? `, under it ${cards.slice(1).map(spokenName).join(', ')}` : '',

  // The Banks
  bankLabel: (name: string, isMe: boolean, top: number, cards: number): string =>
    top === 0
      ? `${whose(name, isMe)} Bank: empty`
      : `${whose(name, isMe)} Bank: ${top} million on top, ${times(cards, 'card')}`,
  banks: 'Banks',
  firstWins: 'first to $10M wins',
  highestSum: 'highest sum wins',
  goal: '$10M ends the game',
  copies: (count: number): string => `×${count}`,
  more: '+1',

  // Hands
  yourHand: 'Your hand',
  emptyHand: 'Your hand is empty',
  handOf: (name: string): string => `The hand of ${name}`,
  cardsInHand: (cards: number): string => `${times(cards, 'card')} in hand`,
  among: (cards: readonly Card[]): string => `among them ${cardsListed(cards)}`,
  knownBy: (names: string): string => `${names} knows you have this`,
  knownByMany: (names: string): string => `${names} know you have this`,
  isNew: 'new',
  canBank: 'fits your Bank',
  goesFirst: 'goes first',
  nth: (order: number): string => NTH[order] ?? `${order + 1}th`,
  lostTo: 'will be lost',
  inRun: 'in the run',
  toDiscards: 'to the discards',
  takeLabel: 'take',
  takeOne: 'Take a card',
  holds: (cards: readonly Card[]): string => `has ${cards.map(cardName).join(', ')}`,
  oneMore: (name: string): string => `One more card from ${name}`,
  oneFewer: (name: string): string => `One card fewer from ${name}`,
  taking: (name: string, cards: number, count: number): string =>
    `${name} has ${times(cards, 'card')}, taking ${count}`,
  lastCard: 'A last card cannot be stolen',
  noCard: 'No card to steal',
  nothingToTake: (name: string): string => `Nothing is taken from ${name} yet.`,

  // Standing
  player: 'Player',
  top: 'Top',
  cards: 'Cards',
  hand: 'Hand',
  sum: 'Sum',
  money: (value: number): string => (value === 0 ? '–' : `$${value}M`),

  // Ending
  completed: (name: string, cards: number, next: string): string =>
    `${name} completed the Bank to $10M with ${times(cards, 'card')} in it; ${next}`,
  ahead: (name: string, isMe: boolean, top: number): string =>
    top === 0
      ? `nobody else had begun one.`
      : `${isMe ? 'you were' : `${name} was`} closest with $${top}M.`,
  stopped: (turns: number): string =>
    `Nobody completed a Bank in ${turns} turns each, so the highest one counts.`,
  seriesWon: (name: string, tops: readonly number[], by: number): string =>
    `${name} came to $${tops.reduce((a, b) => a + b, 0)}M with ${tops.join(' + ')}, ${by === 0 ? 'level with another' : `${times(by, 'million', 'million')} ahead`}.`,
  gameNo: (game: number): string => `Game ${game}`,
  inBank: (cards: number): string => times(cards, 'card'),
  howScored: 'Top of each Bank',
} as const;

const NUMBERS: readonly string[] = ['none', 'one', 'two', 'three'];

const NTH: readonly string[] = ['1st', '2nd', '3rd'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Steal One ×2, Steal Three" */
function countedCards(cards: readonly Card[]): string {
  return [...new Set(cards)]
    .map((card) => {
      const count = cards.filter((other) => other === card).length;
      return count === 1 ? cardName(card) : `${cardName(card)} ×${count}`;
    })
    .join(', ');
}

/** "Lowest", "Highest" */
const short = (card: Card): string => cardName(card).replace('Bankrupt ', '');
