/** What goes wrong, when and where: a plan that follows from the seed, so that parts of it can be left out. */

import type { Rng } from '@parlor/kit';
import { between, inThousand, streamOf } from '../engine/chance.ts';

export type Fault = { readonly at: number } & FaultKind;

export type FaultKind =
  /** A process ends in the middle of whatever it does, and is started again later. */
  | { readonly is: 'kill'; readonly node: number; readonly downMs: number }
  /** A process gets no time for a while. */
  | { readonly is: 'freeze'; readonly node: number; readonly ms: number }
  /** A process is asked to end, and a new one starts. */
  | { readonly is: 'upgrade'; readonly node: number }
  /** The wall clock of a computer is set. */
  | { readonly is: 'clock'; readonly node: number; readonly by: number }
  /** The thread with the rules ends. */
  | { readonly is: 'referee'; readonly node: number }
  /** A node hears nothing from others for a while. */
  | { readonly is: 'bus'; readonly node: number; readonly ms: number }
  /** For a while the database fails, is slow or takes nothing new. */
  | { readonly is: 'store'; readonly how: StoreTrouble; readonly ms: number }
  /** The line of a device breaks, with or without anybody being told. */
  | { readonly is: 'line'; readonly device: number; readonly how: 'cut' | 'silence' }
  /** A device sleeps. */
  | { readonly is: 'sleep'; readonly device: number; readonly ms: number };

export const STORE_TROUBLES = ['failing', 'doubtful', 'full', 'slow'] as const;
export type StoreTrouble = (typeof STORE_TROUBLES)[number];

export interface PlanOptions {
  readonly seed: number;
  readonly ms: number;
  readonly nodes: number;
  readonly devices: number;
  readonly leaseMs: number;
  /** The longest time between two of them, but for times of peace. */
  readonly calmMs: number;
}

/** How often each of them comes, in comparison. */
const WEIGHTS: Readonly<Record<FaultKind['is'], number>> = {
  ...{ kill: 100, freeze: 8, upgrade: 6, clock: 4, referee: 6 },
  ...{ bus: 6, store: 6, line: 20, sleep: 4 },
};

/** Now and then there is peace for a while, so that matches come to their ends. */
const PEACE = 4;
const PEACE_MS = 20_000;

const AN_HOUR_MS = 3_600_000;

export function planFaults(options: PlanOptions): Fault[] {
  const rng = streamOf(options.seed, 'faults');
  const kinds = Object.entries(WEIGHTS).flatMap(([is, weight]) =>
    Array<FaultKind['is']>(weight).fill(is as FaultKind['is']),
  );
  const plan: Fault[] = [];
  const { calmMs } = options;
  let at = between(rng, 0, calmMs);
  while (at < options.ms) {
    plan.push({ at: Math.round(1000 * at) / 1000, ...faultOf(rng.pick(kinds), rng, options) });
    at += between(rng, 0, inThousand(rng, PEACE) ? PEACE_MS : calmMs);
  }
  return plan;
}

function faultOf(is: FaultKind['is'], rng: Rng, options: PlanOptions): FaultKind {
  const { leaseMs } = options;
  const node = rng.below(options.nodes);
  const device = rng.below(options.devices);
  const about = (ms: number) => Math.round(between(rng, 0, ms));
  switch (is) {
    case 'kill':
      // Sometimes at once, sometimes only when others have taken over.
      return { is, node, downMs: about(rng.below(4) === 0 ? 2 * leaseMs : 50) };
    case 'freeze':
      return { is, node, ms: about(3 * leaseMs) };
    case 'upgrade':
    case 'referee':
      return { is, node };
    case 'clock':
      return { is, node, by: about(2 * AN_HOUR_MS) - AN_HOUR_MS };
    case 'bus':
      return { is, node, ms: about(5000) };
    case 'store':
      return { is, how: rng.pick(STORE_TROUBLES), ms: about(3000) };
    case 'line':
      return { is, device, how: rng.below(3) === 0 ? 'silence' : 'cut' };
    case 'sleep':
      return { is, device, ms: about(30_000) };
  }
}
