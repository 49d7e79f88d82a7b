/** Searches for contracts that take something from bots, and what came of it in words and figures. */

import { byName } from '@parlor/kit';
import {
  grouped,
  type Interval,
  type Io,
  paletteOf,
  type Progress,
  Sample,
  shouldStop,
  table,
} from '@parlor/lab/for-games';
import { meanOf } from '../bots/playedOn.ts';
import { OFFERS_EACH, prove, searchPosition, type Worst } from '../bots/swindle/search.ts';
import type { Mark } from '../bots/swindle/trial.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';

const english = textOf(messages);

/** The offer in sentences. */
const sentencesOf = ({ offer, proposer }: Worst): readonly string[] =>
  english.details!(
    { ...offer, type: 'offered', from: proposer, counters: 0 },
    byName((seat) =>
      seat === offer.to ? 'the victim' : seat === proposer ? 'the proposer' : `seat ${seat}`,
    ),
  );

export interface Wish {
  readonly offers: number;
  readonly seed: number;
  /** Undefined: three and four in turn. */
  readonly seats: number | undefined;
}

/** A mean with its 95 % interval; without an interval below two observations. */
interface Estimate {
  readonly mean: number;
  readonly interval: Interval | undefined;
  readonly count: number;
}

export interface Found {
  readonly level: string;
  readonly offers: number;
  readonly accepted: number;
  /** What the level gains by a contract it accepts: the mean over positions of the mean in each. */
  readonly gain: Estimate;
  readonly worst: { readonly contract: Worst; readonly gain: Estimate } | undefined;
}

const SEATS = [3, 4] as const;

export async function findSwindles(
  marks: readonly Mark[],
  wish: Wish,
  progress: Progress,
  io: Io,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const mark of marks) {
    if (!io.stop.aborted) found.push(await examine(mark, wish, progress, io));
  }
  return found;
}

async function examine(
  mark: Mark,
  { offers, seed: first, seats }: Wish,
  progress: Progress,
  io: Io,
): Promise<Found> {
  const worst: Worst[] = [];
  const means: number[] = [];
  let [tried, accepted] = [0, 0];
  for (let seed = first; tried < offers && !(await shouldStop(io)); seed++) {
    const at = seats ?? SEATS[seed % SEATS.length]!;
    const search = searchPosition(mark, seed, at, Math.min(OFFERS_EACH, offers - tried));
    let step = search.next();
    while (!step.done && !(await shouldStop(io))) {
      progress.advance(1, `${mark.level}, seed ${seed}`);
      step = search.next();
    }
    // What was found in a position that was broken off could not be found again.
    if (!step.done) break;
    const searched = step.value;
    tried += searched.tried;
    accepted += searched.gains.length;
    if (searched.gains.length > 0) means.push(meanOf(searched.gains));
    if (searched.worst) worst.push(searched.worst);
  }
  const contract = prove(mark, worst);
  return {
    level: mark.level,
    offers: tried,
    accepted,
    gain: estimate(means),
    worst: contract && { contract, gain: estimate(contract.trial.gains) },
  };
}

function estimate(values: readonly number[]): Estimate {
  const sample = new Sample();
  for (const value of values) sample.add(value);
  const { mean, variance, count } = sample;
  if (variance === undefined) return { mean, interval: undefined, count };
  // What is the same every time leaves no doubt: there is no luck in it.
  const interval: Interval =
    variance === 0 ? [mean, mean] : sample.interval95([-Infinity, Infinity]);
  return { mean, interval, count };
}

export const loses = ({ worst }: Found): boolean =>
  worst?.gain.interval !== undefined && worst.gain.interval[1] < 0;

const money = (value: number): string => `${value < 0 ? '−' : ''}$${Math.abs(value).toFixed(1)}M`;

const shown = ({ mean, interval, count }: Estimate): string => {
  if (count === 0) return '–';
  return interval ? `${money(mean)} (${money(interval[0])} to ${money(interval[1])})` : money(mean);
};

const again = ({ level }: Found, { seed, seats, offers }: Worst): string =>
  `parlor swindle --level ${level} --seats ${seats} --offers ${offers} --seed ${seed}`;

export const jsonOf = (found: Found) => ({
  level: found.level,
  offers: found.offers,
  accepted: found.accepted,
  gain: found.gain,
  worst: found.worst && {
    gain: found.worst.gain,
    accepted: found.worst.contract.trial.gains.length,
    asked: found.worst.contract.trial.asked,
    plan: found.worst.contract.trial.plan,
    offer: found.worst.contract.offer,
    sentences: sentencesOf(found.worst.contract),
    again: again(found, found.worst.contract),
  },
  loses: loses(found),
});

export function printFound(found: readonly Found[], io: Io): void {
  const { bad, good } = paletteOf(io.out);
  const rows = found.map(({ level, offers, accepted, gain, worst }) => [
    level,
    grouped(offers),
    grouped(accepted),
    shown(gain),
    worst ? shown(worst.gain) : '–',
  ]);
  const head = ['level', 'offers', 'accepted', 'gains by them', 'gains by the worst'];
  io.out.write(`${table(head, rows)}\n`);
  for (const one of found) {
    if (!one.worst) continue;
    const { contract } = one.worst;
    const { trial } = contract;
    io.out.write(
      `\n${one.level}, the worst contract found, taken in ${trial.gains.length} of ${trial.asked} deals of the hidden cards:\n`,
    );
    for (const line of sentencesOf(contract)) io.out.write(`  ${line}\n`);
    io.out.write(`  To see it again: ${again(one, contract)}\n`);
  }
  const losers = found.filter(loses).map(({ level }) => level);
  io.out.write(
    losers.length > 0
      ? `\n${bad(`Swindled: ${losers.join(', ')}.`)}\n`
      : `\n${good('No contract was found that takes something from them.')}\n`,
  );
}
