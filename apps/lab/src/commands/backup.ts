import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../terminal/exit.ts';

export const backup: Command = {
  name: 'backup',
  takes: '<file>',
  summary: 'copy everything the server keeps to one file',
  about:
    'Writes a consistent copy of the store to a new file while the server goes on. Which store that is follows from the same environment as the server’s: DATABASE_URL, ' +
    'or else DATA_DIR. Exit code 2 means that there is no copy, and says why.',
  options: [],
  examples: [{ line: 'parlor backup tonight.db', does: 'a copy; “restore” brings it back' }],

  async run(args, io) {
    const path = args.positional(0)!;
    const { backUp, KeepingFailed } = await import('@parlor/server/soak');
    try {
      const from = await backUp(path, {
        ...{ env: process.env, cwd: io.cwd },
        warn: (message) => io.err.write(`${message}\n`),
      });
      io.out.write(`${path} holds everything of ${from}\n`);
      return EXIT.fine;
    } catch (error) {
      if (error instanceof KeepingFailed) throw new UsageError(error.message);
      throw error;
    }
  },
};
