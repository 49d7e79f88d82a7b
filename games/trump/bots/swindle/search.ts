/** Looks for the contract that takes most from a level, from positions that bots come to by themselves. */

import { fastRng, type Rng, type Worlds } from '@parlor/kit';
import { trump } from '../../rules/index.ts';
import type { State } from '../../rules/state/state.ts';
import { STEP } from '../faces.ts';
import { meanOf, standardError } from '../playedOn.ts';
import { policy } from '../policy.ts';
import { type Offer, randomOffer, sweetened, varied } from './offers.ts';
import { reachedPosition } from './positions.ts';
import { type Mark, type Trial, tryOffer } from './trial.ts';

/** Offers in one position. */
export const OFFERS_EACH = 50;

/** Worlds that an offer is tried in while the search goes on, those of a second look, and those of the proof. */
const WORLDS = 8;
const SECOND_LOOK = 40;
const PROOF = 240;

/** Of each position so many get a second look. */
const SUSPECTS = 4;

/** After so many random offers the worst so far is varied. */
const RANDOM = 24;

/** The second look and the proof have worlds and seeds that nothing has been chosen by before. */
const SECOND_DICE = 500_000_000;
const FRESH_DICE = 1_000_000_000;

export interface Worst {
  /** Where it was found, and in how many offers at most. */
  readonly seed: number;
  readonly seats: number;
  readonly offers: number;
  readonly offer: Offer;
  readonly proposer: number;
  readonly trial: Trial;
}

export interface Searched {
  readonly seed: number;
  readonly seats: number;
  readonly tried: number;
  /** The victim's mean gain by each contract that was accepted. */
  readonly gains: readonly number[];
  readonly worst: Worst | undefined;
}

/** One position, `OFFERS_EACH` offers at most; yields after each of them. */
export function* searchPosition(
  mark: Mark,
  seed: number,
  seats: number,
  offers: number,
): Generator<number, Searched> {
  const state = reachedPosition(seed, seats);
  const rng = fastRng(seed, 1);
  const worlds = trump.worlds(trump.view(state, state.turn), policy);
  let tried = 0;
  const found: Worst[] = [];
  const ask = (offer: Offer): boolean => {
    const trial = tryOffer(worlds, offer, mark, { proposer: state.turn, seed, count: WORLDS });
    if (trial.gains.length === 0) return false;
    found.push({ seed, seats, offers, offer, proposer: state.turn, trial });
    return true;
  };
  while (tried < offers) {
    const offer = nextOffer(state, found, tried, rng);
    if (!offer) break;
    // What is refused is tried again with money on top, as little as will do.
    let isTaken = ask(offer);
    tried++;
    yield tried;
    for (let amount = STEP; !isTaken && tried < offers; amount *= 2) {
      const more = sweetened(state, offer, amount);
      if (!more) break;
      isTaken = ask(more);
      tried++;
      yield tried;
    }
  }
  const suspects = found.toSorted(byGain).slice(0, SUSPECTS);
  const looked = suspects.map((one) => again(mark, worlds, one, seed + SECOND_DICE, SECOND_LOOK));
  return {
    seed,
    seats,
    tried,
    gains: found.map(({ trial }) => meanOf(trial.gains)),
    worst: surestOf(looked),
  };
}

function nextOffer(
  state: State,
  found: readonly Worst[],
  tried: number,
  rng: Rng,
): Offer | undefined {
  const worst = tried < RANDOM ? undefined : worstOf(found);
  return (worst && varied(state, worst.offer, rng)) ?? randomOffer(state, rng);
}

const byGain = (one: Worst, other: Worst): number =>
  meanOf(one.trial.gains) - meanOf(other.trial.gains);

/** With fewer acceptances a second look tells nothing. */
const LEAST_TAKEN = 5;

/** The one that most surely costs something: lowest where one standard error is given to its favour. */
const surestOf = (found: readonly Worst[]): Worst | undefined =>
  found
    .filter(({ trial }) => trial.gains.length >= LEAST_TAKEN)
    .toSorted((one, other) => atBest(one) - atBest(other))[0];

const atBest = ({ trial: { gains } }: Worst): number => meanOf(gains) + standardError(gains);

const worstOf = (found: readonly Worst[]): Worst | undefined => found.toSorted(byGain)[0];

/** The worst of all positions on worlds and seeds that it has not been chosen by. */
export function prove(mark: Mark, found: readonly Worst[]): Worst | undefined {
  const worst = surestOf(found);
  if (!worst) return undefined;
  const { seed, seats } = worst;
  const state = reachedPosition(seed, seats);
  const worlds = trump.worlds(trump.view(state, state.turn), policy);
  return again(mark, worlds, worst, seed + FRESH_DICE, PROOF);
}

const again = (
  mark: Mark,
  worlds: Worlds<State>,
  one: Worst,
  seed: number,
  count: number,
): Worst => ({
  ...one,
  trial: tryOffer(worlds, one.offer, mark, {
    proposer: one.proposer,
    seed,
    count,
    plan: one.trial.plan,
  }),
});
