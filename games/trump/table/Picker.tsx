/** What can stand in a slot: a sheet that opens from it. Simple choices close it, compound ones have Done. */

import { Sheet } from '@parlor/table-ui';
import { m } from './messages.ts';
import { type Deal, type Give, type Line, type Picking, replaced, tableFor } from './deal.ts';
import { formOf } from './lineForms.ts';
import type { Turn } from './turn.ts';
import { SlotOptions } from './SlotOptions.tsx';

/** Opens on my side of the table, where the colours are those of the room. */
export function Picker({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { picking } = turn.draft;
  const line = picking && lineAt(deal, picking);
  const close = (): void => {
    if (picking) turn.change({ picking: undefined });
  };
  return (
    <Sheet
      title={line ? titleOf(turn, deal, line, picking.slot) : ''}
      isOpen={line !== undefined}
      onClose={close}
    >
      {line && (
        <div class="tr-picker">
          <SlotOptions
            turn={{ ...turn, view: tableFor(turn.view, deal) }}
            deal={deal}
            line={line}
            picking={picking}
            put={(next, isDone = true) =>
              turn.change({
                deal: withLine(deal, picking, next),
                ...(isDone && { picking: undefined }),
              })
            }
            onClose={close}
          />
        </div>
      )}
    </Sheet>
  );
}

/** A line, or a gift inside an option. */
function lineAt({ lines }: Deal, { at, sub }: Picking): Line | undefined {
  const line = lines[at];
  return sub === undefined || line?.type !== 'option' ? line : line.clauses[sub];
}

function withLine(deal: Deal, { at, sub }: Picking, line: Line): Deal {
  const option = deal.lines[at];
  if (sub === undefined || option?.type !== 'option') return replaced(deal, at, line);
  const clauses = option.clauses.map((gift, i) => (i === sub ? (line as Give) : gift));
  return replaced(deal, at, { ...option, clauses });
}

function titleOf({ model }: Turn, deal: Deal, line: Line, slot: Picking['slot']): string {
  const isBack = formOf(line, deal.lines) === 'return';
  switch (slot) {
    case 'seat':
      switch (line.type) {
        case 'give':
          return line.what.type === 'share' && line.when.type === 'played'
            ? m().picking.whoPlays
            : m().picking.whoGives;
        case 'play':
          return m().picking.whoPlays;
        case 'abstain':
          return m().picking.whoIsBound;
        case 'option':
          return m().picking.whoMay;
        case 'show':
          return m().picking.whoShows;
      }
    case 'to':
      return m().picking.whoGets;
    case 'what': {
      const seat = line.type === 'give' ? line.from : line.seat;
      return isBack ? m().picking.whatBack : m().picking.whatGiven(model.people(seat));
    }
    case 'when':
      return m().picking.whenGiven;
    case 'card':
      return m().picking.whichCard;
    case 'percent':
      return m().picking.whichPart;
    case 'turn':
      return m().picking.byWhen;
    case 'aim':
      return m().picking.whichAim;
    case 'act':
      return m().picking.whichAct;
    case 'until':
      return m().picking.howLong;
    case 'shown':
      return m().picking.whatShown;
  }
}
