/** The move that decided a match, in words. */

import type { AnyText, People } from '@parlor/kit';

/** Undefined where the log has nothing to say that would tell whoever reads it what was decided. */
export function decisive(
  text: Pick<AnyText, 'happened' | 'isPass'>,
  events: readonly unknown[],
  people: People,
  view: unknown,
): string | undefined {
  const told = events.flatMap((event) => {
    const sentence = text.happened(event, people, view);
    return sentence === undefined ? [] : [{ sentence, isPass: text.isPass?.(event) ?? false }];
  });
  const [first, next] = told;
  if (!first?.isPass) return first?.sentence;
  // A pass decides by what comes of it.
  return next && !next.isPass ? `${first.sentence} ${next.sentence}` : undefined;
}
