/** What every table of a page shares: made once, where the page begins, and handed down. */

import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReadonlySignal, Signal } from '@preact/signals';

export interface Services {
  readonly preferences: Preferences;
  readonly navigation: Navigation;
  readonly room: Room;
  readonly sounds: Sounds;
  readonly pace: AnswerPace;
}

/** How long this person takes to answer, and the clock and the chance of this page. */
export interface AnswerPace {
  /** Is somebody here, and has not been idle for long? */
  readonly isAttended: ReadonlySignal<boolean>;
  /** How long their own answers to one kind of question took, in milliseconds, where there was something to choose; the newest last. */
  times(kind: string): readonly number[];
  note(kind: string, ms: number): void;
  /** From 0 to below 1. */
  chance(): number;
  now(): number;
  after(ms: number, ring: () => void): () => void;
}

/** How much room there is, in the same steps as in the styles. */
export interface Room {
  /** Is there no room for a rail beside the table? Then it folds into sheets. */
  readonly isRailFolded: ReadonlySignal<boolean>;
  /** A phone, upright or on its side. */
  readonly isSmall: ReadonlySignal<boolean>;
  /** A phone on its side. */
  readonly isLying: ReadonlySignal<boolean>;
}

export interface Sounds {
  play(sound: Sound): void;
}

export type Sound =
  | 'deal'
  | 'lay'
  | 'pass'
  | 'dice'
  | 'coin'
  | 'seal'
  | 'gavel'
  | 'caught'
  | 'turn'
  | 'tick'
  | 'won'
  | 'error';

export type Speed = 'calm' | 'normal' | 'quick' | 'instant';

/** What the person has chosen. */
export interface Preferences {
  readonly speed: ReadonlySignal<Speed>;
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly isSoundOn: Signal<boolean>;
  readonly volume: ReadonlySignal<number>;
  readonly hasLetterKeys: ReadonlySignal<boolean>;
  /** The table as text in place of the picture. */
  readonly isTextTable: Signal<boolean>;
  /** Does the page answer where there is nothing to choose? */
  readonly isAnswering: Signal<boolean>;
  /** Does the talk stand beside the table, where there is room for it? */
  readonly isTalkBeside: Signal<boolean>;
  /** Are new situations explained when they first come up? */
  readonly isGuided: Signal<boolean>;
  /** Situations that have been explained. */
  readonly explained: Signal<readonly string[]>;
}

/** Ways to other screens. */
export interface Navigation {
  readonly home: string;
  readonly settings: string;
  readonly Link: ComponentType<LinkProps>;
  goTo(address: string): void;
  /** Another table where this person is asked, as far as the page knows. */
  readonly nextTable: ReadonlySignal<string | undefined>;
  /** Whoever has gone to another tab can see there whether they are asked at this table. */
  showAsked(isAsked: boolean): void;
  /** Is this the screen the page was opened with? */
  isEntry(): boolean;
}

export interface LinkProps {
  readonly href: string;
  readonly class?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** For parts that have no model of a table at hand. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This page hands down no services');
  return services;
}

export const usePreferences = (): Preferences => useServices().preferences;
