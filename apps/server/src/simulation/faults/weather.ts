/** How it goes with everything that lies between nodes, database and devices. */

import type { BusTrouble, StoreTrouble } from './fault.ts';
import type { FaultName } from './tally.ts';

/** How it goes with the database at the moment; may be changed at any time. */
export interface StoreWeather {
  /** Calls in a thousand that fail before anything was done. */
  failing: number;
  /** Writes in a thousand that are begun and undone again. */
  torn: number;
  /** Calls in a thousand that are done, and fail all the same. */
  doubtful: number;
  /** Nothing new can be kept. */
  isFull: boolean;
  /** Nobody answers. */
  isDown: boolean;
  /** The longest a call takes one way, in milliseconds. */
  slowest: number;
}

export interface BusWeather {
  /** Messages in a thousand that get lost. */
  losing: number;
  slowest: number;
}

export interface LineWeather {
  slowest: number;
  /** Frames in a thousand that arrive twice: a device that is unsure says it again. */
  doubling: number;
  /** Frames in a thousand of which another copy arrives after later ones, on whatever line there is by then. */
  straggling: number;
}

/** How it goes with the threads they think in. */
export interface BotWeather {
  /** Questions in a thousand at which the thread hangs until it is replaced. */
  hanging: number;
  /** Questions in a thousand at which it ends. */
  crashing: number;
}

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
