/** What `admin` changes. */

import type { Terminal } from '@parlor/messages/terminal';
import type { Acted, Operation } from '@parlor/server/soak';
import type { Args } from '../cli/args.ts';
import { UsageError } from '../terminal/exit.ts';

/** What is told after the name of an act or a list. */
export type AdminWord = keyof Terminal['admin']['words'];

/** What is done by one act of the command line, and whether it has to be confirmed. */
export interface AdminAct {
  /** Of the words after the act's name: those that it needs. */
  readonly needs: readonly AdminWord[];
  /** Cannot be taken back by another act, or hits somebody hard: wants --yes. */
  readonly isHarsh?: true;
  run(operation: Operation, words: readonly string[], wish: Wish): Promise<Acted>;
}

export interface Wish {
  readonly reason: string;
  /** Milliseconds; null: for good. */
  readonly ms: number | null;
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const MOST_DAYS = 36_500;

export function wishOf(args: Args): Wish {
  const text = args.text('for');
  return { reason: args.text('reason') ?? '', ms: text === undefined ? null : durationOf(text) };
}

function durationOf(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,5})([mhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit as keyof typeof UNITS] ?? 0);
  if (ms > 0 && ms <= MOST_DAYS * UNITS.d) return ms;
  throw new UsageError(({ m }) => m.admin.notATime({ typed: text }));
}

export const ADMIN_ACTS: Readonly<Record<string, AdminAct>> = {
  ban: {
    needs: ['target'],
    isHarsh: true,
    run: ({ operator }, [target], wish) => operator.ban(target!, wish),
  },
  unban: {
    needs: ['target'],
    run: ({ operator }, [target], { reason }) => operator.lift('ban', target!, reason),
  },
  silence: {
    needs: ['person'],
    run: ({ operator }, [person], wish) => operator.silence(person!, wish),
  },
  unsilence: {
    needs: ['person'],
    run: ({ operator }, [person], { reason }) => operator.lift('silence', person!, reason),
  },
  rename: {
    needs: ['person', 'name'],
    run: ({ operator }, [person, name], { reason }) => operator.rename(person!, name!, reason),
  },
  close: {
    needs: ['table'],
    isHarsh: true,
    run: ({ operator }, [table], { reason }) => operator.close(table!, reason),
  },
  delete: {
    needs: ['person'],
    isHarsh: true,
    run: ({ operator }, [person], { reason }) => operator.delete(person!, reason),
  },
  'reports settle': {
    needs: ['report'],
    run: ({ operator }, [report], { reason }) => operator.settle(report!, reason),
  },
  'words add': {
    needs: ['word'],
    run: ({ operator }, [word], { reason }) => operator.addWord(word!, reason),
  },
  'words remove': {
    needs: ['word'],
    run: ({ operator }, [word], { reason }) => operator.removeWord(word!, reason),
  },
};

/** Why nothing was done, in words. */
export function whyNot(
  { why: { code } }: Extract<Acted, { ok: false }>,
  say: Terminal['admin'],
): string {
  const { whyNot: reasons } = say;
  return Object.hasOwn(reasons, code)
    ? reasons[code as keyof typeof reasons]
    : say.refused({ code });
}
