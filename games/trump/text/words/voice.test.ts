import { collect, type Emission, eventsFor, fastRng, seatsOf } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { peopleAt } from '@parlor/testkit';
import { trump } from '../../rules/game.ts';
import type { Event } from '../../facts/events.ts';
import { view } from '../../rules/view.ts';
import { messages } from '../../messages/en/index.ts';
import { textOf } from '../textOf.ts';

const english = textOf(messages);

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee'];

/** 'You' where no sentence begins; after a colon one may. "You're Out" is a card. */
const MID_SENTENCE = /[^.?!:\s“] You\b(?!’re)|: You\b(?!’re| will| have)/;

describe('what a seat reads about itself', () => {
  it('is "you" wherever no sentence begins, in whole matches, for every seat', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const rng = fastRng(seed);
      const viewer = seed % NAMES.length;
      const people = peopleAt(NAMES, viewer);
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
        told.push(english.board(seen, people));
        if (seat === viewer) {
          told.push(english.question(seen, trump.decision(state, seat), people));
          told.push(english.answer(seen, move, people));
        }
        trump.apply(state, seat, move, rng, collect(emissions));
      }
      for (const event of eventsFor(emissions, viewer))
        told.push(english.happened(event, people) ?? '', ...english.details!(event, people));
      expect(told.filter((text) => MID_SENTENCE.test(text))).toEqual([]);
      expect(told.some((text) => /\byou\b/.test(text))).toBe(true);
    }
  });
});
