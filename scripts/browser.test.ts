import { describe, expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';

describe('the browser', () => {
  it('is the one that was named', () => {
    expect(findBrowser({ PARLOR_BROWSER: process.execPath })).toBe(process.execPath);
  });

  it('is none when the one that was named is not there', () => {
    expect(findBrowser({ PARLOR_BROWSER: `${process.execPath}-gone` })).toBeUndefined();
  });
});
