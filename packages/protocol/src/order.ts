/** Who is not to be heard or met. */

import * as z from 'zod/mini';

/** Somebody I do not hear, or do not want to meet either. */
export const Shunned = z.object({
  player: z.string(),
  /** As they were called then. */
  name: z.string(),
  how: z.enum(['mute', 'block']),
  at: z.number(),
});
export type Shunned = z.infer<typeof Shunned>;
