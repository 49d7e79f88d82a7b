/** Pure Profit in words. */

import { listed, midSentence, possessive, type Seat, type Who, type Words, YOU } from '@parlor/kit';
import { asToday, isFirst, readFirstSteal, victimsNamed } from '../facts/first.ts';
import { cardName, readNotation } from '../facts/notation.ts';
import { gamesOf } from '../facts/options.ts';
import { refused } from './refusals.ts';
import {
  type Event,
  GOAL,
  type Move,
  type Pair,
  type Question,
  STEAL_ONE,
  type Types,
  type View,
} from '../facts/types.ts';

export const words: Words<Types> = {
  name: 'Pure Profit',
  tagline: 'Build your Bank from $1M to $10M while Bankrupts and thieves are at your hand.',
  board,
  happened,
  question,
  answer,
  typing: (view, { kind }) =>
    isFirst(view) && kind === 'act' ? TYPING_FIRST : TYPING[kind as Question],
  read: (view, text) =>
    isFirst(view) ? (readFirstSteal(text) ?? readNotation(text)) : readNotation(text),
  refused,
};

const cardNames = (cards: readonly number[]): string => cards.map(cardName).join(', ');

const cardsOf = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const NUMBERS = ['no', 'one', 'two', 'three'] as const;

/** "two from Ann, one from Bob" */
function victims(from: readonly Seat[], who: Who): string {
  return [...new Set(from)]
    .map((seat) => {
      const count = from.filter((other) => other === seat).length;
      return `${NUMBERS[count]} from ${midSentence(who)(seat)}`;
    })
    .join(', ');
}

const pairName = ([bankrupt, value]: Pair): string =>
  `${cardName(bankrupt)} with ${cardName(value)}`;

function board(seen: View, who: Who): string {
  const view = asToday(seen);
  const { viewer, turn, stealing } = view;
  const games = gamesOf(view.options);
  return [
    ...(viewer === 'public'
      ? []
      : [`${possessive(who, viewer)} hand: ${listed(view.hand.map(cardName), 'empty')}.`]),
    ...(games > 1 ? [`Game ${view.game} of ${games}.`] : []),
    `Draw pile: ${cardsOf(view.pile.cards)}.`,
    `Discard pile: ${discardPile(view)}.`,
    ...(view.gone.length > 0 ? [`Out of the game: ${counted(view.gone)}.`] : []),
    ...(view.pairs.length > 0 && turn !== null
      ? [`To be laid by ${midSentence(who)(turn)}: ${listed(view.pairs.map(pairName))}.`]
      : []),
    ...(stealing && turn !== null
      ? [`Still to be stolen by ${midSentence(who)(turn)}: up to ${cardsOf(stealing.left)}.`]
      : []),
    ...view.players.map((_, seat) => `${who(seat)}: ${seatLine(view, seat)}.`),
  ].join('\n');
}

function seatLine(view: View, seat: Seat): string {
  const { bank, cards, known } = view.players[seat]!;
  const top = bank.at(-1);
  const among = seat !== view.viewer && known.length > 0;
  const earlier = view.finished.reduce((sum, tops) => sum + tops[seat]!, 0);
  return [
    top ? `${cardName(top)} on top of the Bank of ${cardsOf(bank.length)}` : 'no Bank yet',
    `${cardsOf(cards)} in hand${among ? `, among them ${listed(known.map(cardName))}` : ''}`,
    ...(view.finished.length > 0 ? [`$${earlier}M from earlier games`] : []),
    // Who is stolen from can be typed by number.
    `player ${seat}`,
    ...(seat === view.turn ? ['on turn'] : []),
  ].join('; ');
}

/** "two Steal One, Steal Three" */
function counted(cards: readonly number[]): string {
  const kinds = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return count === 1 ? cardName(card) : `${NUMBERS[count] ?? count} ${cardName(card)}`;
  });
  return listed(kinds);
}

function discardPile({ discard }: View): string {
  const top = discard.at(-1);
  if (top === undefined) return 'empty';
  const buried = discard.findLastIndex((card) => card > GOAL);
  const reach = discard.slice(buried + 1).reverse();
  if (reach.length === 0) return `${cardName(top)} on top, never picked up`;
  const below = reach.slice(1);
  return `${cardName(top)} on top${below.length === 0 ? '' : `, then ${listed(below.map(cardName))}`}`;
}

