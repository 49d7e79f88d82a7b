/** What is asked of me, in words; and who is being waited for when I am not asked. */

import { useRef } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import type { Action } from './Actions.tsx';
import type { TableModel } from './model.ts';
import { goToNextTable, nextTableFrom } from './nextTable.ts';

export interface AskedWords {
  readonly title: string;
  readonly line?: string;
}

/** A question in words, and the buttons that answer it. */
export interface Asked extends AskedWords {
  readonly actions: readonly Action[];
}

interface AskProps {
  readonly model: TableModel;
  readonly asked?: AskedWords | undefined;
}

export function Ask({ model, asked: question }: AskProps) {
  const moment = model.shown.value!;
  const isOver = model.isOver.value;
  const isSending = model.isSending.value;
  const isMine = model.isMyTurn.value && !isOver;
  /** What I have just answered stays until the answer is acknowledged. */
  const answered = useRef<AskedWords | undefined>(undefined);
  const asked: AskedWords = isMine
    ? (question ?? { title: model.text.question(moment.view, moment.question!, model.people) })
    : isSending && answered.current
      ? { title: answered.current.title, line: t('table.sending') }
      : { title: isOver ? t('table.over') : waitingFor(model) };
  if (isMine) answered.current = asked;
  const why = model.refusal.value;
  const line = why ?? asked.line ?? '';
  return (
    <div class={`ask ${isSending ? 'sending' : ''}`} tabIndex={-1} id="ask">
      {(isMine || isSending) && <Icon name="fan" class="fan" />}
      <div>
        <h1>{asked.title}</h1>
        {line !== '' && <p class={why === undefined ? '' : 'why'}>{line}</p>}
      </div>
      {!isMine && model.behind.value > 0 && (
        <button type="button" class="btn quiet skip-moments" onClick={() => model.skip()}>
          {t('table.skip')}
        </button>
      )}
      {!isSending && nextTableFrom(model) !== undefined && (
        <button type="button" class="btn next-table" onClick={() => goToNextTable(model)}>
          {t('table.next-table')}
        </button>
      )}
    </div>
  );
}

function waitingFor(model: TableModel): string {
  const names = model.shown.value!.questions.map(({ seat }) => model.seats.value[seat]?.name ?? '');
  if (names.length === 0) return model.surroundings.viewing.game.title;
  return t('table.waiting', { names });
}
