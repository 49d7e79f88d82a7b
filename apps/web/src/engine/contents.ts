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
import { loadMessages } from '@parlor/games/messages';
import { type GameId, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import type { BoxContents, EditedSet } from './calls.ts';

export async function boxContents(
  id: GameId,
  set: Json | null,
  language: Language,
): Promise<BoxContents> {
  const about = contents[id];
  const messages = await loadMessages[id][language]();
  const { rulebook, editing } = about;
  const standard = about.standard as Json;
  const shown = set ?? standard;
  return {
    edition: games[id].rulesVersion,
    rulebook,
    extent: extentOf(tallyOf(partsOf(about, standard, messages))),
    parts: partsOf(about, shown, messages),
    differences: set === null ? [] : differencesOf(about, set, messages),
    problems: set === null ? [] : problemsOf(about, set, messages),
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
  return why ? editing.refused(why, await loadMessages[id][language]()) : null;
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
