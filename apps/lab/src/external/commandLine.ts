/** `exec:python3 "my bot.py" --deep` in words, as a shell would take it; no shell is asked. */

import { UsageError } from '../terminal/exit.ts';

export function splitCommand(text: string): [program: string, ...args: string[]] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (const letter of text) {
    if (quote !== '') {
      if (letter === quote) quote = '';
      else word += letter;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
      word ??= '';
    } else if (letter === ' ') {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + letter;
  }
  if (quote !== '') throw new UsageError(`exec:${text} has a ${quote} without its partner`);
  if (word !== undefined) words.push(word);
  const [program, ...args] = words;
  if (!program) throw new UsageError('exec: needs a program, as in exec:./mybot.py');
  return [program, ...args];
}
