import { signal } from '@preact/signals';
import type { AnyText, People } from '@parlor/kit';
import { loadApp } from '@parlor/messages/app';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../words/words.ts';
import { askHints } from './hints.ts';
import { TableModel } from './model.ts';
import type { Services, Speed } from '../surroundings/services.ts';
import type { ChatLine } from '../surroundings/social.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import type { Moment, SeatState } from '../surroundings/viewing.ts';

/** A bot that advises to ask whoever sits next to seat 0. */
const hints = async () => [{ move: {}, value: undefined, reason: { code: 'ask' } }];

beforeAll(async () => words.use(await loadApp.en()));

interface Told {
  readonly seat: number;
  readonly what: string;
}

const called = (people: People, seat: number): string =>
  people(seat).isReader ? 'You' : people(seat).name;

const text = {
  happened: ({ seat, what }: Told, people: People) => `${called(people, seat)} ${what}`,
  reason: (_: unknown, people: People) => `${called(people, 0)} could ask ${called(people, 1)}.`,
  question: () => 'What now?',
  answer: () => 'Ask',
  refused: ({ params }: { params?: { asked: string } }) => `The game asks: ${params?.asked}.`,
} as unknown as AnyText;

const moment = (version: number, viewer: number, more: Partial<Moment> = {}): Moment => ({
  version,
  viewer,
  ply: version,
  events: [{ seat: viewer, what: `did ${version}` }],
  view: {},
  questions: [],
  question: undefined,
  outcome: undefined,
  deadlines: [],
  ...more,
});

const BEGAN = [[{ seat: 0, what: 'began' }]];

function opened(wish: Moment) {
  const first = { ...wish, history: BEGAN };
  const speed = signal<Speed>('instant');
  const now = signal<Moment | undefined>(first);
  const line = signal<'open' | 'lost' | 'gone'>('open');
  const chat = signal<readonly ChatLine[]>([]);
  const late = signal(0);
  const seats: SeatState[] = ['Ada', 'Bruno'].map((name) => ({
    name,
    kind: 'person',
    level: undefined,
    isAway: false,
    isConnected: true,
    isThinking: false,
  }));
  const surroundings = {
    viewing: { moment: now, seats: signal(seats) },
    live: { seen() {} },
    playing: { answer: () => new Promise(() => {}) },
    engine: { legal: async () => [] },
    advice: { hints },
    standIn: { late },
    social: { chat },
    connection: { line },
  } as unknown as Surroundings;
  const services = { preferences: { speed }, sounds: { play() {} } } as unknown as Services;
  const model = new TableModel({ surroundings, services, text: signal(text) });
  const show = (next: Moment): void => {
    now.value = next;
    model.skip();
  };
  const log = () => model.log.value.map(({ text }) => text);
  /** Something happens, and waits to be shown. */
  const happen = (next: Moment): void => {
    now.value = next;
  };
  const say = (text: string, about: Partial<ChatLine> = {}): void => {
    const said = {
      id: text,
      name: 'Bruno',
      player: 'seat:1',
      said: { text },
      isBot: true,
      isMine: false,
      isEarlier: false,
    };
    chat.value = [...chat.peek(), { ...said, ...about }];
  };
  return { model, speed, show, happen, say, line, late, log };
}

