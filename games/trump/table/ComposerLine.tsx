/** One line of a deal in the making: a sentence whose slots are buttons. */

import { Icon } from '@parlor/table-ui';
import { MAX_OPTION_GIFTS } from '../facts/clauses.ts';
import type { Slot } from '../facts/deal/slots.ts';
import { type Deal, type Give, type Line, removed, replaced } from './deal.ts';
import { formOf } from './lineForms.ts';
import { LineNotes, type Remark } from './LineNotes.tsx';
import { m } from './messages.ts';
import { Parts } from './Pill.tsx';
import type { Turn } from './turn.ts';
import { writingOf } from './writing.ts';

interface LineProps {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Line;
  readonly at: number;
  /** The whole line in one sentence. */
  readonly text: string;
  readonly remarks: readonly Remark[];
}

type Pick = (slot: Slot, sub?: number) => void;

export function ComposerLine({ turn, deal, line, at, text, remarks }: LineProps) {
  const { composer, picking } = m();
  const pick: Pick = (slot, sub) =>
    turn.change({ picking: { at, slot, ...(sub !== undefined && { sub }) } });
  const isBack = formOf(line, deal.lines) === 'return';
  const parts = composer.line(line, writingOf(turn, deal), isBack);
  return (
    <li aria-label={picking.lineLabel(at + 1, text)} data-row={`line-${at}`}>
      <div class="tr-words">
        <p>
          <Parts turn={turn} line={line} parts={parts} pick={pick} />
        </p>
        {line.type === 'option' && <Gifts {...{ turn, deal, at, pick }} option={line} />}
      </div>
      <button
        type="button"
        class="tr-x"
        aria-label={picking.remove(at + 1)}
        onClick={() => turn.change({ deal: removed(deal, at) })}
      >
        <Icon name="x" />
      </button>
      <LineNotes remarks={remarks} />
    </li>
  );
}

/** What an option makes happen. */
function Gifts({
  turn,
  deal,
  option,
  at,
  pick,
}: {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly option: Extract<Line, { type: 'option' }>;
  readonly at: number;
  readonly pick: Pick;
}) {
  const { composer, picking } = m();
  const writing = writingOf(turn, deal);
  const change = (clauses: readonly Give[]): void =>
    turn.change({ deal: replaced(deal, at, { ...option, clauses }) });
  return (
    <ul class="tr-gifts">
      {option.clauses.map((gift, sub) => (
        <li key={sub}>
          <p>
            <Parts
              turn={turn}
              line={gift}
              parts={composer.optionGift(gift, writing)}
              pick={(slot) => pick(slot, sub)}
            />
          </p>
          {option.clauses.length > 1 && (
            <button
              type="button"
              class="tr-x"
              aria-label={picking.removeGift(sub + 1)}
              onClick={() => change(option.clauses.filter((_, i) => i !== sub))}
            >
              <Icon name="x" />
            </button>
          )}
        </li>
      ))}
      {option.clauses.length < MAX_OPTION_GIFTS && (
        <li class="tr-adds">
          <button type="button" onClick={() => change([...option.clauses, option.clauses.at(-1)!])}>
            <Icon name="plus" />
            {picking.addGift}
          </button>
        </li>
      )}
    </ul>
  );
}
