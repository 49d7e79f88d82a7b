/** The move that decided a match, in words. */

import type { AnyText, People } from '@parlor/kit';

interface Moment {
  readonly text: Pick<AnyText, 'happened' | 'isPass'>;
  readonly events: readonly unknown[];
  readonly people: People;
  readonly view: unknown;
  /** Has the match ended with it? Then a pass has let nothing go. */
  readonly isOver: boolean;
}

/** Undefined where the log has nothing to say that would tell whoever reads it what was decided. */
export function decisive({ text, events, people, view, isOver }: Moment): string | undefined {
  const told = events.flatMap((event) => {
    const sentence = text.happened(event, people, view);
    return sentence === undefined ? [] : [{ sentence, isPass: text.isPass?.(event) ?? false }];
  });
  const [first, next] = told;
  if (!first?.isPass) return first?.sentence;
  // A pass decides by what comes of it.
  return next && !next.isPass && !isOver ? `${first.sentence} ${next.sentence}` : undefined;
}
