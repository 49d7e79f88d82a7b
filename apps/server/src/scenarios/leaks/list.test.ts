import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The ways in which hidden things get out. */
const CLASSES = [
  'initial and undo snapshots',
  'arguments in logs',
  'the seed and the state of the generator',
  'predictable seeds',
  'unfiltered spectators',
  'sealed choices before the reveal',
  'object ids that track a card',
  'a known card that returns to a hidden place',
  'the wrong session after reconnecting',
  'administrative paths',
  'structure: lengths and the order of keys',
  'error texts',
  'size and timing',
  'bots reading state',
];

describe('the fourteen leak classes', () => {
  it('have a test each, on the bytes that leave the server', () => {
    const folder = new URL('./', import.meta.url);
    const source = readdirSync(folder)
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const titles = [...source.matchAll(/^describe\('(\d+)\. (.+)', /gm)].map(
      ([, number, title]) => [Number(number), title],
    );
    expect(titles.sort(([a], [b]) => Number(a) - Number(b))).toEqual(
      CLASSES.map((title, i) => [i + 1, title]),
    );
  });
});
