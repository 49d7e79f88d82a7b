/** Why a game refuses a table, or what somebody wants to do at one, in words. */

import { byName, type Illegal } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { refusalInWords } from '@parlor/table-ui';
import { loadTable } from './loadTable.ts';

/** Before anybody sits down, nobody has a name. */
const nobody = byName(() => '');

export const reasonInWords = async (game: GameId, why: Illegal): Promise<string> =>
  refusalInWords(why, (await loadTable(game)).text.peek(), nobody);
