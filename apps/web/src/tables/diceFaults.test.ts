import { commitmentTo, jointSeed, publicKeyOf, shareCommitment } from '@parlor/kit';
import { type ChainedFile, type Entry, type Heading, writeChainedFile } from '@parlor/match';
import { describe, expect, it } from 'vitest';
import type { ShareNote } from '../platform/shareNotes.ts';
import { compareDice } from './diceFaults.ts';

const HOUSE = { signingKey: '11'.repeat(32), publicKey: publicKeyOf('11'.repeat(32)) };
const SEED = '5e'.repeat(32);
const [MINE, THEIRS] = ['a'.repeat(32), 'b'.repeat(32)];
const COMMITMENTS = [shareCommitment(THEIRS), shareCommitment(MINE), ''] as const;

const NOTE: ShareNote = {
  ...{ table: 't', share: MINE, commitment: COMMITMENTS[1], house: commitmentTo(SEED) },
  key: HOUSE.publicKey,
  opened: { commitments: COMMITMENTS, aborts: 1, isRated: true },
};

const HEADING: Heading = {
  ...{ match: 'm', game: 'some', rulesVersion: 1, rng: 'hmac-sha256/1', options: {} },
  seats: COMMITMENTS.map((commitment, i) => ({
    ...{ name: `Seat ${i}`, kind: commitment === '' ? ('bot' as const) : ('person' as const) },
    level: commitment === '' ? 'casual' : '',
    commitment,
  })),
  ...{ commitment: commitmentTo(SEED), seeding: 'committed/1', aborts: 1, isRated: true },
  startedAt: 1,
};

/** A file that fits together, whatever the house says in it. */
function fileWith(some: Partial<Heading> = {}, shares = [THEIRS, MINE, ''], house = HOUSE) {
  const outcome = { scores: [1, 2, 3], places: [3, 2, 1] };
  const seed = jointSeed(SEED, shares);
  const entries: Entry[] = [
    { n: 1, at: 1, type: 'shares', shares },
    { n: 2, at: 2, type: 'ending', serverSeed: SEED, seed, finalHash: '', outcome },
  ];
  return writeChainedFile({ ...HEADING, ...some }, entries, house);
}

const compare = (file: ChainedFile, note = NOTE, isSound = true) =>
  compareDice(note, file, { match: 'm', seat: 1, isSound });
const faults = (file: ChainedFile, note = NOTE, isSound = true) =>
  compare(file, note, isSound).faults;

const bind = (seat: number, commitment: string) =>
  HEADING.seats.map((one, i) => (i === seat ? { ...one, commitment } : one));

describe('what a device finds in the file of its match', () => {
  it('is nothing where all is as it noted', () => {
    expect(compare(fileWith())).toEqual({ is: 'fine', faults: [], unbound: [] });
  });

  it.each([
    ['another seed of the house', fileWith({ commitment: commitmentTo('00'.repeat(32)) }), 'house'],
    ['another share in place of its own', fileWith({}, [THEIRS, THEIRS, '']), 'share'],
    [
      'another share of its own, with a commitment that fits',
      fileWith({ seats: bind(1, shareCommitment(THEIRS)) }, [THEIRS, THEIRS, '']),
      'share',
    ],
    [
      'another share of somebody else, with a commitment that fits',
      fileWith({ seats: bind(0, shareCommitment(MINE)) }, [MINE, MINE, '']),
      'others',
    ],
    [
      'nobody bound to anything',
      fileWith({ seeding: 'contributed/1', seats: bind(0, '') }),
      'others',
    ],
    ['a start that was called off, and is not told', fileWith({ aborts: 0 }), 'count'],
    ['a friendly match that was a rated one', fileWith({ isRated: false }), 'rated'],
    [
      'another key',
      fileWith({}, [THEIRS, MINE, ''], {
        signingKey: '22'.repeat(32),
        publicKey: publicKeyOf('22'.repeat(32)),
      }),
      'key',
    ],
    ['another match', fileWith({ match: 'other' }), 'file'],
  ])('is %s', (_, file, fault) => {
    expect(faults(file)).toContain(fault);
  });

  it('is a file that does not fit together, and a share that nobody asked for', () => {
    expect(faults(fileWith(), NOTE, false)).toEqual(['file']);
    const { opened: _, ...unasked } = NOTE;
    expect(faults(fileWith(), unasked)).toEqual(['share']);
  });
});

describe('somebody else who was bound to nothing', () => {
  /** Nothing is known of seat 0 but that it was ready; the file of such a match binds nobody. */
  const opened = { ...NOTE.opened!, commitments: ['', COMMITMENTS[1], ''] };
  const note: ShareNote = { ...NOTE, opened };
  const unbound: Partial<Heading> = {
    seats: HEADING.seats.map((one) => ({ ...one, commitment: '' })),
    seeding: 'contributed/1',
  };

  it('is told by name, and nothing is called as agreed, whatever share they had', () => {
    const expected = { is: 'unbound', faults: [], unbound: [0] };
    for (const share of [THEIRS, MINE, '']) {
      expect(compare(fileWith(unbound, [share, MINE, '']), note)).toEqual(expected);
    }
    // Nor is it, where the house says afterwards that they were bound.
    expect(compare(fileWith(), note)).toEqual(expected);
  });

  it('does not cover what is wrong with anything else', () => {
    expect(compare(fileWith({ ...unbound, aborts: 0 }), note)).toMatchObject({
      ...{ is: 'wrong', faults: ['count'], unbound: [0] },
    });
    expect(faults(fileWith(unbound, [THEIRS, THEIRS, '']), note)).toEqual(['share']);
    expect(faults(fileWith(unbound, [THEIRS, MINE, 'c'.repeat(32)]), note)).toEqual(['others']);
  });

  it('lets nobody’s share be replaced who was bound', () => {
    const [bound, third] = [shareCommitment(THEIRS), 'c'.repeat(32)];
    const people = HEADING.seats.map((one) => ({
      ...{ ...one, kind: 'person' as const, level: '', commitment: '' },
    }));
    const three = { ...note, opened: { ...opened, commitments: [bound, COMMITMENTS[1], ''] } };
    const file = (share: string) =>
      fileWith({ seeding: 'contributed/1', seats: people }, [share, MINE, third]);
    expect(compare(file(THEIRS), three)).toEqual({ is: 'unbound', faults: [], unbound: [2] });
    expect(compare(file(MINE), three)).toMatchObject({ is: 'wrong', faults: ['others'] });
  });

  it('is not whoever was away when it began, and has no share', () => {
    const seats = bind(0, '');
    const kept = { ...note, opened: { ...opened, kept: [true, false, false] } };
    expect(compare(fileWith({ seats }, ['', MINE, '']), kept).is).toBe('fine');
    expect(faults(fileWith({ seats }, [THEIRS, MINE, '']), kept)).toEqual(['others']);
    expect(faults(fileWith(unbound, ['', MINE, '']), kept)).toEqual(['others']);
  });
});
