/** The rules of all games, as one rules thread holds them. */

import { MatchReferee } from '@parlor/host';
import { hashJson, withoutData } from '@parlor/kit';
import { openMatch, parseNewTable, type TableWish } from '@parlor/match';
import { LIMITS } from '@parlor/protocol';
import { editionFor, games, isGameId } from '@parlor/registry';
import type { ServerReferee, ServerTypes, TableFor } from '../ports/referee.ts';

export class RulesReferee extends MatchReferee<ServerTypes> implements ServerReferee {
  constructor() {
    super({
      edition: editionFor,
      // Whatever leaves this thread has only the names of the sets of its table.
      position: (update, own) =>
        JSON.stringify({ ...update, view: withoutData<unknown>(update.view, own) }),
      history: (ply, steps) => JSON.stringify({ ply, steps }),
      historySteps: LIMITS.history,
    });
  }

  tableFor(game: string, seats: number, options: unknown): TableFor {
    // Nothing arrives as null.
    return tableFor(game, seats, options ?? undefined);
  }

  tableAgain(game: string, seats: number, options: unknown): TableFor {
    return triedOn(game, { seats, options });
  }
}

function tableFor(game: string, seats: number, options: unknown): TableFor {
  if (!isGameId(game)) return { ok: false as const, why: { code: 'unknown-game' } };
  const { presets } = games[game];
  const isPreset = typeof options === 'string' && Object.hasOwn(presets, options);
  const preset = isPreset ? presets[options] : typeof options === 'string' ? undefined : options;
  if (preset === undefined && options !== undefined) {
    return { ok: false as const, why: { code: 'table-impossible' } };
  }
  const wish = { seats, options: preset ?? presets.standard };
  const parsed = parseNewTable(games[game], wish);
  return parsed.ok ? triedOn(game, parsed.value) : parsed;
}

function triedOn(game: string, wish: TableWish): TableFor {
  if (!isGameId(game)) return { ok: false as const, why: { code: 'unknown-game' } };
  const opened = openMatch(games[game], wish, hashJson('a table tried on for size'));
  return opened.ok ? { ok: true as const, table: opened.value.table } : opened;
}
