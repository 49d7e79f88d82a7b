import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import type { Json } from '@parlor/kit';
import { cleanName } from '../platform/cleanName.ts';
import { envelopeOf, MOST_BYTES, openText } from './envelope.ts';
import { hasSet, linkTo, openLink } from './link.ts';

const BASE = 'https://parlor.example/new/trump?at=online#x';
const EDITABLE = GAME_IDS.filter((game) => contents[game].editing);
const set = (game: (typeof EDITABLE)[number]) => contents[game].standard as Json;

const hashOf = (link: string): string => new URL(link).hash;

/** Any text, packed the way a link packs it. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#set=${bytes.toString('base64url')}`;
}

describe('a link to a set', () => {
  it.each(EDITABLE)('of %s brings it back as it was, name and all', async (game) => {
    const shared = { game, name: 'Großmutters Schachtel “1990”', set: set(game) };
    const link = await linkTo(shared, BASE);
    expect(link).toMatch(new RegExp(`^https://parlor\\.example/sets/${game}#set=[\\w-]+$`));
    expect(hasSet(hashOf(link))).toBe(true);
    expect(await openLink(hashOf(link), game)).toEqual({ ok: true, value: shared });
  });

  it.each(EDITABLE)('of %s is short enough for any messenger', async (game) => {
    const link = await linkTo({ game, name: '', set: set(game) }, BASE);
    expect(link.length).toBeLessThan(2000);
  });

  it('that is cut short or garbled is damaged', async () => {
    const hash = hashOf(await linkTo({ game: 'trump', name: '', set: set('trump') }, BASE));
    const spoilt = [
      hash.slice(0, -20),
      `${hash.slice(0, 40)}AAAA${hash.slice(44)}`,
      '#set=',
      '#set=%%%',
    ];
    for (const one of spoilt) {
      expect(await openLink(one, 'trump'), one.slice(0, 50)).toEqual({
        ok: false,
        fault: 'damaged',
      });
    }
  });

  it('that unpacks to far too much is stopped on the way', async () => {
    const bomb = await packed(' '.repeat(50 * MOST_BYTES));
    expect(bomb.length).toBeLessThan(MOST_BYTES);
    // Its end is missing: whoever unpacked all of it would find it damaged.
    expect(await openLink(bomb.slice(0, -20), 'trump')).toEqual({ ok: false, fault: 'too-large' });
    expect(await openLink(`#set=${'A'.repeat(MOST_BYTES + 1)}`, 'trump')).toEqual({
      ok: false,
      fault: 'too-large',
    });
  });

  it('to another game, from a newer program or with anything else in it is refused with a reason', async () => {
    const good = envelopeOf({ game: 'trump', name: '', set: {} }) as Record<string, Json>;
    const cases: [Json, string][] = [
      [{ ...good, game: 'pure-profit' }, 'other-game'],
      [{ ...good, version: 2 }, 'newer'],
      [{ ...good, version: 'x' }, 'not-a-set'],
      [{ ...good, parlor: 'match' }, 'not-a-set'],
      [{ ...good, game: 'whist' }, 'not-a-set'],
      [[1, 2], 'not-a-set'],
      [null, 'not-a-set'],
      ['text', 'not-a-set'],
    ];
    for (const [input, fault] of cases) {
      expect(await openLink(await packed(JSON.stringify(input)), 'trump')).toEqual({
        ok: false,
        fault,
      });
    }
  });
});

describe('a file', () => {
  it('may also be the bare set, as an option of a table takes it', () => {
    expect(openText('{"1":8}', 'pure-profit')).toEqual({
      ok: true,
      value: { game: 'pure-profit', name: '', set: { '1': 8 } },
    });
  });

  it('with keys that mean something to a program changes nothing but itself', () => {
    const opened = openText('{"__proto__":{"polluted":1},"1":8}', 'pure-profit');
    expect(opened.ok).toBe(true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(contents['pure-profit'].editing!.check(opened.ok && opened.value.set)?.code).toBe(
      'deck-unknown-card',
    );
  });

  it('has a name of one visible line', () => {
    expect(cleanName('  My\n\u202ebox \u0000 ')).toBe('My box');
    expect(cleanName('x'.repeat(500))).toHaveLength(60);
  });
});
