/** Who one is, here and on another device. */

import { useEffect, useState } from 'preact/hooks';
import type { Illegal } from '@parlor/kit';
import { judgeName, LIMITS, type RecoveryLink } from '@parlor/protocol';
import { connect, me, rename, server } from '../../platform/connection.ts';
import { Refused, sendJson } from '../../platform/http.ts';
import { myName, wayBack } from '../../platform/settings.ts';
import { Fault } from '../../parts/Fault.tsx';
import { LinkToShare } from '../../parts/LinkToShare.tsx';
import { dayOf } from '../../words/days.ts';
import { refusedByHouse, t } from '../../words/words.ts';

export function YourName() {
  const [text, setText] = useState(() => me.peek()?.name ?? myName.peek());
  const [state, setState] = useState<'saved' | { readonly why: string }>();
  useEffect(() => {
    // Who one is may be known only after the screen is there.
    connect().then(
      () => setText((written) => written || (me.peek()?.name ?? '')),
      () => {},
    );
  }, []);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const bad = (why?: Illegal) =>
      setState({ why: (why && refusedByHouse(why)) ?? t('settings.name.bad') });
    // The server looks again, and knows the names of its bots.
    const judged = judgeName(text);
    if (!judged.ok) return bad(judged.why);
    try {
      if (server.peek() === 'up') await rename(judged.name);
      myName.value = judged.name;
      setText(judged.name);
      setState('saved');
    } catch (error) {
      bad(error instanceof Refused ? error.why : undefined);
    }
  };
  const isBad = typeof state === 'object';
  return (
    <form class="setting name-form" onSubmit={(event) => void save(event)}>
      <label class="setting-text" for="my-name">
        <b>{t('settings.name')}</b>
        <small>{t('settings.name.line')}</small>
      </label>
      <span class="name-field">
        <input
          id="my-name"
          class="text-field"
          value={text}
          maxLength={LIMITS.name}
          autocomplete="nickname"
          aria-invalid={isBad}
          aria-describedby="name-said"
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setState(undefined);
          }}
        />
        <button type="submit" class="btn">
          {t('settings.name.save')}
        </button>
      </span>
      <span id="name-said" class={isBad ? 'why' : 'said'} aria-live="polite">
        {state === 'saved' && t('settings.name.saved')}
        {isBad && state.why}
      </span>
    </form>
  );
}

export function AnotherDevice() {
  const [link, setLink] = useState<{ url: string; until: number | undefined }>();
  const [isFailed, setFailed] = useState(false);
  const make = async (): Promise<void> => {
    setFailed(false);
    try {
      await connect();
      const made = (await sendJson('POST', '/api/recovery')) as RecoveryLink;
      wayBack.value = 'done';
      setLink({ url: new URL(made.path, location.href).href, until: made.until });
    } catch {
      setFailed(true);
    }
  };
  return (
    <div class="another">
      <p class="hint-line">{t('settings.device.line')}</p>
      {link === undefined ? (
        <button
          type="button"
          class="btn"
          disabled={server.value === 'none'}
          onClick={() => void make()}
        >
          {t('settings.device.make')}
        </button>
      ) : (
        <>
          <LinkToShare
            url={link.url}
            what={t('settings.device.qr')}
            label={t('settings.device.link')}
          />
          <p class="why">{t('settings.device.warn')}</p>
          {link.until !== undefined && (
            <p class="hint-line">{t('settings.device.once', { day: dayOf(link.until) })}</p>
          )}
        </>
      )}
      {server.value === 'none' && <p class="hint-line">{t('home.needs-connection')}</p>}
      <Fault text={isFailed ? t('settings.device.failed') : undefined} />
    </div>
  );
}
