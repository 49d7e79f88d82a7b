/** The end of a game, and of the match. */

import { type Emit, type Outcome, placesByScore, type Rng } from '@parlor/kit';
import { deal } from './deal.ts';
import { MOST_SEATS } from '../facts/options.ts';
import { OVER, type State } from './state.ts';
import type { Event } from '../facts/types.ts';

/** Notes the Banks (P-6.3) and deals the next game, if there is one. Says whether play goes on. */
export function endGame(state: State, rng: Rng, emit: Emit<Event> | undefined): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    state.finished[state.finishedGames * MOST_SEATS + seat] = state.tops[seat]!;
  }
  state.finishedGames++;
  emit?.({ type: 'scored', game: state.game + 1, tops: topsOf(state, state.game) });
  if (state.finishedGames === state.games) {
    state.asked = OVER;
    return false;
  }
  state.game++;
  // P-2.2: the deal goes round clockwise.
  state.dealer = (state.dealer + 1) % state.seats;
  deal(state, rng, emit);
  return true;
}

/** Every seat's top Bank value in a completed game, the first being 0. */
function topsOf(state: State, game: number): number[] {
  const row = game * MOST_SEATS;
  return Array.from(state.finished.subarray(row, row + state.seats));
}

export function finishedOf(state: State): number[][] {
  const games: number[][] = [];
  for (let game = 0; game < state.finishedGames; game++) games.push(topsOf(state, game));
  return games;
}

/** P-6.2, P-6.3, P-6.4: the highest Bank, or sum of Banks, wins; equal ones share. */
export function outcome(state: State): Outcome | undefined {
  if (state.asked !== OVER) return undefined;
  const [first, ...others] = finishedOf(state);
  const scores = first!.map((top, seat) => others.reduce((sum, tops) => sum + tops[seat]!, top));
  return { scores, places: placesByScore(scores) };
}
