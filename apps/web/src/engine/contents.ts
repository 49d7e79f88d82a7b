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
import { type GameId, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import type { BoxContents, EditedSet } from './calls.ts';

export function boxContents(id: GameId, set: Json | null, language: Language): BoxContents {
  const about = contents[id];
  const { rulebook, editing } = about;
  const standard = about.standard as Json;
  const shown = set ?? standard;
  return {
    edition: games[id].rulesVersion,
    rulebook,
    extent: extentOf(tallyOf(partsOf(about, standard, language))),
    parts: partsOf(about, shown, language),
    differences: set === null ? [] : differencesOf(about, set, language),
    problems: set === null ? [] : problemsOf(about, set, language),
    editing: editing ? { option: editing.option, keepsMarks: editing.keepsMarks } : null,
  };
}

export function refusedSet(id: GameId, input: unknown, language: Language): string | null {
  const { editing } = contents[id];
  // A game without sets to enter takes none.
  if (!editing) return '';
  const why = editing.check(input);
  return why ? editing.refused(why, language) : null;
}

export function editSet(id: GameId, set: Json, edit: SetEdit, language: Language): EditedSet {
  const changed = contents[id].editing!.edit(set, edit) as Json;
  return { set: changed, contents: boxContents(id, changed, language) };
}

/** Parlor's set as data, to begin with. */
export const standardSet = (id: GameId): Json => contents[id].standard as Json;
