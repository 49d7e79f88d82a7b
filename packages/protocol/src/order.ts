/** Who is not to be heard or met, and what may be told of somebody. */

import * as z from 'zod/mini';

/** Why somebody is reported. */
export const REPORT_REASONS = [
  'insults',
  'harassment',
  'name',
  'cheating',
  'stalling',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Somebody I do not hear, or do not want to meet either. */
export const Shunned = z.object({
  player: z.string(),
  /** As they were called then. */
  name: z.string(),
  how: z.enum(['mute', 'block']),
  at: z.number(),
});
export type Shunned = z.infer<typeof Shunned>;
