import { Buffer } from 'node:buffer';
import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './json.ts';
import { isSignedBy, publicKeyOf, sign } from './signature.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const PUBLIC = publicKeyOf(SECRET);
const VALUE = { b: [1, 2, { c: 'ü' }], a: null };

describe('signatures', () => {
  it('are good for the value, whatever the order of its keys', () => {
    const signature = sign(VALUE, SECRET);
    expect(isSignedBy(VALUE, signature, PUBLIC)).toBe(true);
    expect(isSignedBy({ a: null, b: [1, 2, { c: 'ü' }] }, signature, PUBLIC)).toBe(true);
  });

  it('are Ed25519 over canonical JSON, as anybody can check', () => {
    // The fixed head of an Ed25519 key in its usual wrapping.
    const der = Buffer.from(`302a300506032b6570032100${PUBLIC}`, 'hex');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    const text = Buffer.from(canonicalJson(VALUE));
    expect(verify(null, text, key, Buffer.from(sign(VALUE, SECRET), 'hex'))).toBe(true);
  });

  it('are good for nothing else', () => {
    const signature = sign(VALUE, SECRET);
    const turned = `${signature[0] === '0' ? '1' : '0'}${signature.slice(1)}`;
    expect(isSignedBy({ ...VALUE, a: 0 }, signature, PUBLIC)).toBe(false);
    expect(isSignedBy(VALUE, turned, PUBLIC)).toBe(false);
    expect(isSignedBy(VALUE, signature, publicKeyOf(SECRET.replace('0', '1')))).toBe(false);
  });

  it('can be asked about anything', () => {
    const signature = sign(VALUE, SECRET);
    for (const junk of ['', 'x', '0'.repeat(128), 'f'.repeat(128), signature.toUpperCase()]) {
      expect(isSignedBy(VALUE, junk, PUBLIC)).toBe(false);
    }
    for (const junk of ['', 'x', 'f'.repeat(64), PUBLIC.toUpperCase()]) {
      expect(isSignedBy(VALUE, signature, junk)).toBe(false);
    }
    expect(isSignedBy(Number.NaN, signature, PUBLIC)).toBe(false);
    expect(isSignedBy(undefined, signature, PUBLIC)).toBe(false);
  });
});
