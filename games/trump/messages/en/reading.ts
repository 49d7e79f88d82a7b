/** How typed answers are understood. The reader's own words are English; the lines of a deal may also be written out as the composer writes them. */

/** Inside one line: up to where it or a part of it ends. */
const PART = '[^;,]+?';

/** What the composer says at greater length than the reader needs, or in another order. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/\$?(\d+)m(?!\p{L})/giu, '$1'],
  [/(?<=\p{L})['’]s(?= )/gu, ''],
  [/, box \d+\+?/gi, ''],
  [/ with its box(?![\p{L}\p{N}])/giu, ''],
  [/ (gives?) back(?= )/gi, ' $1'],

  // Shares, with what they come to where that is certain
  [/, (?=at least )/gi, ' '],
  [/all of what it pays/gi, '100% of what it pays'],
  [/ of what it pays(?:, \d+)?/gi, ''],
  [/the whole price/gi, '100%'],
  [
    new RegExp(`when (\\S+) plays? (${PART}),? then (\\S+) gets? ([^;,]+)`, 'gi'),
    '$1 give $3 $4 after $1 play $2',
  ],

  // Moments
  [new RegExp(`when (\\S+ plays? ${PART}), before it pays`, 'gi'), 'before $1'],
  [/if (\S+ buys? )/gi, 'when $1'],
  [/ in(?:to)? a sale(?![\p{L}\p{N}])/giu, ''],
  [new RegExp(`(when \\S+ buys? ${PART}) by (?=the end of )`, 'gi'), '$1 until '],
  [/ by the end of this turn/gi, ' this turn'],
  [/ by the end of /gi, ' by '],
  [/ for the rest of the game/gi, ''],
  [/ (?:on anybody|for any property)(?= )/gi, ''],
];

/** What was typed, in the reader's own words. Names and commands stand before the colon and are those words already. */
export function canonical(typed: string): string {
  const head = typed.indexOf(':') + 1;
  if (head === 0) return typed;
  const lines = `${typed.slice(head)} `;
  return (
    typed.slice(0, head) +
    PHRASES.reduce((text, [pattern, words]) => text.replace(pattern, words), lines)
  );
}
