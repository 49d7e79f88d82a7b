/** Beside the cloth: standing, hint and log; on small screens the same in sheets. */

import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Medallion } from '../parts/Medallion.tsx';
import { PHRASES, phraseText } from '../words/phrases.ts';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

interface RailProps {
  readonly model: TableModel;
  readonly standing: ComponentChildren;
  readonly more: ComponentChildren;
}

export function Rail({ model, standing, more }: RailProps) {
  return (
    <aside class="rail" aria-label={t('table.standing')}>
      {standing !== undefined && <section class="box">{standing}</section>}
      {more}
      {model.hints.value !== 'none' && (
        <section class="box hint">
          <header>
            <h2>{t('table.hint')}</h2>
          </header>
          <HintPanel model={model} />
        </section>
      )}
      <section class="box log">
        <header>
          <h2>{t('table.log')}</h2>
          <span>{t('table.newest-first')}</span>
        </header>
        <LogPanel model={model} />
      </section>
    </aside>
  );
}

export function LogPanel({ model }: { readonly model: TableModel }) {
  return (
    <ol>
      {model.log.value.toReversed().map(({ id, seat, text }) => (
        <li key={id}>
          {seat === undefined ? (
            <span />
          ) : (
            <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

export function HintPanel({ model }: { readonly model: TableModel }) {
  const hints = model.hints.value;
  if (hints === 'none') {
    return (
      <button
        type="button"
        class="btn"
        onClick={() => void model.askHints()}
        disabled={!model.isMyTurn.value}
      >
        {t('table.hint.ask')}
      </button>
    );
  }
  if (hints === 'thinking') return <p>{t('table.hint.thinking')}</p>;
  const { view } = model.shown.value!;
  const [best] = hints;
  if (!best) return null;
  return (
    <div class="hint">
      <p class="best">
        <b>{model.words.answer(view, best.move, model.who)}</b>
        <span>{t('table.hint.chance', { percent: Math.round(100 * best.value) })}</span>
      </p>
      <ul>
        <li>{best.reason}</li>
      </ul>
      <div class="alts">
        {hints.map(({ move, value, reason }, i) => (
          <>
            <span title={reason}>{model.words.answer(view, move, model.who)}</span>
            <i class={i === 0 ? 'top' : ''} style={`--v: ${Math.round(100 * value)}%`} />
            <b>{Math.round(100 * value)} %</b>
          </>
        ))}
      </div>
    </div>
  );
}

export function Talk({ model }: { readonly model: TableModel }) {
  const [text, setText] = useState('');
  const { session } = model;
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    void session.say({ text: text.trim() });
    setText('');
  };
  return (
    <div class="talk">
      <ol>
        {session.chat.value.map(({ id, name, text: said }) => (
          <li key={id}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ol>
      {session.kind === 'online' && (
        <>
          <div class="phrases">
            {PHRASES.map((phrase) => (
              <button
                type="button"
                class="btn"
                key={phrase}
                onClick={() => void session.say({ phrase })}
              >
                {phraseText(phrase)}
              </button>
            ))}
          </div>
          <form onSubmit={send}>
            <label>
              {t('table.talk.say')}
              <input
                value={text}
                maxLength={200}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="btn">
              {t('table.talk.send')}
            </button>
          </form>
        </>
      )}
    </div>
  );
}
