/** Every message of a catalogue said once, with details that any of them can make sense of. */

/** By the names that parameters have; a message is told no more than it asks for. */
const DETAILS: Readonly<Record<string, unknown>> = {
  count: 3,
  winners: [
    { name: 'Ann', isReader: false },
    { name: 'Bob', isReader: true },
  ],
  who: { name: 'Ann', isReader: false },
  game: 'Chess',
  what: 'Ann played a four.',
  time: '0:15',
};

/** What is counted or measured is a number, everything else a name. */
const NUMBERS = new Set([
  ...[
    'count',
    'free',
    'number',
    'minutes',
    'seconds',
    'hours',
    'place',
    'seats',
    'at',
    'last',
    'edition',
  ],
  ...['fewest', 'most', 'min', 'max', 'have', 'given', 'share', 'before', 'after', 'value', 'bots'],
  ...[
    'first',
    'second',
    'newest',
    'recorded',
    'current',
    'ply',
    'seat',
    'moves',
    'digits',
    'line',
    'answers',
  ],
]);

const LISTS = new Set([
  ...['names', 'known', 'kinds', 'games', 'lines', 'others', 'choices', 'offers', 'counts'],
]);

const detail = (name: string): unknown => {
  if (Object.hasOwn(DETAILS, name)) return DETAILS[name];
  if (LISTS.has(name)) return ['Ann', 'Bob'];
  return NUMBERS.has(name) ? 2 : 'Ann';
};

const details = new Proxy({}, { get: (_, name) => detail(String(name)) });

/** What entries with parameters say; their names are in no language. */
export function* spoken(entry: unknown, path = ''): Generator<{ of: string; text: string }> {
  if (typeof entry === 'function')
    yield { of: path, text: (entry as (params: object) => string)(details) };
  else if (typeof entry === 'object' && entry !== null)
    for (const [key, inner] of Object.entries(entry))
      yield* spoken(inner, path === '' ? key : `${path}.${key}`);
}

export const SPOKEN_NAMES = ['Ann played a four', 'Ann', 'Bob', 'Chess'];
