/** What is in a box, asked of the rules, with the words to tell it. */

import { useEffect, useState } from 'preact/hooks';
import type { Json } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import type { BoxContents } from '../engine/calls.ts';
import { engine } from '../engine/engine.ts';
import { language } from '../platform/language.ts';
import { loadSetWords } from '../words/sets.ts';

/** Null is Parlor's set. The words are there as soon as anything is. */
export function useBox(game: GameId, set: Json | null): BoxContents | 'failed' | undefined {
  const [box, setBox] = useState<BoxContents | 'failed'>();
  const text = JSON.stringify(set);
  useEffect(() => {
    let isWanted = true;
    Promise.all([engine.contents(game, set, language.value), loadSetWords()]).then(
      ([found]) => isWanted && setBox(found),
      () => isWanted && setBox('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [game, text, language.value]);
  return box;
}
