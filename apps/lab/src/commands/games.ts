import type { AnyGame, AnyOptionSpec } from '@parlor/kit';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import { shelves as english } from '@parlor/games/english';
import { loadShelves } from '@parlor/games/shelves';
import { readGame } from '../games/choices.ts';
import { ANY_GAME } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { EXIT } from '../terminal/exit.ts';
import { paletteOf } from '../text/colour.ts';
import { provenanceLine, rulebookLine, valuesTable } from '../text/contents.ts';
import { table } from '../text/layout.ts';

export const listGames: Command = {
  name: 'games',
  takes: '',
  summary: 'what there is to play, with options and presets',
  about:
    'Lists the games with the seats they offer, their options and their presets, the edition of their rules, and how much of what is in the box ' +
    'is rebuilt because the rulebook does not give it.',
  options: [
    { flag: '--json', about: 'as one JSON list' },
    {
      flag: '--values <id>',
      about: 'every card, price and count of one game, each marked as from the rulebook or rebuilt',
    },
  ],
  examples: [
    { line: 'parlor games', does: 'tables to read' },
    { line: `parlor games --values ${ANY_GAME}`, does: 'what is in the box, value by value' },
    { line: 'parlor games --json', does: 'the same for programs' },
  ],

  async run(args, io) {
    if (args.flag('json')) {
      io.out.write(`${JSON.stringify(GAME_IDS.map(describe), undefined, 2)}\n`);
      return EXIT.fine;
    }
    const listed = args.text('values');
    if (listed !== undefined) {
      io.out.write(`${await valuesTable(readGame(listed), io)}\n`);
      return EXIT.fine;
    }
    const { bold } = paletteOf(io.out);
    const shelves = await loadShelves[io.language]();
    const overview = GAME_IDS.map((id) => [
      shelves[id].title,
      id,
      seatsOf(games[id]),
      shelves[id].line,
    ]);
    io.out.write(`${table(['game', 'id', 'seats', ''], overview, io.out.columns)}\n`);
    for (const id of GAME_IDS)
      io.out.write(
        `\n${bold(shelves[id].title)}\n${rulebookLine(id, io)} ${await provenanceLine(id, io)}\n\n${optionsOf(games[id])}\n`,
      );
    io.out.write('\nEvery value and where it comes from: parlor games --values <id>\n');
    return EXIT.fine;
  },
};

const describe = (id: GameId) => {
  const { rulesVersion, seatCounts, options, presets } = games[id];
  const { title: name, line: tagline } = english[id];
  return { id, name, tagline, rulesVersion, seats: seatCounts, options, presets };
};

function seatsOf({ seatCounts }: AnyGame): string {
  const [first, last] = [Math.min(...seatCounts), Math.max(...seatCounts)];
  const unbroken = last - first + 1 === seatCounts.length;
  if (first === last) return String(first);
  return unbroken ? `${first}–${last}` : seatCounts.join(', ');
}

/** A line for each option: what it may be, and what it is in each preset. */
function optionsOf({ options, presets }: AnyGame): string {
  const names = Object.keys(presets);
  const rows = Object.entries<AnyOptionSpec>(options).map(([option, spec]) => [
    option,
    valuesOf(spec),
    ...names.map((preset) => shortJson(presets[preset][option])),
  ]);
  return table(['option', 'values', ...names], rows);
}

function valuesOf(spec: AnyOptionSpec): string {
  switch (spec.type) {
    case 'flag':
      return 'true, false';
    case 'count':
      return `${spec.min}–${spec.max}`;
    case 'choice':
      return spec.values.join(', ');
    case 'data':
      return 'JSON, or null for Parlor’s';
  }
}

const LONGEST_VALUE = 24;

function shortJson(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
