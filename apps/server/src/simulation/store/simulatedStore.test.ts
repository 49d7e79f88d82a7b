import { thisMachine } from '../../adapters/machine/machine.ts';
import type { Store } from '../../application/ports/store.ts';
import { describeStore } from '../../adapters/store/testing/contract.ts';
import { streamOf } from '../engine/chance.ts';
import { BEGINNING } from '../engine/machine.ts';
import { SimulatedProcess } from '../engine/process.ts';
import { Scheduler } from '../engine/scheduler.ts';
import { Trace } from '../engine/trace.ts';
import { usualWeather } from '../faults/weather.ts';
import { memoryCore } from './memoryCore.ts';
import { Rows } from './rows.ts';
import { openStoreLine } from './storeLine.ts';

type Call = (...args: unknown[]) => Promise<unknown>;

/** Time passes for as long as somebody waits. */
const passingTime = (store: Store, scheduler: Scheduler): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, call]) => [
      name,
      async (...args: unknown[]) => {
        const waiting = new Set([call]);
        const answer = (call as Call)(...args).finally(() => waiting.clear());
        answer.catch(() => {});
        while (waiting.size > 0) await scheduler.run(Infinity);
        return answer;
      },
    ]),
  ) as unknown as Store;

describeStore('a simulated database', async () => {
  const scheduler = new Scheduler({
    seed: 1,
    trace: new Trace(),
    defer: thisMachine.defer,
    failed(error) {
      throw error;
    },
  });
  const core = memoryCore(new Rows(), () => Math.round(BEGINNING + scheduler.now));
  let opened = 0;
  return {
    async open() {
      const name = `line ${opened++}`;
      const { store } = openStoreLine({
        core,
        process: new SimulatedProcess(scheduler, name),
        rng: streamOf(1, name),
        weather: usualWeather(() => false).store,
        watch() {},
        suffered() {},
        isTornInside: false,
      });
      return passingTime(store, scheduler);
    },
    async remove() {},
  };
});
