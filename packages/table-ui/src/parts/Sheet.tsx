/** A panel over the page: a native dialog, so that focus, Escape and the rest of the page behave. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words/words.ts';
import { walkSheet } from './focusGrid.ts';
import { Icon } from './Icon.tsx';

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // First all that close, then the one that opens: it gives the focus back to where it was before them.
  useLayoutEffect(() => {
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={title}
      // Closed by the browser: by Escape. One that made way for another has been closed already.
      onClose={() => {
        if (isOpen && !dialog.current?.open) onClose();
      }}
      onKeyDown={(event) => walkSheet(event, dialog.current!)}
      onClick={({ target }) => {
        // Beside the sheet: what is around a dialog belongs to it.
        if (target === dialog.current) onClose();
      }}
    >
      <header>
        <h2 class="show">{title}</h2>
        <button type="button" class="iconbtn" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      {isOpen && <div class="sheet-body">{children}</div>}
    </dialog>
  );
}
