/** The buttons beside the question: at most one of brass, which says exactly what will happen. */

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

export function Actions({
  model,
  actions,
}: {
  readonly model: TableModel;
  readonly actions: readonly Action[];
}) {
  return (
    <div class="acts" role="group" aria-label={t('table.answer')}>
      {actions.map((action) => (
        <button
          type="button"
          key={action.label}
          class={`btn ${action.kind ?? ''}`}
          aria-disabled={action.whyNot !== undefined}
          title={action.whyNot}
          onClick={() => act(model, action)}
        >
          {action.label}
          {(action.key !== undefined || action.kind === 'primary') && (
            <kbd aria-hidden="true">{action.kind === 'primary' ? '↵' : keyName(action.key!)}</kbd>
          )}
        </button>
      ))}
    </div>
  );
}

const keyName = (key: string): string => (key === 'Escape' ? 'Esc' : key.toUpperCase());
