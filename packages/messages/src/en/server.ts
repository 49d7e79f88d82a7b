/** What a browser is told when something went wrong before the app could say so. */

const ADJECTIVES = [
  'Lucky',
  'Quiet',
  'Merry',
  'Bold',
  'Clever',
  'Gentle',
  'Swift',
  'Sunny',
  'Amber',
  'Velvet',
  'Copper',
  'Ivory',
];
const ANIMALS = [
  'Heron',
  'Otter',
  'Fox',
  'Magpie',
  'Badger',
  'Lynx',
  'Robin',
  'Hare',
  'Finch',
  'Marten',
  'Owl',
  'Wren',
];

export const server = {
  /** A friendly name for a guest; the same numbers give the same name. */
  guestName: ({ first, second }: { first: number; second: number }) =>
    `${ADJECTIVES[first % ADJECTIVES.length]} ${ANIMALS[second % ANIMALS.length]}`,
  /** What the system shows of the installed app; shortcuts by where they lead. */
  app: {
    description: 'Tabletop games, with friends or against the bots.',
    shortcuts: { '/new': 'Open a table', '/tables': 'Your tables' },
  },
  again: 'Try again',
  home: 'Home',
  troubles: {
    missing: {
      title: 'There is nothing here',
      line: 'The address may be old or mistyped. Your matches are safe.',
    },
    'not-alone': {
      title: 'Not this way',
      line: 'This address is not meant to be opened by itself. Everything can be reached from the home page.',
    },
    banned: {
      title: 'No admission',
      line: 'This server is closed to you. If you think that is a mistake, ask whoever runs the server.',
    },
    malformed: {
      title: 'This address cannot be read',
      line: 'Part of it may have been lost on the way. Copy the whole link once more, or ask for a new one.',
    },
    'other-name': {
      title: 'Another address, please',
      line: 'The server does not go by this name. Use the address you were given, or ask whoever runs it.',
    },
    'too-many': {
      title: 'One moment, please',
      line: 'Very many requests came from you within a minute. Wait a little and try again. Your matches are safe.',
    },
    closing: {
      title: 'Back in a moment',
      line: 'The server is being restarted. Your matches are safe and will go on where they stopped.',
    },
    failed: {
      title: 'Something went wrong',
      line: 'The server could not answer. Your matches are saved. Try again.',
    },
    'not-built': {
      title: 'The server is up',
      line: 'Its pages have not been built. Start it with npm start.',
    },
  },
};
