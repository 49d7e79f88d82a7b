/** The small button that forgets a match of this device, and for a while after it the way back. */

import { useEffect, useRef } from 'preact/hooks';
import { gameName, type GameId } from '../../games/games.ts';
import { Icon } from '@parlor/table-ui';
import { t } from '../../words/words.ts';
import type { Forgetting } from './forgetting.ts';

/** So long it can be undone; longer for whoever is at the button by keyboard or has the pointer on it. */
const UNDO_MS = 12_000;

interface ForgetProps {
  readonly id: string;
  readonly game: GameId;
  readonly forgetting: Forgetting;
}

export const Forget = (props: ForgetProps) =>
  props.forgetting.isForgetting(props.id) ? <Undo {...props} /> : <Cross {...props} />;

function Cross({ id, game, forgetting }: ForgetProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (forgetting.isUndone(id)) button.current?.focus();
  }, []);
  return (
    <button
      type="button"
      class="iconbtn"
      ref={button}
      aria-label={t('forget.this', { game: gameName(game) })}
      onClick={() => forgetting.forget(id)}
    >
      <Icon name="x" />
    </button>
  );
}

function Undo({ id, game, forgetting }: ForgetProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was pressed is gone; whoever listens hears what happened, and what can be done about it.
    button.current?.focus();
    const timer = setInterval(() => {
      if (!button.current?.matches(':hover, :focus-visible')) forgetting.finish(id);
    }, UNDO_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <button
      type="button"
      class="btn"
      ref={button}
      aria-label={t('forget.undo-of', { game: gameName(game) })}
      onClick={({ detail }) => {
        // The second half of a double click was meant for what stood here before.
        if (detail < 2) forgetting.undo(id);
      }}
    >
      {t('forget.undo')}
    </button>
  );
}
