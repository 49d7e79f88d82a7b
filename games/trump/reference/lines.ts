/** D-7.2: lines on a sheet. Nobody deals or opens a sale, dice bring nothing; only promised plays and uses are made. */

import type { Seat } from '@parlor/kit';
import type { Option } from './clauses.ts';
import { promisersOf } from './entries.ts';
import { type Leave, type LinePlay, mayPlayExtra, promisedPlays } from './plays.ts';
import type { Card } from './set.ts';
import { copyOf, endTurn, openPlaces, playOn, strike, useOption } from './settling.ts';
import { isRelatedTo, relatedAfter, type Sheet, type State } from './sheet.ts';
import { hasItsThings, isStillThere } from './usable.ts';

/** What is asked for. */
export interface Goal {
  /** Places of clauses that must be kept. */
  kept: number[];
  /** What the seat on turn does in step 0, if that is given. */
  first?: LinePlay | 'no play';
  /** One play of a card that nobody has promised; and the clause at this place kept, if there is one. */
  extra?: { seat: Seat; card: Card; place: number | null };
}

const askedFor = ({ kept, extra }: Goal): number[] =>
  extra === undefined || extra.place === null ? kept : [...kept, extra.place];

/** An alternative that is not needed any more is closed as kept. */
const isKept = ({ ends }: State, place: number): boolean =>
  ['kept', 'used', 'closed'].includes(ends[place]!);

const isReached = (goal: Goal, state: State): boolean =>
  askedFor(goal).every((place) => isKept(state, place)) &&
  (goal.extra === undefined || state.extraMade);

const isLost = (goal: Goal, { ends, standings }: State): boolean =>
  askedFor(goal).some(
    (place) =>
      ends[place] === 'not kept' || (ends[place] === 'open' && standings[place] === 'gone'),
  );

/** After the last step, options may still be open. */
const isReachedAtLast = (goal: Goal, state: State): boolean =>
  askedFor(goal).every((place) => isKept(state, place) || state.standings[place] === 'there') &&
  (goal.extra === undefined || state.extraMade);

const optionAt = ({ entries }: Sheet, place: number): Option => entries[place]!.clause as Option;

/** What a seat asks of itself before it uses an option: its own promises, and they alone. */
const ownPart = ({ entries }: Sheet, { kept }: Goal, seat: Seat): Goal => ({
  kept: kept.filter((place) => promisersOf(entries[place]!.clause).includes(seat)),
});

/** Looks for what can be kept from some point of a line on. */
class Search {
  /** Two orders of plays often come to the same. */
  private readonly found = new Map<string, boolean>();
  private readonly own = new Map<Seat, Search>();

  constructor(
    private readonly sheet: Sheet,
    private readonly goal: Goal,
  ) {}

  /** From the beginning of a step on. */
  fromStep(step: number, state: State): boolean {
    const key = this.keyOf(step, state);
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const answer = this.canGoOn(step, state);
    this.found.set(key, answer);
    return answer;
  }

  private keyOf(step: number, { owners, copies, ends, standings, extraMade }: State): string {
    const named = copies.map((own) => this.sheet.cards.map((card) => own[card]));
    return JSON.stringify([step, owners, named, ends, standings, extraMade]);
  }

  private canGoOn(step: number, state: State): boolean {
    const { sheet, goal } = this;
    if (isLost(goal, state)) return false;
    if (isReached(goal, state)) return true;
    if (step > sheet.lastStep) return isReachedAtLast(goal, state);
    const { turn, seats } = sheet.position;
    const seat = (turn! + step) % seats;
    const begun = copyOf(state);
    strike(sheet, begun, step);
    const usable = step === 0 ? [] : this.usableBy(seat, step, begun);
    if (step > 0) this.noteStandings(seat, begun, usable);
    return (
      this.afterUse(step, seat, begun, null) &&
      usable.every((place) => this.afterUse(step, seat, this.used(begun, place), place))
    );
  }

