/** Components of one's own: a deck, a board, a set, from a file or written down. */

import { useState } from 'preact/hooks';
import { Choices } from '../../parts/Choices.tsx';
import { Setting } from '../../parts/Fields.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../words/words.ts';

interface DataOptionProps {
  readonly name: string;
  readonly line: string;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** Why the game refuses it. */
  readonly problem: string | undefined;
}

export function DataOption({ name, line, value, set, problem }: DataOptionProps) {
  const [isOwn, setOwn] = useState(value !== null && value !== undefined);
  const [text, setText] = useState('');
  const [isJson, setJson] = useState(true);
  const read = (written: string): void => {
    setText(written);
    if (written.trim() === '') {
      setJson(true);
      set(null);
      return;
    }
    try {
      // The box's own set is what null stands for; a file that says so means just that.
      set(JSON.parse(written) as unknown);
      setJson(true);
    } catch {
      setJson(false);
      // Refused by every game: nobody starts with the box by mistake.
      set(written);
    }
  };
  const choose = (kind: 'box' | 'own'): void => {
    setOwn(kind === 'own');
    if (kind === 'box') read('');
  };
  return (
    <div class="data-option">
      <Setting {...{ name, line }}>
        <Choices<'box' | 'own'>
          legend={name}
          isLegendHidden
          chosen={isOwn ? 'own' : 'box'}
          choose={choose}
          choices={[
            { value: 'box', name: t('new.data.box') },
            { value: 'own', name: t('new.data.own') },
          ]}
        />
      </Setting>
      {isOwn && (
        <div class="data-own">
          <label class="btn file">
            <Icon name="log" />
            {t('new.data.file')}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                void currentTarget.files?.[0]?.text().then(read);
                currentTarget.value = '';
              }}
            />
          </label>
          <label class="data-text">
            {t('new.data.paste')}
            <textarea
              rows={5}
              spellcheck={false}
              value={text}
              onInput={(event) => read(event.currentTarget.value)}
            />
          </label>
          <p class={isJson && problem === undefined ? 'hint-line' : 'why'} aria-live="polite">
            {!isJson && t('new.data.not-json')}
            {isJson && text.trim() === '' && t('new.data.empty')}
            {isJson && text.trim() !== '' && (problem ?? t('new.data.fine'))}
          </p>
        </div>
      )}
    </div>
  );
}
