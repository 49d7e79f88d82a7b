/** What each lesson says, held against the rules at every moment of matches at every table. */

import { everyAgreement, holdLessons, type Situation, type Truths } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { pointsOf, statusesFor } from '../facts/cards.ts';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  type Play,
  type Rank,
  ZILLIONAIRE,
} from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { type Zillionaire, zillionaire } from '../rules/index.ts';
import { lessons } from './lessons.ts';

type Here = Situation<Zillionaire>;

const plays = ({ legal = [] }: Here): Play[] => legal.filter((move) => move.type === 'play');

const playsOf = (here: Here, rank: Rank): Play[] => plays(here).filter((one) => one.rank === rank);

const mayPass = ({ legal = [] }: Here): boolean => legal.some(({ type }) => type === 'pass');

const held = ({ view }: Here, rank: Rank): number =>
  (view.hand ?? []).filter((card) => card === rank).length;

const typesOf = (events: Here['events']): string[] => events.map(({ type }) => type);

/** Z-4.1: any number of a rank, but for 5s. */
const mayPlayAnyNumberOf = (here: Here, rank: Rank): boolean =>
  playsOf(here, rank).length === (rank === FIVE ? Math.min(1, held(here, rank)) : held(here, rank));

const ranksIn = ({ view }: Here): Rank[] => [...new Set(view.hand ?? [])];

/** Plays that end the round at once, however the game goes on. */
const endTheRound = (here: Here, moves: readonly Play[]): boolean =>
  moves.every((move) => typesOf(here.after(move).events).includes('roundWon'));

/** Is the game still on after such a play, so that something lies on top or somebody leads? */
const goesOn = (here: Here, move: Play): boolean =>
  !typesOf(here.after(move).events).includes('scored');

const TRUTHS: Truths<Zillionaire, keyof Messages['lessons']> = {
  lead: (here) =>
    here.legal !== undefined &&
    !mayPass(here) &&
    ranksIn(here).every((rank) => mayPlayAnyNumberOf(here, rank)),
  // Z-4.2; the 5 is the exception that has a lesson of its own.
  follow: (here) => {
    const { top } = here.view;
    return (
      top !== null &&
      mayPass(here) &&
      plays(here).every(
        ({ rank, count }) => rank > top.rank && (rank === FIVE || count === top.count),
      )
    );
  },
  // Z-4.4
  five: (here) => playsOf(here, FIVE).length === 1 && playsOf(here, FIVE)[0]!.count === 1,
  // Z-4.5
  'open-five': (here) =>
    here.view.top?.rank === FIVE &&
    mayPass(here) &&
    ranksIn(here).every((rank) => rank <= FIVE || mayPlayAnyNumberOf(here, rank)),
  // Z-4.7, Z-4.8
  bankrupt: (here) => {
    const { top } = here.view;
    return (
      top?.rank === BANKRUPT &&
      plays(here).every(({ rank, count }) => rank === BANKROLL && count === top.count) &&
      endTheRound(here, plays(here))
    );
  },
  // Z-4.6
  bump: (here) => {
    const skipped = typesOf(here.events).filter((type) => type === 'bumped').length;
    const bumps = playsOf(here, BUMP).filter((move) => goesOn(here, move));
    return (
      (skipped === 1 || held(here, BUMP) > 0) &&
      bumps.every((move) => {
        const after = typesOf(here.after(move).events);
        const left = here.view.handSizes.filter((size) => size > 0).length;
        return after.includes('bumped') && (left > 2 || after.includes('roundWon'));
      })
    );
  },
  // Z-4.9
  zillionaire: (here) => {
    const moves = playsOf(here, ZILLIONAIRE);
    return (
      held(here, ZILLIONAIRE) > 0 &&
      (here.view.top?.rank !== BANKRUPT || moves.length === 0) &&
      endTheRound(here, moves) &&
      moves.every(({ count, ...move }) => {
        const rest = (here.view.hand ?? []).length - count;
        return rest === 0 || here.after({ ...move, count }).view.turn === here.viewer;
      })
    );
  },
  // Z-4.8
  bankroll: (here) => {
    const moves = playsOf(here, BANKROLL).filter((move) => goesOn(here, move));
    if (held(here, BANKROLL) === 0) return false;
    if (here.view.top?.rank === BANKRUPT) return endTheRound(here, moves);
    return moves.every((move) => here.after(move).view.top?.rank === BANKROLL);
  },
  // Z-4.3, Z-5.2
  round: ({ events, view }) => {
    const won = events.findLast((event) => event.type === 'roundWon');
    return won !== undefined && (won.leads === won.seat || view.handSizes[won.seat] === 0);
  },
  // Z-5.1, Z-5.3
  out: ({ view }) => {
    const statuses = statusesFor(view.seats).map(pointsOf);
    return view.out.length > 0 && statuses[0] === 6 && statuses.at(-1) === 1;
  },
  // Z-3.1, Z-3.2
  exchange: ({ view, viewer }) => {
    const last = view.finished.at(-1);
    if (last === undefined || view.exchange === null) return false;
    const { with: other, gave, got } = view.exchange;
    const places = [last.indexOf(viewer), last.indexOf(other)].sort((a, b) => a - b);
    const isRichAndPoor = places[0] === 0 && places[1] === view.seats - 1;
    const count = isRichAndPoor ? 2 : 1;
    return gave.length === count && got.length === count && (isRichAndPoor || view.seats > 3);
  },
  // Z-2.3, Z-2.4
  seats: ({ view }) => {
    const [rich, ...others] = view.finished.at(-1) ?? [];
    return (
      rich === view.dealer &&
      view.turn === others.at(-1) &&
      view.seating.join() === [rich, ...others.toReversed()].join()
    );
  },
};

describe('the lessons', () => {
  const report = holdLessons(zillionaire, lessons, TRUTHS, everyAgreement(zillionaire));

  it('Z-3.1 to Z-5.3 hold wherever they are shown, at every table', () => {
    expect(report.untrue).toEqual([]);
  });

  it('are all shown at some table', () => {
    expect([...report.shown].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });

  it('would not hold everywhere', () => {
    expect([...report.refutable].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });
});
