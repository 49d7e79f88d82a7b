/** Contracts in force, one by one: what is open of each, options to use, and the way to change it. */

import { Icon } from '@parlor/table-ui';
import { m } from './messages.ts';
import { changeOf } from './deal.ts';
import { PromiseItem } from './Promises.tsx';
import { promisesOf } from './promises.ts';
import type { Turn } from './turn.ts';

export function Contracts({ turn }: { readonly turn: Turn }) {
  const { view, model, me } = turn;
  const people = model.people;
  const all = promisesOf(view, people);
  return (
    <section class="tr-contracts" aria-label={m().deals.contracts} tabIndex={0}>
      {view.contracts.map((contract) => {
        const { number, seats } = contract;
        return (
          <article key={number} class="tr-promises" data-row={`contract-${number}`}>
            <h2 class="show">{m().contract.between(number, people, seats)}</h2>
            <ul>
              {all
                .filter((promise) => promise.contract === number)
                .toSorted((a, b) => a.index - b.index)
                .map((promise) => (
                  <PromiseItem key={promise.key} turn={turn} promise={promise} />
                ))}
            </ul>
            {seats.includes(me!) && (
              <button
                type="button"
                class="btn"
                onClick={() =>
                  turn.change({ deal: changeOf(view, contract), isReading: false, isSeeking: true })
                }
              >
                <Icon name="swap" />
                <span>
                  {m().deals.change}
                  <span class="sr">{m().deals.changeWhich(number)}</span>
                </span>
              </button>
            )}
          </article>
        );
      })}
    </section>
  );
}
