export { trump } from './game.ts';
export type { Trump } from './trump.ts';
export type { Move } from '../facts/types.ts';
export type { Event } from '../facts/events.ts';
export type { View } from '../facts/views.ts';
export { boxSeen, cashSeen } from './view.ts';
