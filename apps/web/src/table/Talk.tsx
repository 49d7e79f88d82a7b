/** What people and bots say across the table, and what one says oneself. */

import { useEffect, useState } from 'preact/hooks';
import { Name } from '../parts/Name.tsx';
import { PHRASES, phraseText } from '../words/phrases.ts';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

export function Talk({ model }: { readonly model: TableModel }) {
  const [text, setText] = useState('');
  const { session } = model;
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    void session.say({ text: text.trim() });
    setText('');
  };
  const said = session.chat.value;
  useEffect(() => {
    model.unread.value = 0;
  }, [said]);
  return (
    <div class="talk">
      {said.length === 0 && <p>{t('table.talk.none')}</p>}
      {said.length > 0 && (
        // Scrolled by keyboard too.
        <ol tabIndex={0} aria-label={t('table.talk')}>
          {said.map(({ id, name, text: line }) => (
            <li key={id}>
              <b>
                <Name text={name} />
              </b>{' '}
              {line}
            </li>
          ))}
        </ol>
      )}
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
