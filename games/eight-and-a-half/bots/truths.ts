/** What the reasons of 8½ claim, from the rules. */

import { fastRng, type Seat } from '@parlor/kit';
import { eightAndAHalf, type Event, type Move } from '../rules/index.ts';
import { type Card, type EightTypes, GHOST, HALF, type State } from '../rules/state.ts';
import type { Claims } from '../facts/claims.ts';
import { after, everywhere, type Said, type Truths } from '@parlor/search';

type SaidHere = Said<EightTypes>;

/** Chances are told from a sample of deals, and checked by another. */
const DEALS = 150;
const NEAR = 18;
const HARD = 30;
/** How far ahead a promise to win is followed. */
const DEEP = 9;

const nextTo = ({ view, seat }: SaidHere): Seat => (seat + 1) % view.seats;

/** What is laid, card by card; undefined where nothing known is. */
function laid({ move }: SaidHere): Card[] | undefined {
  if (move.type === 'play') return Array<Card>(move.count).fill(move.card);
  if (move.type === 'open') return [move.card];
  return move.type === 'eight-and-a-half' ? [8, HALF] : undefined;
}

/** What somebody still has to lay. */
const toLay = ({ view }: SaidHere, seat: Seat): number => {
  const { handSize, bank, open, blind } = view.players[seat]!;
  return (
    handSize + bank + open.filter((card) => card !== null).length + blind.filter(Boolean).length
  );
};

/** What one lays from: the hand, and the Open cards once it is gone. */
const own = ({ view, seat }: SaidHere): readonly Card[] => {
  const { hand, open } = view.players[seat]!;
  return hand!.length > 0 ? hand! : open.filter((card) => card !== null);
};

/** What remains of it. */
function remaining(said: SaidHere): Card[] {
  const left = [...own(said)];
  for (const card of laid(said) ?? []) left.splice(left.indexOf(card), 1);
  return left;
}

interface Pile {
  readonly value: number;
  readonly five: boolean;
}

/** E-3.2, E-4.1, E-4.2, E-4.3, E-4.6: the pile once the cards lie there. */
function pileAfter(said: SaidHere): Pile | undefined {
  const cards = laid(said);
  if (!cards) return undefined;
  const { value, five } = said.view;
  if (cards[0] === GHOST) return { value, five };
  if (cards[0] === HALF) return { value: value + cards.length / 2, five: false };
  if (cards.length === 2 && cards[1] === HALF) return { value: 8.5, five: false };
  return { value: cards[0]!, five: cards[0] === 5 };
}

/** E-3.2, E-4: does the card go on such a pile? */
function fits(card: Card, { value, five }: Pile): boolean {
  if (card === GHOST) return true;
  if (card === HALF) return value !== 8.5;
  if (five) return card <= 5;
  return card === 0 ? Number.isInteger(value) : card >= value;
}

/** E-4.4: from a hand; E-6.1: Open cards go down one by one. */
const pairFits = (cards: readonly Card[], { value, five }: Pile, isHand: boolean): boolean =>
  isHand && !five && (value <= 8 || value === 8.5) && cards.includes(8) && cards.includes(HALF);

const isHalf = (pile: Pile | undefined): boolean => !!pile && !Number.isInteger(pile.value);

/** E-5.1: catches whoever left the pile so. */
const isCatch = (said: SaidHere): boolean =>
  !Number.isInteger(said.view.value) && laid(said)?.[0] === said.view.value + 0.5;

/** What the next player lays from in this deal: all of it, or each Blind card by itself. */
function laysFrom({ view }: SaidHere, world: State, seat: Seat): Source[] {
  const { hand, open } = eightAndAHalf.view(world, seat).players[seat]!;
  if (hand!.length > 0) return [{ cards: hand!, isHand: true }];
  const cards = open.filter((card) => card !== null);
  if (cards.length > 0) return [{ cards, isHand: false }];
  return view.players[seat]!.blind.flatMap((isThere, place) =>
    isThere ? [{ cards: [world.blind[seat * 3 + place]!], isHand: false }] : [],
  );
}

