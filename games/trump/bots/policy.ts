/** A whole game by rule of thumb, without deals: how a sensible player goes on. Also the policy of playouts. */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import {
  ANSWER,
  BID,
  CHOOSE,
  FILL,
  held,
  OPEN,
  PUT_UP,
  RELATED,
  type State,
  SURRENDER,
  TAKE,
  TRADE,
  TURN,
  unowned,
} from '../rules/state/state.ts';
import { cardWorth, money, payable, propertyWorth, taxOn } from './appraise.ts';
import { bidByThumb, openByThumb } from './bidding.ts';
import { dueForPlaying } from './dues.ts';
import { countSet, facesOf, isMet, lowestOf, NO_FACE, TAX_PER_PROPERTY } from './faces.ts';
import { bestUse } from './optionUse.ts';
import { chosenFrom } from './reading.ts';
import {
  DONE,
  FILLS,
  forcedSale,
  KEEP,
  PASS,
  PLAYS,
  PUT_UPS,
  REJECT,
  ROLL,
  SURRENDERS,
  TAKES,
  taxMove,
  tradeMove,
} from './lines.ts';

/** What a Force Sale must promise to be worth a turn. */
const SALE_GAIN = 20;

/** What a tax must take, property and all, to be played at once. */
const SEIZURE_GAIN = 45;

/** A trade must gain more than this. */
const TRADE_GAIN = 15;

export function policy(state: State, seat: Seat, rng: Rng): Move {
  const move = heuristicMove(state, seat, rng);
  // Promises can forbid what would otherwise be free to do, or make it dear.
  if (state.contracts.length === 0) return move;
  const isTooDear = move.type === 'play' && !isWorthPlaying(state, seat, move.card);
  if (!isTooDear && trump.check(state, seat, move) === undefined) return move;
  return (isTooDear ? cheaper(state, seat) : undefined) ?? lawful(state, seat, rng);
}

function heuristicMove(state: State, seat: Seat, rng: Rng): Move {
  switch (state.phase) {
    case TURN:
      // Cards wait: Part 2 has turns for all of them, Part 1 has only so many rolls.
      return seizure(state, seat) ?? (state.part === 1 ? ROLL : dealingTurn(state, seat));
    case OPEN:
      return openByThumb(state, seat, rng);
    case BID:
      return bidByThumb(state, seat);
    case TAKE:
      return take(state, seat);
    case FILL:
      return FILLS[mostWanted(state, seat, unowned(state))]!;
    case PUT_UP:
      return putUp(state, seat);
    case TRADE:
      return trade(state, seat);
    case SURRENDER:
      return SURRENDERS[leastWanted(state, seat, state.holdings[seat]!)]!;
    case ANSWER:
      return REJECT;
    case RELATED:
      return relatedPlay(state, seat);
    case CHOOSE:
      return chooseCard(state, seat);
    default:
      return PASS;
  }
}

const listed: Move[] = [];

/** The best-paying card that is worth what its contracts ask for, if one can be played. */
function cheaper(state: State, seat: Seat): Move | undefined {
  const { pay } = facesOf(state.rules);
  let best: Move | undefined;
  let most = 0;
  for (let card = 0; card < state.rules.cardCount; card++) {
    if (pay[card]! <= most || held(state, seat, card) === 0) continue;
    if (!isWorthPlaying(state, seat, card)) continue;
    const move = PLAYS[card]!;
    if (trump.check(state, seat, move) !== undefined) continue;
    best = move;
    most = pay[card]!;
  }
  return best;
}

/** Something the promises allow: what has been promised first, then nothing at all. */
function lawful(state: State, seat: Seat, rng: Rng): Move {
  for (const move of [PASS, ROLL, DONE, REJECT]) {
    if (trump.check(state, seat, move) === undefined) return move;
  }
  const count = trump.moves(state, seat, listed);
  return count > 0 ? listed[0]! : trump.sample(state, seat, rng);
}

/** Does a card bring more than the contracts take for playing it? */
function isWorthPlaying(state: State, seat: Seat, card: number): boolean {
  const dues = dueForPlaying(state, seat, card);
  return dues <= 0 || dues < cardWorth(state, seat, card, state.holdings[seat]!);
}

/** Part 2: what may be lost first, then the largest payments. */
function dealingTurn(state: State, seat: Seat): Move {
  const use = state.contracts.length === 0 ? undefined : bestUse(state, seat);
  if (use) return use;
  const { rules } = state;
  const { rollFive, tax, pay } = facesOf(rules);
  const sale = bestSale(state, seat, rules.allProperties);
  if (sale !== undefined) return sale;
  if (rollFive !== NO_FACE && held(state, seat, rollFive) > 0) return PLAYS[rollFive]!;
  const card = bestProfit(state, seat);
  if (tax !== NO_FACE && held(state, seat, tax) > 0) {
    const target = bestTarget(state, seat);
    if (target >= 0 && (card === NO_FACE || pay[card]! < taxOn(state, target))) {
      return taxMove(tax, target);
    }
  }
  return card === NO_FACE ? PASS : PLAYS[card]!;
}

/** D-4.2: a tax that its target cannot pay takes a property on top. */
function seizure(state: State, seat: Seat): Move | undefined {
  const { tax } = facesOf(state.rules);
  if (tax === NO_FACE || held(state, seat, tax) === 0) return undefined;
  let best = -1;
  let most = SEIZURE_GAIN;
  for (let other = 0; other < state.seats; other++) {
    const count = countSet(state.holdings[other]!);
    const cash = state.cash[other]!;
    if (other === seat || cash >= count * TAX_PER_PROPERTY) continue;
    const gain = cash + leastBox(state, state.holdings[other]!);
    if (gain > most) {
      best = other;
      most = gain;
    }
  }
  return best < 0 ? undefined : taxMove(tax, best);
}

