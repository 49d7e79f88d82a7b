/** The messages of one game in the language of this device. They are there before its table is shown. */

import { signal } from '@preact/signals';

export interface Catalogue<Messages> {
  /** Whatever shows a message shows it in this language from now on. */
  use(messages: Messages): void;
  readonly now: Messages;
  /** For whatever can be shown before they have been fetched. */
  readonly isThere: boolean;
}

export function catalogueOf<Messages extends object>(): Catalogue<Messages> {
  const current = signal<Messages | undefined>(undefined);
  return {
    use(messages) {
      current.value = messages;
    },
    get now() {
      if (!current.value) throw new Error('No language has been chosen for this table');
      return current.value;
    },
    get isThere() {
      return current.value !== undefined;
    },
  };
}