interface Source {
  readonly cards: readonly Card[];
  readonly isHand: boolean;
}

/** How often something is so among the deals that fit the view, in percent. */
function share(said: SaidHere, holds: (source: Source) => boolean): number {
  const sample = eightAndAHalf.worlds(said.view);
  const rng = fastRng(77);
  const world = sample(rng);
  let found = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    if (deal > 0) sample(rng, world);
    const ways = laysFrom(said, world, nextTo(said));
    found += ways.filter(holds).length / ways.length;
  }
  return (100 * found) / DEALS;
}

const isStuck =
  (pile: Pile) =>
  ({ cards, isHand }: Source): boolean =>
    !cards.some((card) => fits(card, pile)) && !pairFits(cards, pile, isHand);

const isNear = (told: number, truth: number): boolean => Math.abs(told - truth) <= NEAR;

function isStuckAbout(said: SaidHere, seat: Seat, percent: number): boolean {
  const pile = pileAfter(said);
  if (!pile || seat !== nextTo(said) || percent < HARD) return false;
  return isNear(percent, share(said, isStuck(pile)));
}

const isCaughtAbout = (said: SaidHere, seat: Seat, card: Card, percent: number): boolean => {
  const pile = pileAfter(said);
  return (
    isHalf(pile) &&
    seat === nextTo(said) &&
    card === pile!.value + 0.5 &&
    card <= 9 &&
    isNear(
      percent,
      share(said, ({ cards }) => cards.includes(card)),
    )
  );
};

/** Nobody can catch it, in any deal; E-4.7: there is no card for 9½ and more. */
const isSafe = (said: SaidHere): boolean => {
  const pile = pileAfter(said);
  return (
    !isHalf(pile) ||
    pile!.value > 9 ||
    everywhere(said, (world) =>
      laysFrom(said, world, nextTo(said)).every(({ cards }) => !cards.includes(pile!.value + 0.5)),
    )
  );
};

function eventsOf({ seat, move }: SaidHere, world: State): Event[] {
  const events: Event[] = [];
  eightAndAHalf.apply(eightAndAHalf.clone(world), seat, move, fastRng(1), (event) => {
    events.push(event);
  });
  return events;
}

/** Can the round be won from here against everything the others could do? The cards are as they lie. */
function isWon(state: State, round: number, seat: Seat, depth: number): boolean {
  if (state.round !== round || state.phase === 'over') return state.winner === seat;
  if (depth === 0) return true;
  const moves: Move[] = [];
  const count = eightAndAHalf.moves(state, state.turn, moves);
  const mine = state.turn === seat;
  for (const move of moves.slice(0, count)) {
    const next = eightAndAHalf.clone(state);
    eightAndAHalf.apply(next, state.turn, move, fastRng(1));
    if (isWon(next, round, seat, depth - 1) === mine) return mine;
  }
  return !mine;
}

/** E-3, E-4: on how many piles up to 9½ a card goes, a Five's demand among them. */
const piles: readonly Pile[] = [
  ...Array.from({ length: 20 }, (_, doubled) => ({ value: doubled / 2, five: false })),
  { value: 5, five: true },
];
const goesOn = (card: Card): number => piles.filter((pile) => fits(card, pile)).length;
const openOf = ({ view }: SaidHere, seat: Seat): Card[] =>
  view.players[seat]!.open.filter((card) => card !== null);

