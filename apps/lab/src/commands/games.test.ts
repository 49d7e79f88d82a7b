import { type Extent, extentOf, type Json, partsOf, tallyOf } from '@parlor/kit';
import { GAME_IDS, games } from '@parlor/registry';
import { loadBoxWords } from '@parlor/games/boxes';
import { contents } from '@parlor/registry/contents';
import { shelves as english } from '@parlor/games/english';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

const EXTENTS: Readonly<Record<Extent, string>> = {
  none: 'all values from the rulebook',
  published: 'values from the rulebook and from published reviews',
  house: 'values of the table’s own',
  few: 'a few values rebuilt',
  partly: 'values partly rebuilt',
  mostly: 'values mostly rebuilt',
};

describe('games', () => {
  it('lists every game with its options and presets', async () => {
    const { code, out } = await run('games');
    expect(code).toBe(0);
    for (const id of GAME_IDS) {
      expect(out).toContain(english[id].title);
      for (const name of Object.keys(games[id].options)) expect(out).toContain(name);
      for (const name of Object.keys(games[id].presets)) expect(out).toContain(name);
    }
  });

  it('says of every game which edition it is and how much is rebuilt, as the marks have it', async () => {
    const { out } = await run('games');
    for (const id of GAME_IDS) {
      const tally = tallyOf(
        partsOf(contents[id], contents[id].standard as Json, await loadBoxWords[id].en()),
      );
      const said = `Edition ${games[id].rulesVersion} of the rules, ${EXTENTS[extentOf(tally)]} (${tally.rulebook} from the rulebook`;
      expect(out).toContain(said);
      if (tally.rebuilt > 0) expect(out).toContain(`${tally.rebuilt} rebuilt`);
    }
  });

  it('speaks the language of the terminal, in its list and in its help', async () => {
    const { out } = await run('games --language de');
    for (const head of ['Spiel', 'Kennung', 'Plätze', 'Option', 'Werte'])
      expect(out).toContain(head);
    expect(out).toContain('eigene Werte als JSON');
    expect(out).not.toMatch(/\bseats\b|\bvalues {2}|Every value/);
    expect((await run('games --help --language de')).out).toContain('Listet die Spiele auf');
  });

  it('does so for programs too', async () => {
    const listed = JSON.parse((await run('games --json')).out) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([...GAME_IDS]);
    for (const game of listed) {
      expect(Object.keys(game)).toEqual([
        'id',
        'name',
        'tagline',
        'rulesVersion',
        'seats',
        'options',
        'presets',
      ]);
    }
  });
});
