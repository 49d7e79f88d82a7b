/** What a game brings along for the screen. */

import type { ComponentType } from 'preact';
import type { AnyText } from '@parlor/kit';
import type { TableModel } from './model.ts';
import type { Moment } from '../surroundings/viewing.ts';

/** The messages of one game in one language: only the game itself knows what is in them. */
// oxlint-disable-next-line typescript/no-explicit-any
type GameMessages = any;

export interface GameTable {
  /** Whatever is drawn from now on is in these words. */
  readonly use: (messages: GameMessages) => void;
  readonly textOf: (messages: GameMessages) => AnyText;
  /** The whole table, made of `TableFrame` and the game's own pieces. */
  readonly Table: ComponentType<{ readonly model: TableModel }>;
  /** The hand of a view's owner in small, only to look at: replays with open cards show one for each seat. */
  readonly Hand?: ComponentType<{ readonly view: unknown }>;
  /** How to play, in our own words, with pictures. Fetched when it is read: no table needs it. */
  readonly howTo?: () => Promise<{ readonly HowTo: ComponentType }>;
  /** What a guided first game explains, each once, when it first comes up. */
  readonly lessons?: readonly Lesson[];
}

export interface Lesson {
  readonly id: string;
  isNow(moment: Moment): boolean;
  readonly title: string;
  readonly text: string;
}
