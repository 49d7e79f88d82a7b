/** Matches looked at again: `replay` and `verify`. */

import { list, plural } from '@parlor/grammar/en';

export const replay = {
  headline: ({
    game,
    edition,
    seats,
    moves,
  }: {
    game: string;
    edition: number;
    seats: number;
    moves: number;
  }) =>
    `${game}, edition ${edition} of the rules, ${plural(seats, { one: 'one seat', other: '# seats' })}, ${plural(moves, { one: 'one move', other: '# moves' })}`,
  options: ({ options }: { options: string }) => `options ${options}`,
  notOver: 'not over yet',
  hash: ({ hash }: { hash: string }) => `hash ${hash}`,
};

export const verify = {
  headline: ({ game, edition, match }: { game: string; edition: number; match: string | null }) =>
    match === null
      ? `${game}, edition ${edition} of the rules, a plain record`
      : `${game}, edition ${edition} of the rules, match ${match}`,
  seats: ({ names }: { names: readonly string[] }) => `Seats: ${list(names)}`,
  formerGuest: 'former guest',
  check: 'check',
  result: 'result',
  fine: 'fine',
  wrong: 'WRONG',
  checks: {
    chain: 'every entry follows from the one before: nothing left out, added, changed or swapped',
    shares: 'every share is the one its player had committed to, and the bots added none',
    commitment: 'the seed that was opened is the one that had been committed to',
    seed: 'all chance follows from that seed and from what the seats contributed',
    moves: 'every move was legal when it was made',
    ending: 'they lead to the position where the match ended',
    outcome: 'the scores and places are those of that position',
    signature: 'all of this was signed with the key in the file, and nobody has changed it since',
    key: 'that key is the one of a house you know',
  },
  verdicts: {
    genuine: 'Genuine: everything is as it says, and a house you know has signed it.',
    'unknown-key':
      'Consistent, but signed with an unknown key: anybody can make one. --key, --keys or --house says which houses you know.',
    'not-genuine': 'Not genuine.',
  },
  open: 'NOT BOUND',
  unbound: ({ names }: { names: readonly string[] }) =>
    `nothing binds ${list(names)} to a share, so whoever hosted the match may have chosen the dice`,
  older: 'This file is in an older format: take-backs, stand-ins and times are not in it.',
  broken: 'This match is not what it claims to be.',
  unsigned: 'Everything fits together, but nobody has signed it: anybody may have made it.',
  plain: 'A plain record does not tell where its dice came from.',
};
