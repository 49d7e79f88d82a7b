import { brains } from '@parlor/bots';
import { byName, fastRng, firstSeat, NO_SEATS } from '@parlor/kit';
import { GAME_IDS, games } from '@parlor/registry';
import { loadText } from '@parlor/registry/texts';
import { describe, expect, it } from 'vitest';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dirk'];
const people = byName((seat) => NAMES.at(seat) ?? '');
const QUESTIONS = 40;
const BUDGET = { iterations: 2 };

describe('the hints of every game', () => {
  it.each(GAME_IDS)('call players by their names: %s', async (id) => {
    const game = games[id];
    const brain = await brains[id]();
    const text = await loadText[id]('en');
    const rng = fastRng(3);
    const said: string[] = [];
    const state: unknown = game.setup({ seats: 4, options: Object.values(game.presets)[0] }, rng);
    for (let asked = 0; asked < QUESTIONS && game.toAct(state) !== NO_SEATS; asked++) {
      const seat = firstSeat(game.toAct(state));
      const view: unknown = game.view(state, seat);
      for (const { reason } of brain.hints(view, seat, fastRng(asked), BUDGET))
        said.push(text.reason(reason, people));
      game.apply(state, seat, brain.think('casual', view, seat, rng).move, rng);
    }
    expect(said.filter((words) => /(player|seat) \d|undefined/i.test(words))).toEqual([]);
    expect(NAMES.some((name) => said.join(' ').includes(name))).toBe(true);
  });
});
