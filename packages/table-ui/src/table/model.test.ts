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
import {
  type LastLook,
  type Moment,
  type SeatState,
  type StoodIn,
  type ToldSteps,
  toldStep,
} from '../surroundings/viewing.ts';

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

const seatsOf = (isAway = false): SeatState[] =>
  ['Ada', 'Bruno'].map((name) => ({
    ...{ name, kind: 'person', level: undefined, isConnected: true, isThinking: false },
    isAway,
  }));

const BEGAN = [[{ seat: 0, what: 'began' }]];

interface Opening {
  readonly history?: ToldSteps;
  readonly lastLook?: LastLook | undefined;
}

function opened(wish: Moment, { history = BEGAN, lastLook }: Opening = {}) {
  const first = { history, ...wish };
  const speed = signal<Speed>('instant');
  const now = signal<Moment | undefined>(first);
  const line = signal<'open' | 'lost' | 'gone'>('open');
  const chat = signal<readonly ChatLine[]>([]);
  const seats = signal(seatsOf());
  const surroundings = {
    viewing: { moment: now, seats },
    live: { seen() {}, ...(lastLook && { lastLook }) },
    playing: { answer: () => new Promise(() => {}) },
    engine: { legal: async () => [] },
    advice: { hints },
    social: { chat },
    connection: { line },
  } as unknown as Surroundings;
  const services = {
    preferences: { speed, isAnswering: signal(false) },
    sounds: { play() {} },
    pace: { isAttended: signal(true) },
  } as unknown as Services;
  const model = new TableModel({ surroundings, services, text: signal(text) });
  const show = (next: Moment): void => {
    now.value = next;
    model.skip();
  };
  const log = () => model.log.value.map(({ text }) => text);
  const marks = () => model.log.value.map(({ mark }) => mark);
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
  return { model, speed, show, happen, say, line, seats, log, marks };
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

  describe('where a bot answers for somebody', () => {
    const step = (seat: number, by: StoodIn['by'], what = 'passed') =>
      toldStep(what === '' ? [] : [{ seat, what }], { seat, by });

    it('marks the line of that move, for whoever it was and for everybody else', () => {
      const { model, show, log, marks } = opened(moment(1, 0));
      show(moment(2, 0, { events: step(0, 'time-out') }));
      expect(model.announcement.value).toBe('You passed A bot answered for you: the time was up.');
      show(moment(3, 0, { events: step(1, 'stand-in') }));
      expect(model.announcement.value).toBe('Bruno passed A bot answered for Bruno.');
      expect(log()).toEqual(['You began', 'You did 1', 'You passed', 'Bruno passed']);
      expect(marks()).toEqual([
        ...[undefined, undefined],
        ...['A bot answered for you: the time was up.', 'A bot answered for Bruno.'],
      ]);
    });

    it('says so in a line of its own where nobody is told of the move', () => {
      const { show, log } = opened(moment(1, 0));
      show(moment(2, 0, { events: step(0, 'stand-in', '') }));
      expect(log().at(-1)).toBe('A bot answered for you.');
    });

    it('has it marked after it is opened again, and after a gap', () => {
      const history = [...BEGAN, step(1, 'stand-in')];
      const again = opened(moment(2, 0), { history });
      expect(again.marks()).toEqual([undefined, 'A bot answered for Bruno.', undefined]);
      again.line.value = 'lost';
      again.line.value = 'open';
      again.show(moment(4, 0, { events: [], history: [...history, step(0, 'time-out')] }));
      expect(again.marks().at(-1)).toBe('A bot answered for you: the time was up.');
      expect(again.model.announcement.value).toContain('A bot answered for you');
    });

    it('says aloud once that a bot plays from now on', () => {
      const { model, seats } = opened(moment(1, 0));
      seats.value = seatsOf(true);
      expect(model.announcement.value).toContain('A bot is playing for you.');
      model.announce('Something else.');
      seats.value = seatsOf(true);
      expect(model.announcement.value).toBe('Something else.');
    });
  });

  describe('since my last turn', () => {
    const sinceIn = (model: TableModel) => model.since.value.map(({ text }) => text);
    const lookAt = (ply?: number) => {
      const noted: number[] = [];
      return { ply: () => noted.at(-1) ?? ply, note: (now: number) => void noted.push(now), noted };
    };
    /** Somebody comes to a match that has been told up to a ply. */
    const come = (ply: number, lastAnswer: number | undefined, lastLook?: LastLook) => {
      const history = Array.from({ length: ply + 1 }, (_, at) => [
        { seat: at === lastAnswer ? 0 : 1, what: `did ${at}` },
      ]);
      const led = { history, historyPly: ply, events: [], ...(lastAnswer && { lastAnswer }) };
      return opened(moment(ply, 0, led), { lastLook });
    };

    it('is what stands in the log after it, however often one answers', () => {
      const { model, show } = opened(moment(1, 0));
      expect(sinceIn(model)).toEqual([]);
      show(moment(2, 0, { lastAnswer: 2 }));
      expect(sinceIn(model)).toEqual([]);
      for (const ply of [3, 4]) show(moment(ply, 0, { lastAnswer: 2 }));
      expect(sinceIn(model)).toEqual(['You did 3', 'You did 4']);
      expect(model.lastTurn.value.map(({ text }) => text)).toEqual(['You did 2']);
      show(moment(5, 0, { lastAnswer: 5 }));
      expect(sinceIn(model)).toEqual([]);
    });

    it('opens by itself where others have made several moves while the page was closed', () => {
      const look = lookAt(3);
      const { model } = come(5, 3, look);
      expect([model.sheet.value, sinceIn(model)]).toEqual([
        'since',
        ['Bruno did 4', 'Bruno did 5'],
      ]);
      expect(look.noted).toEqual([5]);
    });

    it.each([
      ['one move', come(4, 3, lookAt(3)), 1],
      ['nothing', come(5, 3, lookAt(5)), 0],
      ['only what was seen before the page was closed', come(9, 3, lookAt(8)), 1],
      ['moves before one’s own answer elsewhere', come(9, 9, lookAt(2)), 0],
    ])('stays shut after %s', (_, { model }, missed) => {
      expect([model.sheet.value, model.missed.value]).toEqual(['none', missed]);
    });

    it('is told in full where this device has not shown the match yet', () => {
      expect(come(5, 3, lookAt()).model.sheet.value).toBe('since');
    });

    it('opens for nobody who has not answered yet, who is on this device all the time, or after the end', () => {
      const outcome = { scores: [1, 0], places: [1, 2] };
      expect(come(9, undefined, lookAt()).model.sheet.value).toBe('none');
      expect(come(9, 3).model.sheet.value).toBe('none');
      const over = opened(moment(9, 0, { outcome, lastAnswer: 3, events: [] }), {
        lastLook: lookAt(3),
      });
      expect(over.model.sheet.value).toBe('none');
    });

    it('has what was missed while the line was down, and none of what was taken back', () => {
      const { model, show, line } = opened(moment(1, 0, { lastAnswer: 1 }));
      line.value = 'lost';
      const told = (ply: number) =>
        Array.from({ length: ply + 1 }, (_, at) => [{ seat: 1, what: `did ${at}` }]);
      const missed = { events: [], lastAnswer: 1 };
      show(moment(3, 0, { ...missed, history: told(3), historyPly: 3 }));
      expect(sinceIn(model)).toEqual([
        '2 moves were made while you were away.',
        'Bruno did 2',
        'Bruno did 3',
      ]);
      show(moment(4, 0, { ...missed, ply: 2, history: told(2), historyPly: 2 }));
      expect(sinceIn(model)).toEqual(['Bruno did 2', 'A move was taken back.']);
    });
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
