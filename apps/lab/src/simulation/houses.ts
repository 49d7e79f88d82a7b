/** Many houses, one after the other on every processor. */

import { existsSync } from 'node:fs';
import { connect } from '@parlor/rpc';
import type { HouseReport, SimulationOptions } from '@parlor/server/simulation';
import { threadPort } from '../threads/threadPort.ts';
import { HouseThread } from './houseThread.ts';

export interface HousesOptions {
  /** What all of them have in common. */
  readonly house: Omit<SimulationOptions, 'seed' | 'trace'>;
  readonly seed: number;
  readonly houses: number;
  readonly jobs: number;
  /** Is handed the trace of the houses, which are run here then. */
  readonly trace?: OnTrace | undefined;
  /** When it is aborted, no other house is begun. */
  readonly stop: AbortSignal;
}

/** Undefined: that was the last line. */
export type OnTrace = (line: string | undefined) => void;

/** Is told of every house that is finished; false when no more are wanted. */
export type OnHouse = (report: HouseReport) => boolean;

/** Returns the first seed that was not begun. */
export async function runHouses(options: HousesOptions, onHouse: OnHouse): Promise<number> {
  const { house, seed: first, houses, stop } = options;
  let next = first;
  let isOver = false;
  const work = async (simulate: HouseThread['simulate']): Promise<void> => {
    while (next < first + houses && !stop.aborted && !isOver) {
      const seed = next++;
      if (!onHouse(await simulate({ ...house, seed }))) isOver = true;
    }
  };
  const { trace } = options;
  const file = trace ? undefined : workerFile();
  if (file) await Promise.all(Array.from({ length: options.jobs }, () => inThread(file, work)));
  else await work((one) => new HouseThread().simulate(one, trace));
  trace?.(undefined);
  return next;
}

/** The built program has a worker beside it; the bare sources, as tests run them, have none. */
function workerFile(): URL | undefined {
  const places = ['./simulate.worker.mjs', '../simulate.worker.mjs'];
  return places.map((place) => new URL(place, import.meta.url)).find((file) => existsSync(file));
}

/** Hardly anything outlives the process that made it: the longer it may lie, the less has to be copied. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };

async function inThread(
  file: URL,
  work: (simulate: HouseThread['simulate']) => Promise<void>,
): Promise<void> {
  const thread = connect<HouseThread>(() => threadPort(file, { resourceLimits }), {
    restart: false,
  });
  try {
    await work((options) => thread.calls.simulate(options));
  } finally {
    await thread.close();
  }
}
