/** The frame of every table, hints, talk, the end of a match and its replay. */

import {
  capital,
  dollars,
  list,
  millions,
  number,
  ordinal,
  people,
  percent,
  person,
  plural,
  Possessive,
  Subject,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';

interface Decisive {
  /** The sentence of the log. */
  what: string;
  who: Person;
  /** Chances to win, of one. */
  before: number;
  after: number;
}

export const table = {
  'table.lobby': 'Back to the lobby',
  'table.log': 'Log',
  'table.newest-first': 'newest first',
  'table.standing': 'Standing',
  'table.hint': 'Hint',
  'table.hint.ask': 'Show me a hint',
  'table.hint.thinking': 'Thinking it over',
  'table.hint.chance': ({ share }: { share: number }) => `Chance to win: ${percent(share)}`,
  'table.talk': 'Table talk',
  'table.talk.say': 'Say something',
  'table.talk.send': 'Send',
  'table.talk.mute': ({ name }: { name: string }) => `Mute ${name}`,
  'table.talk.muted': 'Muted',
  'table.talk.is-muted': ({ name }: { name: string }) => `You do not see what ${name} says.`,
  'table.talk.unmute': 'Hear again',
  'table.talk.unread': ({ count }: { count: number }) =>
    plural(count, { one: 'Table talk, one unread line', other: 'Table talk, # unread lines' }),
  'table.talk.reactions': 'Reactions',
  'table.talk.apart': 'among those who watch',
  'table.talk.apart.line': 'Only those who watch hear what you say.',
  'table.quoted': ({ text }: { text: string }) => `“${text}”`,
  'table.sound-on': 'Sound is on',
  'table.sound-off': 'Sound is off',
  'table.menu': 'Table menu',
  'table.waiting': ({ names }: { names: readonly string[] }) =>
    names.length === 1 ? `${names[0]} is choosing` : `Waiting for ${list(names)}`,
  'table.lost': 'Connection lost. Trying again.',
  'table.next': 'next',
  'table.away': 'away, a bot plays',
  'table.thinking': 'thinking',
  'table.text': 'Table as text',
  'table.picture': 'Table as picture',
  'table.take-back': 'Take back',
  'table.leave': 'Leave the table',
  'table.settings': 'Settings',
  'table.keys': 'Keys',
  'table.over': 'The match is over',
  'table.again': 'Play again',
  'table.replay': 'Watch the replay',
  'table.home': 'Home',
  'table.type-answer': 'Your answer',
  'table.answer': 'Answer',
  'table.hand-over': ({ name }: { name: string }) => `Pass the device to ${name}`,
  'table.hand-over.show': ({ name }: { name: string }) => `I am ${name}: show my cards`,
  'table.loading': 'Setting the table',
  'table.place': ({ place }: { place: number }) => `${ordinal(place)} place`,
  'table.skip': 'Skip',
  'table.sending': 'Your answer is on its way',
  'table.taken-back': 'A move was taken back.',
  'table.missed': ({ count }: { count: number }) =>
    plural(count, {
      one: 'One move was made while you were away.',
      other: '# moves were made while you were away.',
    }),
  'table.back': ({ count }: { count: number }) =>
    plural(count, {
      one: 'You are back. One move was made meanwhile.',
      other: 'You are back. # moves were made meanwhile.',
    }),
  'table.back.log': 'Show the log',
  'table.since': 'Since your last turn',
  'table.last-turn': 'Your last turn',
  'table.since.then': 'Since then',
  'table.since.none': 'Nothing has happened since your last turn.',
  'table.next-table': 'Next table',
  'table.no-network':
    'No network. Your seat is kept, and the match goes on as soon as you are back online.',
  'table.gone': 'The server does not answer. Your match is saved there, and we keep trying.',
  'table.retry': 'Try now',
  'table.hand-over.line': 'Nobody else should look now.',
  'table.asked': 'has to answer now',
  'table.unconnected': 'not connected',
  'table.hint.rated': 'No hints here: this match counts for your rating.',
  'table.hint.not-now': 'You can ask for a hint when it is your turn.',
  'table.hint.none': 'No hint this time.',
  'table.hint.equal': 'The best moves are about equal.',
  'table.hint.others': 'Others worth a look',
  'table.talk.none': 'Nobody has said anything yet.',
  'table.log.none': 'Nothing has happened yet.',
  'table.leave.title': 'Leave this match?',
  'table.leave.line':
    'A bot plays on in your seat until you come back. You find the table under “Tables”.',
  'table.leave.rated':
    'Once it has moved for you, this match can lower your rating, but no longer raise it.',
  'table.leave.yes': 'Leave',
  'table.leave.no': 'Stay',
  'table.to-home': 'Home; the match is kept',
  'table.time-left': ({ time }: { time: string }) => `Time left: ${time}`,
  'table.last-events': 'What happened last',
  'table.asked-now': 'has to answer now',
  'table.on-it': 'On the table',
  'table.who': 'Who sits here',
  'table.answers': 'You can answer',
  'table.typed': ({ typed }: { typed: string }) => `Typed: ${typed}. Type the rest of the number.`,
  'table.typed-enter': ({ typed, line }: { typed: string; line: string }) =>
    `Typed: ${typed}. Type the rest of the number, or press Enter for ${line}.`,
  'table.no-line': ({ typed, first, last }: { typed: string; first: string; last: string }) =>
    `No line has the number ${typed}: the numbers go from ${first} to ${last}.`,

  'your-turn.asked': ({ asked }: { asked: string }) => `Your turn. ${asked}`,

  'take-back.refused': 'There is nothing to take back now.',
  'take-back.asked': ({ name }: { name: string }) => `${name} would like to take a move back.`,
  'take-back.agree': 'That is fine',
  'take-back.deny': 'Rather not',
  'take-back.denied': 'Not everybody agreed. Your move stands.',
  'take-back.waiting': 'You asked to take your move back. The others decide.',
  'take-back.revealed':
    'This move stands: something has been revealed or decided since, and the match counts for your rating.',
  'table.pause': 'Ask for a pause',
  'pause.asked': ({ name }: { name: string }) => `${name} would like a pause.`,
  'pause.agree': 'Have a pause',
  'pause.deny': 'Rather not',
  'pause.denied': 'The others would rather go on now.',
  'pause.waiting': 'You asked for a pause. The others decide.',
  'pause.on': ({ name, since, until }: { name: string; since: string; until: string }) =>
    `Pause since ${since}, as ${name} asked. It lasts until ${until} at most.`,
  'pause.on-mine': ({ since, until }: { since: string; until: string }) =>
    `Pause since ${since}, as you asked. It lasts until ${until} at most.`,
  'pause.go-on': 'Go on',
  'pause.over': 'The pause is over.',

  'watch.you': 'You are watching live.',
  'watch.you-late': ({ seconds }: { seconds: number }) =>
    seconds % 60 === 0
      ? plural(seconds / 60, {
          one: 'You are watching, one minute late.',
          other: 'You are watching, # minutes late.',
        })
      : plural(seconds, {
          one: 'You are watching, one second late.',
          other: 'You are watching, # seconds late.',
        }),
  'watch.others': ({ count }: { count: number }) =>
    plural(count, { one: 'So is one other person.', other: 'So are # others.' }),
  'watch.count': ({ count }: { count: number }) =>
    plural(count, { one: 'One person is watching.', other: '# people are watching.' }),

  'without.stalls': ({ name }: { name: string }) => `${name} has not answered for a while.`,
  'without.ask': ({ name }: { name: string }) => `Go on without ${name}`,
  'without.asked': ({ asker, name }: { asker: string; name: string }) =>
    `${asker} would like to go on without ${name}. A bot would play until ${name} is back.`,
  'without.agree': 'Go on',
  'without.deny': 'Keep waiting',
  'without.waiting': ({ name }: { name: string }) =>
    `You asked to go on without ${name}. The others decide.`,
  'without.denied': ({ name }: { name: string }) =>
    `Not everybody agreed. The table goes on waiting for ${name}.`,
  'without.granted': ({ name }: { name: string }) =>
    `${name} can still answer. If the time runs out, a bot plays until ${name} is back.`,
  'without.back': ({ name }: { name: string }) => `${name} is here.`,
  'without.you-asked': 'The others are waiting for you, and somebody would like to go on.',
  'without.you-granted':
    'The others are waiting for you. If the time runs out, a bot plays for you until you are back.',

  'away.stood-in': ({ who }: { who: Person }) => `A bot answered for ${person(who)}.`,
  'away.timed-out': ({ who }: { who: Person }) =>
    `A bot answered for ${person(who)}: the time was up.`,
  'away.next': 'The next question is yours again.',
  'away.plays': 'A bot is playing for you.',
  'away.plays-late': 'The time was up again: a bot is playing for you.',
  'away.rated': 'This match can no longer raise your rating.',
  'away.here': 'I am here',
  'away.back': 'Take your seat back',

  'ending.played': ({ count }: { count: number }) =>
    plural(count, {
      one: 'A bot played one move for you.',
      other: 'A bot played # moves for you.',
    }),
  'ending.capped': 'So this match cannot raise your rating.',
  'ending.dice.fine': 'Your device has checked the dice: all as agreed.',
  'ending.dice.apart':
    'You were away when the match began, so your device has no share in its dice.',
  'ending.dice.unbound': ({ names }: { names: readonly string[] }) =>
    `${list(names)} ${plural(names.length, { one: 'was', other: 'were' })} bound to nothing, so the house may have chosen the dice with them.`,
  'ending.dice.wrong': 'Something is wrong with the dice of this match',
  'ending.dice.unread':
    'The dice could not be checked: the house has not handed out the file of this match.',
  'ending.dice.house': 'The house has not kept to the share that it had fixed.',
  'ending.dice.share': 'Your share of the dice is not the one that your device gave.',
  'ending.dice.others': 'Somebody else’s share was replaced after it had been fixed.',
  'ending.dice.count': 'The file does not say how often the start was really called off.',
  'ending.dice.rated': 'The file says something else about whether the match was rated.',
  'ending.dice.key':
    'The file is signed with another key than the one the house had before the first card.',
  'ending.dice.file': 'The file contradicts itself, or belongs to another match.',
  'ending.dice.verify': 'Look at the details',
  'ending.decided': ({ what, who, before, after }: Decisive) =>
    `The turning point: ${what} ${Possessive(who)} chance to win went from ${percent(before)} to ${percent(after)}.`,
  'ending.see': 'See that moment',
  'ending.thinking': 'Looking for the turning point',
  'ending.join-again': 'Join the next match',
  'ending.points': ({ count }: { count: number }) =>
    plural(count, { one: 'point', other: 'points' }),
  'ending.won': ({ winners }: { winners: readonly Person[] }) =>
    winners.length === 1
      ? `${Subject(winners[0]!)} won the match`
      : `${capital(people(winners))} share the win`,
  'ending.failed': 'The next table could not be opened. Try again.',

  'forced.coming': ({ answer }: { answer: string }) => `Answering for you: ${answer}`,
  'forced.stop': 'I will answer',
  'forced.on': 'Page answers where there is no choice',
  'forced.off': 'I answer even where there is no choice',

  'lesson.read': 'Read',
  'lesson.understood': 'Got it',
  'lesson.off': 'No more explanations',

  'keys.tab': 'from one part of the table to the next',
  'keys.arrows': 'within a part',
  'keys.enter': 'the brass button',
  'keys.space': 'choose, or let go; skip what is still being shown',
  'keys.escape': 'clear what is chosen, close a window',
  'keys.digits': 'the first to ninth card, die, line or answer',
  'keys.hint': 'hint',
  'keys.log': 'log',
  'keys.talk': 'table talk',
  'keys.standing': 'standing',
  'keys.text': 'table as text or as picture',
  'keys.again': 'say the question and the table again',
  'keys.sound': 'sound on or off',
  'keys.undo': 'take back',
  'keys.next-table': 'to the next table where it is your turn',
  'keys.help': 'this list',
  'keys.now': 'Now',
  'keys.game': ({ game }: { game: string }) => `In ${game}`,
  'keys.always': 'At every table',
  'keys.replay': 'In a replay',
  'keys.as-text': 'In the table as text',
  'keys.lines': 'play the line with that number, as soon as all its digits are typed',
  'keys.lines-enter': 'press what has the focus; after the first digits, play the line they name',
  'keys.lines-back': 'take the last digit away',
  'keys.lines-escape': 'take all digits away, close a window',
  'keys.lines-space': 'press what has the focus; skip what is still being shown',
  'keys.step': 'previous or next move',
  'keys.play': 'play or pause',
  'keys.off': 'Single letters are turned off in the settings.',

  'replay.missing': 'This replay is not here. It may be on another device.',
  'replay.damaged': 'This link is damaged.',
  'replay.damaged.line': 'A part of it was lost on the way. Ask for the link again.',
  'replay.newer': 'This link is from a newer version of Parlor.',
  'replay.newer.line': 'Reload the page, then open the link again.',
  'replay.bar': 'Replay',
  'replay.start': 'To the start',
  'replay.turn-back': 'Previous turn',
  'replay.back': 'Previous move',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.forward': 'Next move',
  'replay.turn-on': 'Next turn',
  'replay.end': 'To the end',
  'replay.move': 'Move',
  'replay.at': ({ at, last }: { at: number; last: number }) => `${at} of ${last}`,
  'replay.speed': 'Speed',
  'replay.from': 'Seen by',
  'replay.public': 'everyone',
  'replay.open': 'all hands open',
  'replay.link': 'Copy the link to this moment',
  'replay.copied': 'Copied',
  'replay.play-on': ({ name }: { name: string }) => `Play on from here as ${name}`,
  'replay.chances': 'Chances to win',
  'replay.hands': 'All hands',
  'replay.title': ({ game }: { game: string }) => `Replay of ${game}`,
  'replay.more': 'More',
  'replay.by-move': 'Moves',
  'replay.by-turn': 'Turns',
  'replay.unit': 'The track counts',
  'replay.at-turn': ({ at, last }: { at: number; last: number }) => `turn ${at} of ${last}`,
  'replay.link-failed': 'Copy this address:',
  'replay.opening': 'The table is set.',
  'table.share': ({ share }: { share: number }) => percent(share),
  'score.points': ({ value }: { value: number }) => number(value),
  'score.dollars': ({ value }: { value: number }) => dollars(value),
  'score.millions': ({ value }: { value: number }) => millions(value),
  'keys.name.arrows': 'Arrows',
  'keys.name.space': 'Space',
  'keys.name.backspace': 'Backspace',
  'keys.name.enter': 'Enter',
  'keys.name.tab': 'Tab',
  'keys.name.escape': 'Esc',
  'table.hours': ({ hours }: { hours: number }) => `${number(hours)} h`,
  'table.said': ({ name, text }: { name: string; text: string }) => `${name}: “${text}”`,
  'table.hint.best': ({ answer, reason }: { answer: string; reason: string }) =>
    `Hint: ${answer}. ${reason}`,
  'table.person': ({ name }: { name: string }) => `Block or report ${name}`,
  'table.person.short': 'Block or report',
  'table.person.block': ({ name }: { name: string }) => `Block ${name}`,
  'table.person.block.line':
    'You no longer see what they say, and they cannot sit down at your tables. They are not told.',
  'table.person.blocked': ({ name }: { name: string }) =>
    `${name} is blocked. You can undo that in the settings.`,
  'table.person.report.line':
    'Whoever runs this server gets your report and the last lines of this table’s talk.',
  'table.person.reason': 'Reason',
  'table.person.words': 'What happened (optional)',
  'table.person.send': 'Send the report',
  'table.person.sent': 'Thank you. Whoever runs this server will see it.',
  'report.insults': 'Insults',
  'report.harassment': 'Harassment or threats',
  'report.name': 'Offensive name',
  'report.cheating': 'Cheating',
  'report.stalling': 'Stalling or leaving on purpose',
  'report.spam': 'Spam',
  'report.other': 'Something else',
};
