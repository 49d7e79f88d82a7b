/** What a person has chosen for this device. */

import { computed, effect, type Signal, signal } from '@preact/signals';
import { isLanguage, type Language, USUAL_LANGUAGE } from '@parlor/kit';
import { GAME_IDS, type GameId } from '@parlor/registry/ids';
import type { Speed } from '@parlor/table-ui';
import { language } from './language.ts';

const PREFIX = 'parlor.';

/** A signal that is still what it was after the tab was closed. */
export function kept<Value>(name: string, usual: Value): Signal<Value> {
  const stored = signal(usual);
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (text !== null) stored.value = JSON.parse(text) as Value;
  } catch {
    // Storage may be shut off: then everything is as usual each time.
  }
  effect(() => {
    const text = JSON.stringify(stored.value);
    try {
      localStorage.setItem(PREFIX + name, text);
    } catch {
      // See above.
    }
  });
  return stored;
}

/** What was chosen before browsers were asked; English was noted whether anybody had chosen it or not. */
function languageOfOld(): Language | null {
  try {
    const old: unknown = JSON.parse(localStorage.getItem(`${PREFIX}language`) ?? 'null');
    return isLanguage(old) && old !== USUAL_LANGUAGE ? old : null;
  } catch {
    return null;
  }
}

export type Theme = 'system' | 'evening' | 'morning';
export type Motion = 'system' | 'full' | 'reduced';

export const theme = kept<Theme>('theme', 'system');
export const motion = kept<Motion>('motion', 'system');
export const speed = kept<Speed>('speed', 'normal');
export const isSoundOn = kept('sound', true);
export const volume = kept('volume', 0.6);
export const cardSize = kept<'small' | 'normal' | 'large'>('cardSize', 'normal');
/** Patterns and letters beside every colour. */
export const hasColourAids = kept('colourAids', false);
export const hasLetterKeys = kept('letterKeys', true);
/** The language somebody has chosen; null where that of the browser will do. */
export const chosenLanguage = kept<Language | null>('spoken', languageOfOld());
/** The table as text in place of the picture. */
export const isTextTable = kept('textTable', false);
/** Does the page answer where there is nothing to choose? */
export const isAnswering = kept('answering', false);
/** Does the talk stand beside the table? */
export const isTalkBeside = kept('talkBeside', false);
/** What 'Play now' sets the table for. */
export const lastGame = kept<GameId>('lastGame', GAME_IDS[0]);
/** What a person is called at local tables. */
export const myName = kept('name', '');
/** Whose talk is not wanted, with the names they had. */
export const muted = kept<readonly { readonly player: string; readonly name: string }[]>(
  'muted',
  [],
);
/** Does the server know whom this device did not hear before it kept that? */
export const areMutesKept = kept('mutes-kept', false);
/** Has somebody been asked for a name when they first sat down? */
export const isNameAsked = kept('nameAsked', false);
/** Whether somebody has been told to save a way back: `due` from the end of the first match online until they answer. */
export const wayBack = kept<'unasked' | 'due' | 'done'>('wayBack', 'unasked');
/** Are new situations explained when they first come up? */
export const isGuided = kept('guided', true);
/** Situations of a guided first game that have been explained. */
export const explained = kept<readonly string[]>('explained', []);

const PACE_MS: Readonly<Record<Speed, number>> = {
  calm: 1600,
  normal: 900,
  quick: 450,
  instant: 0,
};

/** A bot takes at least so long. */
export const botPace = computed(() => PACE_MS[speed.value]);

const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const isMotionReduced = computed(
  () =>
    motion.value === 'reduced' ||
    (motion.value === 'system' && wantsLessMotion.matches) ||
    speed.value === 'instant',
);

const prefersLight = matchMedia('(prefers-color-scheme: light)');

/** Follows the person, or the system as it changes. */
export function applyTheme(): void {
  const show = () => {
    const isLight = theme.value === 'morning' || (theme.value === 'system' && prefersLight.matches);
    document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
    document.documentElement.dataset['motion'] = isMotionReduced.value ? 'reduced' : 'full';
    document.documentElement.dataset['cards'] = cardSize.value;
    document.documentElement.dataset['aids'] = hasColourAids.value ? 'on' : 'off';
    document.documentElement.lang = language.value;
  };
  effect(show);
  prefersLight.addEventListener('change', show);
}
