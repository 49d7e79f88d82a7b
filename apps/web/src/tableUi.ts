/**
 * What the table of a game is made of, and all that it may use of the app. The tables themselves lie with their games;
 * the app loads them through `@parlor/games/page`.
 */

export { Icon, type IconName } from './parts/Icon.tsx';
export { Later } from './parts/Later.tsx';
export { Medallion } from './parts/Medallion.tsx';
export { Name } from './parts/Name.tsx';
export { Sheet } from './parts/Sheet.tsx';
export { Steps } from './parts/Steps.tsx';
export { act, type Action } from './table/Actions.tsx';
export { useBeforePaint } from './table/beforePaint.ts';
export type { GameTable, Lesson } from './table/gameTable.ts';
export type { TableModel } from './table/model.ts';
export type { Sound } from './table/sound.ts';
export { type Speed, usePreferences } from './table/surroundings/services.ts';
export type { Moment } from './table/surroundings/viewing.ts';
export { type SeatParts, TableFrame } from './table/TableFrame.tsx';
export { t } from './words/words.ts';
