/** Why a table cannot be opened as it stands, in words and beside what is to blame. */

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '@parlor/registry/ids';
import { engine } from '../../engine/engine.ts';
import { refusedSet } from '../../sets/refusedSet.ts';
import { reasonInWords } from '../../tables/reasonInWords.ts';
import type { Draft } from './draft.ts';

export interface Refusal {
  readonly text: string;
  /** Which option it is about, if it is about one. */
  readonly option: string | undefined;
}

/** `checking` until the game has answered; undefined when the table is fine. */
export type RefusalState = Refusal | 'checking' | undefined;

/** Of a set the game speaks the language of this device. */
async function setReason(
  game: GameId,
  { options }: Draft,
  option: string | number | undefined,
): Promise<string | null> {
  const set = option === undefined ? undefined : options[option];
  return typeof set === 'object' && set !== null ? refusedSet(game, set) : null;
}

export function useRefusal(game: GameId, draft: Draft | undefined): RefusalState {
  const [state, setState] = useState<RefusalState>('checking');
  const seats = draft?.chairs.length;
  const options = JSON.stringify(draft?.options);
  useEffect(() => {
    if (!draft || seats === undefined) return;
    let isWanted = true;
    void engine.checkTable(game, seats, draft.options).then(async (why) => {
      const option = why?.params?.['option'];
      const text =
        why && ((await setReason(game, draft, option)) ?? (await reasonInWords(game, why)));
      if (!isWanted) return;
      setState(
        why && text !== null
          ? { text, option: typeof option === 'string' ? option : undefined }
          : undefined,
      );
    });
    return () => {
      isWanted = false;
    };
  }, [game, seats, options]);
  return state;
}
