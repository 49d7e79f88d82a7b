export { trump } from './game.ts';
export type { Trump } from './trump.ts';
export type { Event, Move, View } from '../facts/types.ts';
export { boxSeen, cashSeen } from './view.ts';
