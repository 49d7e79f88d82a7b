import { collect, type Emission, eventsFor, fastRng, type Illegal } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { peopleAt } from '@parlor/testkit';
import { checkDeck } from '../facts/cards.ts';
import { check } from '../rules/check.ts';
import { pureProfit as game } from '../rules/index.ts';
import { presets } from '../facts/options.ts';
import { TestTable } from '../rules/testTable.ts';
import type { Event, Move } from '../facts/types.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from './textOf.ts';

const english = textOf(messages);

const people = peopleAt(['Me', 'Ann', 'Bob', 'Cy', 'Di', 'Ed'], 0);

describe('the board', () => {
  it('shows Banks, hands, piles and what is known', () => {
    const table = new TestTable({
      hands: ['1 2 3 4', '5 6 7', '8'],
      banks: ['', '1 1 2', '1'],
      discard: '9 BL 7 4',
    });
    table.playAll('take', 'draw', 'bank 1');
    expect(english.board(game.view(table.state, 1), people)).toBe(
      [
        'Ann’s hand: $5M, $6M and $7M.',
        'Draw pile: 5 cards.',
        'Discard pile: $7M on top.',
        'You: Bank of 1 card with $1M on top; 5 cards in hand, including $4M; player 0.',
        'Ann: Bank of 3 cards with $2M on top; 3 cards in hand; player 1; next to play.',
        'Bob: Bank of 1 card with $1M on top; 1 card in hand; player 2.',
      ].join('\n'),
    );
  });

  it('shows the series, and nobody’s hand to the public', () => {
    const table = new TestTable({
      hands: ['1 2 3 4', '5 6 7'],
      discard: '4 BL',
      finished: [[10, 3]],
      options: { games: '3' },
    });
    const board = english.board(game.view(table.state, 'public'), people);
    expect(board).toContain('Game 2 of 3');
    expect(board).toContain('no Bank yet; 3 cards in hand; $3M from earlier games');
    expect(board).toContain('Discard pile: closed, with Bankrupt Lowest on top.');
    expect(board).not.toContain('hand:');
  });

  it('shows pairs to be laid, what a thief may still take, and what is out of the game', () => {
    const lines = (table: TestTable) =>
      english.board(game.view(table.state, 1), people).split('\n');
    const pairs = new TestTable({ hands: ['1 2 3 4 BL BL', '5'] });
    expect(lines(pairs)).toContain(
      'Pairs that you still have to discard: Bankrupt Lowest with $1M and Bankrupt Lowest with $2M.',
    );
    const thief = new TestTable({ hands: ['S2 1 2 3 4 5', '5 6 7'] }).play('steal two');
    expect(lines(thief)).toContain('You may still steal up to 2 cards.');
    const gone = new TestTable({ hands: ['1 2', '5'], pile: '', discard: 'S1 S1 S3 9 4' });
    gone.play('draw', { deck: [9] });
    expect(lines(gone)).toContain('Out of the game: two Steal Ones and one Steal Three.');
  });
});

