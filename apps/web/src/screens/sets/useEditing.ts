/** A set while somebody enters it: every change asked of the rules, kept at once, and undone if wanted. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Json, SetEdit } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import type { BoxContents, EditedSet } from '../../engine/calls.ts';
import { engine } from '../../engine/engine.ts';
import { storeSet, type StoredSet, storedSet } from '../../sets/storedSets.ts';
import { language } from '../../platform/language.ts';

export interface SetEditing {
  readonly name: string;
  readonly set: Json;
  readonly contents: BoxContents;
  readonly rename: (name: string) => void;
  readonly edit: (edit: SetEdit) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Could the last change not be kept? */
  readonly isNotKept: boolean;
}

interface Step {
  readonly set: Json;
  /** What was changed to get there: letter after letter of one value is one change. */
  readonly what: string;
}

const whatOf = (edit: SetEdit, number: number): string =>
  edit.type === 'put' ? edit.path : `${edit.type} ${number}`;

export function useEditing(game: GameId, id: string): SetEditing | 'gone' | 'broken' | undefined {
  const [kept, setKept] = useState<StoredSet | 'gone' | 'broken'>();
  const [state, setState] = useState<EditedSet>();
  const [isNotKept, setNotKept] = useState(false);
  const past = useRef<Step[]>([]);
  const future = useRef<Json[]>([]);
  const edits = useRef(0);
  /** One after the other: somebody types faster than the rules answer now and then. */
  const work = useRef<Promise<EditedSet | undefined>>(Promise.resolve(undefined));
  const newest = useRef<StoredSet | undefined>(undefined);

  useEffect(() => {
    work.current = storedSet(id)
      .catch(() => undefined)
      .then(async (found) => {
        if (!found || found.game !== game) {
          setKept('gone');
          return undefined;
        }
        const opened = {
          set: found.set,
          contents: await engine.contents(game, found.set, language.peek()),
        };
        newest.current = found;
        setKept(found);
        setState(opened);
        return opened;
      })
      .catch(() => {
        // Kept by a program that knew other sets than this one.
        setKept('broken');
        return undefined;
      });
  }, [game, id]);

  const keep = (change: Partial<Pick<StoredSet, 'name' | 'set'>>): void => {
    if (!newest.current) return;
    newest.current = { ...newest.current, ...change, updatedAt: Date.now() };
    setKept(newest.current);
    storeSet(newest.current).then(
      () => setNotKept(false),
      () => setNotKept(true),
    );
  };

  const become = (next: (before: Json) => Promise<EditedSet | undefined>): void => {
    const earlier = work.current;
    const run = async (): Promise<EditedSet | undefined> => {
      const before = await earlier;
      const after = before && (await next(before.set));
      if (!after) return before;
      setState(after);
      keep({ set: after.set });
      return after;
    };
    work.current = run();
  };

  const goBackTo = (set: Json): void =>
    become(async () => ({ set, contents: await engine.contents(game, set, language.peek()) }));

  if (typeof kept === 'string') return kept;
  if (!kept || !state) return undefined;
  return {
    name: kept.name,
    set: state.set,
    contents: state.contents,
    isNotKept,
    rename: (name) => keep({ name }),
    edit(edit) {
      const what = whatOf(edit, ++edits.current);
      become(async (set) => {
        if (past.current.at(-1)?.what !== what) past.current.push({ set, what });
        future.current = [];
        return engine.editSet(game, set, edit, language.peek());
      });
    },
    undo:
      past.current.length === 0
        ? undefined
        : () => {
            const step = past.current.pop();
            if (!step) return;
            future.current.push(state.set);
            goBackTo(step.set);
          },
    redo:
      future.current.length === 0
        ? undefined
        : () => {
            const set = future.current.pop();
            if (set === undefined) return;
            past.current.push({ set: state.set, what: `redo ${++edits.current}` });
            goBackTo(set);
          },
  };
}
