/** What is in the boxes, for a page that knows nothing of any game's components. */

import {
  differencesOf,
  extentOf,
  type Json,
  type Language,
  partsOf,
  problemsOf,
  type SetEdit,
  tallyOf,
} from '@parlor/kit';
import { loadBoxWords } from '@parlor/games/boxes';
import { type GameId, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import type { BoxContents, EditedSet } from './calls.ts';

export async function boxContents(
  id: GameId,
  set: Json | null,
  language: Language,
): Promise<BoxContents> {
  const about = contents[id];
  const words = await loadBoxWords[id][language]();
  const { rulebook, editing } = about;
  const standard = about.standard as Json;
  const shown = set ?? standard;
  return {
    edition: games[id].rulesVersion,
    rulebook,
    extent: extentOf(tallyOf(partsOf(about, standard, words))),
    parts: partsOf(about, shown, words),
    differences: set === null ? [] : differencesOf(about, set, words),
    problems: set === null ? [] : problemsOf(about, set, words),
    editing: editing ? { option: editing.option, keepsMarks: editing.keepsMarks } : null,
  };
}

export async function refusedSet(
  id: GameId,
  input: unknown,
  language: Language,
): Promise<string | null> {
  const { editing } = contents[id];
  // A game without sets to enter takes none.
  if (!editing) return '';
  const why = editing.check(input);
  return why ? editing.refused(why, await loadBoxWords[id][language]()) : null;
}

export async function editSet(
  id: GameId,
  set: Json,
  edit: SetEdit,
  language: Language,
): Promise<EditedSet> {
  const changed = contents[id].editing!.edit(set, edit) as Json;
  return { set: changed, contents: await boxContents(id, changed, language) };
}

/** Parlor's set as data, to begin with. */
export const standardSet = (id: GameId): Json => contents[id].standard as Json;
