/** What can be said with one tap. */

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'thinking',
  'hurry',
  'good-game',
] as const;
