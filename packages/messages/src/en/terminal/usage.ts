/** Why a command line makes no sense. One line each, without a full stop where a suggestion may follow. */

import { either, list, number, plural } from '@parlor/grammar/en';

interface Wrong {
  option: string;
  typed: string;
}

/** The nearest of what could have been meant; none where nothing is near. */
interface Guessed {
  guess: string | undefined;
}

const didYouMean = ({ guess }: Guessed): string =>
  guess === undefined ? '' : ` Did you mean ${guess}?`;

export const usage = {
  commandFirst: ({ typed }: { typed: string }) =>
    `The command comes first, then its options; “${typed}” is no command.`,
  noSuchCommand: ({ typed, known, guess }: { typed: string; known: readonly string[] } & Guessed) =>
    `There is no command “${typed}”.${didYouMean({ guess })} Commands: ${known.join(', ')}.`,
  noSuchOption: ({ command, option, guess }: { command: string; option: string } & Guessed) =>
    `${command} has no option ${option}.${didYouMean({ guess })}`,
  noSuchLanguage: ({ typed, known }: { typed: string; known: readonly string[] }) =>
    `--language takes ${either(known)}, not “${typed}”.`,
  needs: ({ command, takes }: { command: string; takes: string }) => `${command} needs ${takes}.`,
  tooMuch: ({ command, typed }: { command: string; typed: string }) =>
    `${command} does not know what to do with “${typed}”.`,
  twice: ({ option }: { option: string }) => `${option} is given twice.`,
  needsValue: ({ option }: { option: string }) => `${option} needs a value.`,
  notWhole: ({ option, min, max, typed }: Wrong & { min: number; max: number }) =>
    `${option} takes a whole number from ${number(min)} to ${number(max)}, not “${typed}”.`,
  notDecimal: ({ option, min, max, typed }: Wrong & { min: number; max: number }) =>
    `${option} takes a number from ${number(min)} to ${number(max)}, not “${typed}”.`,
  notAChoice: ({
    option,
    choices,
    typed,
    guess,
  }: Wrong & { choices: readonly string[] } & Guessed) =>
    `${option} takes ${either(choices)}, not “${typed}”.${didYouMean({ guess })}`,
  noSuchGame: ({ typed, known, guess }: { typed: string; known: readonly string[] } & Guessed) =>
    `There is no game “${typed}”.${didYouMean({ guess })} Games: ${known.join(', ')}.`,
  nobodyPlays: ({ seats, offers }: { seats: number; offers: readonly string[] }) =>
    `Nothing here is played by ${number(seats)}. Seats: ${offers.join('; ')}.`,
  notOptions: ({ typed }: { typed: string }) =>
    `--options takes a JSON object such as {"games":3}, not “${typed}”.`,
  notAnOption: ({ typed }: { typed: string }) => `--option takes name=value, not “${typed}”.`,
  gameHasNoOption: ({
    game,
    option,
    known,
    guess,
  }: { game: string; option: string; known: readonly string[] } & Guessed) =>
    `${game} has no option ${option}.${didYouMean({ guess })} Options: ${known.join(', ')}.`,
  optionRefused: ({ option, why }: { option: string; why: string }) => `--option ${option}: ${why}`,
  notASeed: ({ digits, typed }: { digits: number; typed: string }) =>
    `--seed takes up to ${number(digits)} hex digits, not “${typed}”.`,

  // Files
  noSet: ({ game }: { game: string }) => `${game} cannot be played with a set of your own.`,
  unplayableSet: ({ path, why }: { path: string; why: string }) =>
    `${path} cannot be played with. ${why}`,
  notASet: ({ path }: { path: string }) => `${path} is not a set for Parlor.`,
  setOfOther: ({ path, game, expected }: { path: string; game: string; expected: string }) =>
    `${path} is a set of ${game}, not of ${expected}.`,
  unreadable: ({ path, why }: { path: string; why: string }) => `${path} cannot be read: ${why}.`,
  unwritable: ({ path, why }: { path: string; why: string }) =>
    `${path} cannot be written: ${why}.`,
  notJson: ({ path }: { path: string }) => `${path} is not JSON.`,
  notARecord: ({ path, why }: { path: string; why: string }) =>
    `${path} is not a match record. ${why}`,
  notAMatch: ({ path, why }: { path: string; why: string }) => `${path} is not a match. ${why}`,
  otherGame: ({ path, game }: { path: string; game: string }) =>
    `${path} is a match of “${game}”, which is not played here.`,
  unverifiable: ({ path, why }: { path: string; why: string }) =>
    `${path} cannot be verified here. ${why}`,
  reasons: {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    ENOTDIR: 'part of the path is not a folder',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
  },

  // play
  fileExists: ({ path }: { path: string }) =>
    `${path} exists already: --resume plays on with it, another name keeps both.`,
  whichGame: 'play needs a game, as there is no terminal to choose one at.',
  twoGames: ({ first, second }: { first: string; second: string }) =>
    `Two games are named: ${first} and ${second}.`,
  settled: ({ option }: { option: string }) =>
    `${option} does not go with --resume: the record settles it.`,
  recordOfOther: ({ path, game, expected }: { path: string; game: string; expected: string }) =>
    `${path} is a match of ${game}, not of ${expected}.`,
  notResumed: ({ path, why }: { path: string; why: string }) => `${path} cannot be resumed. ${why}`,
  seatAndWatch: '--seat does not go with --watch: you sit nowhere.',
  botsAndSeats: ({ count, bots }: { count: number; bots: number }) =>
    `--bots names ${plural(count, { one: 'one bot', other: '# bots' })} for ${plural(bots, { one: 'one seat', other: '# seats' })}: one kind does for all.`,
  noAdvice: ({ game, known }: { game: string; known: readonly string[] }) =>
    `There is no exact advice for ${game}, only for ${list(known)}.`,

  // replay and verify
  notAViewer: ({ last, typed }: { last: number; typed: string }) =>
    `--view takes a seat from 0 to ${last}, or public, not “${typed}”.`,
  noKey: ({ path }: { path: string }) =>
    `${path} is not a signed match file: there is no key to compare with.`,
  notAKey: '--key takes 64 hex digits.',
  notKeys: ({ path, line }: { path: string; line: number }) =>
    `Line ${line} of ${path} does not begin with a key of 64 hex digits.`,
  notAHouse: '--house takes an address such as https://parlor.example.',
  silentHouse: ({ house }: { house: string }) =>
    `${house} does not give a key: is Parlor running there?`,
};
