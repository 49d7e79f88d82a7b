/** What people and bots say across the table, and what one says oneself. */

import { type Illegal, PHRASES } from '@parlor/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { Name } from '../parts/Name.tsx';
import { phraseText } from '../words/phrases.ts';
import { t } from '../words/words.ts';
import { PersonSheet } from './PersonSheet.tsx';
import type { ChatLine, Said, Social, Speaking } from '../surroundings/social.ts';

type InWords = (why: Illegal) => string | Promise<string>;

export interface TalkProps {
  readonly social: Social | undefined;
  readonly saying: (said: Said) => string;
  readonly inWords: InWords;
  /** All that was said has been seen. */
  readonly seen?: () => void;
  /** A reaction was sent. */
  readonly reacted?: () => void;
  /** Nothing else tells whoever listens what is said. */
  readonly isLive?: boolean;
}

/** Whom something is to be done about, and the line that it is about. */
interface About {
  readonly id: string;
  readonly player: string;
  readonly name: string;
}

const SILENCE: readonly ChatLine[] = [];

export function Talk({ social, saying, inWords, seen, reacted, isLive = false }: TalkProps) {
  const said = social?.chat.value ?? SILENCE;
  const speaking = social?.speaking;
  const [about, setAbout] = useState<About>();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => seen?.(), [said]);
  // The newest stands at the end.
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [said]);
  return (
    <div class="talk">
      <div class="talk-lines" {...(isLive && { role: 'log' as const })}>
        {said.length === 0 && <p>{t('table.talk.none')}</p>}
        {said.length > 0 && (
          // Scrolled by keyboard too.
          <ol ref={list} tabIndex={0} aria-label={t('table.talk')}>
            {said.map(({ id, name, player, said: line, isBot, isMine, isApart }) => (
              <li key={id}>
                <p>
                  <b>
                    <Name text={name} />
                  </b>{' '}
                  {isApart && (
                    <span class="apart" role="img" aria-label={t('table.talk.apart')}>
                      <Icon name="eye" />
                    </span>
                  )}
                  {saying(line)}
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
      </div>
      {speaking && about && (
        <PersonSheet
          key={about.id}
          {...{ player: about.player, name: about.name, speaking }}
          inWords={inWords}
        />
      )}
      {speaking && <Speech {...{ speaking, inWords, reacted }} />}
    </div>
  );
}

interface SpeechProps {
  readonly speaking: Speaking;
  readonly inWords: InWords;
  readonly reacted: (() => void) | undefined;
}

/** Reactions for one press, words of one's own, and whoever is not to be heard. */
function Speech({ speaking, inWords, reacted }: SpeechProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const muted = speaking.muted.value;
  const say = async (words: Parameters<Speaking['say']>[0]): Promise<boolean> => {
    setRefused(undefined);
    const why = await speaking.say(words);
    if (why) setRefused(await inWords(why));
    return !why;
  };
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    // What could not be said is not lost.
    if (!(await say({ text: words }))) setText((newer) => (newer === '' ? words : newer));
  };
  const react = async (phrase: string): Promise<void> => {
    if (await say({ phrase })) reacted?.();
  };
  return (
    <>
      <div class="phrases" role="group" aria-label={t('table.talk.reactions')}>
        {PHRASES.map((phrase) => (
          <button type="button" class="btn" key={phrase} onClick={() => void react(phrase)}>
            {phraseText(phrase)}
          </button>
        ))}
      </div>
      <form onSubmit={(event) => void send(event)}>
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
      {speaking.isApart.value && <p class="hint-line">{t('table.talk.apart.line')}</p>}
      <p class="why" role="status">
        {refused}
      </p>
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
