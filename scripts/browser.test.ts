import { describe, expect, it } from 'vitest';
import { findBrowser, packagesFor } from './browser.mjs';

describe('the browser', () => {
  it('is the one that was named', () => {
    expect(findBrowser({ PARLOR_BROWSER: process.execPath })).toBe(process.execPath);
  });

  it('is none when the one that was named is not there', () => {
    expect(findBrowser({ PARLOR_BROWSER: `${process.execPath}-gone` })).toBeUndefined();
  });

  it('is the one without windows, also where another is at hand', () => {
    expect(packagesFor('/usr/bin/chromium-headless-shell')).toEqual([]);
    expect(packagesFor('/usr/bin/chromium')).toEqual(['chromium-headless-shell']);
    expect(packagesFor(undefined)[0]).toBe('chromium-headless-shell');
  });
});
