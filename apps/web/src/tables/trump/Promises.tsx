/** Promises in force with the turn they fall due, debts, and what became of earlier promises. */

import { Icon } from '../../parts/Icon.tsx';
import { D } from './dealStrings.ts';
import { endedOf, promisesOf } from './promises.ts';
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
  const open = promisesOf(view, model.who);
  const ended = isShort ? [] : endedOf(view, model.who).slice(-KEPT).toReversed();
  if (open.length === 0 && ended.length === 0 && view.debts.length === 0) return null;
  return (
    <div class="tr-promises">
      <h2 class="show">{D.promises}</h2>
      {open.length === 0 && <p class="tr-none">{D.promisesNone}</p>}
      <ul>
        {open.map(({ key, text, due, isPressing }) => (
          <li key={key} class={isPressing ? 'pressing' : ''}>
            <Icon name={due === undefined ? 'scroll' : 'clock'} />
            <span>
              {text} <em>{due ?? D.waits}</em>
            </span>
          </li>
        ))}
        {view.debts.map(({ from, to, amount }, i) => (
          <li key={`debt-${i}`} class="debt">
            <Icon name="coin" />
            <span>{D.owes(model.who(from), model.who(to), amount)}</span>
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
