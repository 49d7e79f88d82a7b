/** What a game brings along for the screen. */

import type { ComponentType } from 'preact';
import type { AnyWords } from '@parlor/registry/words';
import type { TableModel } from './model.ts';
import type { Moment } from './session.ts';

export interface GameTable {
  readonly words: AnyWords;
  /** The whole table, made of `TableFrame` and the game's own pieces. */
  readonly Table: ComponentType<{ readonly model: TableModel }>;
  /** The hand of a view's owner in small, only to look at: replays with open cards show one for each seat. */
  readonly Hand?: ComponentType<{ readonly view: unknown }>;
  /** How to play, in our own words, with pictures. */
  readonly HowTo?: ComponentType;
  /** What a guided first game explains, each once, when it first comes up. */
  readonly lessons?: readonly Lesson[];
}

export interface Lesson {
  readonly id: string;
  isNow(moment: Moment): boolean;
  readonly title: string;
  readonly text: string;
}
