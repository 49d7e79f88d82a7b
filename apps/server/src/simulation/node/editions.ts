/**
 * An upgrade in the middle of play: nodes with the next edition of the rules beside nodes that have never heard of it. The
 * next edition plays like the present one, under the next number; what counts is who may open which match.
 */

import type { Core } from '../../adapters/store/sql/core.ts';
import type { Opened, Opening } from '@parlor/host';
import type { Json } from '@parlor/kit';
import type { RecordHeader } from '@parlor/match';
import { games, isGameId } from '@parlor/registry';
import type { ServerTypes } from '../../application/ports/referee.ts';
import type { StoredMatch } from '../../domain/records.ts';

/** 0 is the present edition of every game, 1 the next one. */
export type Edition = 0 | 1;

const headerOf = (header: Json): RecordHeader => header as unknown as RecordHeader;

const presentOf = ({ game }: RecordHeader): number =>
  isGameId(game) ? games[game].rulesVersion : 0;

const numbered = (header: Json, rulesVersion: number): Json =>
  ({ ...headerOf(header), rulesVersion }) as unknown as Json;

/** A match as a node of this edition begins it. */
const begun = (match: StoredMatch, edition: Edition): StoredMatch => ({
  ...match,
  header: numbered(match.header, headerOf(match.header).rulesVersion + edition),
});

/** The database as a node of this edition writes to it. */
export const coreFor = (core: Core, edition: Edition): Core =>
  edition === 0
    ? core
    : { ...core, createMatch: (match) => core.createMatch(begun(match, edition)) };

/** A match under the number that the rules here go by. */
export const present = (match: StoredMatch): StoredMatch => ({
  ...match,
  header: numbered(match.header, presentOf(headerOf(match.header))),
});

/** Whether a node of this edition has the rules of a match; if so, the match as they know it. */
export function openingFor(
  opening: Opening,
  edition: Edition,
): Opening | Extract<Opened<ServerTypes>, { ok: false }> {
  const header = headerOf(opening.header);
  const newest = presentOf(header);
  if (header.rulesVersion <= newest) return opening;
  if (edition === 1) return { ...opening, header: numbered(opening.header, newest) };
  const params = { game: header.game, edition: header.rulesVersion, newest };
  return { ok: false, why: { code: 'edition-missing', params } };
}
