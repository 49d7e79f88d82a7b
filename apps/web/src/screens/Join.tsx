/** Joining a table one was sent the link of. */

import { useState } from 'preact/hooks';
import { server } from '../platform/connection.ts';
import { goTo } from '../platform/router.tsx';
import { Page } from '../parts/Page.tsx';
import { t } from '../words/words.ts';
import { tableAddress } from './joining.ts';

export function Join() {
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const join = (event: Event): void => {
    event.preventDefault();
    const address = tableAddress(text);
    setBad(address === undefined);
    if (address !== undefined) goTo(address);
  };
  return (
    <Page title={t('join.title')} isNarrow>
      <header class="page-head">
        <h1>{t('join.title')}</h1>
        <p>{t('join.lead')}</p>
      </header>
      <form class="box join" onSubmit={join}>
        <label class="data-text">
          {t('join.field')}
          <input
            class="text-field"
            value={text}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={isBad}
            aria-describedby={isBad ? 'join-bad' : undefined}
            onInput={({ currentTarget }) => {
              setText(currentTarget.value);
              setBad(false);
            }}
          />
        </label>
        {isBad && (
          <p class="why" id="join-bad" role="alert">
            {t('join.bad')}
          </p>
        )}
        {server.value === 'none' && <p class="hint-line">{t('home.needs-connection')}</p>}
        <button type="submit" class="btn primary">
          {t('join.go')}
        </button>
      </form>
    </Page>
  );
}
