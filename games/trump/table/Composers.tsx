/** What I put together in a sale: a sealed opening, then raises as a sum one can read. */

import { STEP } from '../facts/components.ts';
import { Icon } from '@parlor/table-ui';
import { sumOf } from './asking.ts';
import { brings, figure, money } from './printed.ts';
import { boxOf } from './reading.ts';
import { m } from './messages.ts';
import { addCash, isCashOpen, openWith } from './touching.ts';
import type { Turn } from './turn.ts';

export function OpeningComposer({ turn }: { readonly turn: Turn }) {
  const { view, me, draft, model, move } = turn;
  const most = view.cash[me!]!;
  const { amount, isLeast } = boxOf(view, view.sale!.property);
  return (
    <section class="tr-comp" aria-label={m().table.yourOpening}>
      <div class="tr-amount" data-row="amount">
        <button
          type="button"
          aria-label={m().table.less}
          onClick={() => openWith(turn, draft.amount - STEP)}
        >
          <Icon name="minus" />
        </button>
        <output class="face">
          {figure(draft.amount)}
          <small>{m().table.millionWord}</small>
        </output>
        <button
          type="button"
          aria-label={m().table.more}
          onClick={() => openWith(turn, draft.amount + STEP)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <input
        type="range"
        class="tr-range"
        aria-label={m().table.openingLabel}
        min={0}
        max={most}
        step={STEP}
        value={draft.amount}
        style={`--at: ${most === 0 ? 0 : (100 * draft.amount) / most}%`}
        onInput={(event) => openWith(turn, Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void model.send(move);
        }}
      />
      <p class="tr-ends">
        <span>{m().table.zeroOut}</span>
        <span>{m().table.boxHolds(isLeast ? m().table.atLeast(amount) : money(amount))}</span>
        <span>{m().table.allCash(most)}</span>
      </p>
    </section>
  );
}

export function RaiseComposer({ turn }: { readonly turn: Turn }) {
  const { view, me, draft, set } = turn;
  const bid = view.sale!.bids[me!]!;
  const investors = draft.investors.reduce((sum, card) => sum + brings(set, card), 0);
  const isOpen = isCashOpen(turn);
  const verdict = turn.move?.type === 'raise' ? turn.verdict(turn.move) : undefined;
  return (
    <section class="tr-comp" aria-label={m().table.yourBid}>
      <div class="tr-sumline">
        <span>
          <b class="face">{figure(bid)}</b>
          {m().table.onTable}
        </span>
        <i aria-hidden="true">+</i>
        <span>
          <b class="face">{figure(investors)}</b>
          {m().table.investors(draft.investors.length)}
        </span>
        <i aria-hidden="true">+</i>
        <span class={isOpen ? '' : 'shut'}>
          <span class="tr-stepper" data-row="cash">
            <button type="button" aria-label={m().table.less} onClick={() => addCash(turn, -STEP)}>
              <Icon name="minus" />
            </button>
            <b class="face">{figure(draft.cash)}</b>
            <button
              type="button"
              aria-label={m().table.more}
              aria-disabled={!isOpen}
              onClick={() => addCash(turn, STEP)}
            >
              <Icon name={isOpen ? 'plus' : 'lock'} />
            </button>
          </span>
          {m().table.ownCash}
        </span>
        <i aria-hidden="true">=</i>
        <span class="tot">
          <b class="face">{figure(sumOf(turn))}</b>
          {m().table.bidSum}
        </span>
      </div>
      <p class={`tr-note ${typeof verdict === 'string' ? 'why' : ''}`} role="status">
        <Icon name={isOpen ? 'check' : 'lock'} />
        <span>
          {typeof verdict === 'string'
            ? verdict
            : `${isOpen ? m().table.cashOpen : m().table.cashLocked} ${view.options.investorMoney === 'kept' ? m().table.comesBack : m().table.comesBackLess}`}
        </span>
      </p>
    </section>
  );
}
