/** Everything this table says in English, beyond the game's own words. */

export * from './strings/asking.ts';
export * from './strings/buttons.ts';
export * from './strings/happening.ts';
export * from './strings/naming.ts';
export * from './strings/places.ts';
export * from './strings/points.ts';
