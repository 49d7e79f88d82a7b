/** The table as text: the same match, the same answers, for whoever would rather read or listen. */

import { useState } from 'preact/hooks';
import { Medallion } from '../parts/Medallion.tsx';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

export function TextTable({ model }: { readonly model: TableModel }) {
  const { view, question } = model.shown.value!;
  const legal = model.legal.value;
  return (
    <div class="text-table">
      <pre class="text-board">{model.words.board(view, model.who)}</pre>
      {model.isMyTurn.value && question && !model.isOver.value && (
        <div class="text-answers">
          {legal === null && <Typed model={model} />}
          {legal && (
            <ul>
              {legal.map((move, i) => (
                <li key={JSON.stringify(move)}>
                  <button type="button" class="btn" onClick={() => void model.send(move)}>
                    {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
                    {model.words.answer(view, move, model.who)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <ol class="text-seats">
        {model.seats.value.map(({ name }, seat) => (
          <li key={seat}>
            <Medallion seat={seat} name={name} /> {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the answers are too many to list, one is typed. */
function Typed({ model }: { readonly model: TableModel }) {
  const [text, setText] = useState('');
  const { view, question } = model.shown.value!;
  const send = (event: Event): void => {
    event.preventDefault();
    const move: unknown = model.words.read(view, text, model.who);
    if (move === undefined) model.explain(model.words.typing(view, question!));
    else void model.send(move);
  };
  return (
    <form onSubmit={send} class="text-typed">
      <label>
        {t('table.type-answer')}
        <input
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          autocomplete="off"
        />
      </label>
      <button type="submit" class="btn primary">
        {t('table.answer')}
      </button>
      <p>{model.words.typing(view, question!)}</p>
    </form>
  );
}
