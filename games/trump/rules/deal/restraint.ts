/** What promised plays leave open to their player (README, "Promised plays"). */

import type { Seat } from '@parlor/kit';
import type { State } from '../state/state.ts';
import type { Card } from '../../facts/types.ts';
import type { Entry } from './books.ts';
import { type Option, type Play } from '../../facts/clauses.ts';
import { canKeep } from './line.ts';
import { type Aim, fitsAim, type PromiseName } from './promises.ts';
import { type Item, type Sheet, sheetOf } from './sheet.ts';
import { MOST_WEIGHT, weightOf, whatCounts } from './sound.ts';
import { standpointIn } from './standpoint.ts';

/** Has `seat` promised to play anything? Otherwise nothing holds it back. */
export function hasPromisedPlay(state: State, seat: Seat): boolean {
  for (let at = 0; at < state.contracts.length; at++) {
    for (const { clause } of state.contracts[at]!.open) {
      if (clause.type === 'play' && clause.seat === seat) return true;
    }
  }
  return false;
}

export class Restraint {
  private readonly sheet: Sheet;
  private readonly demands: readonly number[];
  private readonly plays = new Map<string, boolean>();
  /** May the turn go by without a play? */
  readonly mayRest: boolean;

  constructor(
    state: State,
    private readonly seat: Seat,
  ) {
    this.sheet = ownSheet(state, seat);
    this.demands = whatCounts(this.sheet, 1 << seat);
    this.mayRest =
      this.demands.length === 0 || canKeep(this.sheet, { demands: this.demands, first: 'rest' });
  }

  mayPlay(card: Card, aim: Aim): boolean {
    const { sheet, demands } = this;
    if (demands.length === 0) return true;
    const item = this.itemKept(card, aim);
    if (item === undefined && !this.isNamed(card)) return this.mayRest;
    const key = `${item} ${card}`;
    const known = this.plays.get(key);
    if (known !== undefined) return known;
    const first = item === undefined ? { card } : { item };
    const may = canKeep(sheet, { demands, first });
    this.plays.set(key, may);
    return may;
  }

  /** The promise that resting would break, for the refusal. */
  broken(): PromiseName {
    const { items } = this.sheet;
    const at = this.demands.find((one) => items[one]!.clause.type === 'play') ?? this.demands[0]!;
    const { contract, index } = items[at]!;
    return { contract, clause: index + 1 };
  }

  /** Of the promises to play it so, the one due first. */
  private itemKept(card: Card, aim: Aim): number | undefined {
    let kept: number | undefined;
    for (const [at, { clause, dueStep }] of this.sheet.items.entries()) {
      if (clause.type !== 'play' || clause.seat !== this.seat || clause.card !== card) continue;
      if (!fitsAim(clause as Play, aim)) continue;
      if (kept === undefined || dueStep < this.sheet.items[kept]!.dueStep) kept = at;
    }
    return kept;
  }

  private isNamed(card: Card): boolean {
    return this.sheet.items.some(
      ({ clause }) =>
        (clause.type === 'play' && clause.seat === this.seat && clause.card === card) ||
        (clause.type === 'give' &&
          clause.when.type === 'played' &&
          clause.when.seat === this.seat &&
          clause.when.card === card),
    );
  }
}

/** With everybody who has a contract with `seat`, and no more than can be looked at. */
function ownSheet(state: State, seat: Seat): Sheet {
  let playing = 1 << seat;
  for (const { seats } of state.contracts) {
    if (seats.includes(seat)) for (const other of seats) playing |= 1 << other;
  }
  const all = sheetOf(standpointIn(state, seat), undefined, playing);
  const heavy = all.items.filter((item) => weightOf(playing, item.clause) > 0);
  const isOwnPlay = ({ clause }: Item): number =>
    clause.type === 'play' && clause.seat === seat ? 0 : 1;
  heavy.sort((a, b) => isOwnPlay(a) - isOwnPlay(b) || compare(a.dueStep, b.dueStep));
  let weight = 0;
  const beyond = new Set<string>();
  for (const item of heavy) {
    weight += weightOf(playing, item.clause);
    if (weight > MOST_WEIGHT) beyond.add(`${item.contract} ${item.index}`);
  }
  if (beyond.size === 0) return all;
  return sheetOf(
    standpointIn(state, seat),
    undefined,
    playing,
    ({ contract, index }) => !beyond.has(`${contract} ${index}`),
  );
}

/** Without a date is last. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Can `seat` still keep what counts once it has used this option? */
export function keepsAfterUse(state: State, seat: Seat, { contract, open }: Entry): boolean {
  if (!hasPromisedPlay(state, seat)) return true;
  const before = ownSheet(state, seat);
  const { items } = before;
  const demands = whatCounts(before, 1 << seat);
  if (demands.length === 0) return true;
  const { clauses } = open.clause as Option;
  const isUsed = (item: Item): boolean =>
    item.contract === contract.number && item.index === open.index;
  const isOn = (item: Item): boolean =>
    items.some((one) => one.contract === item.contract && one.index === item.index) &&
    !isUsed(item);
  const after = sheetOf(
    standpointIn(state, seat),
    { parties: contract.seats, clauses },
    before.playing,
    isOn,
  );
  const place = (at: number): number =>
    after.items.findIndex(
      ({ contract: number, index }) => number === items[at]!.contract && index === items[at]!.index,
    );
  return canKeep(after, { demands: demands.filter((at) => !isUsed(items[at]!)).map(place) });
}
