/** T-3.2: a roll from the first throw to the money. It is always that of the player whose turn it is. */

import type { Rng, Seat } from '@parlor/kit';
import { contains, FACES } from './combos.ts';
import {
  ask,
  bySeat,
  coloursOwned,
  type KeptTicket,
  pay,
  type Position,
  type Roll,
} from './position.ts';
import { type Card, charmOf, colourOf, SIX, type Step } from './set.ts';

const BLACK_DICE = 2;

/** T-5.1 */
const MOST_DICE = 9;

/** T-7.3 */
const BONUS = 1000;

type RollStep = Extract<Step, { do: 'roll' }>;

type What = KeptTicket['what'];

/** The kept ticket of this sort that would be used, if the seat has one: of several the lowest kind. */
const keptTicket = (position: Position, seat: Seat, what: What): KeptTicket | undefined =>
  position.kept[seat]!.toSorted((one, other) => one.kind - other.kind).find(
    (ticket) => ticket.what === what,
  );

/** T-8.1: one kept ticket for each roll. */
function spend(position: Position, seat: Seat, what: What): void {
  const kept = position.kept[seat]!;
  kept.splice(kept.indexOf(keptTicket(position, seat, what)!), 1);
  position.roll!.spent = true;
}

/** T-3.2, T-5.1: how many dice there are; then they are thrown, unless a kept die may join them. */
export function beginRoll(position: Position, step: RollStep, rng: Rng): void {
  const seat = position.turn!;
  const dice = BLACK_DICE + coloursOwned(position, seat).length + step.dice;
  position.roll = {
    size: Math.min(MOST_DICE, dice),
    dice: [],
    charm: null,
    rethrows: 1 + step.rethrows,
    pays: step.pays,
    spent: false,
    charmThrown: false,
  };
  const mayAddDie = position.roll.size < MOST_DICE;
  if (mayAddDie && keptTicket(position, seat, 'die') !== undefined) {
    return ask(position, 'extra die', seat);
  }
  throwAll(position, rng);
}

export function useExtraDie(position: Position, rng: Rng): void {
  spend(position, position.turn!, 'die');
  position.roll!.size += 1;
  throwAll(position, rng);
}

const throwDie = (rng: Rng): number => rng.below(FACES.length) + 1;

const throwCharm = (rng: Rng): number => rng.below(SIX);

export function throwAll(position: Position, rng: Rng): void {
  const roll = position.roll!;
  roll.dice = Array.from({ length: roll.size }, () => throwDie(rng));
  if (position.luckyCharm) roll.charm = throwCharm(rng); // T-7.3
  afterThrow(position);
}

/** Another throw, with a re-roll that is left or else with a kept ticket; or it is over. */
function afterThrow(position: Position): void {
  const seat = position.turn!;
  const { rethrows, spent } = position.roll!;
  if (rethrows > 0) return ask(position, 'rethrow', seat);
  if (!spent && keptTicket(position, seat, 'rethrow') !== undefined) {
    return ask(position, 'kept rethrow', seat);
  }
  endThrowing(position);
}

/** T-4.1: a decision is asked for if anything pays. */
function endThrowing(position: Position): void {
  if (payingCombos(position).length > 0) return ask(position, 'collect', position.turn!);
  position.roll = null;
}

/** Every set of faces that can be kept, ascending, each once. */
function facesToKeep(dice: number[]): number[][] {
  return FACES.reduce<number[][]>(
    (kept, face) => {
      const same = dice.filter((die) => die === face);
      const groups = Array.from({ length: same.length + 1 }, (_, count) => same.slice(0, count));
      return kept.flatMap((lower) => groups.map((group) => [...lower, ...group]));
    },
    [[]],
  );
}

/** T-7.3: the charm die may be thrown again only once. */
function charmChoices(position: Position): boolean[] {
  if (!position.luckyCharm) return [false];
  return position.roll!.charmThrown ? [true] : [true, false];
}

export const keepChoices = (position: Position): { dice: number[]; charm: boolean }[] =>
  facesToKeep(position.roll!.dice).flatMap((dice) =>
    charmChoices(position).map((charm) => ({ dice, charm })),
  );

/** The dice with all those thrown again that are not kept; of equal ones the first are kept. */
function throwOthers(roll: Roll, kept: number[], rng: Rng): void {
  const toKeep = [...kept];
  roll.dice = roll.dice.map((die) => {
    const at = toKeep.indexOf(die);
    if (at < 0) return throwDie(rng);
    toKeep.splice(at, 1);
    return die;
  });
}

/** T-3.2: the answer to 'rethrow' and 'kept rethrow'. */
export function keep(position: Position, kept: number[], keepsCharm: boolean, rng: Rng): void {
  const roll = position.roll!;
  const throwsCharm = position.luckyCharm && !keepsCharm;
  if (kept.length === roll.size && !throwsCharm) return endThrowing(position);
  if (roll.rethrows > 0) roll.rethrows -= 1;
  else spend(position, position.turn!, 'rethrow');
  throwOthers(roll, kept, rng);
  if (throwsCharm) {
    roll.charm = throwCharm(rng);
    roll.charmThrown = true;
  }
  afterThrow(position);
}

/** What a card pays for a combination; undefined if it does not show it. */
function amountOn(position: Position, card: Card, combo: string): number | undefined {
  const { pays } = position.set.colours[colourOf(card)]!;
  return pays.find((shown) => shown.combo === combo)?.amount;
}

const cardsShowing = (position: Position, seat: Seat, combo: string): Card[] =>
  position.boards[seat]!.filter((card) => amountOn(position, card, combo) !== undefined);

/** T-4.1: the combinations that the dice contain and that one of the roller's cards shows. */
export function payingCombos(position: Position): string[] {
  const shown = position.boards[position.turn!]!.flatMap((card) =>
    position.set.colours[colourOf(card)]!.pays.map(({ combo }) => combo),
  );
  return [...new Set(shown)].filter((combo) => contains(position.roll!.dice, combo));
}

/** T-4.2: every own card that shows it pays. */
export function collect(position: Position, combo: string): void {
  const seat = position.turn!;
  const { pays, charm } = position.roll!;
  const paying = cardsShowing(position, seat, combo);
  for (const card of paying) pay(position, seat, pays * amountOn(position, card, combo)!);
  if (charm !== null) payBonus(position, charm, paying);
  position.roll = null;
}

/** T-7.3: for the roller if one of the cards that paid shows the charm, else for all the others. */
function payBonus(position: Position, charm: number, paying: Card[]): void {
  const roller = position.turn!;
  const isRollers = paying.some((card) => charmOf(card) === charm);
  for (const seat of bySeat(position.seats, (seat) => seat)) {
    const withCharm = position.boards[seat]!.filter((card) => charmOf(card) === charm);
    if ((seat === roller) === isRollers) pay(position, seat, BONUS * withCharm.length);
  }
}
