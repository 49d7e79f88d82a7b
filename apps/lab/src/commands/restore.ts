import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../terminal/exit.ts';

export const restore: Command = {
  name: 'restore',
  takes: '<file>',
  summary: 'fill the server’s store with a copy',
  about:
    'Fills the store that the server’s environment names (DATABASE_URL, or else DATA_DIR) with a copy that “backup” made, of whichever kind of store. All of it or nothing; ' +
    'a store that holds anything is refused. Stop the server first. Exit code 2 means that nothing has changed, and says why.',
  options: [{ flag: '--force', about: 'throw away what the store holds' }],
  examples: [
    { line: 'parlor restore tonight.db', does: 'into a store that is empty' },
    { line: 'parlor restore tonight.db --force', does: 'in place of what is there' },
  ],

  async run(args, io) {
    const path = args.positional(0)!;
    const { bringBack, KeepingFailed } = await import('@parlor/server/soak');
    try {
      const warn = (message: string) => io.err.write(`${message}\n`);
      const house = { env: process.env, cwd: io.cwd, warn };
      const to = await bringBack(path, house, { force: args.flag('force') });
      io.out.write(`${to} holds everything of ${path}\n`);
      return EXIT.fine;
    } catch (error) {
      if (error instanceof KeepingFailed) throw new UsageError(error.message);
      throw error;
    }
  },
};
