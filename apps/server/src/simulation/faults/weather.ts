/** How it goes with everything that lies between nodes, database and devices. */

import type { BotWeather } from '../node/simulatedBots.ts';
import type { BusWeather } from '../node/simulatedBus.ts';
import type { LineWeather } from '../node/simulatedLine.ts';
import type { StoreWeather } from '../store/storeLine.ts';
import type { BusTrouble, StoreTrouble } from './fault.ts';
import type { FaultName } from './tally.ts';

export interface Weather {
  readonly store: StoreWeather;
  readonly bus: BusWeather;
  readonly usualBus: BusWeather;
  readonly line: LineWeather;
  readonly bots: BotWeather;
}

const FINE_STORE: StoreWeather = {
  ...{ failing: 0, torn: 0, doubtful: 0, isFull: false, isDown: false, slowest: 2 },
};

const STORE_TROUBLES: Readonly<Record<StoreTrouble, Partial<StoreWeather>>> = {
  failing: { failing: 300 },
  torn: { torn: 300 },
  doubtful: { doubtful: 300 },
  full: { isFull: true },
  slow: { slowest: 400 },
  down: { isDown: true },
};

const BUS_TROUBLES: Readonly<Record<BusTrouble, Partial<BusWeather>>> = {
  lossy: { losing: 600 },
  slow: { slowest: 2000 },
};

/** Even on a fine day a message between nodes may be lost, a frame be said twice and a bot's thread end. */
export function usualWeather(isOn: (kind: FaultName) => boolean): Weather {
  const often = (kind: FaultName, chances: number) => (isOn(kind) ? chances : 0);
  const usualBus = { losing: often('bus', 20), slowest: 5 };
  return {
    store: { ...FINE_STORE },
    ...{ bus: { ...usualBus }, usualBus },
    line: { slowest: 15, doubling: often('frames', 20), straggling: often('frames', 20) },
    bots: { hanging: often('bots', 5), crashing: often('bots', 10) },
  };
}

export function troubleStore(weather: Weather, how: StoreTrouble): void {
  Object.assign(weather.store, FINE_STORE, STORE_TROUBLES[how]);
}

export function calmStore(weather: Weather): void {
  Object.assign(weather.store, FINE_STORE);
}

export function calmBus({ bus, usualBus }: Weather): void {
  Object.assign(bus, usualBus);
}

export function troubleBus(weather: Weather, how: BusTrouble): void {
  Object.assign(weather.bus, BUS_TROUBLES[how]);
}
