import { signal } from '@preact/signals';
import type { AnyText, People } from '@parlor/kit';
import { loadApp } from '@parlor/messages/app';
import { beforeAll, describe, expect, it } from 'vitest';
import { toldStep } from '../surroundings/viewing.ts';
import { words } from '../words/words.ts';
import { Telling } from './telling.ts';

interface Event {
  readonly seat?: number;
  readonly from?: number;
  readonly what: string;
  readonly more?: readonly string[];
}

const english: Pick<AnyText, 'happened' | 'details'> = {
  happened: (event: Event, people: People) =>
    event.what === ''
      ? undefined
      : `${event.seat === undefined ? 'All' : people(event.seat).name} ${event.what}`,
  details: (event: Event) => event.more ?? [],
};

const shouting: typeof english = {
  happened: (...told) => english.happened(...told)?.toUpperCase(),
  details: (event: Event) => (event.more ?? []).map((line) => line.toUpperCase()),
};

const people: People = (seat) => ({ name: seat === 0 ? 'Ada' : 'Bruno', isReader: false });

beforeAll(async () => words.use(await loadApp.en()));

const telling = (text = signal(english)) => new Telling(text, people);

describe('what one person is told', () => {
  it('goes into the log in its order, and on the tag of whoever did it', () => {
    const told = telling();
    expect(
      told.note([[{ seat: 0, what: 'drew' }, { what: '' }], [{ what: 'wait' }]], {}, 1),
    ).toEqual(['Ada drew', 'All wait']);
    told.note([[{ seat: 0, what: 'banked' }]], {}, 2);
    expect(told.log.value.map(({ text }) => text)).toEqual(['Ada drew', 'All wait', 'Ada banked']);
    expect([...told.says.value]).toEqual([[0, 'Ada banked']]);
  });

  it('stands at the ply that it led to', () => {
    const told = telling();
    told.restart([[{ what: 'sit down' }], [{ seat: 0, what: 'drew' }]], {}, 1);
    told.add(() => 'Bruno: oh');
    // A step that shows this person nothing counts all the same.
    told.note(
      [
        [],
        [
          { seat: 1, what: 'drew' },
          { seat: 1, what: 'banked' },
        ],
      ],
      {},
      3,
    );
    told.add(() => 'You were away.', undefined, 2);
    expect(told.log.value.map(({ ply, text }) => [ply, text])).toEqual([
      [0, 'All sit down'],
      [1, 'Ada drew'],
      [1, 'Bruno: oh'],
      [3, 'Bruno drew'],
      [3, 'Bruno banked'],
      [2, 'You were away.'],
    ]);
  });

  it('is forgotten when it is told anew', () => {
    const told = telling();
    told.note([[{ seat: 1, what: 'drew a nine' }]], {}, 2);
    told.restart([[{ seat: 0, what: 'drew' }]], {}, 0);
    expect(told.log.value.map(({ text }) => text)).toEqual(['Ada drew']);
    expect([...told.says.value.keys()]).toEqual([0]);
  });

  it('is all put into the words of another language, what the house and others said included', () => {
    const text = signal(english);
    const told = telling(text);
    told.note([[{ seat: 0, what: 'drew', more: ['A four.'] }]], {}, 2);
    told.add(() => (text.value === english ? 'A move was taken back.' : 'TAKEN BACK.'));
    text.value = shouting;
    expect(told.log.value.map(({ text: line, more }) => [line, ...more])).toEqual([
      ['ADA DREW', 'A FOUR.'],
      ['TAKEN BACK.'],
    ]);
    expect([...told.says.value]).toEqual([[0, 'ADA DREW']]);
  });

  it('is heard again when it is said again', () => {
    const told = telling();
    told.announce('Not now.');
    const first = told.announcement.value;
    told.announce('Not now.');
    expect(told.announcement.value).not.toBe(first);
    expect(told.announcement.value.trim()).toBe('Not now.');
  });

  it('may have sentences behind it: folded in the log, and heard at once', () => {
    const told = telling();
    const more = ['Ada gives a card.', 'Bruno gives nothing.'];
    expect(told.note([[{ from: 0, what: 'hear of a deal', more }]], {}, 2)).toEqual([
      'All hear of a deal',
      ...more,
    ]);
    expect(told.log.value).toMatchObject([{ seat: 0, text: 'All hear of a deal', more }]);
    // Whoever offers has done nothing yet that a tag could say.
    expect([...told.says.value]).toEqual([]);
  });

  it('is marked where a bot did it for somebody: once for a step, at what that seat did', () => {
    const told = telling();
    const events = [{ what: 'wait' }, { seat: 1, what: 'drew' }, { seat: 1, what: 'sold' }];
    const step = toldStep(events, { seat: 1, by: 'stand-in' });
    expect(told.note([step], {}, 1)).toEqual([
      ...['All wait', 'Bruno drew', 'A bot answered for Bruno.', 'Bruno sold'],
    ]);
    expect(told.log.value.map(({ mark }) => mark)).toEqual([
      ...[undefined, 'A bot answered for Bruno.', undefined],
    ]);
  });

  it('does not drown in what is said with it', () => {
    const told = telling();
    told.announce('Bruno refused.');
    told.mention('Bruno: too little');
    expect(told.announcement.value).toBe('Bruno refused. Bruno: too little');
  });
});
