import { Buffer } from 'node:buffer';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentTo, jointSeed } from './fairness.ts';

const SERVER_SEED = '5eed'.repeat(16);

describe('commitmentTo', () => {
  it('is SHA-256 over a text that serves no other purpose', () => {
    const hash = createHash('sha256').update(`parlor commitment/1 ${SERVER_SEED}`);
    expect(commitmentTo(SERVER_SEED)).toBe(hash.digest('hex'));
  });

  it('binds to one seed', () => {
    expect(commitmentTo(`${SERVER_SEED.slice(0, -1)}e`)).not.toBe(commitmentTo(SERVER_SEED));
  });
});

describe('jointSeed', () => {
  const ours = ['ab'.repeat(16), '', 'cd'.repeat(16)];

  it('is HMAC-SHA-256 of the contributions under the server’s seed', () => {
    const hash = createHmac('sha256', Buffer.from(SERVER_SEED, 'hex'));
    expect(jointSeed(SERVER_SEED, ours)).toBe(
      hash.update(`parlor seed/1 ${JSON.stringify(ours)}`).digest('hex'),
    );
  });

  it('changes with the server’s seed, with every contribution, with their order and number', () => {
    const others = [
      jointSeed(`${SERVER_SEED.slice(0, -1)}e`, ours),
      jointSeed(SERVER_SEED, ['ac'.repeat(16), '', 'cd'.repeat(16)]),
      jointSeed(SERVER_SEED, [...ours].reverse()),
      jointSeed(SERVER_SEED, ours.slice(0, 2)),
      jointSeed(SERVER_SEED, [ours.join('')]),
      jointSeed(SERVER_SEED, [...ours, '']),
    ];
    expect(new Set([jointSeed(SERVER_SEED, ours), ...others]).size).toBe(7);
  });
});
