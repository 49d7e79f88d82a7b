/** The levels of the house bots, in words. */

import type { Persona } from '@parlor/bots';
import type { Level } from '@parlor/kit';
import { t } from '../words/words.ts';

export type Personas = Readonly<Record<Level, Persona>>;

export { LEVELS } from '@parlor/kit';

export const levelName = (level: Level): string => t(`level.${level}`);

/** 'Bot: Midas, expert', for lists to pick from. */
export const botName = (personas: Personas | undefined, level: Level): string =>
  t('new.seat.bot', { name: personas?.[level].name ?? '', level: levelName(level) });
