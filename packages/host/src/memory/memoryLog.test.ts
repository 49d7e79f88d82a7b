import { describe } from 'vitest';
import { MemoryLog } from './memoryLog.ts';
import type { HostTypes } from '../ports/hostTypes.ts';
import { describeMatchLog } from '../testing/matchLogContract.ts';

describe('in memory', () => {
  const log = new MemoryLog<HostTypes>();
  let count = 0;
  const put = (id: string, status: 'playing' | 'finished') =>
    log.put({ id, status, header: {}, startedAt: 0 });

  describeMatchLog(() => ({
    log,
    begin: async () => {
      const id = `M-${++count}`;
      put(id, 'playing');
      return id;
    },
    finish: async (id) => put(id, 'finished'),
  }));
});