  private used(state: State, place: number): State {
    const next = copyOf(state);
    useOption(this.sheet, next, place, optionAt(this.sheet, place));
    return next;
  }

  private optionsOf(seat: Seat, state: State): number[] {
    return openPlaces(this.sheet, state).filter((place) => {
      const { clause } = this.sheet.entries[place]!;
      return clause.type === 'option' && clause.seat === seat;
    });
  }

  private usableBy(seat: Seat, step: number, state: State): number[] {
    return this.optionsOf(seat, state).filter(
      (place) =>
        hasItsThings(this.sheet, state, place, optionAt(this.sheet, place)) &&
        this.mayUse(seat, step, state, place),
    );
  }

  /** Nobody uses an option and thereby breaks promises of their own. */
  private mayUse(seat: Seat, step: number, state: State, place: number): boolean {
    const { entries } = this.sheet;
    const hasPromisedPlay = askedFor(this.goal).some((asked) => {
      const { clause } = entries[asked]!;
      return clause.type === 'play' && clause.seat === seat;
    });
    if (!hasPromisedPlay) return true;
    const own = this.own.get(seat) ?? new Search(this.sheet, ownPart(this.sheet, this.goal, seat));
    this.own.set(seat, own);
    return own.afterUse(step, seat, this.used(state, place), place);
  }

  private noteStandings(seat: Seat, state: State, usable: number[]): void {
    for (const place of this.optionsOf(seat, state)) {
      const standing = state.standings[place];
      if (standing === 'never usable' && usable.includes(place)) state.standings[place] = 'there';
      if (
        standing === 'there' &&
        !isStillThere(this.sheet, state, place, optionAt(this.sheet, place))
      ) {
        state.standings[place] = 'gone';
      }
    }
  }

  /** Whether some play, or none, leads on, after the option at `place` has been used. */
  afterUse(step: number, seat: Seat, state: State, place: number | null): boolean {
    const { sheet, goal } = this;
    if (isLost(goal, state)) return false;
    if (isReached(goal, state)) return true;
    return this.playsAt(step, seat, state, place).some((play) => {
      const next = copyOf(state);
      if (play !== 'no play') playOn(sheet, next, seat, play);
      endTurn(sheet, next, seat);
      return this.fromStep(step + 1, next);
    });
  }

  private leaveAt(step: number, seat: Seat, place: number | null): Leave {
    const { position, entries, allowedFirst } = this.sheet;
    if (place !== null) {
      const { clauses } = optionAt(this.sheet, place);
      const related = relatedAfter(seat, clauses, entries[place]!.seats);
      const isAllowed = (card: Card): boolean => isRelatedTo(position, related, card);
      return { isAllowed, isUnknownAllowed: false };
    }
    return step === 0
      ? { isAllowed: allowedFirst, isUnknownAllowed: false }
      : { isAllowed: () => true, isUnknownAllowed: true };
  }

  private playsAt(
    step: number,
    seat: Seat,
    state: State,
    place: number | null,
  ): (LinePlay | 'no play')[] {
    const { sheet, goal } = this;
    const { first, extra } = goal;
    if (step === 0 && first !== undefined) return [first];
    if (!sheet.parties.includes(seat)) return ['no play'];
    const leave = this.leaveAt(step, seat, place);
    const isExtra =
      extra !== undefined &&
      !state.extraMade &&
      extra.seat === seat &&
      mayPlayExtra(sheet, state, extra, leave);
    return [
      ...promisedPlays(sheet, state, seat, leave),
      ...(isExtra ? [{ card: extra.card, place: null }] : []),
      'no play',
    ];
  }
}

/** Whether, however options are used, what `goal` asks for can be kept. */
export const canBeKept = (sheet: Sheet, goal: Goal): boolean =>
  new Search(sheet, goal).fromStep(0, sheet.start);
