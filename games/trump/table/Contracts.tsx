/** Contracts in force, one by one: what is open of each, options to use, and the way to change it. */

import { Icon } from '@parlor/web/table-ui';
import { C } from './composerStrings.ts';
import { changeOf } from './deal.ts';
import { PromiseItem } from './Promises.tsx';
import { promisesOf } from './promises.ts';
import type { Turn } from './turn.ts';

export function Contracts({ turn }: { readonly turn: Turn }) {
  const { view, model, me } = turn;
  const all = promisesOf(view, model.who);
  return (
    <section class="tr-contracts" aria-label={C.contracts} tabIndex={0}>
      {view.contracts.map((contract) => {
        const names = contract.seats.map((seat) => model.who(seat));
        const { number } = contract;
        return (
          <article key={number} class="tr-promises" data-row={`contract-${number}`}>
            <h2 class="show">{C.between(number, C.listed(names))}</h2>
            <ul>
              {all
                .filter((promise) => promise.contract === number)
                .toSorted((a, b) => a.index - b.index)
                .map((promise) => (
                  <PromiseItem key={promise.key} turn={turn} promise={promise} />
                ))}
            </ul>
            {contract.seats.includes(me!) && (
              <button
                type="button"
                class="btn"
                onClick={() =>
                  turn.change({ deal: changeOf(view, contract), isReading: false, isSeeking: true })
                }
              >
                <Icon name="swap" />
                <span>
                  {C.change}
                  <span class="sr">{C.changeWhich(number)}</span>
                </span>
              </button>
            )}
          </article>
        );
      })}
    </section>
  );
}
