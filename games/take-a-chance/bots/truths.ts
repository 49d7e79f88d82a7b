/** What the reasons of Take a Chance claim, from the rules; sums by the game's exact solver of dice. */

import type { Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import type { Steps } from '../rules/choices.ts';
import { DiceSolver, stakesOf } from './dice/index.ts';
import { BID_STEP, CHARM_BONUS, CHARMS } from '../rules/state.ts';
import type { Claims, Keeping } from '../facts/claims.ts';
import type { Combo } from '../facts/dice/combos.ts';
import type { ChanceTypes } from './types.ts';
import type { Said, Truths } from '@parlor/search';

type SaidHere = Said<ChanceTypes>;
type Kind<Type extends Move['type']> = Extract<Move, { type: Type }>;

const moveAs = <Type extends Move['type']>(
  { move }: SaidHere,
  type: Type,
): Kind<Type> | undefined => (move.type === type ? (move as Kind<Type>) : undefined);

const boxOf = ({ worlds }: SaidHere) => worlds[0]!.box;
const colourOf = (card: number): number => Math.floor(card / CHARMS);
const colourName = (said: SaidHere, card: number): string => boxOf(said).colours[colourOf(card)]!;
const priceOf = (said: SaidHere, card: number): number => boxOf(said).prices[colourOf(card)]!;
const boardOf = ({ view }: SaidHere, seat: Seat): readonly number[] => view.players[seat]!.board;
const cashOf = ({ view }: SaidHere, seat: Seat): number => view.players[seat]!.cash;
const ticketsOf = ({ view }: SaidHere, seat: Seat): number => view.players[seat]!.ticketsLeft;
const isEnding = ({ view }: SaidHere): boolean => view.lastTurns !== null;
const others = ({ view, seat }: SaidHere): Seat[] =>
  view.players.map((_, other) => other).filter((other) => other !== seat);

/** T-6.2 */
const wealthOf = (said: SaidHere, seat: Seat): number =>
  boardOf(said, seat).reduce((sum, card) => sum + priceOf(said, card), cashOf(said, seat));
const isAhead = (said: SaidHere): boolean =>
  others(said).every((other) => wealthOf(said, said.seat) > wealthOf(said, other));

const known = new Map<string, number>();

/** T-3.2: what a plain roll of a board brings on average, without charms. */
function incomeOf({ view }: SaidHere, board: readonly number[]): number {
  const colours = board.map(colourOf).toSorted((a, b) => a - b);
  const key = colours.join();
  let income = known.get(key);
  if (income === undefined) {
    const solver = new DiceSolver(stakesOf({ set: view.options.set, cards: board }));
    income = solver.expected(2 + new Set(colours).size, { rethrows: 1 });
    known.set(key, income);
  }
  return income;
}

/** What a card more adds to it. */
const gainOf = (said: SaidHere, seat: Seat, card: number): number =>
  incomeOf(said, [...boardOf(said, seat), card]) - incomeOf(said, boardOf(said, seat));

/** Sums are told in hundreds, and many cards of one colour are reckoned in a straight line. */
const isAbout = (told: number, truth: number): boolean =>
  Math.abs(told - truth) <= 50 + 0.1 * Math.abs(truth);

const gainOfSwap = (said: SaidHere, { give, take }: Kind<'swap'>): number => {
  const board = boardOf(said, said.seat);
  return incomeOf(said, [...board.filter((card) => card !== give), take]) - incomeOf(said, board);
};

const isSwap = (said: SaidHere, give: string, take: string): Kind<'swap'> | undefined => {
  const move = moveAs(said, 'swap');
  return move && colourName(said, move.give) === give && colourName(said, move.take) === take
    ? move
    : undefined;
};

/** What every choice of dice brings the roller on average. */
function means(said: SaidHere): readonly { readonly move: Move; readonly value: number }[] {
  const { view, seat } = said;
  const { roll, question, options } = view;
  if (!roll || (question !== 'rethrow' && question !== 'kept rethrow')) return [];
  const stakes = stakesOf({
    set: options.set,
    cards: boardOf(said, seat),
    pays: roll.pays,
    ...(options.luckyCharm && {
      luckyCharm: {
        others: others(said).flatMap((other) => boardOf(said, other)),
        othersWeight: 0,
      },
    }),
  });
  const isKept = boxOf(said).tickets.map(({ keptFor }) => keptFor === 'rethrow');
  return new DiceSolver(stakes).values({
    dice: roll.dice,
    ...(roll.charm !== null && { charm: roll.charm, charmThrown: roll.charmThrown }),
    rethrows: question === 'kept rethrow' ? 0 : roll.rethrows,
    kept: !roll.spent && view.players[seat]!.kept.some((kind) => isKept[kind]),
  });
}

const sameKeep = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What this choice brings, and the most that any does. */
function meanAndMost(said: SaidHere): readonly [number, number] | undefined {
  const all = means(said);
  const mine = all.find(({ move }) => sameKeep(move, said.move));
  return mine && [mine.value, Math.max(...all.map(({ value }) => value))];
}

function saysDice(said: SaidHere, { dice, charm }: Keeping): boolean {
  const move = moveAs(said, 'keep');
  return move?.dice.join('') === dice && (charm === 'none' || move.charm);
}

const keepsAll = (said: SaidHere): boolean => {
  const move = moveAs(said, 'keep');
  const { roll, options } = said.view;
  return move?.dice.length === roll?.size && (!options.luckyCharm || move!.charm);
};

const payNow = ({ view }: SaidHere): number =>
  Math.max(0, ...view.offers.map(({ amount }) => amount));

const isBestChance = ({ hints, at }: SaidHere): boolean =>
  hints.every(({ value }) => value! <= hints[at]!.value! + 1e-9);

const offerFor = (said: SaidHere, name: Combo) => {
  const combo = moveAs(said, 'collect')?.combo;
  return combo === name ? said.view.offers.find((offer) => offer.combo === combo) : undefined;
};

/** By its price, and what it earns in no more turns than tickets could allow. */
function isFair(said: SaidHere, worth: number): boolean {
  const { auction } = said.view;
  if (!auction) return false;
  const price = priceOf(said, auction.card);
  const gain = gainOf(said, said.seat, auction.card);
  const turns = 1 + Math.min(...said.view.players.map(({ ticketsLeft }) => ticketsLeft));
  return worth >= price - 1 && worth <= price + 1.1 * gain * turns + 50;
}

/** T-5.3: what the side of the ticket that is taken says; of an OR that may fail, the first that can be done. */
function stepsOf(said: SaidHere, side: Move['type'] = said.move.type): Steps | undefined {
  const { ticket, question } = said.view;
  if (question !== 'or' || !ticket || ticket.choice !== null) return undefined;
  const [first, ...others] = boxOf(said).tickets[ticket.kind]!.choices;
  if (side === 'first') return first;
  return others.find(([step]) => !step!.do.startsWith('buy') || cardsFor(said, step).length > 0);
}

/** The cards that the purchase a side begins with allows. */
function cardsFor(said: SaidHere, step: Steps[number] | undefined = stepsOf(said)?.[0]): number[] {
  if (!step?.do.startsWith('buy')) return [];
  const { view, seat } = said;
  const stack = view.players[seat]!.stack.filter((card) => typeof card === 'number');
  const pool = view.pool.filter((card) => card !== null);
  const cash = cashOf(said, seat);
  const owned = new Set(boardOf(said, seat).map(colourOf));
  const less = step.do === 'buy-pool' ? step.less : 0;
  const open = pool.filter(
    (card) => (view.options.auctions ? BID_STEP : priceOf(said, card) - less) <= cash,
  );
  const own = step.do === 'buy-pool' ? [] : stack.filter((card) => priceOf(said, card) <= cash);
  return [...own, ...open].filter((card) => step.do !== 'buy-new' || !owned.has(colourOf(card)));
}

/** All swaps that can be paid. */
const swapsOf = (said: SaidHere): Kind<'swap'>[] =>
  boardOf(said, said.seat).flatMap((give) =>
    said.view.pool.flatMap((take) =>
      take !== null && priceOf(said, take) - priceOf(said, give) <= cashOf(said, said.seat)
        ? [{ type: 'swap' as const, give, take }]
        : [],
    ),
  );

export const truths: Truths<ChanceTypes, Claims> = {
  'new-die': (said, { colour, income }) => {
    const card = moveAs(said, 'buy')?.card;
    if (card === undefined || colourName(said, card) !== colour) return false;
    const isNew = boardOf(said, said.seat).every((own) => colourOf(own) !== colourOf(card));
    return isNew && isAbout(income, gainOf(said, said.seat, card));
  },
  'earns-more': (said, { colour, income }) => {
    const card = moveAs(said, 'buy')?.card;
    if (card === undefined || colourName(said, card) !== colour) return false;
    const isOwned = boardOf(said, said.seat).some((own) => colourOf(own) === colourOf(card));
    return isOwned && isAbout(income, gainOf(said, said.seat, card));
  },
  'adds-little': (said, { colour, income }) => {
    const card = moveAs(said, 'buy')?.card;
    if (card === undefined || colourName(said, card) !== colour) return false;
    const gain = gainOf(said, said.seat, card);
    return isAbout(income, gain) && gain < incomeOf(said, boardOf(said, said.seat)) / 15 + 50;
  },
  denies: (said, { colour, seat }) => {
    const card = moveAs(said, 'buy')?.card;
    if (card === undefined || colourName(said, card) !== colour || seat === said.seat) return false;
    return (
      said.view.pool.includes(card) &&
      cashOf(said, seat) >= priceOf(said, card) &&
      gainOf(said, seat, card) > gainOf(said, said.seat, card)
    );
  },
  'keeps-its-price': (said) =>
    moveAs(said, 'buy') !== undefined &&
    (isEnding(said) || said.view.players.some(({ ticketsLeft }) => ticketsLeft <= 1)),
  'tickets-roll': (said, { rolls, tickets }) => {
    const pile = boxOf(said).ticketPile.map((kind) => boxOf(said).tickets[kind]!.choices[0]!);
    const rolling = pile.filter((steps) => steps.some((step) => step.do === 'roll'));
    return (
      moveAs(said, 'chance') !== undefined && pile.length === tickets && rolling.length === rolls
    );
  },
  'ends-while-ahead': (said) =>
    moveAs(said, 'chance') !== undefined &&
    !isEnding(said) &&
    ticketsOf(said, said.seat) === 1 &&
    isAhead(said),
  'starts-the-end': (said) =>
    moveAs(said, 'chance') !== undefined && !isEnding(said) && ticketsOf(said, said.seat) === 1,
  'last-turn-ticket': (said) =>
    moveAs(said, 'chance') !== undefined &&
    isEnding(said) &&
    said.view.lastTurns! <= said.view.seats,
  'roll-and-wait': (said) =>
    moveAs(said, 'roll') !== undefined &&
    !isEnding(said) &&
    ticketsOf(said, said.seat) === 1 &&
    !isAhead(said),
  'roll-pays': (said, { income }) =>
    moveAs(said, 'roll') !== undefined && isAbout(income, incomeOf(said, boardOf(said, said.seat))),
  'free-roll': (said) => said.view.question === 'consolation roll' && said.move.type === 'roll',
  'charm-for-others': (said) =>
    said.view.question === 'consolation roll' &&
    said.move.type === 'pass' &&
    said.view.options.luckyCharm &&
    others(said).some((other) => boardOf(said, other).length > 0),
  'swap-up': (said, { give, take, income }) => {
    const move = isSwap(said, give, take);
    return move !== undefined && income > 0 && isAbout(income, gainOfSwap(said, move));
  },
  'swap-least': (said, { give, take }) => {
    const move = isSwap(said, give, take);
    if (!move) return false;
    return said.legal.every(
      (other) => other.type !== 'swap' || gainOfSwap(said, other) <= gainOfSwap(said, move) + 50,
    );
  },
  'swap-down': (said, { give, take, income }) => {
    const move = isSwap(said, give, take);
    return move !== undefined && income <= 0 && isAbout(income, gainOfSwap(said, move));
  },
  'first-impossible': (said) =>
    said.move.type === 'or' && said.legal.every(({ type }) => type !== 'first'),
  'too-late-to-buy': (said) => {
    const first = stepsOf(said, 'first');
    return (
      said.move.type === 'or' &&
      isEnding(said) &&
      said.view.lastTurns! <= said.view.seats &&
      !!first?.[0]?.do.startsWith('buy') &&
      first.every((step) => step.do !== 'roll' && step.do !== 'ticket')
    );
  },
  'side-rolls': (said, { dice }) => {
    const step = stepsOf(said)?.[0];
    const colours = new Set(boardOf(said, said.seat).map(colourOf)).size;
    return step?.do === 'roll' && dice === Math.min(9, 2 + colours + step.dice);
  },
  'side-pays': (said, { amount }) => {
    const step = stepsOf(said)?.[0];
    return step?.do === 'collect' && step.amount === amount;
  },
  'side-buys': (said, { colour, income }) =>
    cardsFor(said).some(
      (card) => colourName(said, card) === colour && isAbout(income, gainOf(said, said.seat, card)),
    ),
  'side-swaps': (said, { give, take, income }) =>
    stepsOf(said)?.[0]?.do === 'swap' &&
    income > 0 &&
    swapsOf(said).some(
      (swap) =>
        colourName(said, swap.give) === give &&
        colourName(said, swap.take) === take &&
        isAbout(income, gainOfSwap(said, swap)),
    ),
  stand: (said, { amount }) => {
    const values = meanAndMost(said);
    return !!values && keepsAll(said) && amount === payNow(said) && values[0] >= values[1] - 1;
  },
  'sure-amount': (said, { amount }) => keepsAll(said) && amount === payNow(said),
  'keep-for-money': (said, claim) => {
    const values = meanAndMost(said);
    return !!values && saysDice(said, claim) && Math.abs(claim.mean - values[0]) <= 1;
  },
  'keep-for-win': (said, claim) => {
    const values = meanAndMost(said);
    return !!values && saysDice(said, claim) && isBestChance(said) && values[0] < values[1];
  },
  'keep-for-both': (said, claim) => {
    const values = meanAndMost(said);
    return !!values && saysDice(said, claim) && isBestChance(said) && values[0] >= values[1] - 1;
  },
  'spend-rethrow': (said, claim) => {
    const values = meanAndMost(said);
    return (
      !!values &&
      said.view.question === 'kept rethrow' &&
      saysDice(said, claim) &&
      Math.abs(claim.mean - values[0]) <= 1
    );
  },
  'save-rethrow': (said) =>
    said.view.question === 'kept rethrow' &&
    keepsAll(said) &&
    (!isEnding(said) || said.view.lastTurns! > said.view.seats),
  'use-die': (said, { dice }) =>
    said.move.type === 'use' && said.view.roll!.size + 1 === dice && dice <= 9,
  'save-die': (said) => said.view.question === 'extra die' && said.move.type === 'throw',
  'collect-most': (said, { combo, amount }) =>
    offerFor(said, combo)?.amount === amount && amount === payNow(said),
  'collect-charm': (said, { combo, bonus }) =>
    offerFor(said, combo)?.bonus === bonus && bonus >= CHARM_BONUS,
  'bid-low': (said, { worth }) =>
    isFair(said, worth) && (moveAs(said, 'bid')?.amount ?? Infinity) <= 0.6 * worth,
  'bid-fair': (said, { worth }) =>
    isFair(said, worth) && (moveAs(said, 'bid')?.amount ?? Infinity) <= worth,
  'bid-above': (said, { worth }) =>
    isFair(said, worth) && (moveAs(said, 'bid')?.amount ?? 0) > worth,
  'bid-to-deny': (said, { seat, worth }) => {
    const amount = moveAs(said, 'bid')?.amount ?? 0;
    const { auction } = said.view;
    return (
      isFair(said, worth) &&
      amount > worth &&
      seat !== said.seat &&
      !auction!.passed.includes(seat) &&
      cashOf(said, seat) >= amount + BID_STEP &&
      gainOf(said, seat, auction!.card) > gainOf(said, said.seat, auction!.card)
    );
  },
  'cannot-bid': (said, { bid }) =>
    said.move.type === 'pass' &&
    said.view.auction?.bid === bid &&
    cashOf(said, said.seat) < bid + BID_STEP,
  'too-dear': (said, { worth }) =>
    said.move.type === 'pass' && isFair(said, worth) && said.view.auction!.bid + BID_STEP > worth,
  'let-go': (said, { seat, bid }) =>
    said.move.type === 'pass' &&
    said.view.auction?.bidder === seat &&
    said.view.auction.bid === bid &&
    seat !== said.seat,
  tried: () => true,
};
