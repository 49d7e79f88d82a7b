/** Today's words for the matches of every frozen edition: each step is told, asked and answered with no text missing. */

import { readFileSync } from 'node:fs';
import { fastRng, type Language, LANGUAGES, type People, type Viewer, WIDE } from '@parlor/kit';
import { type MatchRecord, replay } from '@parlor/match';
import { describe, expect, it } from 'vitest';
import { frozenEditions, frozenRules, GAME_IDS, type GameId } from './index.ts';
import { loadText } from './texts.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];
const MISSING = /undefined|NaN|null|\[object/;

interface Frozen {
  readonly game: GameId;
  readonly edition: number;
}

const all: Frozen[] = GAME_IDS.flatMap((game) =>
  frozenEditions(game).map((edition) => ({ game, edition })),
);

const recordsOf = ({ game, edition }: Frozen): MatchRecord[] =>
  (
    JSON.parse(
      readFileSync(
        new URL(`../../../games/${game}/editions/${game}-${edition}.matches.json`, import.meta.url),
        'utf8',
      ),
    ) as { record: MatchRecord }[]
  ).map(({ record }) => record);

interface Said {
  readonly what: string;
  readonly text: string | undefined;
}

/** All that is said to one viewer in the course of a match, in the order it is said. */
async function saidTo(
  frozen: Frozen,
  record: MatchRecord,
  viewer: Viewer,
  language: Language,
): Promise<Said[]> {
  const rules = (await frozenRules(frozen.game, frozen.edition))!;
  const { board, happened, details, question, typing, answer } =
    await loadText[frozen.game](language);
  const people: People = (seat) => ({ name: NAMES[seat]!, isReader: seat === viewer });
  const said: Said[] = [];
  const say = (what: string, text: string | undefined) => said.push({ what, text });
  const replayed = replay(rules, record, (match) => {
    const update = match.update(viewer);
    const { view, events } = update;
    say('board', board(view, people));
    for (const event of events) {
      // Some events have nothing to read; what is read has no gap.
      const line = happened(event, people, view);
      if (line !== undefined) say('happened', line);
      for (const more of details?.(event, people, view) ?? []) say('details', more);
    }
    if (!update.question || viewer === 'public') return;
    const { decision } = update.question;
    say('question', question(view, decision, people));
    const world: unknown = rules.worlds(view)(fastRng(match.ply));
    const moves: unknown[] = [];
    const count = rules.moves(world, viewer, moves);
    if (count === WIDE) say('typing', typing(view, decision));
    else for (const move of moves.slice(0, count)) say('answer', answer(view, move, people));
  });
  if (!replayed.ok) throw new Error(replayed.why.code);
  return said;
}

/** The first seat in every language, others and the public in one. */
const told = ({ table }: MatchRecord): readonly (readonly [Viewer, Language])[] => [
  ...LANGUAGES.map((language) => [0, language] as const),
  [table.seats - 1, 'en'],
  ['public', 'en'],
];

describe.each(all)('$game, edition $edition, in today’s words', (frozen) => {
  it.each(recordsOf(frozen).map((record) => ({ record, seats: record.table.seats })))(
    'is told, asked and answered at every step, $seats seats',
    async ({ record }) => {
      for (const [viewer, language] of told(record)) {
        const said = await saidTo(frozen, record, viewer, language);
        const missing = said.filter(({ text }) => !text?.trim() || MISSING.test(text));
        expect(missing).toEqual([]);
        const kinds = new Set(said.map(({ what }) => what));
        expect([...kinds]).toEqual(expect.arrayContaining(['board', 'happened']));
        expect(kinds.has('question')).toBe(viewer !== 'public');
      }
    },
  );
});
