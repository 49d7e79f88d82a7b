import type { AnyWords } from '@parlor/registry/words';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../exit.ts';
import { runWith, type Setting } from '../testing.ts';
import { ask, type Reply } from './ask.ts';
import { type AnyUpdate, TableView } from './tableView.ts';

/** A game in which one names a price. */
const words: AnyWords = {
  name: 'Prices',
  tagline: '',
  board: () => 'the board',
  happened: (event: { readonly text?: string }) => event.text,
  details: (event: { readonly text?: string; readonly more?: readonly string[] }) =>
    event.more ?? [],
  question: () => 'How much?',
  answer: (_view, move: { readonly coins: number }) => `${move.coins} coins`,
  typing: () => 'Type a price.',
  read: (_view, text) =>
    /^\$\d+$|^\d+$/.test(text) ? { coins: Number(text.replace('$', '')) } : undefined,
  refused: () => 'No.',
};

const update: AnyUpdate = {
  ply: 3,
  events: [{ text: 'A bell rang.', more: ['It was small.', 'It was brass.'] }, {}],
  view: { viewer: 0 },
  questions: [],
  question: { id: 3, seat: 0, decision: { kind: 'price', sealed: false, optional: false } },
};

async function asked(input: readonly string[], moves?: readonly unknown[], setting: Setting = {}) {
  const replies: Reply[] = [];
  const { out } = await runWith(
    async (io) => {
      const table = new TableView(io.out, words, String);
      table.note(update);
      table.answers(update, moves);
      replies.push(await ask(io, table, words, update, moves));
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
    expect(out).toBe('Type a price.\n> cheap\n“cheap” is no answer here. Type a price.\n> $12\n');
  });

  it('takes a bare number as what the game makes of it', async () => {
    expect((await asked(['7'])).reply).toEqual({ type: 'move', input: { coins: 7 } });
  });
});

describe('a question with a list of answers', () => {
  const moves = [{ coins: 5 }, { coins: 8 }];

  it('takes a number as a place in the list', async () => {
    const { reply, out } = await asked(['2'], moves);
    expect(reply).toEqual({ type: 'move', input: moves[1] });
    expect(out).toContain('  1  5 coins\n  2  8 coins\n');
  });

  it('takes a number that is no place in it as what the game makes of it', async () => {
    expect((await asked(['8'], moves)).reply).toEqual({ type: 'move', input: { coins: 8 } });
  });

  it('takes JSON', async () => {
    expect((await asked(['{"coins":3}'], moves)).reply).toEqual({
      type: 'move',
      input: { coins: 3 },
    });
  });
});

describe('instead of an answer', () => {
  it('shows help, the board and the log, as often as wanted', async () => {
    const { reply, out } = await asked(['?', 'b', 'l', 'q']);
    expect(reply).toEqual({ type: 'quit' });
    expect(out).toContain('stop playing');
    expect(out).toContain('the board\n\nHow much?\n');
    expect(out).toContain('> l\nA bell rang.\n    It was small.\n    It was brass.\n');
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
      const table = new TableView(io.out, words, String);
      table.note(update);
      table.news();
      return EXIT.fine;
    });
    expect(out).toBe('· A bell rang.\n');
  });
});
