import { describe, expect, it } from 'vitest';
import { editionIn } from './serviceWorker.ts';

describe('the files of the service worker', () => {
  it('tell frozen rules from everything else of a game', () => {
    expect(editionIn('assets/zillionaire-1-Bing3Dp1.js')).toBe('zillionaire-1');
    expect(editionIn('assets/eight-and-a-half-12-0uk-Pf8i.js')).toBe('eight-and-a-half-12');
    for (const file of [
      'assets/zillionaire-BJsy-aF5.js',
      'assets/zillionaire-1-ABCDEF.js',
      'assets/zillionaire-1-Bing3Dp1.css',
      'assets/engine.worker-1aB2c3D4.js',
      'index.html',
    ]) {
      expect(editionIn(file), file).toBeUndefined();
    }
  });
});
