/** Very many contracts thrown at the engine, with the whole position looked at after every single event. */

import { fastRng, type Rng, type Seat, seatsOf, WIDE } from '@parlor/kit';
import { apply } from '../../rules/apply.ts';
import { check, toAct } from '../../rules/check.ts';
import {
  cardOfNote,
  handsOfNote,
  homeOfNote,
  NO_HOME,
  notesOf,
} from '../../rules/state/knowledge.ts';
import { moves, sample } from '../../rules/moves.ts';
import { STANDARD_RULES } from '../../facts/rules.ts';
import { scene } from '../../rules/scene.ts';
import {
  ANSWER,
  CHOOSE,
  held,
  NOT_IN_SALE,
  OPEN,
  type State,
  TURN,
} from '../../rules/state/state.ts';
import { CASH_SHOWN, type Move, type Options } from '../../facts/types.ts';
import { dateOf, isNow } from '../../facts/clauses.ts';
import { looseDeal } from '../../rules/deal/sampleOffer.ts';
import { voidLine } from '../../rules/deal/sound.ts';
import { standpointIn } from '../../rules/deal/standpoint.ts';
import { partiesOf } from '../../rules/deal/terms.ts';

/** Contracts in the tests of every day, and in a longer run. */
export const STORM = 40_000;
export const LONG_STORM = 2_000_000;

/** A position of Part 2 with everything dealt out at random, at any table. */
export const randomPosition = (rng: Rng): State => {
  const seats = 3 + rng.below(2);
  return dealtOut(seats, (any) => ({ deals: 50, cash: any.pick(CASH_SHOWN) }), rng);
};

/** The same at a given table. */
export function dealtOut(
  seats: number,
  optionsFrom: (rng: Rng) => Partial<Options>,
  rng: Rng,
): State {
  const cards = rng.shuffle(Array.from(STANDARD_RULES.deck));
  const hands = Array.from({ length: seats }, () => cards.splice(0, rng.below(10)));
  const owned: number[][] = Array.from({ length: seats }, () => []);
  for (let property = 0; property < 8; property++) {
    if (rng.below(8) !== 0) owned[rng.below(seats)]!.push(property);
  }
  const cash = Array.from({ length: seats }, () => 10 * rng.below(rng.below(2) === 0 ? 4 : 60));
  return scene({
    part: 2,
    seats,
    turn: rng.below(seats),
    hands,
    owned,
    cash,
    options: optionsFrom(rng),
  });
}

/** Nothing made, nothing lost: true after every single event. */
function mustCountUp(state: State): void {
  const { rules, hands, cash, box, bids, standing } = state;
  let money = state.bank;
  for (let seat = 0; seat < state.seats; seat++) {
    if (cash[seat]! < 0) throw new Error(`seat ${seat} has less than nothing`);
    money += cash[seat]! + (standing[seat] === NOT_IN_SALE ? 0 : bids[seat]!);
  }
  for (let property = 0; property < rules.propertyCount; property++) money += box[property]!;
  if (money !== 0) throw new Error(`money was made or lost: ${money}`);
  for (let card = 0; card < rules.cardCount; card++) {
    let copies = 0;
    for (let at = card; at < hands.length; at += rules.cardCount) copies += hands[at]!;
    counted[card] = copies;
  }
  for (let at = state.drawn; at < state.deck.length; at++) counted[state.deck[at]!]!++;
  for (let at = 0; at < state.discardCount; at++) counted[state.deck[at]!]!++;
  for (let card = 0; card < rules.cardCount; card++) {
    if (counted[card] !== rules.copies[card])
      throw new Error(`copies of card ${card} were made or lost`);
  }
}

const counted: number[] = [];

/** True between moves: the books agree, contracts hold only what is still to come, debtors have no cash. */
function mustBeInOrder(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    let size = 0;
    for (let card = 0; card < state.rules.cardCount; card++) size += held(state, seat, card);
    if (size !== state.handSize[seat]) throw new Error(`hand ${seat} does not count up`);
    let owned = 0;
    for (let at = 0; at < state.owner.length; at++) if (state.owner[at] === seat) owned |= 1 << at;
    if (owned !== state.holdings[seat]) throw new Error(`holdings of seat ${seat} are wrong`);
    notesAreTrue(state, seat);
  }
  for (const { number, open } of state.contracts) {
    if (number > state.contractsMade || open.length === 0) throw new Error('an empty contract');
    for (const { clause, due } of open) {
      if (isNow(clause) && state.phase !== CHOOSE) throw new Error('a now-clause is still open');
      if (due === null) continue;
      const { seat } = dateOf(clause)!;
      if (due <= state.turnsEnded[seat]! && state.phase !== CHOOSE)
        throw new Error('a clause was overlooked');
    }
  }
  for (const { from, amount } of state.debts) {
    if (state.cash[from] !== 0 || amount <= 0)
      throw new Error('a debt is open though there is cash');
  }
}

