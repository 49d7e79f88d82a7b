/** Whoever has gone to another tab sees in its title that they are asked. */

import { useEffect } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

const MARK = '● ';

export function useTurnInTitle(model: TableModel): void {
  const isMine = model.isMyTurn.value && !model.isOver.value;
  useEffect(() => {
    if (!isMine) return undefined;
    const plain = document.title;
    document.title = `${MARK}${t('home.your-turn')}: ${plain}`;
    return () => {
      document.title = plain;
    };
  }, [isMine]);
}
