import type { AnyGame, AnyOptionSpec } from '@parlor/kit';
import type { Terminal } from '@parlor/messages/terminal';
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
  summary: ({ help }) => help.games.summary,
  about: ({ help }) => help.games.about,
  options: [
    { flag: '--json', about: ({ help }) => help.games.json },
    {
      flag: '--values <id>',
      about: ({ help }) => help.games.values,
    },
  ],
  examples: [
    { line: 'parlor games', does: ({ help }) => help.games.examples.plain },
    { line: `parlor games --values ${ANY_GAME}`, does: ({ help }) => help.games.examples.values },
    { line: 'parlor games --json', does: ({ help }) => help.games.examples.json },
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
    const { box } = io.m;
    const shelves = await loadShelves[io.language]();
    const overview = GAME_IDS.map((id) => [
      shelves[id].title,
      id,
      seatsOf(games[id]),
      shelves[id].line,
    ]);
    io.out.write(`${table([box.game, box.id, box.seats, ''], overview, io.out.columns)}\n`);
    for (const id of GAME_IDS)
      io.out.write(
        `\n${bold(shelves[id].title)}\n${rulebookLine(id, io)} ${await provenanceLine(id, io)}\n\n${optionsOf(games[id], box)}\n`,
      );
    io.out.write(`\n${box.everyValue}\n`);
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
function optionsOf({ options, presets }: AnyGame, box: Terminal['box']): string {
  const names = Object.keys(presets);
  const rows = Object.entries<AnyOptionSpec>(options).map(([option, spec]) => [
    option,
    valuesOf(spec, box),
    ...names.map((preset) => shortJson(presets[preset][option])),
  ]);
  return table([box.option, box.values, ...names], rows);
}

function valuesOf(spec: AnyOptionSpec, box: Terminal['box']): string {
  switch (spec.type) {
    case 'flag':
      return 'true, false';
    case 'count':
      return `${spec.min}–${spec.max}`;
    case 'choice':
      return spec.values.join(', ');
    case 'data':
      return box.ownSet;
  }
}

const LONGEST_VALUE = 24;

function shortJson(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
