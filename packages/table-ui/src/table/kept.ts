/** What somebody has chosen so far, as long as it is about the same thing. */

import { useState } from 'preact/hooks';

/** What was last kept about `subject`, undefined once that is another; and how to keep something about it. */
export function useKept<Kept>(
  subject: unknown,
): readonly [Kept | undefined, (kept: Kept | undefined) => void] {
  const [last, keep] = useState<{ readonly subject: unknown; readonly kept: Kept | undefined }>();
  return [last?.subject === subject ? last?.kept : undefined, (kept) => keep({ subject, kept })];
}