export const truths: Truths<EightTypes, Claims> = {
  'only-move': ({ legal }) => legal.length === 1,
  'sure-win': (said) =>
    everywhere(said, (world) => isWon(after(said, world), said.view.round, said.seat, DEEP)),
  'goes-out': (said) =>
    toLay(said, said.seat) === (laid(said)?.length ?? 0) && (isCatch(said) || isSafe(said)),
  'goes-out-on-a-half': (said, { seat, card, percent }) =>
    toLay(said, said.seat) === (laid(said)?.length ?? 0) &&
    isCaughtAbout(said, seat, card, percent),
  'lets-them-win': (said, { seat }) =>
    said.view.pending === seat &&
    everywhere(said, (world) => {
      const ended = eventsOf(said, world).find((event) => event.type === 'round-ended');
      return ended?.type === 'round-ended' && ended.winner === seat;
    }),
  catches: (said, { seat, cards }) =>
    isCatch(said) &&
    everywhere(said, (world) => {
      const got = eventsOf(said, world).find((event) => event.type === 'collected');
      return got?.type === 'collected' && got.seat === seat && got.cards.length === cards;
    }),
  'nothing-fits': (said, { seat, cards }) => {
    const pile = pileAfter(said);
    if (!pile || seat !== nextTo(said)) return false;
    return (
      said.view.pile.length + laid(said)!.length === cards &&
      share(said, isStuck(pile)) === 100 &&
      everywhere(said, (world) => laysFrom(said, world, seat).every(isStuck(pile)))
    );
  },
  'hard-to-follow': (said, { seat, cards, percent }) =>
    said.view.pile.length + (laid(said)?.length ?? 0) === cards &&
    isStuckAbout(said, seat, percent),
  'stops-the-leader': (said, { seat, left, percent }) =>
    left <= 2 && toLay(said, seat) === left && isStuckAbout(said, seat, percent),
  'demands-low': (said, { seat, percent }) =>
    laid(said)?.[0] === 5 && isStuckAbout(said, seat, percent),
  'safe-half': (said) => isHalf(pileAfter(said)) && isSafe(said),
  'risks-a-half': (said, { seat, card, percent }) => isCaughtAbout(said, seat, card, percent),
  'makes-it-whole': (said) =>
    !Number.isInteger(said.view.value) &&
    laid(said)?.[0] === HALF &&
    Number.isInteger(pileAfter(said)!.value),
  'sheds-a-group': (said, { count }) => count > 1 && laid(said)?.length === count,
  'keeps-the-wild': (said, { card }) =>
    laid(said) !== undefined &&
    [0, 9, HALF, GHOST].includes(card) &&
    remaining(said).includes(card),
  'keeps-high': (said, { card }) => {
    const cards = laid(said);
    const rest = remaining(said);
    return !!cards && rest.includes(card) && card > cards[0]! && Math.min(...rest) >= cards[0]!;
  },
  'same-pile': (said, { seat }) => {
    const pile = pileAfter(said);
    const { value, five } = said.view;
    return (
      laid(said)?.[0] === GHOST &&
      pile!.value === value &&
      pile!.five === five &&
      seat === nextTo(said)
    );
  },
  resets: (said, { value }) => laid(said)?.[0] === 0 && said.view.value === value && value > 0,
  'on-a-nine': (said) => laid(said)?.[0] === 9 && pileAfter(said)!.value === 9,
  'all-blind': ({ legal, move }) =>
    move.type === 'blind' && legal.length > 1 && legal.every(({ type }) => type === 'blind'),
  'better-open-card': (said, { seat, take, give }) =>
    said.move.type === 'swap' &&
    said.move.take === take &&
    said.move.give === give &&
    said.view.loser === seat &&
    goesOn(take) > goesOn(give),
  'takes-from-loser': (said, { seat, take }) =>
    said.move.type === 'swap' &&
    said.move.take === take &&
    said.view.loser === seat &&
    openOf(said, seat).includes(take),
  'keeps-the-table': (said, { seat }) =>
    said.move.type === 'keep' &&
    said.view.loser === seat &&
    openOf(said, seat).every((theirs) =>
      openOf(said, said.seat).every((mine) => goesOn(theirs) <= goesOn(mine)),
    ),
  tried: () => true,
};
