import { readFileSync } from 'node:fs';
import { collect, type Emission, eventsFor, fastRng, seatsOf } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { peopleAt } from '@parlor/testkit';
import { trump } from '../rules/game.ts';
import {
  asked,
  BACK,
  CASINO,
  cash,
  FORCE_SALE,
  face,
  HOTEL,
  INVESTOR_30,
  INVESTOR_50,
  knockOut,
  OUT,
  offer,
  openSale,
  play,
  profit,
  property,
  raise,
  scene,
  share,
  T,
  TAX,
} from '../rules/testScene.ts';
import type { Move } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';
import type { View } from '../facts/views.ts';
import { view } from '../rules/view.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from './textOf.ts';

const english = textOf(messages);

const people = peopleAt(['Me', 'Ann', 'Bob', 'Cy'], 0);

/** Every code that stands in the files that refuse something. */
function codesInSources(): string[] {
  const files = [
    'rules/check.ts',
    'rules/checkBid.ts',
    'rules/deal/abstentions.ts',
    'rules/deal/risks.ts',
    'rules/deal/shape.ts',
    'rules/deal/sound.ts',
    'rules/deal/standing.ts',
    'rules/deal/terms.ts',
    'rules/useOption.ts',
    'facts/schema.ts',
    'rules/game.ts',
  ];
  const texts = files.map((file) => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(/(?<=')[a-z]+(?:-[a-z]+)+(?=')/g) ?? []))];
}

/** As many as there are types of events. */
const EVENT_TYPES = 42;

/** Codes that only matches of the first edition bring. */
const FIRST_EDITION = ['out-of-the-game'];

describe('words', () => {
  it('have a sentence for every refusal', () => {
    const codes = codesInSources();
    expect(codes.filter((code) => !Object.hasOwn(messages.refusals, code))).toEqual([]);
    expect(Object.keys(messages.refusals).filter((code) => !codes.includes(code))).toEqual(
      FIRST_EDITION,
    );
  });

  it('tell refusals with what they are about', () => {
    expect(english.refused({ code: 'bid-too-low', params: { bid: 90, least: 110 } }, people)).toBe(
      'That makes $90M; you need at least $110M.',
    );
    expect(
      english.refused({ code: 'cash-short', params: { seat: 0, have: 10, need: 20 } }, people),
    ).toBe('You have $10M in cash, and the deal takes $20M at once.');
    expect(
      english.refused({ code: 'promise-card', params: { contract: 2, clause: 1 } }, people),
    ).toBe('That card is promised: line 1 of contract 2.');
    expect(english.refused({ code: 'no-cards-there', params: { seat: 1 } }, people)).toBe(
      'Ann has no cards.',
    );
    expect(english.refused({ code: 'something-else' }, people)).toContain('something-else');
  });

  it('tell whole matches: every event, question and answer has its words', () => {
    const told = new Set<string>();
    for (let seed = 1; seed <= 20 && told.size < EVENT_TYPES; seed++) {
      const rng = fastRng(seed);
      const emissions: Emission<Event>[] = [];
      const state = trump.setup(
        { seats: 4, options: trump.presets.standard },
        rng,
        collect(emissions),
      );
      while (trump.toAct(state) !== 0) {
        const seat = rng.pick(seatsOf(trump.toAct(state)));
        const seen = view(state, seat);
        const decision = trump.decision(state, seat);
        expect(english.question(seen, decision, people)).toMatch(/\?/);
        expect(english.typing(seen, decision)).toMatch(/^Type/);
        // Openings of 0 are rare among all amounts, and a sale without any is an event of its own.
        const staysOut = decision.kind === 'open' && rng.below(2) === 0;
        const move = staysOut
          ? ({ type: 'open', amount: 0 } as const)
          : trump.sample(state, seat, rng);
        expect(english.answer(seen, move, people)).not.toMatch(/undefined|NaN|\bnull\b/);
        trump.apply(state, seat, move, rng, collect(emissions));
        const viewer = rng.below(2) === 0 ? seat : 'public';
        expect(english.board(view(state, viewer), people)).not.toMatch(/undefined|NaN|\bnull\b/);
      }
      for (const viewer of [0, 'public'] as const) {
        for (const event of eventsFor(emissions, viewer)) {
          told.add(event.type);
          const text = english.happened(event, people) ?? 'Nothing to read.';
          expect(text).toMatch(/^[^a-z].*\.$/s);
          expect(text).not.toMatch(/undefined|NaN|\bnull\b/);
        }
      }
    }
    expect(told.size).toBe(EVENT_TYPES);
  });

  it('leave out what is to be remembered (D-8.2)', () => {
    const options = { boxes: 'memory', cash: 'memory' } as const;
    const state = scene({ owned: [[HOTEL], [CASINO]], boxes: { [CASINO]: 90 }, options });
    const text = english.board(view(state, 0), people);
    expect(text).toContain('You: $400M, 0 cards, Hotel ($50M in the box)');
    expect(text).toContain('Ann: cash not counted, 0 cards, Casino (box closed)');
    expect(text).not.toContain('90');
    // A view of the first edition had cash always, and what was last seen in a box.
    const { remembered: _, ...first } = view(state, 0);
    const seen = { ...first, cash: [400, 400, 400, 400], boxesSeen: Array(8).fill(60) };
    expect(english.board(seen as unknown as View, people)).toContain(
      'Ann: $400M, 0 cards, Casino (at least $60M in the box)',
    );
  });

  it('say who has another say in a sale, and why it ended (D-5.6)', () => {
    const state = scene({ hands: [[FORCE_SALE, OUT]] });
    play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
    openSale(state, [50, 80, 60, 0]);
    play(state, 0, knockOut(1));
    play(state, 1, { type: 'pass' });
    const lines = (emissions: readonly Emission<Event>[]): (string | undefined)[] =>
      eventsFor(emissions, 'public').map((event) => english.happened(event, people));
    expect(lines(play(state, 2, { type: 'pass' }))).toContain(
      'All others let it go; you acted last without taking the lead and had one more say.',
    );
    expect(english.question(view(state, 0), trump.decision(state, 0), people)).toMatch(
      /^All others let it go\./,
    );
    expect(lines(play(state, 0, { type: 'pass' }))).toContain(
      'Everybody let it go, so the bidding was over with Bob in the lead.',
    );
  });

  it('show the table at a glance', () => {
    const state = scene({
      hands: [[TAX], []],
      owned: [[HOTEL], [CASINO]],
      boxes: { [CASINO]: 90 },
    });
    expect(english.board(view(state, 0), people)).toBe(
      [
        'Part 1, buying. It is your turn.',
        'You: $400M, 1 card, Hotel ($50M in the box), on START',
        'Ann: $400M, 0 cards, Casino ($90M in the box), on START',
        'Bob: $400M, 0 cards, no property, on START',
        'Cy: $400M, 0 cards, no property, on START',
        'Unowned: Convention Center ($50M in the box), Office Complex ($50M in the box), Sports Complex ($50M in the box), Airline ($50M in the box), Cruise Line ($50M in the box), Tropical Island ($50M in the box). Draw pile: 71 cards.',
        'Your hand: Tax.',
      ].join('\n'),
    );
  });
});

