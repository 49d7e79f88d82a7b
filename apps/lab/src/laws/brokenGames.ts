/** Do the laws catch what they should? Tries them on games that are wrong on purpose. */

import { checkLaws } from '@parlor/testkit';
import { BROKEN_GAMES, type BrokenGame } from '@parlor/testkit/broken';
import type { Batch } from './batches.ts';
import { EXIT, type ExitCode } from '../terminal/exit.ts';
import { type Io, shouldStop } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const SEATS = 3;

/** Most faults show at once; only the others are worth a long look. */
const FIRST_LOOK = 2;

/** Fails if any broken game gets away with it. */
export async function tryBrokenGames(
  run: Batch,
  io: Io,
  games: readonly BrokenGame[] = BROKEN_GAMES,
): Promise<ExitCode> {
  const progress = new Progress(io.err, games.length, 'broken games');
  const rows: string[][] = [];
  let escaped = 0;
  for (const broken of games) {
    if (await shouldStop(io)) break;
    progress.advance(1, broken.fault);
    const caught = isCaught(broken, run);
    if (!caught) escaped++;
    rows.push([String(broken.law), caught ? 'caught' : 'ESCAPED', broken.fault]);
  }
  progress.clear();
  io.out.write(`${table(['law', 'result', 'what is wrong on purpose'], rows, io.out.columns)}\n\n`);
  const { good, bad } = paletteOf(io.out);
  const caught = `${rows.length - escaped} of ${plural(games.length, 'broken game')} caught.`;
  io.out.write(`${escaped > 0 ? bad(caught) : good(caught)}\n`);
  if (io.stop.aborted) {
    io.err.write('Interrupted: the others were not tried.\n');
    return EXIT.interrupted;
  }
  return escaped > 0 ? EXIT.failed : EXIT.fine;
}

function isCaught({ game, law }: BrokenGame, { seed, matches }: Batch): boolean {
  const tableOfThree = { seats: SEATS, options: game.presets.standard };
  const looks = matches > FIRST_LOOK ? [FIRST_LOOK, matches] : [matches];
  return looks.some((look) => {
    const { breaches } = checkLaws(game, tableOfThree, { seed, matches: look });
    return breaches.some((breach) => breach.law === law);
  });
}
