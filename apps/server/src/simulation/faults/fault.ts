/** What goes wrong, when and where: a plan that follows from the seed, so that parts of it can be left out. */

import type { Rng } from '@parlor/kit';
import { between, inThousand, streamOf } from '../engine/chance.ts';
import { type Moment, MOMENTS } from '../engine/scheduler.ts';
import type { FaultName } from './tally.ts';

export type Fault = { readonly at: number } & FaultKind;

export type FaultKind =
  /** A process ends when it has come to that moment `nth` more times, and is started again later. */
  | {
      readonly is: 'kill';
      readonly node: number;
      readonly moment: Moment;
      readonly nth: number;
      readonly downMs: number;
    }
  /** A process gets no time for a while. */
  | { readonly is: 'freeze'; readonly node: number; readonly ms: number }
  /** A process is asked to end, and one with the next edition of the rules takes its place. */
  | { readonly is: 'upgrade'; readonly node: number }
  /** The wall clock of a computer is set. */
  | { readonly is: 'clock'; readonly node: number; readonly by: number }
  /** The thread with the rules ends, or hangs until it is replaced. */
  | { readonly is: 'rules'; readonly node: number; readonly how: 'crash' | 'hang' }
  /** A node hears nothing from others for a while. */
  | { readonly is: 'cut-off'; readonly node: number; readonly ms: number }
  /** For a while calls between nodes get lost, or are late. */
  | { readonly is: 'bus'; readonly how: BusTrouble; readonly ms: number }
  /** For a while the database fails, is slow, takes nothing new or is gone. */
  | { readonly is: 'store'; readonly how: StoreTrouble; readonly ms: number }
  /** The line of a device breaks, with or without anybody being told. */
  | { readonly is: 'line'; readonly device: number; readonly how: 'cut' | 'silence' }
  /** A device sleeps. */
  | { readonly is: 'sleep'; readonly device: number; readonly ms: number };

export const STORE_TROUBLES = ['failing', 'torn', 'doubtful', 'full', 'slow', 'down'] as const;
export type StoreTrouble = (typeof STORE_TROUBLES)[number];

export const BUS_TROUBLES = ['lossy', 'slow'] as const;
export type BusTrouble = (typeof BUS_TROUBLES)[number];

const ON_DISK: ReadonlySet<StoreTrouble> = new Set(['failing', 'torn', 'full']);

const NAMES: Readonly<Record<FaultKind['is'], FaultName>> = {
  ...{ kill: 'kills', freeze: 'freezes', upgrade: 'upgrades', clock: 'clocks', rules: 'rules' },
  ...{ 'cut-off': 'bus', bus: 'bus', store: 'database', line: 'lines', sleep: 'sleeps' },
} as const;

/** The kind that `--faults` knows it by. */
export const nameOf = (fault: FaultKind): FaultName =>
  fault.is === 'store' && ON_DISK.has(fault.how) ? 'disk' : NAMES[fault.is];

/** What is counted when it happens. */
export const labelOf = (fault: FaultKind): string => {
  if (fault.is === 'clock') return fault.by < 0 ? 'clock-back' : 'clock-forward';
  return 'how' in fault ? `${fault.is}-${fault.how}` : fault.is;
};

export interface PlanOptions {
  readonly seed: number;
  readonly ms: number;
  readonly nodes: number;
  readonly devices: number;
  readonly leaseMs: number;
  /** The longest time between two of them, but for times of peace. */
  readonly calmMs: number;
  /** Crashes are what counts: no process lives long, and nothing else goes wrong too often for anybody to get anywhere. */
  readonly isDense?: boolean;
}

/** How often each of them comes, in comparison. */
const WEIGHTS: Readonly<Record<FaultKind['is'], number>> = {
  ...{ kill: 400, freeze: 6, upgrade: 4, clock: 4, rules: 8 },
  ...{ 'cut-off': 4, bus: 4, store: 8, line: 20, sleep: 2 },
};

/** In so many of a thousand houses processes live long, and have to live with what has failed: a restart would mend it. */
const LONG_LIVED = 250;
/** Where crashes are what counts, somebody has to get somewhere between two of them. */
const DENSE_WEIGHTS: typeof WEIGHTS = { ...WEIGHTS, kill: 2000 };
const WEIGHTS_OF_LONG_LIVED: typeof WEIGHTS = { ...WEIGHTS, kill: 6, store: 60 };

/** Of a thousand storms so many end processes that keep a move or the end of a match, and no others. */
const AT_APPENDS = { usual: 350, dense: 600 };
const APPENDS: readonly Moment[] = ['append-sent', 'append-done', 'end-sent'];

