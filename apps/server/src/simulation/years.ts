/**
 * When everybody has gone home for good the house is opened again now and then, for a moment: half an hour later, the next
 * day, the next year. Whatever has come to its end by then is done away with, though the node that does so may be killed
 * over it, and everything else is still there. Ways back are tried, as long as they are good and afterwards.
 */

import type { Core } from '../adapters/store/sql/core.ts';
import type { Rng } from '@parlor/kit';
import type { Config } from '../application/ports/config.ts';
import { between } from './engine/chance.ts';
import type { Scheduler } from './engine/scheduler.ts';
import type { SimulatedNode } from './node/simulatedNode.ts';
import { type EndingOracle, endsAfter, LOOKS_MS } from './oracles/endingOracle.ts';

export interface YearsParts {
  readonly scheduler: Scheduler;
  readonly rng: Rng;
  /** The only one that is opened again. */
  readonly keeper: SimulatedNode;
  readonly config: Config;
  readonly endings: EndingOracle;
  readonly core: Core;
  /** Links to come back by that nobody has used yet. */
  readonly links: string[];
  readonly isFound: () => boolean;
}

/** How much of the time has passed that something has, when it is looked at. */
const BEFORE = 0.85;
const AFTER = 1.2;

const OPENED_MS = 5000;
/** When a node looks for the first time what is to be deleted. */
const LOOKED_MS = 15_000;
const MOST_WRITES = 8;
const STARTED_AGAIN_MS = 1000;

/** At a node that looks once a minute, so many tables at a time. */
const CLOSED_AT_ONCE = 80;

export async function letYearsPass(parts: YearsParts): Promise<void> {
  const { scheduler, rng, config, isFound } = parts;
  const began = scheduler.now;
  const ends = Object.values(endsAfter(config));
  const moments = ends.flatMap((ms) => [AFTER * ms, ...(rng.below(3) === 0 ? [BEFORE * ms] : [])]);
  for (const ms of moments.sort((a, b) => a - b)) {
    await scheduler.run(Math.max(scheduler.now, began + ms), isFound);
    await openOnce(parts);
    if (isFound()) return;
  }
}

async function openOnce(parts: YearsParts): Promise<void> {
  const { scheduler, rng, keeper, endings, core, links, isFound } = parts;
  keeper.start();
  if (rng.below(2) === 0) killInTheMiddle(parts);
  const link = links.length > 0 && rng.below(2) === 0 ? links.pop()! : undefined;
  const comeBack = () => {
    if (link !== undefined) void keeper.server?.people.useRecovery(link).catch(() => {});
  };
  scheduler.after(OPENED_MS, comeBack, 'somebody comes back by a link');
  const looks = 1 + Math.floor(endings.tables / CLOSED_AT_ONCE);
  await scheduler.run(scheduler.now + looks * LOOKS_MS, isFound);
  if (!isFound()) await endings.look(core);
  keeper.kill();
}

function killInTheMiddle({ scheduler, rng, keeper }: YearsParts): void {
  const nth = rng.below(MOST_WRITES);
  const strike = () => {
    const { process } = keeper;
    process?.strikeAt('write-done', nth, () => {
      if (keeper.process !== process) return;
      keeper.kill();
      scheduler.after(STARTED_AGAIN_MS, () => keeper.start(), `${keeper.name} is started again`);
    });
  };
  scheduler.after(LOOKED_MS - between(rng, 0, 100), strike, `${keeper.name} is to be killed`);
}
