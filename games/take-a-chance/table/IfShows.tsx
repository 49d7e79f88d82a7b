/** With one or two dice in the hand: what every outcome would pay. */

import { useEffect, useState } from 'preact/hooks';
import type { Move } from '../rules/index.ts';
import { Die } from './art.tsx';
import {
  byAmount,
  mean,
  type Outcome,
  outcomesOf,
  type Result,
  supposing,
  takings,
} from './outcomes.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

/** So many sums fit into a line or two. */
const MOST_GROUPS = 12;

export function IfShows({ turn }: { readonly turn: Turn }) {
  const results = useResults(turn);
  if (!results) return null;
  const best = Math.max(...results.map(({ amount }) => amount));
  const worst = Math.min(...results.map(({ amount }) => amount));
  const {
    names,
    table: { payout },
  } = m();
  const isOne = results[0]!.faces.length === 1;
  return (
    <div class={`tc-if ${isOne ? '' : 'two'}`}>
      <h3>
        {isOne ? payout.ifOne : payout.ifTwo}
        <small>{payout.mean(mean(results))}</small>
      </h3>
      {isOne
        ? results.map(({ faces, amount }) => (
            <div key={faces[0]} class={amount === best && best > worst ? 'up' : ''}>
              <Die face={faces[0]!} />
              <span>{names.figure(amount)}</span>
            </div>
          ))
        : byAmount(results)
            .slice(0, MOST_GROUPS)
            .map(({ amount, ways, faces }) => (
              <div
                key={amount}
                class={amount === best && best > worst ? 'up' : ''}
                title={faces.map((pair) => pair.join(' ')).join(', ')}
              >
                <span>{names.figure(amount)}</span>
                <small>{payout.ways(ways)}</small>
              </div>
            ))}
    </div>
  );
}

function useResults(turn: Turn): readonly Result[] | undefined {
  const { view, asked, draft, model } = turn;
  const [known, setKnown] = useState<{ key: string; results: readonly Result[] }>();
  const isOpen = asked === 'rethrow' || asked === 'kept rethrow';
  const outcomes = isOpen ? outcomesOf(view.roll!.dice, draft.loose) : undefined;
  const key = `${model.shown.value?.version} ${[...draft.loose].join()}`;
  useEffect(() => {
    if (!outcomes) return undefined;
    let isWanted = true;
    void Promise.all(outcomes.map((outcome) => paid(turn, outcome))).then((results) => {
      if (isWanted) setKnown({ key, results });
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return outcomes && known?.key === key ? known.results : undefined;
}

async function paid({ view, box, me, model }: Turn, outcome: Outcome): Promise<Result> {
  const moves = await model.engine.legal(supposing(view, outcome.dice));
  const { board } = view.players[me!]!;
  const sums = ((moves ?? []) as Move[]).map((move) =>
    move.type === 'collect' ? takings(box, board, view.roll!, move.combo) : 0,
  );
  return { ...outcome, amount: Math.max(0, ...sums) };
}
