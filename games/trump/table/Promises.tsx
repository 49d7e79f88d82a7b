/** Promises in force with the turn they fall due, debts, and what became of earlier promises. */

import type { Move } from '../rules/index.ts';
import { Icon } from '@parlor/table-ui';
import { m } from './messages.ts';
import { endedOf, type Promised, promisesOf } from './promises.ts';
import type { Turn } from './turn.ts';

/** So many ended ones stay in sight. */
const KEPT = 4;

/** `isShort`: only what is still to come. */
export function PromiseList({
  turn,
  isShort = false,
}: {
  readonly turn: Turn;
  readonly isShort?: boolean;
}) {
  const { view, model } = turn;
  const people = model.people;
  const open = promisesOf(view, people);
  const ended = isShort ? [] : endedOf(view, people).slice(-KEPT).toReversed();
  if (open.length === 0 && ended.length === 0 && view.debts.length === 0) return null;
  return (
    <div class="tr-promises">
      <h2 class="show">{m().deals.promises}</h2>
      {open.length === 0 && <p class="tr-none">{m().deals.promisesNone}</p>}
      <ul>
        {open.map((promise) => (
          <PromiseItem key={promise.key} turn={turn} promise={promise} />
        ))}
        {view.debts.map(({ from, to, amount }, i) => (
          <li key={`debt-${i}`} class="debt">
            <Icon name="coin" />
            <span>{m().deals.owes(people(from), people(to), amount)}</span>
          </li>
        ))}
        {ended.map(({ key, text, how, isLapsed }) => (
          <li key={`ended-${key}`} class={`ended ${isLapsed ? 'lapsed' : ''}`}>
            <Icon name={isLapsed ? 'x' : 'check'} />
            <span>
              {isLapsed ? <s>{text}</s> : text} <em>{how}</em>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PromiseItem({
  turn,
  promise,
}: {
  readonly turn: Turn;
  readonly promise: Promised;
}) {
  const { text, due, isPressing, icon } = promise;
  return (
    <li class={isPressing ? 'pressing' : ''}>
      <Icon name={icon} />
      <span>
        {text} <em>{due}</em>
        <Use turn={turn} promise={promise} />
      </span>
    </li>
  );
}

/** An option of mine, on a turn of my own: it is used where it stands. */
function Use({ turn, promise }: { readonly turn: Turn; readonly promise: Promised }) {
  const { contract, index, isMyOption } = promise;
  if (!isMyOption || turn.asked !== 'turn' || turn.view.part !== 2) return null;
  const move: Move = { type: 'use', contract, clause: index };
  const isOff = !turn.allows(move);
  return (
    <button
      type="button"
      class="tr-use"
      aria-disabled={isOff}
      data-move={JSON.stringify(move)}
      onClick={() => (isOff ? turn.explain(move) : void turn.model.send(move))}
    >
      {m().deals.use}
      <span class="sr">{m().deals.useWhich(contract, index + 1)}</span>
    </button>
  );
}
