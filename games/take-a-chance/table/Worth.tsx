/** Advice in the tray: what the best choices of dice are worth, each to be taken over with one press. */

import { BLACK_DICE } from '../facts/types.ts';
import { CharmDie, Die } from './art.tsx';
import { CHARM_DIE, type DieId, keepMove } from './reading.ts';
import { Spoken } from './Spoken.tsx';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';
import { type Choice, choicesOf } from './values.ts';

/** So many fit under the trays. */
const MOST = 4;

export function Worth({ turn }: { readonly turn: Turn }) {
  const { view, values, asked, draft } = turn;
  if (!values || (asked !== 'rethrow' && asked !== 'kept rethrow')) return null;
  const { worth } = m().table;
  const roll = view.roll!;
  const now = values.of(keepMove(roll, draft.loose));
  return (
    <section class="tc-worth" aria-label={worth.head}>
      <h3>
        {worth.head}
        <small>{worth.exact}</small>
        {now !== undefined && <b>{worth.now(now)}</b>}
      </h3>
      <ul data-row="worth">
        {choicesOf(roll, values, MOST).map((choice) => (
          <li key={[...choice.loose].join()}>
            <Line turn={turn} choice={choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ turn, choice }: { readonly turn: Turn; readonly choice: Choice }) {
  const { view, box, draft } = turn;
  const roll = view.roll!;
  const { loose, value, isBest } = choice;
  const dice = [...loose];
  const isChosen = loose.size === draft.loose.size && dice.every((id) => draft.loose.has(id));
  const { buttons, table } = m();
  const shown = (id: DieId) =>
    id === CHARM_DIE ? { charm: box.charms[roll.charm!]! } : roll.dice[id]!;
  return (
    <button
      type="button"
      class={`tc-worth-line ${isBest ? 'best' : ''} ${isChosen ? 'on' : ''}`}
      aria-pressed={isChosen}
      onClick={() => turn.change({ loose })}
    >
      <Spoken name={table.worth.line(dice.map(shown), value, isBest ? 'best' : 'other')}>
        <span class="tc-worth-dice">
          {dice.length === 0 ? (
            <span>{buttons.keepAll}</span>
          ) : (
            dice.map((id) =>
              id === CHARM_DIE ? (
                <CharmDie key={id} name={box.charms[roll.charm!]} />
              ) : (
                <Die key={id} face={roll.dice[id]!} isBlack={id < BLACK_DICE} />
              ),
            )
          )}
        </span>
        <b>{table.money(Math.round(value))}</b>
        {isBest && <small>{table.worth.best}</small>}
      </Spoken>
    </button>
  );
}
