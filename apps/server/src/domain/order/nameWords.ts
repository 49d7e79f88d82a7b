/** Names that whoever runs the server does not want to see. */

import { looksOf } from '@parlor/protocol';

/** A star before or behind a word lets other letters stand there. */
const STAR = '*';

/** A word as the list has it, or undefined when nothing of it can be seen. */
export function wordOf(typed: string): string | undefined {
  const text = typed.trim();
  const looks = looksOf(text);
  if (looks === '') return undefined;
  return `${text.startsWith(STAR) ? STAR : ''}${looks}${text.endsWith(STAR) ? STAR : ''}`;
}

/** Is this name, or one of its words, among them? It does not help to write it with other letters that look alike. */
export function isForbidden(name: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const parts = [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)].map(looksOf).filter(Boolean);
  // Numbers behind a name are how namesakes are told apart.
  const bare = parts.map((part) => part.replace(/\p{N}+$/u, ''));
  return words.some((word) => [...parts, ...bare].some((part) => fits(part, word)));
}

function fits(part: string, word: string): boolean {
  const isOpenBefore = word.startsWith(STAR);
  const isOpenBehind = word.endsWith(STAR);
  // Also a word that was put on the list when fewer letters were known to look alike.
  const core = looksOf(word.replaceAll(STAR, ''));
  if (isOpenBefore && isOpenBehind) return part.includes(core);
  if (isOpenBefore) return part.endsWith(core);
  return isOpenBehind ? part.startsWith(core) : part === core;
}
