/**
 * The focus is never nowhere: it goes to the question when my turn begins, when
 * what had it is gone from the table (from a sheet: to what else is in it), and to
 * the result when the match is over.
 */

import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';

const isNowhere = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
};

/** The open sheet, the result, the question, or what stands in its place. */
function focusOnMain(root: HTMLElement | null): void {
  const sheet = root?.querySelector('dialog[open]');
  // Nothing outside of an open sheet can have the focus.
  const main = sheet
    ? (sheet.querySelector<HTMLElement>('.sheet-body :is(button, input, a)') ??
      sheet.querySelector<HTMLElement>('button'))
    : root?.querySelector<HTMLElement>('.ending-head, #ask, .replay-bar [data-first]');
  main?.focus({ preventScroll: true });
}

export function useFocusKept(root: { readonly current: HTMLElement | null }, model: TableModel) {
  const isShown = model.shown.value !== undefined;
  const isMine = model.isMyTurn.value;
  const isOver = model.isOver.value;
  const sheet = model.sheet.value;
  useEffect(() => {
    if (isShown && isNowhere()) focusOnMain(root.current);
  }, [isShown, isMine]);
  useEffect(() => {
    if (sheet !== 'none') return undefined;
    // A sheet gives the focus back, unless what had it is gone by then.
    const timer = setTimeout(() => {
      if (isNowhere()) focusOnMain(root.current);
    });
    return () => clearTimeout(timer);
  }, [sheet]);
  useEffect(() => {
    if (!isOver) return;
    // Whatever was about to be chosen is of no use any more.
    const { activeElement } = document;
    if (isNowhere() || activeElement?.closest('.mine, .cloth')) focusOnMain(root.current);
  }, [isOver]);
  useEffect(() => {
    const table = root.current;
    if (!table) return undefined;
    // Who presses where nothing is, or goes on to the browser's own controls, wants it nowhere here.
    let isWanted = true;
    const seen = (): void => {
      isWanted = true;
    };
    const pressed = ({ target }: PointerEvent): void => {
      isWanted = (target as Element).closest('button, a, input, textarea, [tabindex]') !== null;
    };
    const typed = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') isWanted = false;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const repair = (): void => {
      timer = undefined;
      if (isWanted && isNowhere()) focusOnMain(table);
    };
    // A task of its own: to focus is to lay out, and drawing what is new has taken its time.
    const lost = (): void => {
      timer ??= setTimeout(repair);
    };
    // Not every browser tells of what goes with the focus on it; therefore the observer, too.
    const watch = new MutationObserver(lost);
    table.addEventListener('focusin', seen);
    table.addEventListener('focusout', lost);
    table.addEventListener('pointerdown', pressed);
    table.addEventListener('keydown', typed);
    watch.observe(table, { childList: true, subtree: true });
    return () => {
      table.removeEventListener('focusin', seen);
      table.removeEventListener('focusout', lost);
      table.removeEventListener('pointerdown', pressed);
      table.removeEventListener('keydown', typed);
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [isShown]);
}