function leastBox(state: State, holdings: number): number {
  let least = Infinity;
  for (let rest = holdings; rest !== 0; rest &= rest - 1) {
    least = Math.min(least, state.box[lowestOf(rest)]!);
  }
  return least;
}

/** The best-paying profit card that can be played. */
export function bestProfit(state: State, seat: Seat): number {
  const { rules, handCards, seats } = state;
  const { pay } = facesOf(rules);
  const holdings = state.holdings[seat]!;
  const words = handCards.length / seats;
  let best = NO_FACE;
  let most = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = handCards[seat * words + word]!; bits !== 0; bits &= bits - 1) {
      const card = word * 32 + lowestOf(bits);
      if (pay[card]! <= most || !isMet(rules, card, holdings)) continue;
      best = card;
      most = pay[card]!;
    }
  }
  return best;
}

/** Whom to tax: who pays most; among equals the richest. */
function bestTarget(state: State, seat: Seat): Seat {
  let best = -1;
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.holdings[other] === 0) continue;
    const brings = taxOn(state, other) + money(state, other) / 1000;
    if (best < 0 || brings > most) {
      best = other;
      most = brings;
    }
  }
  return best;
}

/** A property of others that You're Out cards would bring home cheaply. */
function bestSale(state: State, seat: Seat, among: number): Move | undefined {
  const { forceSale, out } = facesOf(state.rules);
  if (forceSale === NO_FACE || held(state, seat, forceSale) === 0) return undefined;
  const outs = out === NO_FACE ? 0 : held(state, seat, out);
  if (outs === 0) return undefined;
  let best = -1;
  let most = SALE_GAIN;
  for (let rest = among & ~state.holdings[seat]!; rest !== 0; rest &= rest - 1) {
    const property = lowestOf(rest);
    const gain = propertyWorth(state, seat, property) * (outs > 1 ? 0.5 : 0.3);
    if (gain > most) {
      best = property;
      most = gain;
    }
  }
  return best < 0 ? undefined : forcedSale(forceSale, best);
}

/** A T takes from the richest hand: many cards, and properties that make them pay. */
function take(state: State, seat: Seat): Move {
  let best = -1;
  let most = -1;
  for (let other = 0; other < state.seats; other++) {
    const cards = state.handSize[other]!;
    if (other === seat || cards === 0) continue;
    const promise = money(state, other) + Math.min(cards, 8) * 10;
    if (promise > most) {
      best = other;
      most = promise;
    }
  }
  return TAKES[best]!;
}

function putUp(state: State, seat: Seat): Move {
  const isClosing = state.closingRound !== 0;
  const isAny = !isClosing && spaceIsAny(state);
  let choice = isClosing ? state.closing : isAny ? state.rules.allProperties : unowned(state);
  const others = choice & ~state.holdings[seat]!;
  if (others !== 0) choice = others;
  return PUT_UPS[mostWanted(state, seat, choice)]!;
}

const spaceIsAny = (state: State): boolean =>
  state.rules.components.board[state.pawns[state.turn]!]!.space === 'saleAny';

function mostWanted(state: State, seat: Seat, among: number): number {
  let best = lowestOf(among);
  let most = -Infinity;
  for (let rest = among; rest !== 0; rest &= rest - 1) {
    const property = lowestOf(rest);
    const worth = propertyWorth(state, seat, property);
    if (worth > most) {
      best = property;
      most = worth;
    }
  }
  return best;
}

function leastWanted(state: State, seat: Seat, among: number): number {
  let best = lowestOf(among);
  let least = Infinity;
  for (let rest = among; rest !== 0; rest &= rest - 1) {
    const property = lowestOf(rest);
    const worth = propertyWorth(state, seat, property);
    if (worth < least) {
      best = property;
      least = worth;
    }
  }
  return best;
}

function trade(state: State, seat: Seat): Move {
  const mine = state.holdings[seat]!;
  let best = KEEP;
  let most = TRADE_GAIN;
  for (let own = mine; own !== 0; own &= own - 1) {
    const give = lowestOf(own);
    const left = mine & ~(1 << give);
    const kept = payable(state, seat, mine) + state.box[give]!;
    for (let rest = state.rules.allProperties & ~mine; rest !== 0; rest &= rest - 1) {
      const get = lowestOf(rest);
      const gain = payable(state, seat, left | (1 << get)) + state.box[get]! - kept;
      if (gain > most) {
        best = tradeMove(give, get);
        most = gain;
      }
    }
  }
  return best;
}

/** D-7.7: of one's own the card worth least, of another's the one worth most to oneself. */
function chooseCard(state: State, seat: Seat): Move {
  const count = trump.moves(state, seat, listed);
  const cards = listed
    .slice(0, count)
    .flatMap((move) => (move.type === 'choose' ? [move.card] : []));
  const by = state.choosing!.from === seat ? 'giver' : 'taker';
  return { type: 'choose', card: chosenFrom(state, seat, by, cards)! };
}

function relatedPlay(state: State, seat: Seat): Move {
  const count = trump.moves(state, seat, listed);
  const { pay } = facesOf(state.rules);
  let best = listed[0]!;
  let most = 0;
  for (let index = 0; index < count; index++) {
    const move = listed[index]!;
    if (move.type !== 'play') continue;
    const pays = pay[move.card]!;
    if (pays > most) {
      best = move;
      most = pays;
    }
  }
  return best;
}
