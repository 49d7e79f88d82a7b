import { expect, test } from 'vitest';
import { type Draft, freshDraft, moveTo, presetOf, problemOf, resize, seat } from './draft.ts';

const ABOUT = {
  rulesVersion: 1,
  seatCounts: [2, 3, 4],
  presets: { standard: { games: 4, deck: null }, quick: { games: 1, deck: null } },
  options: { games: { type: 'count', min: 1, max: 10 }, deck: { type: 'data' } },
};

const kinds = ({ chairs }: Draft): string => chairs.map(({ kind }) => kind).join(' ');

test('a table on this device is full of bots, one online waits for friends', () => {
  expect(kinds(freshDraft(ABOUT, 3, 'device'))).toBe('me bot bot');
  expect(kinds(freshDraft(ABOUT, 3, 'online'))).toBe('me open open');
});

test('moving an untouched table changes who is expected', () => {
  expect(kinds(moveTo(freshDraft(ABOUT, 3, 'device'), 'online'))).toBe('me open open');
});

test('moving a table keeps bots that were chosen, and frees seats of people who cannot come along', () => {
  let draft = freshDraft(ABOUT, 4, 'device');
  draft = seat(draft, 1, { kind: 'person', name: 'Ines' });
  draft = seat(draft, 2, { kind: 'bot', level: 'expert' });
  const online = moveTo(draft, 'online');
  expect(kinds(online)).toBe('me open bot bot');
  expect(online.chairs[2]).toEqual({ kind: 'bot', level: 'expert' });
  expect(kinds(moveTo(online, 'device'))).toBe('me bot bot bot');
});

test('one sits in one place: taking another chair changes places', () => {
  const draft = seat(freshDraft(ABOUT, 3, 'device'), 2, { kind: 'me' });
  expect(kinds(draft)).toBe('bot bot me');
});

test('online one cannot leave one’s own table', () => {
  const draft = seat(freshDraft(ABOUT, 3, 'online'), 0, { kind: 'bot', level: 'casual' });
  expect(draft.chairs.filter(({ kind }) => kind === 'me')).toHaveLength(1);
});

test('a smaller table never loses oneself', () => {
  const last = seat(freshDraft(ABOUT, 4, 'device'), 3, { kind: 'me' });
  expect(kinds(resize(last, 2))).toBe('bot me');
  expect(kinds(resize(last, 4))).toBe('bot bot bot me');
});

test('options that equal a preset are that preset', () => {
  const draft = freshDraft(ABOUT, 3, 'device');
  expect(presetOf(ABOUT, draft)).toBe('standard');
  expect(presetOf(ABOUT, { ...draft, options: { games: 1, deck: null } })).toBe('quick');
  expect(presetOf(ABOUT, { ...draft, options: { games: 2, deck: null } })).toBeUndefined();
});

test('people need names of their own', () => {
  const draft = freshDraft(ABOUT, 3, 'device');
  expect(problemOf(draft, 'Ines')).toBeUndefined();
  expect(problemOf(seat(draft, 1, { kind: 'person', name: ' ' }), 'Ines')).toEqual({
    code: 'no-name',
  });
  expect(problemOf(seat(draft, 1, { kind: 'person', name: 'Ines' }), 'Ines')).toEqual({
    code: 'same-name',
    name: 'Ines',
  });
  expect(problemOf(seat(draft, 0, { kind: 'bot', level: 'casual' }), 'Ines')).toEqual({
    code: 'nobody',
  });
});
