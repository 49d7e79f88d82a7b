import { GAME_IDS } from '@parlor/registry/ids';
import { expect, test } from 'vitest';
import { movesOf } from './storedMatch.ts';
import { splitMatch, type WholeMatch } from './upgrade.ts';

const record = {
  format: 1,
  game: GAME_IDS[0],
  rulesVersion: 1,
  rng: 'chacha20',
  table: { seats: 3, options: { games: 2, deck: { aces: 4 } } },
  seed: '5eed'.repeat(16),
  moves: [
    { seat: 0, move: { type: 'pass' } },
    { seat: 2, move: { type: 'play', cards: [1, 2] } },
  ],
};

const whole: WholeMatch = {
  id: 'local-1',
  game: GAME_IDS[0],
  seats: [
    { name: 'Ines', level: undefined },
    { name: 'Bruno', level: 'casual' },
    { name: 'Nadia', level: 'expert' },
  ],
  record,
  isOver: true,
  isYourTurn: false,
  places: [1, 2, 3],
  updatedAt: 1234,
};

test('nothing of a match is lost when its moves become a log', () => {
  const { match, entries } = splitMatch(whole);
  const { record: _record, ...rest } = whole;
  expect(match).toMatchObject({ ...rest, head: 2 });
  expect({ ...match.header, moves: movesOf(entries) }).toEqual(record);
  expect(entries.map(({ n }) => n)).toEqual([1, 2]);
  expect(new Set(entries.map(({ player, key }) => `${player} ${key}`)).size).toBe(2);
});

test('what was taken back does not count', () => {
  const { entries } = splitMatch(whole);
  const back = { ...entries[0], n: 3, body: { type: 'takeback', ply: 1 } } as const;
  expect(movesOf([...entries, back])).toEqual(record.moves.slice(0, 1));
});
