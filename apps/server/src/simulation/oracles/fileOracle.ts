/** The file of a finished match is sound: whoever has it can check chain, shares, seed, signature and play, and nothing is left out of it. */

import { publicKeyOf } from '@parlor/kit';
import { type ChainedFile, readMatchFile, verifyFile } from '@parlor/match';
import { games, isGameId } from '@parlor/registry';
import { chainedFile } from '../../application/matches/matchFiles.ts';
import { fnv } from '../engine/chance.ts';
import type { Findings } from './findings.ts';
import type { Mirror } from './mirror.ts';
import type { TablesKept } from './tablesKept.ts';

/** One match in so many is looked at: it is played once more for it. */
const SAMPLE = 3;

const SIGNING_KEY = '5e'.repeat(32);
let publicKey: string | undefined;

export class FileOracle {
  constructor(
    private readonly findings: Findings,
    private readonly tables: TablesKept,
  ) {}

  /** A match has come to its end. */
  finished(mirror: Mirror): void {
    const { stored, entries } = mirror;
    const doc = this.tables.get(stored.table)?.doc;
    const { id, game } = stored;
    if (!doc || !isGameId(game) || fnv(id) % SAMPLE !== 0) return;
    const keys = { signingKey: SIGNING_KEY, publicKey: (publicKey ??= publicKeyOf(SIGNING_KEY)) };
    const written = chainedFile({ match: stored, doc, ending: mirror.ending, log: entries }, keys);
    const read = readMatchFile(JSON.parse(JSON.stringify(written)));
    if (!read.ok) return this.find(id, `cannot be read: ${read.why.code}`);
    for (const { check, isFine, detail } of verifyFile(games[game], read.value)) {
      if (!isFine) this.find(id, `does not stand the check of ${check}: ${detail}`);
    }
    this.compare(id, written, mirror);
  }

  private compare(match: string, { entries }: ChainedFile, mirror: Mirror): void {
    const told = entries.filter(({ type }) => type === 'take-back').length;
    if (told !== mirror.takeBacks) {
      this.find(match, `tells of ${told} take-backs, and there were ${mirror.takeBacks}`);
    }
    const moves = entries.filter(({ type }) => type === 'move').length;
    if (moves !== mirror.version - mirror.takeBacks) this.find(match, `tells of ${moves} moves`);
  }

  private find(match: string, what: string): void {
    this.findings.add('fair', `the file of ${match} ${what}`);
  }
}
