export { trump } from './game.ts';
export type { Trump } from './trump.ts';
export type { Event, Move, Options, View } from './types.ts';
export { boxSeen, cashSeen } from './view.ts';
