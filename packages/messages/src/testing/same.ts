/** Messages that another language may say exactly as English does, and why. */

import type { Language } from '@parlor/kit';

/** Names, signs and figures: nothing in them belongs to a language. */
const EVERYWHERE = [
  'app/texts/app.name',
  'app/texts/page.title',
  'app/texts/score.points',
  'app/texts/keys.name.tab',
  'app/texts/keys.name.escape',
  'sets/sets.of',
  'sets/edit.add-to',
  'terminal/play/score/points',
  'terminal/usage/optionRefused',
];

/** Words that both languages have. */
const COGNATES: Readonly<Record<Exclude<Language, 'en'> | 'fr' | 'es', readonly string[]>> = {
  de: [
    'app/texts/replays.online',
    'app/texts/new.online',
    'app/texts/new.seat.bot',
    'app/texts/settings.cards.normal',
    'app/texts/settings.speed.normal',
    'app/texts/keys.game',
  ],
  fr: [
    'app/texts/nav.tables',
    'app/texts/tables.title',
    'app/texts/new.options',
    'app/texts/open.bot',
    'app/texts/settings.speed.normal',
    'app/texts/settings.volume',
    'app/texts/ending.points',
    'app/texts/replay.pause',
    'terminal/help/synopsis',
    'terminal/help/options',
    'terminal/play/commands/table',
    'terminal/play/points',
  ],
  es: [
    'app/texts/new.no',
    'app/texts/new.seat.bot',
    'app/texts/open.bot',
    'app/texts/settings.speed.normal',
    'app/texts/table.said',
    'terminal/play/remark',
  ],
};

export const maySoundEnglish = (language: Language, message: string): boolean =>
  language === 'en' || EVERYWHERE.includes(message) || COGNATES[language].includes(message);
