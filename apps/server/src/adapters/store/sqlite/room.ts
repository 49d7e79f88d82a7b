/** Whether the disk takes anything new. SQLite goes on for a while on one that is full, in space it had before. */

import { open, rm } from 'node:fs/promises';

/** A little more than what a group of moves needs. */
const BYTES = 16_384;

/** Fails as the disk does. */
export async function expectRoom(path: string): Promise<void> {
  const scratch = `${path}-probe`;
  try {
    const file = await open(scratch, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(BYTES));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(scratch, { force: true });
  }
}