/** Now it storms, now there is peace: somebody has to get somewhere, or there would be nothing to lose. */
const STORM_MS = 10_000;
const PEACE_MS = 1500;

const AN_HOUR_MS = 3_600_000;

const SHORT_MS = 20;
/** A disk or a database in trouble has to be asked several times. */
const TROUBLE_MS = 200;
/** One in so many is long. */
const LONG = 20;

/** A process gets so far, at most, before it is killed. */
const MOST_EVENTS = 40;
const MOST_CALLS = 4;

export function planFaults(options: PlanOptions): Fault[] {
  const rng = streamOf(options.seed, 'faults');
  const { isDense = false } = options;
  const isLongLived = !isDense && inThousand(rng, LONG_LIVED);
  const weights = isDense ? DENSE_WEIGHTS : isLongLived ? WEIGHTS_OF_LONG_LIVED : WEIGHTS;
  const kinds = Object.entries(weights).flatMap(([is, weight]) =>
    Array<FaultKind['is']>(weight).fill(is as FaultKind['is']),
  );
  const plan: Fault[] = [];
  const { calmMs, ms } = options;
  let at = between(rng, 0, PEACE_MS);
  while (at < ms) {
    const until = Math.min(ms, at + between(rng, 0, STORM_MS));
    const moments = inThousand(rng, AT_APPENDS[isDense ? 'dense' : 'usual']) ? APPENDS : MOMENTS;
    for (; at < until; at += between(rng, 0, calmMs)) {
      plan.push({
        at: Math.round(1000 * at) / 1000,
        ...faultOf(rng.pick(kinds), rng, options, moments),
      });
    }
    at += between(rng, 0, PEACE_MS);
  }
  return plan;
}

function faultOf(
  is: FaultKind['is'],
  rng: Rng,
  options: PlanOptions,
  moments: readonly Moment[],
): FaultKind {
  const { leaseMs } = options;
  const node = rng.below(options.nodes);
  const device = rng.below(options.devices);
  // Most of it is over soon: only now and then does it take so long that others have to step in.
  const about = (ms: number, short = SHORT_MS) =>
    Math.round(between(rng, 0, rng.below(LONG) === 0 ? ms : short));
  switch (is) {
    case 'kill': {
      const moment = rng.pick(moments);
      const nth = rng.below(moment === 'event' ? MOST_EVENTS : MOST_CALLS);
      return { is, node, moment, nth, downMs: about(2 * leaseMs) };
    }
    case 'freeze':
      return { is, node, ms: about(3 * leaseMs) };
    case 'upgrade':
      return { is, node };
    case 'rules':
      return { is, node, how: rng.below(4) === 0 ? 'hang' : 'crash' };
    case 'clock':
      return { is, node, by: Math.round(between(rng, -AN_HOUR_MS, AN_HOUR_MS)) };
    case 'cut-off':
      return { is, node, ms: about(5000) };
    case 'bus':
      return { is, how: rng.pick(BUS_TROUBLES), ms: about(5000) };
    case 'store':
      return { is, how: rng.pick(STORE_TROUBLES), ms: about(3000, TROUBLE_MS) };
    case 'line':
      return { is, device, how: rng.below(3) === 0 ? 'silence' : 'cut' };
    case 'sleep':
      return { is, device, ms: about(30_000) };
  }
}

/** In words, for whoever has to understand a finding. */
export function storyOf(fault: Fault): string {
  switch (fault.is) {
    case 'kill': {
      const times = fault.nth === 0 ? 'the next time' : `${fault.nth + 1} times from now`;
      return `node${fault.node} is killed at ${fault.moment}, ${times}, and is down for ${fault.downMs} ms`;
    }
    case 'freeze':
      return `node${fault.node} gets no time for ${fault.ms} ms`;
    case 'upgrade':
      return `node${fault.node} is stopped, and started with the next edition`;
    case 'clock':
      return `the wall clock of node${fault.node} is set by ${fault.by} ms`;
    case 'rules':
      return `the rules thread of node${fault.node}: ${fault.how}`;
    case 'cut-off':
      return `node${fault.node} is cut off from the others for ${fault.ms} ms`;
    case 'bus':
      return `calls between nodes: ${fault.how} for ${fault.ms} ms`;
    case 'store':
      return `the database: ${fault.how} for ${fault.ms} ms`;
    case 'line':
      return `the line of device ${fault.device}: ${fault.how}`;
    case 'sleep':
      return `device ${fault.device} sleeps for ${fault.ms} ms`;
  }
}
