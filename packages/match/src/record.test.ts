import { describe, expect, it } from 'vitest';
import { parseRecord } from './record.ts';
import { JUNK, playedBazaar } from './testing.ts';

const good = () => JSON.parse(JSON.stringify(playedBazaar().record())) as Record<string, unknown>;
const malformed = (at: string, problem: string) => ({
  ok: false,
  why: { code: 'record-malformed', params: { at, problem } },
});

describe('parseRecord', () => {
  it('takes a record that went through JSON as it is', () => {
    expect(parseRecord(good())).toEqual({ ok: true, value: good() });
  });

  it('takes a record without moves', () => {
    expect(parseRecord({ ...good(), moves: [] })).toMatchObject({ ok: true });
  });

  it('refuses anything that is no record', () => {
    for (const junk of JUNK) {
      expect(parseRecord(junk)).toMatchObject({ ok: false, why: { code: 'record-malformed' } });
    }
  });

  it.each(Object.keys(good()))('misses %s', (field) => {
    const { [field]: _gone, ...rest } = good();
    expect(parseRecord(rest)).toEqual(malformed(field, 'missing'));
  });

  it.each(Object.keys(good()))('refuses junk as %s', (field) => {
    for (const junk of JUNK) {
      const isFine =
        (typeof junk === 'string' && (field === 'game' || field === 'rng')) ||
        (junk === 0 && field === 'rulesVersion') ||
        (Array.isArray(junk) && junk.length === 0 && field === 'moves');
      expect(parseRecord({ ...good(), [field]: junk }).ok, String(junk)).toBe(isFine);
    }
  });

  it('refuses a field too many, and does not repeat a name without end', () => {
    expect(parseRecord({ ...good(), winner: 2 })).toEqual(malformed('winner', 'unknown-field'));
    expect(parseRecord({ ...good(), ['x'.repeat(1e5)]: 2 })).toEqual(
      malformed('x'.repeat(40), 'unknown-field'),
    );
    const polluted: unknown = JSON.parse(`{"__proto__": {}, ${JSON.stringify(good()).slice(1)}`);
    expect(parseRecord(polluted)).toEqual(malformed('__proto__', 'unknown-field'));
  });

  it('says of another format that it is another', () => {
    const future = { format: 2, entirely: 'different' };
    const parsed = parseRecord(future);
    expect(parsed).toEqual({
      ok: false,
      why: { code: 'record-format-unknown', params: { format: 2, known: 1 } },
    });
  });

  it.each([
    [{ table: { seats: 3 } }, 'table.options', 'missing'],
    [{ table: { seats: 3, options: {}, host: 1 } }, 'table.host', 'unknown-field'],
    [{ table: { seats: -3, options: {} } }, 'table.seats', 'not-a-count'],
    [{ table: { seats: 3, options: [] } }, 'table.options', 'not-an-object'],
    [{ seed: 'F'.repeat(64) }, 'seed', 'not-64-hex-digits'],
    [{ moves: [{ seat: 0, move: {} }, 7] }, 'moves[1]', 'not-an-object'],
    [{ moves: [{ seat: 0 }] }, 'moves[0].move', 'missing'],
    [{ moves: [{ seat: 0, move: [] }] }, 'moves[0].move', 'not-an-object'],
    [{ moves: [{ seat: '0', move: {} }] }, 'moves[0].seat', 'not-a-count'],
    [{ moves: [{ seat: 0, move: {}, at: 12 }] }, 'moves[0].at', 'unknown-field'],
    [{ moves: [undefined] }, 'moves[0]', 'not-an-object'],
  ])('refuses %j', (change, at, problem) => {
    expect(parseRecord({ ...good(), ...change })).toEqual(malformed(at, problem));
  });
});
