import { describe, expect, it } from 'vitest';
import { inFolder, run } from '../testing/index.ts';

const QUICK = 'play zillionaire --seats 3 --preset quick --bots random --seed 7';

/** More answers than any match has questions. */
const ALWAYS_THE_FIRST = new Array<string>(2000).fill('#1');

describe('play, of Zillionaire', () => {
  it('takes lines, typed moves and JSON, and explains what it cannot take', async () => {
    const input = [
      '',
      'gibberish',
      '#999',
      '99',
      '13',
      '{"type":',
      '{"type":"castle"}',
      'pass',
      '?',
      'table',
      'log',
      '1x1',
      'quit',
    ];
    const { code, out } = await run(QUICK, { input });
    expect(code).toBe(0);
    expect(out).toContain('“gibberish” is no answer here.');
    // Neither #999 nor 99 is a line.
    expect(out.match(/The lines go from #1 to #\d+\./g)).toHaveLength(2);
    expect(out).toContain('To take line 13, type #13.');
    expect(out).toContain('“{"type":” is no answer here.');
    expect(out).toContain('That is not a move of this game.');
    expect(out).toContain('You lead, so you cannot pass: play at least one card.');
    expect(out).toContain('what has happened so far');
    expect(out.match(/What do you lead\?/g)).toHaveLength(3);
    expect(out).toContain('You played a one.');
    expect(out).toMatch(/You stopped after [1-9]\d* moves/);
  });

  it('shows no hand but one’s own', async () => {
    const { out } = await run(QUICK, { input: new Array<string>(300).fill('#1') });
    expect(out.match(/^· .* picked up /gm)).toEqual(['· You picked up ']);
    expect(out.match(/^Your hand: /gm)?.length).toBeGreaterThan(3);
  });

  it('is replayed to a seat with its hand, and to the public without any', () =>
    inFolder(async (cwd) => {
      await run(`${QUICK} --watch --save m.json`, { cwd });
      const seat = (await run('replay m.json --ply 4 --view 1', { cwd })).out;
      const others = (await run('replay m.json --ply 4 --view public', { cwd })).out;
      expect(seat).toContain('hand: ');
      expect(seat).toContain('Seat 1 picked up');
      expect(others).not.toContain('hand: ');
      expect(others).not.toContain('picked up');
    }));

  it('does what cannot be otherwise by itself, and says so', () =>
    inFolder(async (cwd) => {
      const { out } = await run(`${QUICK} --save match.json`, { input: ALWAYS_THE_FIRST, cwd });
      const forced = out.match(/Only one thing can be done, so it is done: pass\./g) ?? [];
      expect(forced.length).toBeGreaterThan(0);
      // Nobody was asked to type these: no list of answers has only one line.
      expect(out).not.toMatch(/\n {2}#1 {2}[^\n]*\n> /);
    }));

  it('says how a line is chosen where a number is another move that is not legal', async () => {
    const { out } = await run(QUICK, { input: ['8', '#1', '2', 'q'] });
    expect(out).toMatch(
      /rank higher than[^\n]*\n“2” alone is no answer here\. To take line 2, type #2\./,
    );
  });
});
