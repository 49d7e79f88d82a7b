import { describe, expect, it } from 'vitest';
import { tellApart } from './namesakes.ts';

describe('bots of one kind at a table', () => {
  it('are called differently, with an initial of their own, and the first as it always is', () => {
    const names = tellApart([undefined, 'Penny', 'Buck', 'Penny', undefined, 'Penny']);
    expect(names[0]).toBeUndefined();
    expect(names[4]).toBeUndefined();
    expect(names.slice(1, 3)).toEqual(['Penny', 'Buck']);
    const called = names.filter((name) => name !== undefined);
    expect(new Set(called.map(([initial]) => initial)).size).toBe(4);
  });

  it('leave the initials of those alone who sit further on', () => {
    const [, second, third] = tellApart(['Argent', 'Argent', 'Dow']);
    expect(third).toBe('Dow');
    expect(second![0]).not.toBe('D');
  });

  it('are the same whenever they are asked, and others in other company', () => {
    const table = ['Argent', 'Argent', 'Argent'];
    expect(tellApart(table)).toEqual(tellApart(table));
    expect(tellApart(table).slice(1)).not.toEqual(tellApart(['Buck', 'Buck', 'Buck']).slice(1));
  });

  it('take no name that somebody at the table has', () => {
    const [, second] = tellApart(['Argent', 'Argent']);
    const names = tellApart(['Argent', 'Argent'], (name) => name === second);
    expect(names[0]).toBe('Argent');
    expect(names[1]).not.toBe(second);
    expect(tellApart(['Argent'], (name) => name === 'Argent')).not.toContain('Argent');
  });

  it('never share a name, however many there are', () => {
    const names = tellApart(Array.from({ length: 40 }, () => 'Midas'));
    expect(new Set(names).size).toBe(40);
  });
});
