import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { colourless, faults, isBound } from './styles.mjs';

describe('a selector is bound to its game', () => {
  it.each([
    '[data-game=ludo] .seat',
    '.app[data-game="ludo"]',
    '.app[data-game=ludo]:has(.ending)>.mine',
    '.seat:where([data-game=ludo],[data-game=ludo] *)',
    ':is([data-game=ludo] .a:where(.x),[data-game=ludo] .b) .c',
    '[data-cards=small] [data-game=ludo] .card:after',
    '[data-game=ludo] .seat~.seat .name',
  ])('%s', (selector) => expect(isBound(selector, 'ludo')).toBe(true));

  it.each([
    '.seat',
    '.app:has(.seat:nth-child(4)) .i',
    '[data-game=halma] .seat',
    '[data-game] .seat',
    '.app:not([data-game=ludo]) .seat',
    '.app:has([data-game=ludo]) .seat',
    ':is([data-game=ludo],.app) .seat',
    '[data-game=ludo]+.seat',
    '[data-game=ludo] ~ .seat .name',
    '.seat[title="[data-game=ludo]"]',
  ])('%s is not', (selector) => expect(isBound(selector, 'ludo')).toBe(false));
});

describe('the styles of the games', () => {
  let dist = '';
  const sheet = (name: string, css: string) => writeFileSync(join(dist, 'assets', name), css);
  const found = () => faults(dist, ['ludo', 'halma']);

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'parlor-styles-'));
    mkdirSync(join(dist, 'assets'));
    sheet('index-0.css', '.seat{top:0}@keyframes rise{to{top:0}}');
    sheet(
      'table-ludo-1.css',
      '[data-game=ludo] .pawn{top:0}@keyframes l-hop{0%{top:0}to{top:1px}}',
    );
    sheet('table-halma-2.css', '@media (width<900px){[data-game=halma] .hole{top:0}}');
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('are fine when each is bound', () => expect(found()).toEqual([]));

  it('are looked at behind texts and within conditions, where one escapes', () => {
    const css =
      '[data-game=halma] a:after{content:"}{"}@supports (top:0){@media print{.a,[data-game=halma] .b{top:0}}}';
    sheet('table-halma-2.css', css);
    expect(found()).toEqual(['halma: ".a" reaches beyond the game']);
  });

  it('are not those of another game', () => {
    sheet('table-halma-2.css', '[data-game=ludo] .pawn{top:0}');
    expect(found()).toHaveLength(1);
  });

  it('have their colours before a table is loaded', () => {
    sheet('index-0.css', '[data-game=ludo]:where([data-game=ludo] *){top:0}.seat{top:0}');
    expect(colourless(dist, ['ludo', 'halma'])).toEqual(['halma has no colours on the first page']);
  });

  it('share no animation with another game or the house', () => {
    sheet('table-halma-2.css', '@keyframes l-hop{to{top:0}}@keyframes rise{to{top:0}}');
    expect(found()).toEqual([
      'halma has an animation "l-hop", and so has ludo',
      'halma has an animation "rise", and so has the house',
    ]);
  });

  it('are there', () => {
    rmSync(join(dist, 'assets', 'table-halma-2.css'));
    expect(found()).toEqual(['halma has no styles']);
  });
});