describe('the log', () => {
  it('has a sentence for everything that happens, and no secrets', () => {
    const told = new Map<string, string>();
    for (const seed of [1, 2, 3]) {
      const rng = fastRng(seed);
      const options = { ...presets.standard, games: '3', openSteal: seed === 2 } as const;
      const tell = (emissions: Emission<Event>[]) => {
        for (const event of eventsFor(emissions, 'public')) {
          const sentence = english.happened(event, people);
          expect(sentence ?? event.type).toMatch(/^([A-Z].*\.|dealt|settled)$/);
          told.set(event.type, sentence ?? '');
        }
      };
      const setup: Emission<Event>[] = [];
      const state = game.setup({ seats: 3, options }, rng, collect(setup));
      tell(setup);
      while (game.toAct(state) !== 0) {
        const step: Emission<Event>[] = [];
        game.apply(state, state.turn, game.sample(state, state.turn, rng), rng, collect(step));
        tell(step);
      }
    }
    expect(told.get('drew')).toMatch(/drew a card\.$/);
    expect(told.get('lost')).toMatch(/stole a card from/);
    expect(told.get('looked')).toMatch(/looked at (your|\w+’s) hand\.$/);
    for (const type of [
      'opened',
      'reshuffled',
      'took',
      'paired',
      'settled',
      'banked',
      'discarded',
      'stole',
      'refrained',
      'finished',
      'scored',
    ]) {
      expect(told.has(type), type).toBe(true);
    }
  });

  const sentences: [Event, string][] = [
    [{ type: 'dealt', seat: 0, cards: [1, 11] }, 'You were dealt $1M and Bankrupt Lowest.'],
    [{ type: 'drew', seat: 1, card: 7 }, 'Ann drew $7M.'],
    [{ type: 'settled', seat: 0, bankrupt: 12, value: 9 }, 'You lost $9M to Bankrupt Highest.'],
    [{ type: 'paired', seat: 0, bankrupt: 12, value: 9 }, 'You lost $9M to Bankrupt Highest.'],
    [
      { type: 'settled', seat: 1, bankrupt: 11, value: 2, pairs: 2 },
      'Ann discarded Bankrupt Lowest with $2M on top.',
    ],
    [{ type: 'discarded', seat: 1, card: 11 }, 'Ann discarded Bankrupt Lowest.'],
    [{ type: 'stole', seat: 1, card: 15 }, 'Ann played Steal Three.'],
    [{ type: 'refrained', seat: 1, taken: 2 }, 'Ann stole no more cards.'],
    [{ type: 'refrained', seat: 0, taken: 0 }, 'You stole nothing.'],
    [
      { type: 'reshuffled', cards: 40, gone: [13, 13, 15] },
      'The discard pile was shuffled into a new draw pile of 40 cards; two Steal Ones and one Steal Three left the game.',
    ],
    [
      { type: 'stuck', seat: 1 },
      'Ann had a Bankrupt but no value card for it, and discarded nothing.',
    ],
    [{ type: 'idle', seat: 1 }, 'Ann had no card to play.'],
    [
      { type: 'stole', seat: 0, card: 15, from: [1, 1, 2] },
      'You played Steal Three: two cards from Ann and one card from Bob.',
    ],
    [{ type: 'stole', seat: 0, card: 13, from: [] }, 'You discarded Steal One and stole nothing.'],
    [
      { type: 'looked', seat: 0, victim: 1, hand: [3, 4] },
      'You looked at Ann’s hand: $3M and $4M.',
    ],
    [{ type: 'looked', seat: 1, victim: 0 }, 'Ann looked at your hand.'],
    [{ type: 'stole', seat: 1, card: 13, from: [0] }, 'Ann played Steal One: one card from you.'],
    [{ type: 'lost', seat: 1, victim: 0, card: 4 }, 'Ann stole $4M from you.'],
    [{ type: 'lost', seat: 0, victim: 1, card: 4 }, 'You stole $4M from Ann.'],
    [
      { type: 'stopped', turns: 200 },
      'The game was stopped because everybody had taken 200 turns.',
    ],
    [{ type: 'scored', game: 2, tops: [10, 0] }, 'Banks after game 2: you $10M and Ann $0M.'],
  ];
  it.each(sentences)('%j', (event, sentence) => {
    expect(english.happened(event, people)).toBe(sentence);
  });
});

describe('questions and answers', () => {
  /** Every move of some matches, with the view of the one who may play it. */
  function* asked() {
    for (const openSteal of [false, true]) {
      const rng = fastRng(4);
      const out: Move[] = [];
      const state = game.setup({ seats: 3, options: { ...presets.standard, openSteal } }, rng);
      while (game.toAct(state) !== 0) {
        const seat = state.turn;
        const count = game.moves(state, seat, out);
        yield { state, seat, view: game.view(state, seat), moves: out.slice(0, count) };
        game.apply(state, seat, out[rng.below(count)]!, rng);
      }
    }
  }

  it('ask, and tell every answer apart', () => {
    for (const { state, seat, view, moves } of asked()) {
      const decision = game.decision(state, seat);
      expect(english.question(view, decision, people)).toMatch(/\?$/);
      expect(english.typing(view, decision)).toMatch(/^Type /);
      const answers = moves.map((move) => english.answer(view, move, people));
      expect(new Set(answers).size).toBe(moves.length);
    }
  });

  it('read the notation of every move', () => {
    for (const { state, seat, view, moves } of asked()) {
      for (const move of moves) {
        expect(english.read(view, game.notate(state, seat, move, seat))).toBe(move);
      }
    }
  });

  const view = game.view(new TestTable({ hands: ['1', '2'] }).state, 0);
  it.each([
    ['  Bank 3 ', { type: 'bank', card: 3 }],
    ['discard $10m', { type: 'discard', card: 10 }],
    ['steal THREE', { type: 'steal', card: 15 }],
    ['rob 3', { type: 'take', from: 3 }],
    ['Stop', { type: 'stop' }],
    ['pass', { type: 'pass' }],
    ['lay lowest $3M', { type: 'lay', bankrupt: 11, value: 3 }],
    ['discard bankrupt highest', { type: 'discard', card: 12 }],
    ['finish 10 9 discard steal two', { type: 'finish', cards: [9, 10], discard: 14 }],
    ['settle highest', { type: 'settle', card: 12 }],
    ['choose bankrupt lowest', { type: 'choose', card: 11 }],
  ])('read %j', (typed, move) => {
    expect(english.read(view, typed)).toEqual(move);
  });

  it.each([
    '',
    'bank',
    'bank eleven',
    'bank 11m5',
    'steal four',
    'steal one from 1',
    'rob',
    'rob 9',
    'rob 1 2',
    'stop it',
    'lay lowest',
    'lay 3',
    'lay lowest 3 4',
    'finish',
    'draw two',
    'settle',
    'fold',
  ])('make nothing of %j', (typed) => {
    expect(english.read(view, typed)).toBeUndefined();
  });
});

