/** A game at the terminal. */

import { dollars, list, millions, number, ordinal, plural } from '@parlor/grammar/en';

interface Introduction {
  name: string;
  level: string;
  style: string;
  /** Who else plays like this. */
  others: readonly string[];
}

const moves = (count: number): string => plural(count, { one: 'one move', other: '# moves' });

export const play = {
  you: 'You',
  seat: ({ number: at }: { number: number }) => `Seat ${at}`,

  // The beginning
  which: 'What would you like to play?',
  choose: ({ last }: { last: number }) => `1 to ${last}, or q to stop: `,
  noSuchGame: ({ name }: { name: string }) => `There is no game “${name}”.`,
  yourTable: ({ names }: { names: readonly string[] }) =>
    `You play with ${list(names)}. Type ? for help, or “rules” to read how the game is played.`,
  theirTable: ({ names }: { names: readonly string[] }) => `${list(names)} play; you look on.`,
  introduction: ({ name, level, style, others }: Introduction) =>
    others.length === 0
      ? `${name}, ${level}: ${style}`
      : `${name}, ${level}: ${style} ${list(others)} ${others.length === 1 ? 'plays' : 'play'} the same way.`,
  levels: { beginner: 'beginner', casual: 'casual', skilled: 'skilled', expert: 'expert' },
  valuesListed: 'Type “values” to see them all.',

  // What can be typed in place of an answer
  commands: {
    help: 'help',
    rules: 'rules',
    cards: 'cards',
    table: 'table',
    log: 'log',
    values: 'values',
    quit: 'quit',
  },
  commandHelp: {
    help: 'what is asked, and how to answer',
    rules: 'how the game is played',
    cards: 'every card and what it does; “? NAME” explains one of them',
    table: 'the table again',
    log: 'what has happened so far, in full',
    values: 'every value, and whether it is from the rulebook',
    quit: 'stop playing',
  },
  orElse: 'You can also type:',

  // Answers
  fromList: 'Type # and the number of a line, such as #1, or the words of a line.',
  noAnswer: ({ typed }: { typed: string }) => `“${typed}” is no answer here.`,
  noLine: ({ last }: { last: number }) => `The lines go from #1 to #${last}.`,
  notUnique: ({ typed, lines }: { typed: string; lines: readonly string[] }) =>
    `“${typed}” could be any of these: ${lines.join('; ')}.`,
  numberIsNoLine: ({ typed }: { typed: string }) =>
    `“${typed}” alone is no answer here. To take line ${typed}, type #${typed}.`,
  forced: ({ answer }: { answer: string }) =>
    `Only one thing can be done, so it is done: ${answer}.`,
  worth: ({ value }: { value: number }) => `${dollars(Math.round(value))} on average`,
  noValues: 'This match is played under older rules, whose values are not listed here.',
  noSuchCard: ({ name }: { name: string }) =>
    `Nothing here is called “${name}”. Type “cards” to see everything.`,
  remark: ({ name, text }: { name: string; text: string }) => `${name}: “${text}”`,
  trouble: ({ name }: { name: string }) =>
    `(${name} could not think it over and made a random move.)`,

  // The end
  over: ({ count }: { count: number }) => `The match is over after ${moves(count)}.`,
  stopped: ({ count }: { count: number }) =>
    `You stopped after ${moves(count)}; the match is not over.`,
  inputEnded: ({ count }: { count: number }) =>
    `The input ended after ${moves(count)}; the match is not over.`,
  interrupted: ({ count }: { count: number }) =>
    `Interrupted after ${moves(count)}; the match is not over.`,
  place: 'place',
  player: 'player',
  points: 'points',
  placed: ({ place }: { place: number }) => ordinal(place),
  score: {
    points: ({ value }: { value: number }) => number(value),
    dollars: ({ value }: { value: number }) => dollars(value),
    millions: ({ value }: { value: number }) => millions(value),
  },
  seed: ({ seed }: { seed: string }) => `Seed: ${seed}`,
  record: ({ path }: { path: string }) => `Record: ${path}`,
  keep: 'Keep the record? A file name, or Enter for no: ',
  exists: ({ path }: { path: string }) => `${path} exists already.`,
};
