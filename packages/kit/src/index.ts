export * from './emissions.ts';
export * from './game.ts';
export * from './json.ts';
export * from './options.ts';
export * from './places.ts';
export * from './rng.ts';
export * from './seatSet.ts';
export * from './words.ts';
