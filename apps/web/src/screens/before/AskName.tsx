/** Asks whoever sits down for the first time what they are called; once, and nobody has to answer. */

import { useState } from 'preact/hooks';
import { judgeName, LIMITS } from '@parlor/protocol';
import { me, rename } from '../../platform/connection.ts';
import { Refused } from '../../platform/http.ts';
import { isNameAsked, myName } from '../../platform/settings.ts';
import { refusedByHouse, t } from '../../words/words.ts';

export function AskName() {
  const [text, setText] = useState(() => myName.peek());
  const [why, setWhy] = useState<string>();
  const known = me.value;
  if (!known?.isMadeUp || isNameAsked.value) return null;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const judged = judgeName(text);
    try {
      if (!judged.ok) throw new Refused(judged.why);
      await rename(judged.name);
      myName.value = judged.name;
      isNameAsked.value = true;
    } catch (error) {
      const refused = error instanceof Refused ? refusedByHouse(error.why) : undefined;
      setWhy(refused ?? t('settings.name.bad'));
    }
  };
  return (
    <form class="box ask-name" aria-labelledby="ask-name" onSubmit={(event) => void save(event)}>
      <header>
        <h2 id="ask-name">
          <label for="asked-name">{t('open.name')}</label>
        </h2>
      </header>
      <p class="hint-line">{t('open.name.line', { name: known.name })}</p>
      <div class="ask-name-acts">
        <input
          id="asked-name"
          class="text-field"
          value={text}
          maxLength={LIMITS.name}
          autocomplete="nickname"
          aria-invalid={why !== undefined}
          aria-describedby="asked-name-said"
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setWhy(undefined);
          }}
        />
        <button type="submit" class="btn strong">
          {t('open.name.use')}
        </button>
        <button type="button" class="btn quiet" onClick={() => (isNameAsked.value = true)}>
          {t('open.name.keep', { name: known.name })}
        </button>
      </div>
      <span id="asked-name-said" class="why" aria-live="polite">
        {why}
      </span>
    </form>
  );
}
