/** The keys of the table as text: digits play the line they stand before. */

import { useLayoutEffect } from 'preact/hooks';
import { t } from '../words/words.ts';
import { isForTable } from './keys.ts';
import { lineNumber, lineOf } from './lineNumbers.ts';
import type { TableModel } from './model.ts';

/** Wherever the focus is, but for fields and sheets. */
export function useLineKeys(model: TableModel): void {
  // Before the lines are there to be read.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      // A key that is held down would answer the next question, too.
      if (!event.repeat && isForTable(event) && press(model, event.key)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [model]);
}

/** What has been typed, and what Enter would play. */
export function typedInWords(typed: string, count: number): string {
  const at = lineOf(typed, count);
  return at === undefined
    ? t('table.typed', { typed })
    : t('table.typed-enter', { typed, line: lineNumber(at, count) });
}

/** Whether the key meant anything. */
function press(model: TableModel, key: string): boolean {
  if (!model.services.preferences.hasLetterKeys.peek() || !model.isMyTurn.peek()) return false;
  const legal = model.legal.peek();
  const typed = model.typed.peek();
  if (/^\d$/.test(key)) {
    if (legal === undefined) return false;
    if (legal === null) return toField();
    type(model, typed + key, legal);
    return true;
  }
  if (typed === '' || !legal) return false;
  switch (key) {
    case 'Enter':
      play(model, typed, legal);
      return true;
    case 'Backspace':
      model.typed.value = typed.slice(0, -1);
      return true;
    case 'Escape':
      model.typed.value = '';
      return true;
    default:
      return false;
  }
}

function type(model: TableModel, typed: string, legal: readonly unknown[]): void {
  if (typed.length === lineNumber(0, legal.length).length) {
    play(model, typed, legal);
    return;
  }
  model.typed.value = typed;
  model.announce(typedInWords(typed, legal.length));
}

function play(model: TableModel, typed: string, legal: readonly unknown[]): void {
  const count = legal.length;
  const at = lineOf(typed, count);
  model.typed.value = '';
  if (at === undefined) {
    const [first, last] = [lineNumber(0, count), lineNumber(count - 1, count)];
    model.explain(t('table.no-line', { typed, first, last }));
  } else void model.send(legal[at]);
}

/** Where nothing is listed, an answer is typed: the key goes on to the field, which takes it from there. */
function toField(): boolean {
  document.querySelector<HTMLInputElement>('.text-typed input')?.focus();
  return false;
}
