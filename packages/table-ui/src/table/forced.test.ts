import { type Signal, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { TakeBackAsked } from '../surroundings/playing.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import type { Moment } from '../surroundings/viewing.ts';
import { ForcedAnswers, type ForcedParts, SOONEST_MS } from './forced.ts';
import { waitLike } from './pace.ts';

const PASS = { type: 'pass' };
const TIMES: readonly number[] = [1000, 1500, 2000, 2500, 3000, 3500, 4000, 9000];
const CHANCE = 0.6;
const WAIT = waitLike(TIMES, CHANCE)!;

const momentAsking = (id: number, more: Partial<Moment> = {}, optional = false): Moment =>
  ({
    ...{ version: id, viewer: 0, deadlines: [] },
    question: { id, kind: 'follow', sealed: false, optional },
    ...more,
  }) as unknown as Moment;

/** A page at a table with somebody else, on a clock and a chance of its own. */
function page({ isOnline = true, isOn = true, chance = CHANCE, times = TIMES } = {}) {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly ring: () => void }>();
  const sent: unknown[] = [];
  const noted: unknown[] = [];
  const asked = signal<Moment | undefined>(undefined);
  const legal: Signal<readonly unknown[] | null | undefined> = signal(undefined);
  const isAttended = signal(true);
  const isAnswering = signal(isOn);
  const viewed = signal<Moment | undefined>(undefined);
  const takeBack = signal<TakeBackAsked | undefined>(undefined);
  const waits: number[] = [];
  const surroundings = {
    viewing: {
      game: { id: 'bazaar' },
      seats: signal([{ kind: 'me' }, { kind: isOnline ? 'person' : 'bot' }]),
      moment: viewed,
    },
    takeBackVote: { asked: takeBack },
    ...(isOnline && { connection: {} }),
  } as unknown as Surroundings;
  const pace = {
    isAttended,
    times: (kind: string) => (kind === 'bazaar follow' ? times : []),
    note: (kind: string, ms: number) => void noted.push([kind, ms]),
    chance: () => chance,
    now: () => now,
    after(ms: number, ring: () => void) {
      const timer = { at: now + ms, ring };
      waits.push(ms);
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const services = { preferences: { isAnswering }, pace } as unknown as ForcedParts['services'];
  const send = (move: unknown): void => {
    sent.push(move);
    asked.value = undefined;
  };
  const forced = new ForcedAnswers({ surroundings, services, asked, legal, send });
  const ask = (moment: Moment, moves: readonly unknown[] | null = [PASS]): void => {
    legal.value = undefined;
    asked.value = moment;
    legal.value = moves;
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const timer of [...timers]) {
      if (timer.at > now) continue;
      timers.delete(timer);
      timer.ring();
    }
  };
  return { forced, ask, pass, asked, legal, isAttended, viewed, takeBack, sent, noted, waits };
}

describe('an answer without a choice', () => {
  it('is given by the page after a wait like one’s own, and said before', () => {
    const { forced, ask, pass, sent } = page();
    ask(momentAsking(3));
    expect(forced.coming.value).toEqual({ move: PASS });
    pass(WAIT - 1);
    expect(sent).toEqual([]);
    pass(1);
    expect(sent).toEqual([PASS]);
    expect(forced.coming.value).toBeUndefined();
  });

  it('takes as long whatever it is', () => {
    const first = page();
    first.ask(momentAsking(3));
    const second = page();
    second.ask(momentAsking(9, { view: { hand: [1, 2, 3] } }), [{ type: 'play', cards: [7] }]);
    expect(second.waits).toEqual(first.waits);
  });

  it('comes as often after any while as one’s own, of those that can be stopped', () => {
    const DRAWS = 400;
    const waits = Array.from({ length: DRAWS }, (_, i) => {
      const one = page({ chance: (i + 0.5) / DRAWS });
      one.ask(momentAsking(1));
      return one.waits[0];
    });
    // What is drawn too short is left to the person, and not drawn again.
    const all = Array.from({ length: DRAWS }, (_, i) => waitLike(TIMES, (i + 0.5) / DRAWS)!);
    expect(waits).toEqual(all.map((wait) => (wait < SOONEST_MS ? undefined : wait)));
  });

  it.each([
    ['there is a choice', {}, momentAsking(1), [PASS, {}]],
    ['what can be answered cannot be listed', {}, momentAsking(1), null],
    ['one may let it pass', {}, momentAsking(1, {}, true), [PASS]],
    ['it is not wished', { isOn: false }, momentAsking(1), [PASS]],
    ['it is not known how long one takes', { times: TIMES.slice(1) }, momentAsking(1), [PASS]],
    ['the time is nearly up', {}, momentAsking(1, { deadlines: [0] }), [PASS]],
  ] as const)('is left to its person where %s', (_, settings, moment, moves) => {
    const { forced, ask, pass, sent } = page(settings);
    ask(moment, moves);
    expect(forced.coming.value).toBeUndefined();
    pass(100_000);
    expect(sent).toEqual([]);
  });

  it('is left to whoever stops it, and the next one is not', () => {
    const { forced, ask, pass, sent } = page();
    ask(momentAsking(3));
    forced.stop();
    expect(forced.coming.value).toBeUndefined();
    pass(100_000);
    expect(sent).toEqual([]);
    ask(momentAsking(5));
    pass(WAIT);
    expect(sent).toEqual([PASS]);
  });

  it('waits for whoever is away, as they would have begun to think only then', () => {
    const { ask, pass, isAttended, sent } = page();
    isAttended.value = false;
    ask(momentAsking(3));
    pass(100_000);
    isAttended.value = true;
    pass(WAIT - 1);
    expect(sent).toEqual([]);
    pass(1);
    expect(sent).toEqual([PASS]);
  });

  it('is not given while somebody asks for a move back, nor in a pause', () => {
    const { ask, pass, takeBack, viewed, sent } = page();
    ask(momentAsking(3));
    takeBack.value = { request: 'r', seat: 1, isMine: false, state: 'asked' };
    pass(100_000);
    takeBack.value = undefined;
    viewed.value = momentAsking(3, { paused: { seat: 1, since: 0, until: 1 } });
    pass(100_000);
    expect(sent).toEqual([]);
    viewed.value = momentAsking(3);
    pass(WAIT);
    expect(sent).toEqual([PASS]);
  });

  it('is given soon where nobody could see it', () => {
    const { ask, pass, sent, waits } = page({ isOnline: false, times: [] });
    ask(momentAsking(3));
    expect(waits).toEqual([SOONEST_MS]);
    pass(SOONEST_MS);
    expect(sent).toEqual([PASS]);
  });
});

describe('how long somebody takes', () => {
  it('is noted of what they chose themselves, while they were there', () => {
    const { forced, ask, pass, isAttended, noted } = page();
    ask(momentAsking(3), [PASS, {}]);
    isAttended.value = false;
    pass(60_000);
    isAttended.value = true;
    pass(2300);
    forced.noteAnswer();
    ask(momentAsking(4), null);
    pass(1700);
    forced.noteAnswer();
    expect(noted).toEqual([
      ['bazaar follow', 2300],
      ['bazaar follow', 1700],
    ]);
  });

  it('is nobody’s business where it is not wished, where there was no choice, or among bots', () => {
    for (const settings of [{ isOn: false }, { isOnline: false }]) {
      const { forced, ask, noted } = page(settings);
      ask(momentAsking(3), [PASS, {}]);
      forced.noteAnswer();
      expect(noted).toEqual([]);
    }
    const { forced, ask, noted } = page();
    ask(momentAsking(3));
    forced.noteAnswer();
    expect(noted).toEqual([]);
  });
});