describe('refusals', () => {
  it('have words for every code, and cards by their names', () => {
    const codes = new Set<string>();
    const refuse = (why: Illegal | undefined) => {
      expect(why).toBeDefined();
      codes.add(why!.code);
      expect(english.refused(why!, people)).not.toContain('not allowed');
      expect(english.refused(why!, people)).not.toContain('undefined');
      return english.refused(why!, people);
    };
    const act = new TestTable({ hands: ['S1 4 7 8 9 10', '5', '6 6'], banks: ['1 2 3 4 5 6'] });
    const tried = (move: unknown, table = act) =>
      refuse(check(table.state, table.turn, move as Move));
    tried({ type: 'fold' });
    refuse(check(act.state, 1, { type: 'draw', from: 'pile' }));
    tried({ type: 'draw', from: 'pile' });
    expect(tried({ type: 'discard', card: 5 })).toBe('There is no $5M left for that.');
    tried({ type: 'discard', card: 13 });
    tried({ type: 'bank', card: 13 });
    expect(tried({ type: 'bank', card: 9 })).toBe(
      'After $6M comes another $6M or the next step, not a $9M.',
    );
    const thief = new TestTable({ hands: ['S1 4 7 8 9 10', '5', '6 6'] }).play('steal one');
    tried({ type: 'take', from: 4 }, thief);
    tried({ type: 'take', from: 0 }, thief);
    expect(tried({ type: 'take', from: 1 }, thief)).toBe(
      'Ann has only one card left, and a last card cannot be stolen.',
    );
    // A code of the first edition.
    refuse({ code: 'steal-too-many', params: { most: 1 } });
    const stuck = (hand: string) => new TestTable({ hands: [hand, '5'] });
    tried({ type: 'discard', card: 11 }, stuck('BL BL BH BH BH S1'));
    tried({ type: 'pass' }, stuck('BL BL BH BH BH BH'));
    const pairs = stuck('1 2 3 4 BL BL');
    expect(tried({ type: 'lay', bankrupt: 11, value: 4 }, pairs)).toBe(
      'You have no pair of Bankrupt Lowest and $4M to discard.',
    );
    tried(
      { type: 'finish', cards: [9, 10], discard: null },
      new TestTable({
        hands: ['9 10', '5'],
        banks: ['1 2 3 4 5 6 7 8'],
        pile: '',
        options: { finish: 'discard' },
      }),
    );
    tried({ type: 'finish', cards: [7, 8, 9], discard: 4 });
    tried({ type: 'finish', cards: [7, 8, 9, 10], discard: null });
    const nine = new TestTable({ hands: ['4 4 4 4 4 10', '5'], banks: ['1 2 3 4 5 6 7 8 9'] });
    tried({ type: 'bank', card: 10 }, nine);
    const buried = new TestTable({ hands: ['4', '5'], discard: 'BL' });
    tried({ type: 'draw', from: 'discard' }, buried);
    tried({ type: 'draw', from: 'discard' }, new TestTable({ hands: ['4', '5'], discard: '' }));
    tried(
      { type: 'draw', from: 'pile' },
      new TestTable({ hands: ['4', '5'], pile: '', discard: '4' }),
    );
    nine.play('finish 10 discard 4');
    tried({ type: 'draw', from: 'pile' }, nine);
    refuse(game.checkTable({ seats: 9, options: presets.standard }));
    const deck = {
      '1': 1,
      '2': 1,
      '3': 1,
      '4': 1,
      '5': 1,
      '6': 1,
      '7': 1,
      '8': 1,
      '9': 1,
      '10': 1,
    };
    refuse(game.checkTable({ seats: 2, options: { ...presets.standard, deck } }));
    for (const bad of [
      3,
      { joker: 1 },
      { '1': -1 },
      {},
      { ...deck, '1': 60, '2': 60, '3': 60, '4': 60, '5': 60 },
    ]) {
      refuse(checkDeck(bad));
    }
    expect([...codes].sort()).toEqual(Object.keys(messages.refusals).sort());
  });

  it('have something to say of a code from elsewhere', () => {
    expect(english.refused({ code: 'host-closed' }, people)).toBe(
      'That is not allowed (host-closed).',
    );
  });
});