function happened(event: Event, who: Who): string | undefined {
  const whom = midSentence(who);
  switch (event.type) {
    case 'dealt':
      return typeof event.cards === 'number'
        ? undefined
        : `${who(event.seat)} picked up ${cardNames(event.cards)}.`;
    case 'opened':
      return `Game ${event.game}: ${whom(event.dealer)} dealt and turned up ${cardName(event.card)}.`;
    case 'reshuffled':
      return `The discard pile was shuffled into a draw pile of ${cardsOf(event.cards)}${
        event.gone ? `; out of the game: ${counted(event.gone)}` : ''
      }.`;
    case 'drew':
      return `${who(event.seat)} drew ${event.card ? cardName(event.card) : 'a card'}.`;
    case 'took':
      return `${who(event.seat)} took ${cardName(event.card)} from the discard pile.`;
    case 'paired':
      return `${who(event.seat)} went ${cardName(event.bankrupt)} and lost ${cardName(event.value)}.`;
    case 'settled':
      // What was lost has been told with the pair, except in the first edition.
      if (event.pairs === undefined) {
        return `${who(event.seat)} went ${cardName(event.bankrupt)} and lost ${cardName(event.value)}.`;
      }
      return event.pairs === 1
        ? undefined
        : `${who(event.seat)} laid ${pairName([event.bankrupt, event.value])}.`;
    case 'stuck':
      return `${who(event.seat)} had a Bankrupt and no value card to settle it with.`;
    case 'idle':
      return `${who(event.seat)} had no card to play.`;
    case 'banked':
      return `${who(event.seat)} put ${cardName(event.card)} in the Bank.`;
    case 'discarded':
      return `${who(event.seat)} discarded ${cardName(event.card)}.`;
    case 'stole':
      if (event.from === undefined) return `${who(event.seat)} played ${cardName(event.card)}.`;
      return event.from.length === 0
        ? `${who(event.seat)} threw ${cardName(event.card)} away and stole nothing.`
        : `${who(event.seat)} played ${cardName(event.card)}: ${victims(event.from, who)}.`;
    case 'refrained':
      return `${who(event.seat)} stole ${event.taken === 0 ? 'nothing' : 'no more'}.`;
    case 'looked':
      return event.hand
        ? `${who(event.seat)} looked at ${handOf(event.victim, who)}: ${cardNames(event.hand)}.`
        : `${who(event.seat)} looked at ${handOf(event.victim, who)}.`;
    case 'lost':
      return `${who(event.victim)} lost ${event.card ? cardName(event.card) : 'a card'} to ${whom(event.seat)}.`;
    case 'finished':
      return `${who(event.seat)} laid ${cardNames(event.cards)} and won the game.`;
    case 'stopped':
      return `The game was stopped after ${event.turns} turns each.`;
    case 'scored':
      return `Game ${event.game}: ${event.tops.map((top, seat) => `${whom(seat)} ${top}`).join(', ')}.`;
  }
}

const handOf = (seat: Seat, who: Who): string =>
  who(seat) === YOU ? 'your hand' : `the hand of ${who(seat)}`;

function question(seen: View, { kind }: { readonly kind: string }, who: Who): string {
  const view = asToday(seen);
  switch (kind as Question) {
    case 'draw':
      return 'Where do you draw from?';
    case 'settle':
      return isFirst(seen) ? 'Which Bankrupt comes first?' : 'Which Bankrupt takes its card next?';
    case 'lay':
      return 'Which pair goes to the discard pile next?';
    case 'act':
      return 'What do you do?';
    case 'choose':
      return `Which card do you take from ${midSentence(who)(view.stealing!.from!)}?`;
    case 'stuck':
      return view.hand.some((card) => card >= STEAL_ONE)
        ? 'No value card for your Bankrupts: do you use a Steal?'
        : 'Nothing but Bankrupts: which one do you discard?';
    case 'take':
      return view.stealing?.left === 1
        ? 'Whom do you take a card from?'
        : `Whom do you take the next of up to ${view.stealing?.left} cards from?`;
  }
}

function answer(view: View, move: Move, who: Who): string {
  switch (move.type) {
    case 'draw': {
      const top = view.discard.at(-1);
      if (move.from === 'pile') return 'Draw from the pile';
      return top ? `Take ${cardName(top)} from the discard pile` : 'Take the top discard';
    }
    case 'settle':
      return `Settle ${cardName(move.card)}`;
    case 'lay':
      return `Lay ${pairName([move.bankrupt, move.value])} on top`;
    case 'bank':
      return `Put ${cardName(move.card)} in the Bank`;
    case 'discard':
      return `Discard ${cardName(move.card)}`;
    case 'choose':
      return `Take ${cardName(move.card)}`;
    case 'steal': {
      const named = victimsNamed(move);
      if (named === undefined) return `Play ${cardName(move.card)}`;
      return named.length === 0
        ? `Throw ${cardName(move.card)} away`
        : `${cardName(move.card)}: ${victims(named, who)}`;
    }
    case 'pass':
      return 'Pass and keep all cards';
    case 'take':
      return `Take a card from ${midSentence(who)(move.from)}`;
    case 'stop':
      return 'Take no more';
    case 'finish': {
      const rest = move.discard === null ? '' : ` and discard ${cardName(move.discard)}`;
      return `Win: lay ${cardNames(move.cards)}${rest}`;
    }
  }
}

const TYPING: Readonly<Record<Question, string>> = {
  draw: 'Type "draw" for the draw pile or "take" for the top discard.',
  settle: 'Type "settle lowest" or "settle highest".',
  lay: 'Type "lay" and the pair, such as "lay lowest 3".',
  act: 'Type "bank 3", "discard 7", "steal two" or "finish 8 9 10 discard 4".',
  stuck:
    'Type "steal one" or "pass"; with Bankrupts alone, "discard Bankrupt Lowest" or "discard Bankrupt Highest".',
  take: 'Type "rob" and the number of the player, such as "rob 1", or "stop".',
  choose: 'Type "choose" and the card, such as "choose 7" or "choose Steal One".',
};

const TYPING_FIRST =
  'Type "bank 3", "discard 7", "steal two from 1,3" (players by number, "nobody" for none) or "finish 8 9 10 discard 4".';
