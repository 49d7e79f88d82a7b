/** Plain text in rows and columns. */

/** Text as wide as it looks: combining marks and control codes are not used here. */
const widthOf = (text: string): number => Array.from(text).length;

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

const GAP = 2;

/**
 * Numbers stand to the right, everything else to the left. Where the lines
 * would be longer than `width`, the last column goes on in the lines below.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  width = Number.POSITIVE_INFINITY,
): string {
  const last = head.length - 1;
  const widths = head.map((title, column) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(String(row[column] ?? '')))),
  );
  const before = widths.slice(0, last).reduce((sum, one) => sum + one + GAP, 0);
  widths[last] = Math.min(widths[last]!, Math.max(NARROWEST_LAST_COLUMN, width - before));
  const rightward = head.map((_, column) => rows.every((row) => isNumeric(row[column])));
  const line = (row: readonly (string | number)[]) => {
    const cells = row.map((cell, column) => {
      if (rightward[column]) return padStart(String(cell), widths[column]!);
      if (column < last) return padEnd(String(cell), widths[column]!);
      return wrap(String(cell), widths[last]!).replaceAll('\n', `\n${' '.repeat(before)}`);
    });
    return cells.join(' '.repeat(GAP)).trimEnd();
  };
  const rule = widths.map((one) => '─'.repeat(one)).join(' '.repeat(GAP));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const NARROWEST_LAST_COLUMN = 30;

/** A number, a number in words such as '1,234' or '+3.1 %', or nothing. */
const isNumeric = (cell: string | number | undefined): boolean =>
  typeof cell === 'number' || /^([+−-]?[\d,.]+( ?[%×])?|–|)$/.test(cell ?? '');

/** The items in as many columns as fit, read downwards. */
export function columns(items: readonly string[], width: number): string {
  const cell = Math.max(0, ...items.map(widthOf)) + GAP;
  const across = Math.max(1, Math.min(items.length, Math.floor((width + GAP) / cell)));
  const down = Math.ceil(items.length / across);
  const lines: string[] = [];
  for (let row = 0; row < down; row++) {
    const line = items.filter((_, index) => index % down === row);
    lines.push(
      line
        .map((item) => padEnd(item, cell))
        .join('')
        .trimEnd(),
    );
  }
  return lines.join('\n');
}

/** Longer lines are hard to read, however wide the terminal. */
const WIDEST = 100;

export const proseWidth = (columns: number): number => Math.min(WIDEST, columns);

/** The text in lines of at most `width`, broken between words, each after `indent`. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(indent + longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.map((line) => (indent + line).trimEnd()).join('\n');
}

/** The same for lines of which each begins where it stands and goes on further in. */
export function hang(text: string, width: number, further = '  '): string {
  return text
    .split('\n')
    .map((line) => {
      const indent = /^ */.exec(line)![0];
      return indent + wrap(line.trimStart(), width, indent + further).trimStart();
    })
    .join('\n');
}
