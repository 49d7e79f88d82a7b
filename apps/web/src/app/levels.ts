/** The levels of the house bots, in words. */

import type { Level, Persona } from '@parlor/bots';
import { t } from '../words/words.ts';

export type Personas = Readonly<Record<Level, Persona>>;

/** From a first evening to a hard opponent. */
export const LEVELS: readonly Level[] = ['beginner', 'casual', 'skilled', 'expert'];

export const levelName = (level: Level): string => t(`level.${level}`);

/** 'Bot: Midas, expert', for lists to pick from. */
export const botName = (personas: Personas | undefined, level: Level): string =>
  t('new.seat.bot', { name: personas?.[level].name ?? '', level: levelName(level) });