describe('typed answers', () => {
  /** What is made of a typed answer, which must be legal too. */
  const typed = (state: ReturnType<typeof scene>, seat: number, text: string): Move | string => {
    const move = english.read(view(state, seat), text);
    if (!move) return 'nothing';
    return trump.check(state, seat, move)?.code ?? move;
  };

  it('open and bid', () => {
    const state = scene({ hands: [[FORCE_SALE, INVESTOR_30, INVESTOR_50, OUT], [BACK]] });
    play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
    expect(typed(state, 0, '60')).toEqual({ type: 'open', amount: 60 });
    expect(typed(state, 0, 'open $120')).toEqual({ type: 'open', amount: 120 });
    expect(typed(state, 0, 'a lot')).toBe('nothing');
    openSale(state, [50, 60, 70, 0]);
    expect(typed(state, 0, 'raise 30 + 50')).toEqual(raise(30, INVESTOR_50));
    expect(typed(state, 0, 'raise + 50 30')).toEqual(raise(0, INVESTOR_30, INVESTOR_50));
    expect(typed(state, 0, 'raise + 45')).toBe('nothing');
    expect(typed(state, 0, 'out left')).toEqual(knockOut(1));
    expect(typed(state, 0, 'knock out across')).toEqual(knockOut(2));
    expect(typed(state, 0, 'pass')).toEqual({ type: 'pass' });
    play(state, 0, knockOut(1));
    expect(typed(state, 1, 'back')).toEqual({ type: 'backIn' });
  });

  it('play, and choose properties and opponents', () => {
    const state = scene({
      hands: [[TAX, FORCE_SALE, profit(HOTEL)], [BACK]],
      owned: [[HOTEL], [CASINO]],
      pawns: [10, 0, 0, 0],
    });
    expect(typed(state, 0, 'roll')).toEqual({ type: 'roll' });
    expect(typed(state, 0, 'play tax left')).toEqual({ type: 'play', card: TAX, seat: 1 });
    expect(typed(state, 0, 'play force sale convention')).toEqual({
      type: 'play',
      card: FORCE_SALE,
      property: 2,
    });
    expect(typed(state, 0, 'play hotel profit')).toEqual({ type: 'play', card: profit(HOTEL) });
    play(state, 0, { type: 'roll' }, T);
    expect(typed(state, 0, 'take left')).toEqual({ type: 'take', seat: 1 });
    play(state, 0, { type: 'take', seat: 1 }, 0, face(1));
    expect(typed(state, 0, 'trade hotel for cruise')).toEqual({
      type: 'trade',
      give: HOTEL,
      take: 6,
    });
    expect(typed(state, 0, 'keep')).toEqual({ type: 'keep' });
  });

  it('deal', () => {
    const state = scene({ part: 2, hands: [[], [profit(HOTEL)]], owned: [[CASINO], [HOTEL]] });
    const terms = [cash(0, 100), property(0, CASINO), share(1, 50, profit(HOTEL))];
    expect(
      typed(state, 0, 'offer left: give 100, give Casino; when she plays Hotel Profit get half'),
    ).toEqual(offer(1, ...terms));
    const named = (english.read as (...args: unknown[]) => Move | undefined)(
      view(state, 0),
      'offer Ann: give 100',
      people,
    );
    expect(named).toEqual(offer(1, cash(0, 100)));
    expect(typed(state, 0, 'offer nobody: give 100')).toBe('nothing');
    expect(typed(state, 0, 'offer left: hello')).toBe('nothing');
    play(state, 0, offer(1, cash(0, 100)));
    expect(asked(state).kind).toBe('answer');
    expect(typed(state, 1, 'counter: get 150')).toEqual({
      type: 'counter',
      clauses: [cash(0, 150)],
    });
    expect(typed(state, 1, 'yes')).toEqual({ type: 'accept' });
    expect(typed(state, 1, 'no')).toEqual({ type: 'reject' });
  });

  it('are nothing for those who only watch', () => {
    expect(english.read(view(scene({}), 'public'), 'roll')).toBeUndefined();
  });
});
