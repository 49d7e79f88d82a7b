/** The language of this page: which it is, and what has to be fetched when it becomes another. */

import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, USUAL_LANGUAGE } from '@parlor/kit';

/** Messages that are fetched by language: those of the pages, of one game. */
export interface Messages<M> {
  load(language: Language): Promise<M>;
  use(messages: M): void;
}

const current = signal<Language>(USUAL_LANGUAGE);

/** Everything that is needed is there in this language. */
export const language: ReadonlySignal<Language> = current;

/** What has to be there in every language from now on. */
const needed = new Set<Messages<unknown>>();

/** Fetches everything that is needed in another language, then changes all of it at once. */
export async function speak(wanted: Language): Promise<void> {
  const ready = await Promise.all([...needed].map((messages) => fetched(messages, wanted)));
  batch(() => {
    for (const use of ready) use();
    current.value = wanted;
  });
}

/** Is there once this resolves, and follows the language of the page. */
export async function need<M>(messages: Messages<M>): Promise<void> {
  for (;;) {
    const wanted = current.peek();
    const use = await fetched(messages, wanted);
    // Somebody may have changed the language meanwhile.
    if (wanted !== current.peek()) continue;
    needed.add(messages);
    use();
    return;
  }
}

const fetched = async <M>(messages: Messages<M>, wanted: Language): Promise<() => void> => {
  const found = await messages.load(wanted);
  return () => messages.use(found);
};
