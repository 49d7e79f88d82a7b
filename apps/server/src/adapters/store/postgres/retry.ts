/** Tries again what PostgreSQL undid. */

/** PostgreSQL undid the transaction to let another one pass. */
const UNDONE = new Set(['40001', '40P01']);
const MOST_ATTEMPTS = 3;

export async function again<A>(work: () => Promise<A>): Promise<A> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!UNDONE.has(code) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
