/** How strong a player made of code is, from a first evening to a hard opponent. */

export const LEVELS = ['beginner', 'casual', 'skilled', 'expert'] as const;

export type Level = (typeof LEVELS)[number];

export const isLevel = (input: unknown): input is Level =>
  (LEVELS as readonly unknown[]).includes(input);
