import type { LogEntry } from '@parlor/host';
import { type AnyGame, fastRng, type Json } from '@parlor/kit';
import { openMatch, readMatchFile, recordHeader, verdictOn, verifyFile } from '@parlor/match';
import { games } from '@parlor/registry';
import { quickest } from '@parlor/registry/testing';
import { describe, expect, it } from 'vitest';
import type { MatchHeader } from '../offline/storedMatch.ts';
import { deviceFile, drawDice, newKeys } from './deviceFile.ts';

const START = 1_700_000_000_000;

/** A match with one person in it who takes back their first move and makes it again. */
function played() {
  const { game: id, preset } = quickest();
  const game: AnyGame = games[id];
  const count = 3;
  const table = { seats: count, options: game.presets[preset]! };
  const levels = Array.from({ length: count }, (_, seat) => (seat === 0 ? undefined : 'casual'));
  const { seed, ...dice } = drawDice(levels);
  const opened = openMatch(game, table, seed);
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  const rng = fastRng(7, 1);
  const log: LogEntry[] = [];
  const note = (seat: number, body: LogEntry['body']): void =>
    void log.push({
      ...{ match: 'local-1', n: log.length + 1, at: START + log.length + 0.25, seat, body },
      ...{ player: `seat:${seat}`, key: `key-${log.length}` },
    });
  let ply = 0;
  while (!match.outcome) {
    const { seat, id: question } = match.questions().at(0)!;
    const move = game.sample(game.decode(match.encodeState()), seat, rng) as unknown;
    match.answer(seat, question, move);
    ply++;
    const body = { type: 'move', ply, move: move as Json, took: 12.5 } as const;
    note(seat, body);
    if (seat === 0 && !log.some((entry) => entry.body.type === 'takeback')) {
      note(seat, { type: 'takeback', ply: ply - 1 });
      note(seat, body);
    }
  }
  const header = recordHeader(game, table, seed) as unknown as MatchHeader;
  const names = ['Ines', 'Bruno', 'Nadia', 'Otto', 'Mina', 'Luca'];
  const stored = {
    ...{ id: 'local-1', game: id, header, dice, head: log.length, isOver: true },
    ...{ startedAt: START, updatedAt: START },
    seats: levels.map((level, seat) => ({ name: names.at(seat)!, level: level as 'casual' })),
  };
  const ending = { finalHash: match.stateHash(), outcome: match.outcome };
  return { game, stored, log, ending };
}

/** As somebody else gets it. */
const sent = (file: unknown): unknown => JSON.parse(JSON.stringify(file));

function checked(file: unknown) {
  const game: AnyGame = games[quickest().game];
  const read = readMatchFile(file);
  if (!read.ok) throw new Error(read.why.code);
  const findings = verifyFile(game, read.value);
  const wrong = findings.filter(({ isFine }) => !isFine).map(({ check }) => check);
  return { wrong, verdict: verdictOn(read.value, findings, []) };
}

describe('the file of a match of this device', () => {
  const keys = newKeys();
  const { stored, log, ending } = played();
  const file = deviceFile(stored, log, ending, keys.signingKey);

  it('holds everything together, take-backs too, by a key that nobody knows', () => {
    expect(checked(sent(file))).toEqual({ wrong: [], verdict: 'unknown-key' });
    expect(file.publicKey).toBe(keys.publicKey);
    expect(file.entries.some(({ type }) => type === 'take-back')).toBe(true);
  });

  it('has dice of a share for every person, and none for a bot', () => {
    const [first] = file.entries;
    expect(first?.type === 'shares' && first.shares.map((share) => share.length)).toEqual(
      stored.seats.map((_, seat) => (seat === 0 ? 32 : 0)),
    );
    expect(file.heading).toMatchObject({ isRated: false, seeding: 'contributed/1' });
  });

  it('is not genuine when anything in it was changed', () => {
    const changed = sent(file) as { heading: { seats: { name: string }[] } };
    changed.heading.seats.at(0)!.name = 'Mallory';
    expect(checked(changed)).toMatchObject({ verdict: 'not-genuine' });
  });

  it('is not genuine with dice that were drawn another time', () => {
    const { seed: _seed, ...dice } = drawDice(stored.seats.map(({ level }) => level));
    const other = deviceFile({ ...stored, dice }, log, ending, keys.signingKey);
    expect(checked(sent(other))).toEqual({ wrong: ['seed'], verdict: 'not-genuine' });
  });
});
