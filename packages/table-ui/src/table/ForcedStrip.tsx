/** What the page is about to answer for its person; whatever they press meanwhile stops it. */

import { useEffect } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

/** What is held down with other keys does nothing by itself. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

export function ForcedStrip({ model }: { readonly model: TableModel }) {
  const { forced, text, people, shown } = model;
  const coming = forced.coming.value;
  const isComing = coming !== undefined;
  useEffect(() => {
    if (!isComing) return undefined;
    const press = (event: Event): void => {
      if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return;
      forced.stop();
    };
    for (const what of ['pointerdown', 'keydown']) addEventListener(what, press, true);
    return () => {
      for (const what of ['pointerdown', 'keydown']) removeEventListener(what, press, true);
    };
  }, [isComing]);
  if (!coming) return null;
  const answer = text.answer(shown.value!.view, coming.move, people);
  return (
    <div class="strip">
      <span role="status">{t('forced.coming', { answer })}</span>
      <button type="button" class="btn quiet" onClick={() => forced.stop()}>
        {t('forced.stop')}
      </button>
    </div>
  );
}