describe('the model of a table', () => {
  it('begins with what its person was told before', async () => {
    const { log } = opened(moment(1, 0));
    expect(log()).toEqual(['You began', 'You did 1']);
  });

  it('belongs to one person: nothing of what another is told gets in', async () => {
    const { model, show, log } = opened(moment(1, 0));
    show(moment(2, 1, { view: { hand: 'of another' } }));
    expect(model.shown.value?.viewer).toBe(0);
    expect(log()).toEqual(['You began', 'You did 1']);
    expect(model.announcement.value).toBe('You did 1');
  });

  describe('asked for something sealed, while others answer theirs', () => {
    const asked = (version: number, more: Partial<Moment> = {}): Moment =>
      moment(version, 0, {
        question: { id: 1, kind: 'seal', sealed: true, optional: false },
        ...more,
      });

    it('keeps what can be chosen and what has been typed', async () => {
      const { model, show } = opened(asked(1));
      await vi.waitFor(() => expect(model.legal.value).toEqual([]));
      model.typed.value = '0';
      show(asked(2));
      expect([model.legal.value, model.typed.value]).toEqual([[], '0']);
      const other = { id: 3, kind: 'seal', sealed: true, optional: false };
      show(asked(3, { question: other }));
      expect([model.legal.value, model.typed.value]).toEqual([undefined, '']);
    });

    it('does not ask again for what is on its way', async () => {
      const { model, show } = opened(asked(1));
      void model.send({});
      show(asked(2));
      expect(model.isMyTurn.value).toBe(false);
      show(moment(3, 0));
      expect(model.isSending.value).toBe(false);
    });
  });

  it('says once for each question that the time was up and a bot answered', async () => {
    const { model, late, log } = opened(moment(1, 0));
    late.value = 1;
    expect(log()).toEqual(['You began', 'You did 1', 'A bot answered for you: the time was up.']);
    expect(model.announcement.value).toContain('A bot answered for you');
    late.value = 0;
    late.value = 1;
    late.value = 2;
    expect(log()).toHaveLength(5);
  });

  it('keeps what is being composed when the line was down and nothing happened', async () => {
    const { model, show, line } = opened(moment(1, 0));
    const before = model.shown.value;
    line.value = 'lost';
    line.value = 'open';
    show({ ...moment(1, 0) });
    expect(model.shown.value).toBe(before);
    expect(model.missed.value).toBe(0);
  });

  it('says how many moves it has missed, and only after a break', async () => {
    const { model, show, line, log } = opened(moment(1, 0));
    show(moment(2, 0, { events: [] }));
    expect(model.missed.value).toBe(0);
    line.value = 'lost';
    line.value = 'open';
    show(moment(5, 0, { events: [] }));
    expect(model.missed.value).toBe(3);
    expect(log().at(-1)).toContain('3');
  });

  it('tells what they were, where that is known', async () => {
    const { model, show, line, log } = opened(moment(1, 0));
    line.value = 'lost';
    line.value = 'open';
    const history = [...BEGAN, ...[1, 2, 3].map((n) => [{ seat: 1, what: `did ${n}` }])];
    show(moment(3, 0, { events: [], history }));
    expect(model.missed.value).toBe(2);
    expect(log()).toEqual([
      ...['You began', 'You did 1', '2 moves were made while you were away.'],
      ...['Bruno did 2', 'Bruno did 3'],
    ]);
    expect(model.says.value.get(1)).toBe('Bruno did 3');
    expect(model.announcement.value).toBe('Bruno did 2 Bruno did 3');
  });

  it('reads out the last of many that were missed, and writes all of them down', async () => {
    const { model, show, line, log } = opened(moment(1, 0));
    line.value = 'lost';
    line.value = 'open';
    const history = Array.from({ length: 9 }, (_, n) => [{ seat: 1, what: `did ${n}` }]);
    show(moment(8, 0, { events: [], history }));
    expect(log()).toHaveLength(3 + 7);
    expect(model.announcement.value).toBe('Bruno did 6 Bruno did 7 Bruno did 8');
  });

  it('forgets what a move that was taken back had brought', async () => {
    const { show, log } = opened(moment(4, 0));
    show(moment(5, 0, { ply: 2, events: [], history: BEGAN }));
    expect(log()).toEqual(['You began', 'A move was taken back.']);
  });

  it('forgets it also when others have played on since, out of sight', async () => {
    const { show, log, line } = opened(moment(4, 0));
    line.value = 'lost';
    line.value = 'open';
    const history = [...BEGAN, [{ seat: 1, what: 'did otherwise' }]];
    show(moment(8, 0, { ply: 5, events: [], history }));
    expect(log()).toEqual(['You began', 'Bruno did otherwise', 'A move was taken back.']);
  });

  it('prefers the words of the game where the game knows more', async () => {
    const { model } = opened(moment(1, 0));
    expect(model.say({ code: 'not-asked' })).toBe('It is not your turn.');
    expect(model.say({ code: 'not-asked', params: { asked: 'a card' } })).toBe(
      'The game asks: a card.',
    );
  });

  it('quotes what a bot said about its move, after the move and not before it is shown', async () => {
    const { model, speed, happen, say, log } = opened(moment(1, 0));
    speed.value = 'calm';
    happen(moment(2, 0, { events: [{ seat: 1, what: 'passed' }] }));
    happen(moment(3, 0, { events: [{ seat: 1, what: 'refused' }] }));
    say('Too little.');
    expect(log()).not.toContain('Bruno: “Too little.”');
    model.skip();
    expect(log().slice(-3)).toEqual(['Bruno passed', 'Bruno refused', 'Bruno: “Too little.”']);
    // Late, as over a slow line.
    say('Really.');
    expect(log().at(-1)).toBe('Bruno: “Really.”');
    expect(model.remarks.value.map(({ seat, version }) => [seat, version])).toEqual([
      [1, 3],
      [1, 3],
    ]);
    model.close();
  });

  it('quotes nobody but bots, and nothing from before one came', async () => {
    const { say, log, model } = opened(moment(1, 0));
    const before = log();
    say('Hello.', { isBot: false });
    say('Long ago.', { isEarlier: true });
    // From another device of one's own.
    say('My turn?', { isBot: false, isMine: true });
    expect(log()).toEqual(before);
    expect(model.unread.value).toBe(1);
  });

  it('has hints call the players as the table does, and the reader You', async () => {
    const question = { id: 1, kind: 'turn', sealed: false, optional: false };
    const { model } = opened(moment(1, 0, { question }));
    await askHints(model);
    expect(model.announcement.value).toBe('Hint: Ask. You could ask Bruno.');
  });

  describe('of a replay, which has nothing but what is to be seen', () => {
    const replaying = () => {
      const now = signal<Moment | undefined>(undefined);
      const surroundings = {
        viewing: { moment: now, seats: signal([]) },
      } as unknown as Surroundings;
      const services = { preferences: { speed: signal('calm') } } as unknown as Services;
      return { now, model: new TableModel({ surroundings, services, text: signal(text) }) };
    };

    it('goes to any moment at once, and takes none of it for a move taken back', () => {
      const { now, model } = replaying();
      for (const version of [4, 2, 7]) {
        now.value = moment(version, 0, { history: BEGAN });
        expect(model.shown.value?.version).toBe(version);
        expect(model.log.value.map(({ text }) => text)).toEqual([
          'You began',
          `You did ${version}`,
        ]);
      }
      expect([model.behind.value, model.isSettled.value]).toEqual([0, true]);
    });

    it('counts for everybody, and can be asked nothing and told nothing', async () => {
      const { now, model } = replaying();
      now.value = moment(4, 0);
      expect(model.isCounting).toBe(true);
      expect(await model.engine.legal()).toEqual([]);
      expect(await model.whyNot({})).toBeUndefined();
      await model.send({});
      await model.takeBack();
      await askHints(model);
      expect([model.isSending.value, model.hints.value]).toEqual([false, 'none']);
    });
  });
});
