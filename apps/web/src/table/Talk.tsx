/** What people and bots say across the table, and what one says oneself. */

import { useEffect, useState } from 'preact/hooks';
import { muted } from '../app/settings.ts';
import { Icon } from '../parts/Icon.tsx';
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
          {said.map(({ id, name, player, said: line, isBot, isMine }) => (
            <li key={id}>
              <p>
                <b>
                  <Name text={name} />
                </b>{' '}
                {model.saying(line)}
              </p>
              {!isBot && !isMine && session.kind === 'online' && (
                <button
                  type="button"
                  class="iconbtn"
                  aria-label={t('table.talk.mute', { name })}
                  title={t('table.talk.mute', { name })}
                  onClick={() => session.mute(player, true)}
                >
                  <Icon name="mute" />
                </button>
              )}
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
          {muted.value.length > 0 && (
            <ul class="muted" aria-label={t('table.talk.muted')}>
              {muted.value.map(({ player, name }) => (
                <li key={player}>
                  {t('table.talk.is-muted', { name })}
                  <button
                    type="button"
                    class="btn quiet"
                    onClick={() => session.mute(player, false)}
                  >
                    {t('table.talk.unmute')}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
