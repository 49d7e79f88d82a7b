import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

const FEW = 'load --sockets 20 --tables 3 --seconds 2';

interface Figures {
  readonly movesPerSecond: number;
  readonly ackMs: { readonly p50: number; readonly p99: number; readonly p999: number };
}

describe('load', () => {
  it('measures the server beside its floor', async () => {
    const { code, out } = await run(`${FEW} --json`);
    const report = JSON.parse(out) as Figures & { readonly floor: Figures };
    expect(report).toMatchObject({ sockets: 20, tables: 3, findings: [] });
    expect(report).toHaveProperty('loopDelayMsP99');
    expect(report).toHaveProperty('bytesPerIdleSocket');
    for (const { movesPerSecond, ackMs } of [report, report.floor]) {
      expect(movesPerSecond).toBeGreaterThan(0);
      expect(ackMs.p50).toBeGreaterThan(0);
      expect(ackMs.p99).toBeGreaterThanOrEqual(ackMs.p50);
      expect(ackMs.p999).toBeGreaterThanOrEqual(ackMs.p99);
    }
    expect(code).toBe(0);
  });
});
