/** What people and bots say across the table, and what one says oneself. */

import { PHRASES } from '@parlor/kit';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { Name } from '../parts/Name.tsx';
import { phraseText } from '../words/phrases.ts';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';
import { PersonSheet } from './PersonSheet.tsx';
import type { ChatLine, Social, Speaking } from '../surroundings/social.ts';

interface TalkProps {
  readonly model: TableModel;
  readonly social: Social | undefined;
}

/** Whom something is to be done about, and the line that it is about. */
interface About {
  readonly id: string;
  readonly player: string;
  readonly name: string;
}

const SILENCE: readonly ChatLine[] = [];

export function Talk({ model, social }: TalkProps) {
  const said = social?.chat.value ?? SILENCE;
  const speaking = social?.speaking;
  const [about, setAbout] = useState<About>();
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
              {!isBot && !isMine && speaking && (
                <span class="talk-acts">
                  <button
                    type="button"
                    class="iconbtn"
                    aria-label={t('table.talk.mute', { name })}
                    title={t('table.talk.mute', { name })}
                    onClick={() => speaking.mute(player, true)}
                  >
                    <Icon name="mute" />
                  </button>
                  <button
                    type="button"
                    class="iconbtn"
                    aria-label={t('table.person', { name })}
                    title={t('table.person', { name })}
                    aria-expanded={about?.id === id}
                    onClick={() => setAbout(about?.id === id ? undefined : { id, player, name })}
                  >
                    <Icon name="warn" />
                  </button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {speaking && about && (
        <PersonSheet
          key={about.id}
          {...{ player: about.player, name: about.name, speaking }}
          inWords={(why) => model.say(why)}
        />
      )}
      {speaking && <Speech speaking={speaking} />}
    </div>
  );
}

/** Phrases for one tap, words of one's own, and whoever is not to be heard. */
function Speech({ speaking }: { readonly speaking: Speaking }) {
  const [text, setText] = useState('');
  const muted = speaking.muted.value;
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    void speaking.say({ text: text.trim() });
    setText('');
  };
  return (
    <>
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <button
            type="button"
            class="btn"
            key={phrase}
            onClick={() => void speaking.say({ phrase })}
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
      {muted.length > 0 && (
        <ul class="muted" aria-label={t('table.talk.muted')}>
          {muted.map(({ player, name }) => (
            <li key={player}>
              {t('table.talk.is-muted', { name })}
              <button type="button" class="btn quiet" onClick={() => speaking.mute(player, false)}>
                {t('table.talk.unmute')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