/** Every seat's notes can be matched with cards that really are there, and no hand has lost more of them than it did. */
function notesAreTrue(state: State, viewer: Seat): void {
  const notes = notesOf(state, viewer);
  const taken = new Map<string, number>();
  const away = Array<number>(state.seats).fill(0);
  const match = (note: number): boolean => {
    if (note === notes.length) return true;
    const card = cardOfNote(notes[note]!);
    const home = homeOfNote(notes[note]!);
    for (const seat of seatsOf(handsOfNote(notes[note]!))) {
      const key = `${card} ${seat}`;
      const used = taken.get(key) ?? 0;
      if (seat === viewer || used >= held(state, seat, card)) continue;
      const isAway = home !== NO_HOME && home !== seat;
      if (isAway && away[home]! >= state.lostUnseen[viewer * state.seats + home]!) continue;
      taken.set(key, used + 1);
      if (isAway) away[home]!++;
      if (match(note + 1)) return true;
      taken.set(key, used);
      if (isAway) away[home]!--;
    }
    return false;
  };
  if (!match(0)) throw new Error(`seat ${viewer} knows something that is not so`);
  for (const lack of state.lacks) {
    if (held(state, lack.seat, lack.card) > 0) throw new Error('a lack is not so');
  }
}

/** Plays a move and looks at the whole position after every single event. */
export function playChecked(state: State, seat: Seat, move: Move, rng: Rng): void {
  apply(state, seat, move, rng, () => mustCountUp(state));
  mustCountUp(state);
  mustBeInOrder(state);
}

const out: Move[] = [];

/** A move that is not an offer of its own; offers come from outside. */
export function otherMove(state: State, seat: Seat, rng: Rng): Move {
  if (moves(state, seat, out) !== WIDE || state.phase === OPEN) return sample(state, seat, rng);
  for (;;) {
    const move = sample(state, seat, rng);
    if (move.type !== 'offer') return move;
  }
}

/** D-7.2: with all hands open, no promise of what the last party accepts is void from the start. */
function mustHoldWater(state: State, seat: Seat): void {
  const offer = state.offer!;
  const parties = partiesOf(offer);
  if (seat !== parties.at(-1)) return;
  const { clauses, ends } = offer;
  const point = {
    ...standpointIn(state, seat),
    heldBy: (holder: Seat, card: number) => held(state, holder, card),
  };
  const line = voidLine(point, { parties, clauses, ends });
  if (line !== undefined)
    throw new Error(`line ${line} is void from the start: ${JSON.stringify(offer)}`);
}

/** Everybody who is asked accepts, as long as they can. */
function agreeAll(state: State, rng: Rng): boolean {
  while (state.phase === ANSWER) {
    const { asked } = state;
    if (check(state, asked, { type: 'accept' }) !== undefined) return false;
    mustHoldWater(state, asked);
    playChecked(state, asked, { type: 'accept' }, rng);
  }
  return true;
}

/** Throws `contracts` offers at one position after the other and returns how many were lawful and accepted. */
export function storm(contracts: number, seed: number): { lawful: number; agreed: number } {
  const rng = fastRng(seed);
  let [thrown, lawful, agreed] = [0, 0, 0];
  while (thrown < contracts) {
    const state = randomPosition(rng);
    for (let moves = 0; moves < 60 && toAct(state) !== 0 && thrown < contracts; moves++) {
      const seat = rng.pick(seatsOf(toAct(state)));
      let move: Move | undefined;
      if (state.phase === TURN) {
        const { from: _, ...terms } = looseDeal(state, seat, rng);
        const offer: Move = { type: 'offer', ...terms };
        thrown++;
        if (check(state, seat, offer) === undefined) {
          lawful++;
          playChecked(state, seat, offer, rng);
          if (rng.below(8) !== 0 && agreeAll(state, rng)) agreed++;
          continue;
        }
      }
      move ??= otherMove(state, seat, rng);
      if (check(state, seat, move) !== undefined) throw new Error('a sampled move is refused');
      playChecked(state, seat, move, rng);
    }
  }
  return { lawful, agreed };
}
