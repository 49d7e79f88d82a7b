/** Paper notes on their way: each is laid where it arrives, and glides there from where it was. */

import type { Event } from '../rules/index.ts';
import { BANK, notesOf, type Purse } from './notes.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

/** My own money lies on my side, everybody else's at their seat. */
const placeOf = (purse: Purse, me: Turn['me']): string =>
  purse === BANK ? BANK : purse === me ? 'cash' : `cash-${purse}`;

export function Notes({ turn, to }: { readonly turn: Turn; readonly to: Purse }) {
  const moment = turn.model.shown.value!;
  const notes = notesOf(moment.events as readonly Event[]).filter((note) => note.to === to);
  if (notes.length === 0) return null;
  return (
    // What happened is told in the log and to screen readers there.
    <span class="tc-notes" aria-hidden="true">
      {notes.map(({ from, amount, caption }, n) => {
        const key = `note-${moment.version}-${to}-${n}`;
        return (
          <span key={key} class="tc-note" data-flip={key} data-from={placeOf(from, turn.me)}>
            <b class="face">{m().table.money(amount)}</b>
            <small>{caption}</small>
          </span>
        );
      })}
    </span>
  );
}

/** Where all money comes from and goes to. */
export const Bank = ({ turn }: { readonly turn: Turn }) => (
  <span class="tc-bank" data-place={BANK}>
    <span aria-hidden="true">{m().table.notes.bank}</span>
    <Notes turn={turn} to={BANK} />
  </span>
);
