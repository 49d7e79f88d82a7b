import type { People } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { decisive } from './decisive.ts';

const people: People = () => ({ name: 'Ann', isReader: false });

const text = {
  happened: (event: string) => (event === 'shuffled' ? undefined : `Ann ${event}.`),
  isPass: (event: string) => event === 'passed',
};

const decided = (...events: readonly string[]) =>
  decisive({ text, events, people, view: {}, isOver: events.includes('ended the match') });

describe('the move that decided a match', () => {
  it('is told by the first that can be read of it', () => {
    expect(decided('shuffled', 'laid a king', 'won')).toBe('Ann laid a king.');
    expect(decided('shuffled')).toBeUndefined();
    expect(decided()).toBeUndefined();
  });

  it('is no pass of which nothing came: nobody would know what was let go', () => {
    expect(decided('passed')).toBeUndefined();
    expect(decided('passed', 'passed')).toBeUndefined();
    expect(decided('passed', 'ended the match')).toBeUndefined();
    expect(decided('laid a king', 'ended the match')).toBe('Ann laid a king.');
    expect(decided('passed', 'won the round')).toBe('Ann passed. Ann won the round.');
  });
});
