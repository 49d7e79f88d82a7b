/** Where moves cannot be listed, the rules are asked about each that comes into question. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Illegal } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import type { TableModel } from '@parlor/table-ui/logic';
import { cardCode } from '../facts/names.ts';
import { m } from './messages.ts';
import { setOf } from './printed.ts';
import { brokenPromise } from './promises.ts';
import { moveKey } from './reading.ts';

/** Undefined when it is allowed, null while it is looked up, or why not. */
export type Verdict = string | null | undefined;

interface Reason {
  readonly text: string;
  /** The place of the line of a deal that it is about. */
  readonly line: number | undefined;
}

export interface Verdicts {
  (move: Move): Verdict;
  lineOf(move: Move): number | undefined;
  explain(move: Move): void;
  /** Does something as soon as these moves are looked up; never, when the table has moved on by then. */
  whenKnown(moves: readonly Move[], act: () => void): void;
}

export function useVerdicts(model: TableModel, moves: readonly Move[]): Verdicts {
  const moment = model.shown.value;
  const known = useRef({ moment, verdicts: new Map<string, Reason | undefined>() });
  const [, again] = useState(0);
  if (known.current.moment !== moment) known.current = { moment, verdicts: new Map() };
  const keys = moves.map(moveKey).join();
  const { verdicts } = known.current;
  function whenKnown(wanted: readonly Move[], act: () => void): void {
    const missing = wanted.filter((move) => !verdicts.has(moveKey(move)));
    if (missing.length === 0) return act();
    void Promise.all(missing.map((move) => reasonAgainst(model, move))).then((reasons) => {
      if (known.current.verdicts !== verdicts) return;
      for (const [i, reason] of reasons.entries()) verdicts.set(moveKey(missing[i]), reason);
      act();
      again((n) => n + 1);
    });
  }
  useEffect(() => whenKnown(moves, () => {}), [moment, keys]);
  return Object.assign(
    (move: Move): Verdict => {
      const key = moveKey(move);
      return verdicts.has(key) ? verdicts.get(key)?.text : null;
    },
    {
      lineOf: (move: Move): number | undefined => verdicts.get(moveKey(move))?.line,
      explain(move: Move): void {
        void reasonAgainst(model, move).then((why) => model.explain(why?.text));
      },
      whenKnown,
    },
  );
}

/** A card that is there, but not as often as the lines of a deal need it. */
function spentTwice({ code, params }: Illegal, view: View, move: Move): string | undefined {
  if (code !== 'card-not-held' || (move.type !== 'offer' && move.type !== 'counter'))
    return undefined;
  const set = setOf(view);
  const named = params?.['card'];
  return view.hand?.some((card) => cardCode(set, card) === named)
    ? m().spentTwice(`${named}`)
    : undefined;
}

async function reasonAgainst(model: TableModel, move: Move): Promise<Reason | undefined> {
  const view = model.shown.peek()?.view as View;
  const why = await model.engine.check(move);
  if (!why) return undefined;
  const line = why.params?.['line'];
  return {
    text: brokenPromise(why, view, model.people) ?? spentTwice(why, view, move) ?? model.say(why),
    line: typeof line === 'number' ? line - 1 : undefined,
  };
}
