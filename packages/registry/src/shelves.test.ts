import { loadShelves } from '@parlor/games/shelves';
import { LANGUAGES, LEVELS } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, games } from './index.ts';

describe.each(LANGUAGES)('what is said of the games in %s', async (language) => {
  const shelves = await loadShelves[language]();

  it.each(GAME_IDS)('%s: it has a name, a line and bots', (game) => {
    const { title, line, bots } = shelves[game];
    const texts = [title, line, ...LEVELS.map((level) => bots[level])];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(GAME_IDS)('%s: every preset and every option has a name and a sentence', (game) => {
    const { presets, options } = games[game];
    const shelf = shelves[game];
    expect(Object.keys(shelf.presets)).toEqual(Object.keys(presets));
    expect(Object.keys(shelf.options)).toEqual(Object.keys(options));
    const texts = [
      ...Object.values(shelf.presets).flat(),
      ...Object.values(shelf.options).flatMap(({ name, line }) => [name, line]),
    ];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(GAME_IDS)('%s: every value of a choice has a name', (game) => {
    const specs = Object.entries(games[game].options) as [string, { values?: readonly string[] }][];
    for (const [option, { values }] of specs)
      expect(Object.keys(shelves[game].options[option]?.values ?? {})).toEqual([...(values ?? [])]);
  });
});
