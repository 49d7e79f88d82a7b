/** Why somebody at a table is reported to whoever runs the server. */

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
