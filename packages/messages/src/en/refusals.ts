/** Why the referee or the server refuses something. A game's own reasons are in the game's messages. */

import { number, plural } from '@parlor/grammar/en';

interface Bound {
  max: number;
}

interface Most {
  most: number;
}

export const refusals = {
  // Answers
  'match-over': 'The match is over.',
  'not-asked': 'It is not your turn.',
  'stale-question': 'The match has moved on since then.',
  'malformed-move': 'That is not a move of this game.',
  'nothing-to-take-back': 'There is nothing to take back now.',
  'already-revealed':
    'This move stands: something has been revealed or decided since, and the match counts for your rating.',
  'no-such-request': 'That has been decided already.',
  'already-paused': 'The match pauses already.',
  'already-asked': 'Somebody has asked for a pause already, and the others are still deciding.',
  'too-many-pauses': ({ most }: Most) =>
    `You have asked for ${number(most)} pauses in this match, and that is as many as one person can ask for.`,
  'not-paused': 'The match is going on already.',
  'not-waited-for': 'Nobody is waiting for this person now.',
  'too-soon': ({ minutes }: { minutes: number }) =>
    plural(minutes, {
      one: 'Wait one more minute before you ask the others to go on.',
      other: 'Wait # more minutes before you ask the others to go on.',
    }),
  'clock-decides':
    'At this table everybody’s time is counted, and it decides how long one may take.',
  'already-asked-without': 'The others have been asked already, or have agreed.',
  'too-many-asks': ({ most }: Most) =>
    `You have asked ${number(most)} times in this match to go on without somebody, and that is as often as one person can.`,

  // Tables
  'seats-not-offered': ({ offered }: { offered: string }) => `This game is for ${offered} players.`,
  'table-not-an-object': 'A table needs seats and options.',
  'table-impossible': 'There can be no such table.',
  'options-not-an-object': 'Options are names with values.',
  'option-unknown': ({ option }: { option: string }) =>
    `This game has no option called “${option}”.`,
  'option-not-a-flag': () => 'This has to be true or false.',
  'option-out-of-range': ({ min, max }: { min: number; max: number }) =>
    `This has to be a whole number from ${number(min)} to ${number(max)}.`,
  'option-not-a-choice': ({ choices }: { choices: string }) =>
    `This has to be one of these: ${choices}.`,
  'data-not-json': () => 'This has to be a set of your own, as JSON.',
  'data-too-large': ({ max }: Bound) =>
    `This is too large: a set of your own has at most ${number(max)} bytes.`,
  'data-too-deep': ({ max }: Bound) =>
    `This is nested too deeply: a set of your own has at most ${number(max)} levels.`,
  'data-too-many-parts': ({ max }: Bound) =>
    `This has too many parts: at most ${number(max)} are allowed.`,
  'data-text-too-long': ({ max }: Bound) =>
    `A text in it is too long: at most ${number(max)} characters are allowed.`,
  'data-key-too-long': ({ max }: Bound) =>
    `The name of a field in it is too long: at most ${number(max)} characters are allowed.`,
  'unknown-table': 'There is no such table.',
  'not-your-table': 'Only the host of the table can do that.',
  'not-open': 'The match has begun already.',
  'not-ready': 'Not everybody is ready yet.',
  'not-opening': 'The match is not about to begin.',
  'wrong-share': 'That is not the share of the dice that was fixed.',
  'unbound-share':
    'This match is rated, so your share of the dice has to be fixed before anybody’s is known. Use a newer program, or play where the match is friendly.',
  'not-seated': 'You have no seat at this table.',
  'already-seated': 'You have a seat at this table already.',
  'still-here': 'They are at the table. Only they can say whether they are ready.',
  'seat-taken': 'Somebody was faster: the seat is taken.',
  'not-playing': 'The match is not being played now.',
  'not-finished': 'The match is not over yet.',
  'unknown-match': 'This match is not on the server any more.',

  // The house
  'too-much-data': ({ most }: Most) =>
    `Tables from your network have brought ${number(most)} KB of sets of their own in the last hour, and there is no room for more just now. Play with what is in the box, or try again later.`,
  'too-much-kept': ({ most }: Most) =>
    `The server has kept ${number(most)} KB for you in the last 24 hours, and that is as much as one person may have. Try again in a few hours.`,
  'too-much-kept-here': ({ most }: Most) =>
    `The server has kept ${number(most)} KB for people in your network in the last 24 hours, and there is no room for more just now. Try again in a few hours.`,
  'too-many-views': ({ most }: Most) =>
    `You are already watching ${number(most)} tables that are shown with a delay. Leave one of them to watch this one.`,
  'too-many-views-here': ({ most }: Most) =>
    `People in your network are already watching ${number(most)} tables that are shown with a delay, and there is no room for more just now.`,
  'too-many-commands': 'That was too much at once. Wait a moment and try again.',
  'too-many-connections':
    'Too many pages are connected from your network. Close one and try again.',
  'too-many-guests': 'Very many guests came from your network just now. Try again later.',
  'too-many-tables': ({ most }: Most) =>
    `You have ${number(most)} tables that are not over, and that is as many as one person can have. Finish one of them or leave it. You will find them under “Tables”.`,
  'too-many-tables-here': ({ most }: Most) =>
    `${number(most)} tables that were opened from your network are not over yet, and there is no room for more. Wait until one of them ends.`,
  'too-many-seats-here': ({ most }: Most) =>
    `People in your network have ${number(most)} seats at tables that are not over yet, and there is no room for more. Wait until one of them is free.`,
  'too-many-seats': ({ most }: Most) =>
    `You have a seat at ${number(most)} tables that are not over yet. Leave one of them, or play it to the end, to sit down here.`,
  closing: 'The server is about to restart. Try again in a moment.',
  'protocol-unsupported': 'This page is too old for the server. Load it again.',
  'try-again': 'That did not work. Try again.',
  'name-too-long': ({ most }: Most) => `A name has at most ${number(most)} characters.`,
  'name-characters':
    'A name is made of letters and digits of today’s languages, with spaces, dots, hyphens or apostrophes between them.',
  'name-marks': 'One letter of this name has too many accents.',
  'name-scripts':
    'Letters of different alphabets are easily taken for each other. Write each word in one alphabet.',
  'name-reserved':
    'With this name you could be taken for a bot, the host, a former guest or whoever runs the server. Choose another one.',
  'nothing-said': 'There is nothing to read in this message.',
  'not-signed-in': 'The server does not know you. Load the page again.',
  'signed-out': 'You were signed out on this device. Load the page again to go on as a new guest.',
  'unknown-session': 'That device is not signed in any more.',
  'passkeys-impossible':
    'Passkeys do not work at this address. They need https and a name in place of numbers. Use a link to carry on elsewhere.',
  'passkey-refused': 'This passkey is not known here. Perhaps it was removed.',
  'unknown-passkey': 'That passkey is gone already.',
  'too-many-passkeys':
    'You have as many passkeys as one person can have. Remove one of them first.',
  'foreign-origin': 'This page does not belong to this server.',
  'foreign-host': 'This is not an address of this server.',
  'frame-too-large': 'That is too large to be sent.',
  'malformed-frame': 'The server could not read that. Load the page again.',
  'malformed-command': 'The server could not read that. Load the page again.',
  'malformed-request': 'The server could not read that. Load the page again.',
  'unknown-command': 'The server does not know how to do that. Load the page again.',
  'unknown-page': 'There is nothing at this address.',

  // This device
  'storage-full':
    'There is no room left on this device: the last move was not stored. Everything before it is. Free some space, or forget old matches, and try again.',
  'storage-blocked':
    'Another tab or window still has an older version of Parlor open. Close it, then try again. Nothing is lost.',
  'storage-outdated': 'A newer version of Parlor has been here. Load this page again.',
  'storage-off':
    'This browser does not let Parlor store anything here. Leave private browsing, or allow this page to store data.',

  // Records and files
  'unknown-game': ({ game }: { game?: string }) =>
    game === undefined
      ? 'This game is not played here.'
      : `This is a match of “${game}”, which is not played here.`,
  'seed-malformed': 'A seed is 64 hex digits, in lower case.',
  'record-malformed': ({ at, problem }: { at: string; problem: string }) =>
    `The record is malformed at “${at}”: ${problem}.`,
  'record-format-unknown': ({
    format,
    known,
  }: {
    format: string | number;
    known: string | number;
  }) => `The record has format ${format}; this program reads format ${known}.`,
  'other-game': ({ recorded, expected }: { recorded: string; expected: string }) =>
    `This is a match of ${recorded}, not of ${expected}.`,
  'rules-version-differs': ({ recorded, current }: { recorded: number; current: number }) =>
    `The match was played under edition ${recorded} of the rules; the one here is edition ${current}, under which it would go differently.`,
  'edition-missing': ({
    edition,
    game,
    newest,
  }: {
    edition: number;
    game: string;
    newest: number;
  }) =>
    `The match was played under edition ${edition} of the rules of ${game}, which is not here; the newest one here is ${newest}.`,
  'rng-unknown': ({ recorded, known }: { recorded: string; known: string }) =>
    `The match drew its cards and dice with ${recorded}; this program knows ${known}.`,
  'illegal-move-in-record': ({
    ply,
    seat,
    reason,
  }: {
    ply: number;
    seat: number;
    reason: string;
  }) => `Move ${ply} of the record, by seat ${seat}, is not legal: ${reason}.`,
  'snapshot-malformed': ({ at, problem }: { at: string; problem: string }) =>
    `The snapshot is malformed at “${at}”: ${problem}.`,
  'snapshot-tampered': 'The snapshot does not match its hash: it was damaged or edited.',
  removed: 'The host has removed you from this table.',
  'blocked-here': ({ name }: { name: string }) =>
    `You have blocked somebody who sits at this table: ${name}.`,
  'not-welcome': 'You cannot sit down at this table.',
  'table-closed': 'This table has been closed.',
  'unknown-person': 'There is no such person here.',
  'too-many-shunned': ({ most }: Most) =>
    `Your list of muted and blocked people is full: it has room for ${number(most)}. Take somebody off it in the settings.`,
  'too-many-reports': ({ most }: Most) =>
    `You have sent ${number(most)} reports in 24 hours, and that is as many as one person can. Try again tomorrow.`,
  banned: 'This server is closed to you.',
  silenced: 'You cannot talk or change your name here at the moment.',
  'name-forbidden': 'Nobody can have this name here. Choose another one.',
};
