/** Help pages of the commands that players use. Those for developers speak English everywhere. */

export const help = {
  headline: 'Parlor: tabletop games in the terminal, and the tools that keep their rules honest.',
  usage: 'Usage',
  synopsis: '[options]',
  commands: 'Commands',
  options: 'Options',
  examples: 'Examples',
  startHere: 'Start here',
  startPlay: 'choose a game and play it against bots',
  startGames: 'what there is to play',
  exitCodes: 'Exit codes',
  exits: {
    fine: 'fine',
    failed: 'a check failed',
    usage: 'the command line, or a file named in it, makes no sense',
    defect: 'a defect of this program',
    interrupted: 'interrupted; what was done by then is reported',
  },
  helpOption: 'this page',
  languageOption: ({ known }: { known: readonly string[] }) =>
    `speaks ${known.join(', ')} (default: the language of the system)`,

  play: {
    summary: 'play a game in the terminal against bots',
    about:
      'Plays a game in the terminal. You sit at one seat, bots at the others; they see no more than you would in their place. Without a game there is a menu. You answer with the number of a line (#1), with its words, or with a typed move. “?” helps, “rules” says how the game is played, “cards” explains every card, “quit” stops. Fed from a pipe, every line of input is an answer, and the end of the input ends the session.',
    game: 'what is played; the same as naming it without --game',
    seats: 'how many sit at the table (default: 4 where the game allows it)',
    seat: 'where you sit, counted from 0 (default: 0)',
    preset: 'a set of options by name (default: standard); see “parlor games”',
    option: 'one option of the game; may be repeated',
    set: 'plays with the cards and values in this file, as the editor of the pages saves it',
    bots: ({ kinds }: { kinds: readonly string[] }) =>
      `one kind for all bots, or one for each with commas between them: ${kinds.join(', ')} (default: casual)`,
    seed: 'up to 64 hex digits: the same seed deals the same cards (default: a random one)',
    save: 'keeps the record of the match there, up to date after every answer',
    resume: 'goes on with a saved match, and keeps saving it there',
    watch: 'bots at every seat; you look on',
    advice: ({ games }: { games: readonly string[] }) =>
      `says what each answer is worth on average, exactly (${games.join(', ')})`,
    examples: {
      menu: 'choose from the menu',
      quick: 'a short match',
      levels: 'against somebody hard to beat and somebody new to it',
      save: 'with an option set, and kept in a file',
      resume: 'go on where you stopped',
      advice: 'with the odds worked out for you',
      watch: 'a match of bots that is the same every time',
    },
  },

  games: {
    summary: 'what there is to play, with options and presets',
    about:
      'Lists the games with the seats they offer, their options and their presets, the edition of their rules, and how much of what is in the box is rebuilt because the rulebook does not give it.',
    json: 'as one JSON list',
    values: 'every card, price and count of one game, each marked as from the rulebook or rebuilt',
    examples: {
      plain: 'tables to read',
      values: 'what is in the box, value by value',
      json: 'the same for programs',
    },
  },

  replay: {
    summary: 'play a record again: outcome, hash, or what a seat saw',
    about:
      'Plays a match record again, every move checked, and prints its outcome and the hash of its last state. Exit code 1 means that the record does not hold under these rules.',
    view: 'also what happened and the table as this seat (from 0) or “public” saw it',
    ply: 'stop after so many moves',
    json: 'as one JSON object',
    examples: {
      plain: 'who won, and the hash to compare',
      view: 'what seat 2 knew after 40 moves',
    },
  },

  verify: {
    summary: 'recompute a finished match: dice, moves, ending, signature',
    about:
      'Recomputes everything in a match file saved from a server (its address is /api/matches/ and the id of the match): that the seed was fixed before anybody contributed, that all chance follows from it, that every move was legal and led to this ending, and that it is signed. Anybody can make such a file with a key of their own: only with the keys of the houses you know does this tell whether the match is genuine. Of a plain record only the moves can be checked. Exit code 0 means genuine; 1 means that something is not as it says, that nobody has signed it, or that the key is unknown.',
    key: 'the public key of a house you know; may be repeated',
    keys: 'a file of such keys, one at the beginning of each line; # begins a remark',
    house: 'asks the house you play at for its key',
    json: 'as one JSON object',
    examples: {
      plain: 'every check but whose signature it is',
      house: 'also that this very house has signed it',
      keys: 'also that one of the houses in the file has signed it',
    },
  },
};
