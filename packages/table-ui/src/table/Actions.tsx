/** The buttons beside the question: at most one of brass, which says exactly what will happen. */

import { useRef } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

export interface Action {
  readonly label: string;
  /** What it sends; or what else it does. */
  readonly move?: unknown;
  readonly press?: () => void;
  readonly kind?: 'primary' | 'quiet';
  /** The letter that does the same; Enter is the primary's. */
  readonly key?: string;
  /** Why it cannot be done yet, in words. The button stays and says so. */
  readonly whyNot?: string;
}

export function act(model: TableModel, action: Action): void {
  if (action.whyNot !== undefined) model.explain(action.whyNot);
  else if (action.press) action.press();
  else void model.send(action.move);
}

interface ActionsProps {
  readonly model: TableModel;
  readonly actions: readonly Action[];
}

export function Actions({ model, actions }: ActionsProps) {
  const last = useRef(actions);
  const isSending = model.isSending.value;
  if (!model.isMyTurn.value && !isSending) return null;
  // Until the answer is acknowledged the buttons stay where they are, with the focus on them, and do nothing.
  if (!isSending) last.current = actions;
  return (
    <div class="acts" role="group" aria-label={t('table.answer')}>
      {last.current.map((action, i) => (
        <button
          type="button"
          // The brass button stays the same one whatever it says; others may be called alike.
          key={action.kind === 'primary' ? 'primary' : i}
          class={`btn ${action.kind ?? ''} ${isSending ? 'sending' : ''}`}
          aria-disabled={isSending || action.whyNot !== undefined}
          title={action.whyNot}
          onClick={() => {
            if (!isSending) act(model, action);
          }}
        >
          {action.label}
          {(action.key !== undefined || action.kind === 'primary') && (
            <kbd aria-hidden="true">
              {/* Drawn: none of our fonts has that sign, and to find one that has it takes long. */}
              {action.kind === 'primary' ? <Icon name="enter" /> : keyName(action.key!)}
            </kbd>
          )}
        </button>
      ))}
    </div>
  );
}

export const keyName = (key: string): string =>
  key === 'Escape' ? t('keys.name.escape') : key.toUpperCase();
