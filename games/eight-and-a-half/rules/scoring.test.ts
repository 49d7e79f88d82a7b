import { fastRng } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { DECK } from '../facts/cards.ts';
import { facts } from './facts.ts';
import { outcome } from './scoring.ts';
import { starterOf } from './setup.ts';
import { type Layout, lay } from './testTable.ts';

/** Seat 0 goes out with a 7; the others keep as many cards as given. */
const winning = (own: string, ...others: readonly [hand: string, aside: string][]): Layout => ({
  hands: ['7', ...others.map(([hand]) => hand)],
  opens: ['', ...others.map(() => '')],
  blinds: ['', ...others.map(() => '9')],
  asides: [own, ...others.map(([, aside]) => aside)],
  table: [0],
});

const ended = (layout: Layout) => lay(layout).play('7').events('round-ended')[0]!;

describe('E-7.1 points', () => {
  it('are 2 for the first to be rid of all cards and 1 for the fewest', () => {
    const round = ended(winning('5 5 5', ['1', ''], ['1', '4']));
    expect(round).toMatchObject({ winner: 0, cards: [3, 2, 3], scored: [2, 1, 0] });
  });

  it('are 3 at best: the winner takes part in the comparison', () => {
    const round = ended(winning('5', ['1', ''], ['1', '4']));
    expect(round).toMatchObject({ cards: [1, 2, 3], scored: [3, 0, 0] });
  });

  it('are given to each of those with equal fewest cards', () => {
    const round = ended(winning('5 5', ['1', ''], ['1', '']));
    expect(round).toMatchObject({ cards: [2, 2, 2], scored: [3, 1, 1] });
  });

  it('count hand, Bank, Open and Blind cards and what lies aside', () => {
    const table = lay({
      hands: ['7', '1 2'],
      banks: ['', '3 4 5'],
      opens: ['', '6'],
      blinds: ['', '7 8'],
      asides: ['', '9 9 9 9'],
      table: [0],
    }).play('7');
    expect(table.events('round-ended')[0]!.cards).toEqual([0, 12]);
  });

  it('do not go to a player who still has cards on the table', () => {
    const table = lay({ hands: ['7', '8 1'], opens: ['', '1'], blinds: ['9', '1'], table: [0] });
    expect(table.play('7').state.phase).toBe('play');
  });
});

describe('E-7.2 the Big Loser', () => {
  it('is whoever else has most cards', () => {
    expect(ended(winning('', ['1', ''], ['1', '4 4'], ['1', '4']))).toMatchObject({ loser: 2 });
  });

  it('is never the winner, however much lies aside', () => {
    const round = ended(winning('5 5 5 5 5 5', ['1', ''], ['1', '4']));
    expect(round).toMatchObject({ winner: 0, loser: 2 });
  });

  it('is the first clockwise after the winner among equals', () => {
    expect(ended(winning('', ['1', '4'], ['1', '4'], ['1', '']))).toMatchObject({ loser: 1 });
    const table = lay({
      turn: 1,
      hands: ['1', '7', '', '1'],
      opens: ['', '', '', ''],
      blinds: ['9', '', '9', '9'],
      table: [1, 2],
    }).play('7');
    expect(table.events('round-ended')[0]).toMatchObject({ cards: [2, 0, 1, 2], loser: 3 });
  });
});

describe('E-7.3 the match', () => {
  it('ends after the agreed rounds with the highest total', () => {
    const table = lay({ ...winning('', ['1', '']), rounds: 2 });
    table.state.points.set([0, 4]);
    scripted([{ deck: DECK }], (rng) => table.playWith(rng, '7'));
    expect(outcome(table.state)).toBeUndefined();
    expect(table.state.round).toBe(2);

    const last = lay({ ...winning('', ['1', '']), rounds: 1 });
    last.state.points.set([0, 4]);
    last.play('7');
    expect(outcome(last.state)).toEqual({ scores: [3, 4], places: [2, 1] });
    expect(last.events('match-ended')).toEqual([{ type: 'match-ended', points: [3, 4] }]);
  });

  it('lets equal totals share a place', () => {
    const table = lay(winning('', ['1', ''], ['1', '']));
    table.state.points.set([0, 3, 1]);
    table.play('7');
    expect(outcome(table.state)).toEqual({ scores: [3, 3, 1], places: [1, 1, 3] });
  });
});

describe('E-7.4 the turn cap', () => {
  const nearCap = (turns: readonly number[], more: Partial<Layout> = {}) =>
    lay({ hands: ['7 1', '8 2', '1 1'], blinds: ['', '9', '9 9'], turns, ...more });

  it('stops a round in which every seat has taken 300 turns; the fewest cards still score', () => {
    const table = nearCap([299, 300, 301]).play('7');
    expect(table.events('round-ended')[0]).toMatchObject({
      winner: null,
      loser: null,
      cards: [4, 6, 7],
      scored: [1, 0, 0],
    });
    expect(table.state.phase).toBe('over');
  });

  it('waits for the last seat', () => {
    const table = nearCap([299, 299, 300]).play('7');
    expect(table.state.phase).toBe('play');
    expect(table.play('8').state.phase).toBe('over');
  });

  it('counts a forced collection as a turn', () => {
    const table = nearCap([300, 299, 300], { hands: ['7 1', '1 2', '1 1'] }).play('7');
    expect(table.events('collected')).toHaveLength(1);
    expect(table.state.phase).toBe('over');
  });

  it('counts a catch and the new pile as two turns', () => {
    const table = nearCap([298, 300, 300], { pile: '6 ½', value: 6.5 }).play('7');
    expect(table.state.turns[0]).toBe(299);
    expect(table.play('1').state.phase).toBe('over');
  });

  it('does not take a win away that the same turn brings', () => {
    const out = { hands: ['7', '8 2', '1 1'], opens: ['', '1', '1'], table: [0] };
    const table = nearCap([299, 300, 300], out).play('7');
    expect(table.events('round-ended')[0]).toMatchObject({ winner: 0 });
  });

  it('ends a win that was still pending', () => {
    const out = { hands: ['½', '8 2', '1 1'], opens: ['', '1', '1'], table: [0] };
    const table = nearCap([299, 300, 300], out).play('½');
    expect(table.events('round-ended')[0]).toMatchObject({ winner: null, scored: [1, 0, 0] });
  });

  it('leaves no winner, no Big Loser and no swap after a stopped round', () => {
    const table = nearCap([299, 300, 300], { rounds: 2, winner: 1, loser: 2 });
    table.playWith(fastRng(1), '7');
    expect(table.state.round).toBe(2);
    expect(table.state.phase).toBe('start');
    expect(table.turn).toBe(starterOf(table.state));
    expect(facts(table.state)).toMatchObject({ winner: null, loser: null, phase: 'start' });
    expect(table.events('starts')).toEqual([{ type: 'starts', seat: table.turn }]);
    expect(table.refusal('keep')).toBe('no-swap-now');
  });

  it('starts anew with each round', () => {
    const table = nearCap([299, 300, 300], { rounds: 2 });
    table.playWith(fastRng(1), '7');
    expect(Array.from(table.state.turns)).toEqual([0, 0, 0]);
    expect(table.state.belowCap).toBe(3);
  });
});
