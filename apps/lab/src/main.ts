/** The program: `parlor …`. */

import { main } from './program.ts';
import { EXIT } from './terminal/exit.ts';
import { processIo } from './terminal/processIo.ts';

const io = processIo();
try {
  process.exitCode = await main(process.argv.slice(2), io);
} catch (error) {
  io.err.write(`parlor: this is a defect, please report it.\n${describe(error)}\n`);
  process.exitCode = EXIT.defect;
} finally {
  io.close();
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
