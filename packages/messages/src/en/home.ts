/** The way in, lists of tables and matches, learning, checking a match. */

import { list, number, ordinal, plural } from '@parlor/grammar/en';

export const home = {
  'home.play-now': 'Play now',
  'home.with-friends': 'With friends',
  'home.evening': ({ name }: { name: string }) =>
    name === '' ? 'Good evening' : `Good evening, ${name}`,
  'home.morning': ({ name }: { name: string }) =>
    name === '' ? 'Good morning' : `Good morning, ${name}`,
  'home.day': ({ name }: { name: string }) =>
    name === '' ? 'Good afternoon' : `Good afternoon, ${name}`,
  'home.lead': 'Play with friends or against the bots.',
  'home.way-back': 'Stay who you are',
  'home.way-back.line':
    'So far only this browser knows you. With a link or a passkey you find your name and your matches again without it.',
  'home.way-back.go': 'Save a way back',
  'home.way-back.not': 'No, thanks',
  'home.open-table': 'Open a table',
  'home.join': 'Join with a link',
  'home.games': 'The games',
  'home.about': ({ game }: { game: string }) => `About ${game}`,
  'home.minutes': ({ minutes }: { minutes: number }) => `${minutes} min`,
  'home.how-to': 'How to play',
  'home.your-tables': 'Your tables',
  'home.no-tables': 'No table is waiting for you. Open one, or play against the bots.',
  'home.open': 'Open',
  'home.continue': 'Continue',
  'home.looking': 'Looking for players',
  'home.nobody-looking': 'No open tables right now. Open one, or play against the bots.',
  'home.needs-connection': 'This needs a connection.',
  'home.free-seats': ({ names, free }: { names: readonly string[]; free: number }) =>
    `${list(names)}; ${plural(free, { one: 'one free seat', other: '# free seats' })}`,
  'home.sit-down': 'Sit down',
  'home.watch': 'Watch',
  'home.last': 'Recent matches',
  'home.replays': 'replays',
  'home.no-results': 'No match played to the end yet.',
  'home.turns': ({ count }: { count: number }) =>
    plural(count, { one: 'It is your turn at one table.', other: 'It is your turn at # tables.' }),
  'home.lookers': ({ count }: { count: number }) =>
    plural(count, {
      one: 'One table is looking for players.',
      other: '# tables are looking for players.',
    }),
  'home.all': ({ count }: { count: number }) => `all ${number(count)}`,
  'home.your-turn': 'Your turn',
  'home.go': 'Play',
  'home.names-with': ({ game, names }: { game: string; names: readonly string[] }) =>
    `${game} with ${list(names)}`,
  'home.waits-open': ({ free }: { free: number }) =>
    plural(free, {
      one: 'Not started yet. One seat is free.',
      other: 'Not started yet. # seats are free.',
    }),
  'home.waits-ready': 'Everybody is here. Waiting to start.',
  'home.device': 'On this device',
  'home.running': 'Under way',
  'home.for-minutes': ({ count }: { count: number }) =>
    count === 0 ? 'just now' : `for ${number(count)} min`,
  'home.for-hours': ({ count }: { count: number }) => `for ${number(count)} h`,
  'home.for-days': ({ count }: { count: number }) =>
    plural(count, { one: 'for one day', other: 'for # days' }),
  'home.starting': 'Setting the table',
  'home.start-failed': 'The table could not be set. Nothing is lost. Try again.',
  'home.place': ({ place }: { place: number }) => ordinal(place),
  'home.place-of': ({ place, seats }: { place: number; seats: number }) =>
    `Place ${place} of ${seats}`,

  'join.title': 'Join a table',
  'join.lead': 'Paste the link you were sent.',
  'join.field': 'Link or code of the table',
  'join.go': 'Go to the table',
  'join.bad': 'That does not lead to a table. Copy the whole link and paste it again.',

  'tables.title': 'Tables',
  'tables.lead': 'Yours first, then those that are open to you.',
  'tables.filter': 'Show',
  'tables.filter.all': 'All games',
  'tables.none-of': ({ game }: { game: string }) =>
    `No open table of ${game} right now. Open one, or play against the bots.`,

  'replays.title': 'Replays',
  'replays.lead': 'Every finished match can be watched again, from every seat.',
  'replays.none': 'No match played to the end yet. The first one will be kept here.',
  'replays.online': 'Online',
  'replays.device': 'On this device',
  'replays.watch': 'Watch',
  'replays.verify': 'Check the dice',
  'replays.file': 'Match file',
  'replays.check-file': 'Check a match file',
  'replays.with': ({ names }: { names: readonly string[] }) => `With ${list(names)}`,
  'replays.more': 'Show more',

  'learn.title': 'Learn a game',
  'learn.lead': 'The rules in a minute, then a first match that explains itself.',
  'learn.how': 'How to play',
  'learn.loading': 'Fetching the rules',
  'learn.failed': 'The rules could not be fetched. Try again when you are connected.',
  'learn.guided': 'First match, explained',
  'learn.guided.line': 'Against beginners. Everything new is explained once, when it comes up.',
  'learn.bots': 'Play now',
  'learn.friends': 'With friends',
  'learn.open-tables': 'Open tables',
  'learn.house': 'The bots',
  'learn.seats': ({ fewest, most }: { fewest: number; most: number }) =>
    `${fewest} to ${most} players`,
  'learn.minutes': ({ minutes }: { minutes: number }) => `about ${minutes} minutes`,

  'verify.title': 'Check a match',
  'verify.lead':
    'A match file holds every move and how its dice came about. Your own device plays the match through again and compares.',
  'verify.drop': 'Drop a match file here',
  'verify.choose': 'Choose a file',
  'verify.working': 'Playing it through again',
  'verify.genuine': 'Genuine: signed by a house you know.',
  'verify.unknown-key': 'Consistent, but signed with an unknown key.',
  'verify.unknown-key.line':
    'The file fits together, but that alone proves nothing: anybody can play a match with dice of their own choice and sign it with a key of their own.',
  'verify.not-genuine': 'Not genuine.',
  'verify.not-genuine.line':
    'This match is not what the file says. What does not fit is marked below.',
  'verify.unsigned.line':
    'The file fits together, but nobody has signed it: anybody may have made it.',
  'verify.own': 'Consistent, and signed by this device.',
  'verify.own.line':
    'The match follows from its dice, move by move, and nobody has changed the file since. No house vouches for it: to others the key is unknown.',
  'verify.no-file':
    'This match has no file of its own: it was played on from another one, or began before matches on a device had files.',
  'verify.not-a-file': 'This is not a match file of Parlor.',
  'verify.other-rules': 'This match was played under rules this program does not know.',
  'verify.fetch-failed': 'The file could not be fetched. Try again when you are connected.',
  'verify.edition-missing': ({ edition }: { edition: number }) =>
    `This match was played under edition ${edition} of the rules, which this program does not have.`,
  'verify.file': ({
    game,
    edition,
    names,
  }: {
    game: string;
    edition: number;
    names: readonly string[];
  }) => `${game}, edition ${edition} of the rules: ${list(names)}`,
  'verify.older': 'This file is in an older format: take-backs, stand-ins and times are not in it.',
  'verify.chain':
    'Nothing was left out, added or swapped: every entry follows from the one before.',
  'verify.chain.bad': ({ entry }: { entry: number }) =>
    entry === 0
      ? 'The chain of entries cannot be read.'
      : `The chain is broken at entry ${entry}: something was left out, added, changed or swapped.`,
  'verify.shares':
    'Every player’s share of the dice is the one they had fixed; the bots added none.',
  'verify.shares.unbound': ({ names }: { names: readonly string[] }) =>
    `Nothing in this file binds ${list(names)} to a share of the dice, so whoever hosted the match may have chosen the dice.`,
  'verify.shares.bad':
    'A share of the dice is not the one its player had fixed, or a bot has added one.',
  'verify.commitment': 'The house’s share of the dice is the one it had fixed before the match.',
  'verify.commitment.bad':
    'The house’s share of the dice is not the one it had fixed before the match.',
  'verify.seed': 'The dice follow from that share and from what the players’ devices added.',
  'verify.seed.bad': 'The dice do not follow from the shares in this file.',
  'verify.moves': ({ detail }: { detail: string }) => `All ${detail} moves are legal.`,
  'verify.moves.bad': ({ detail }: { detail: string }) =>
    `A move in this file is not legal: ${detail}`,
  'verify.ending': 'Played through again, the match ends in the same position.',
  'verify.ending.bad': 'Played through again, the match ends in another position.',
  'verify.outcome': 'Points and places are right.',
  'verify.outcome.bad': 'Points or places are not what the match came to.',
  'verify.signature': 'The file is signed and has not been changed since.',
  'verify.signature.none': 'There is no signature.',
  'verify.signature.bad': 'The signature does not fit: the file was changed.',
  'verify.key': 'The signature is from a house that this device has played at.',
  'verify.key.here':
    'This house says that the signature is its own. This device cannot confirm that: it has not played here yet.',
  'verify.key.bad': 'The signature was made with a key that this device does not know.',
  'verify.key.unknown':
    'This device has not played at any house yet, and this house does not answer right now when asked for its key.',
  'verify.key.changed':
    'This house now gives a different key from the one it gave when this device first played here. Only the first one counts as known.',
  'verify.fine': 'Fine',
  'verify.wrong': 'Wrong',
  'verify.open': 'Not known',
  'home.names': ({ names }: { names: readonly string[] }) => list(names),
};
