/** How it goes with everything that lies between nodes, database and devices. */

import type { BusWeather } from '../node/simulatedBus.ts';
import type { LineWeather } from '../node/simulatedLine.ts';
import type { StoreWeather } from '../store/storeLine.ts';
import type { StoreTrouble } from './fault.ts';

export interface Weather {
  readonly store: StoreWeather;
  readonly bus: BusWeather;
  readonly line: LineWeather;
}

const FINE_STORE: StoreWeather = { failing: 0, doubtful: 0, isFull: false, slowest: 2 };

const TROUBLES: Readonly<Record<StoreTrouble, Partial<StoreWeather>>> = {
  failing: { failing: 300 },
  doubtful: { doubtful: 300 },
  full: { isFull: true },
  slow: { slowest: 400 },
};

/** Even on a fine day a message between nodes may be lost, and a frame be said twice. */
export const usualWeather = (): Weather => ({
  store: { ...FINE_STORE },
  bus: { losing: 20, slowest: 5 },
  line: { slowest: 15, doubling: 20 },
});

export function trouble(weather: Weather, how: StoreTrouble): void {
  Object.assign(weather.store, FINE_STORE, TROUBLES[how]);
}

export function calm(weather: Weather): void {
  Object.assign(weather.store, FINE_STORE);
}
