import { collect, type Emission, eventsFor, fastRng, seatsOf, type Who } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { trump } from '../../rules/game.ts';
import type { Event } from '../../facts/types.ts';
import { view } from '../../rules/view.ts';
import { words } from '../words.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee'];

/** 'You' where no sentence begins; after a colon one may. "You're Out" is a card. */
const MID_SENTENCE = /[^.?!:\s“] You\b(?!’re)|: You\b(?!’re| will| have)/;

describe('what a seat reads about itself', () => {
  it('is "you" wherever no sentence begins, in whole matches, for every seat', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const rng = fastRng(seed);
      const viewer = seed % NAMES.length;
      const who: Who = (seat) => (seat === viewer ? 'You' : NAMES[seat]!);
      const emissions: Emission<Event>[] = [];
      const state = trump.setup(
        { seats: 4, options: trump.presets.standard },
        rng,
        collect(emissions),
      );
      const told: string[] = [];
      while (trump.toAct(state) !== 0) {
        const seat = rng.pick(seatsOf(trump.toAct(state)));
        const move = trump.sample(state, seat, rng);
        const seen = view(state, viewer);
        told.push(words.board(seen, who));
        if (seat === viewer) {
          told.push(words.question(seen, trump.decision(state, seat), who));
          told.push(words.answer(seen, move, who));
        }
        trump.apply(state, seat, move, rng, collect(emissions));
      }
      for (const event of eventsFor(emissions, viewer))
        told.push(words.happened(event, who) ?? '', ...words.details!(event, who));
      expect(told.filter((text) => MID_SENTENCE.test(text))).toEqual([]);
      expect(told.some((text) => /\byou\b/.test(text))).toBe(true);
    }
  });
});
