import type { AnyText } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { runWith, type Setting } from '../testing/index.ts';
import { ask, type Reply } from './ask.ts';
import { type AnyUpdate, TableView } from './tableView.ts';

/** A game in which one names a price. */
const text: AnyText = {
  board: () => 'the board',
  happened: (event: { readonly text?: string }) => event.text,
  details: (event: { readonly more?: readonly string[] }) => event.more ?? [],
  question: () => 'How much?',
  answer: (_view, move: { readonly coins: number }) => `${move.coins} coins`,
  typing: () => 'Type a price.',
  read: (_view, typed) =>
    /^\$\d+$|^\d+$/.test(typed) ? { coins: Number(typed.replace('$', '')) } : undefined,
  refused: () => 'No.',
  reason: () => 'Because.',
  howTo: () => [{ title: 'The aim', paragraphs: ['Name the **highest** price.', 'Then pay it.'] }],
  glossary: () => [
    { name: 'Coin', does: 'Pays for things.' },
    { name: 'Écu', does: 'Pays for things in France.' },
  ],
};

const update: AnyUpdate = {
  ply: 3,
  events: [{ text: 'A bell rang.', more: ['It was small.', 'It was brass.'] }, {}],
  view: { viewer: 0 },
  questions: [],
  question: { id: 3, seat: 0, decision: { kind: 'price', sealed: false, optional: false } },
};

const tableAt = ({ out: screen, m }: Io): TableView =>
  new TableView({
    screen,
    m,
    text,
    people: (seat) => ({ name: String(seat), isReader: false }),
    score: 'points',
  });

async function asked(
  input: readonly string[],
  moves: readonly unknown[] = [],
  setting: Setting = {},
  isWhole = moves.length > 0,
) {
  const replies: Reply[] = [];
  const { out } = await runWith(
    async (io) => {
      const table = tableAt(io);
      table.note(update);
      const listed = table.listed(update, moves);
      table.answers(update, listed, isWhole);
      replies.push(await ask(io, table, { update, listed, isWhole }));
      return EXIT.fine;
    },
    { ...setting, input },
  );
  return { reply: replies[0], out };
}

describe('a question with too many answers to list', () => {
  it('says how to type one, and reads it', async () => {
    const { reply, out } = await asked(['cheap', '$12']);
    expect(reply).toEqual({ type: 'move', input: { coins: 12 } });
    expect(out).toBe('Type a price.\n> cheap\n“cheap” is no answer here.\nType a price.\n> $12\n');
  });

  it('takes a bare number as what the game makes of it', async () => {
    expect((await asked(['7'])).reply).toEqual({ type: 'move', input: { coins: 7 } });
  });
});

describe('a question with some of its answers listed', () => {
  const some = [{ coins: 5 }, { coins: 8 }];

  it('shows these, and how to type another', async () => {
    const { reply, out } = await asked(['#2'], some, {}, false);
    expect(out).toContain('  #1  5 coins\n  #2  8 coins\nType a price.\n');
    expect(reply).toEqual({ type: 'move', input: some[1] });
  });

  it('reads words of the list and what is not in it', async () => {
    expect((await asked(['8 coins'], some, {}, false)).reply).toEqual({
      type: 'move',
      input: some[1],
    });
    expect((await asked(['$7'], some, {}, false)).reply).toEqual({
      type: 'move',
      input: { coins: 7 },
    });
  });
});

describe('a question with a list of answers', () => {
  const moves = [{ coins: 5 }, { coins: 8 }];

  it('shows how each is chosen', async () => {
    const { reply, out } = await asked(['#2'], moves);
    expect(reply).toEqual({ type: 'move', input: moves[1] });
    expect(out).toContain('  #1  5 coins\n  #2  8 coins\n');
  });

  it('takes its words', async () => {
    expect((await asked(['8 COINS'], moves)).reply).toEqual({ type: 'move', input: moves[1] });
  });

  it('never takes a bare number for a line', async () => {
    expect((await asked(['2'], moves)).reply).toMatchObject({ type: 'move', input: { coins: 2 } });
  });
});

describe('instead of an answer', () => {
  it('explains what is asked, shows the table and the log, as often as wanted', async () => {
    const { reply, out } = await asked(['?', 'table', 'log', 'quit'], [{ coins: 5 }]);
    expect(reply).toEqual({ type: 'quit' });
    expect(out).toContain('Type # and the number of a line, such as #1, or the words of a line.');
    expect(out).toContain('Type a price.');
    expect(out).toMatch(/^ {2}quit {3}stop playing$/m);
    expect(out).toContain('the board\n\nHow much?\n  #1  5 coins\n');
    expect(out).toContain('> log\nA bell rang.\n    It was small.\n    It was brass.\n');
  });

  it('teaches the game, and explains every card or one of them', async () => {
    const { out } = await asked(['rules', 'cards', '? ecu', '? sou', 'q']);
    expect(out).toContain('> rules\nThe aim\n  Name the highest price.\n  Then pay it.\n');
    expect(out).toContain('> cards\nCoin\n  Pays for things.\nÉcu\n');
    expect(out).toContain('> ? ecu\nÉcu\n  Pays for things in France.\n');
    expect(out).toContain('Nothing here is called “sou”.');
  });

  it('understands the language of the terminal', async () => {
    const { out, reply } = await asked(['REGELN', 'karten', 'ende'], undefined, { language: 'de' });
    expect(out).toContain('Name the highest price.');
    expect(out).toContain('Pays for things.');
    expect(reply).toEqual({ type: 'quit' });
  });

  it('understands what manuals say, in every language', async () => {
    const { out, reply } = await asked(['rules', 'cards', 'quit'], undefined, { language: 'de' });
    expect(out).toContain('Name the highest price.');
    expect(out).toContain('Pays for things.');
    expect(reply).toEqual({ type: 'quit' });
  });

  it('the input may end, or somebody may press Ctrl-C', async () => {
    expect((await asked([])).reply).toEqual({ type: 'ended' });
    expect((await asked(['$1'], undefined, { interruptAfter: 0 })).reply).toEqual({
      type: 'ended',
    });
  });

  it('does not repeat what is typed at a terminal, which shows it anyway', async () => {
    expect((await asked(['$1'], undefined, { terminal: true })).out).not.toContain('$1');
  });
});

describe('news', () => {
  it('are one line each; what stands behind them is in the log', async () => {
    const { out } = await runWith(async (io) => {
      const table = tableAt(io);
      table.note(update);
      table.news();
      return EXIT.fine;
    });
    expect(out).toBe('· A bell rang.\n');
  });
});
