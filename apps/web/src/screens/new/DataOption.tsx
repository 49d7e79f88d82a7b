/** Components of one's own: a deck, a board, a set, from a file or written down. */

import { DATA_BOUNDS } from '@parlor/kit';
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

/** Spaces and line ends do not count; but what is so much longer is not even read. */
const LONGEST_TEXT = 8 * DATA_BOUNDS.bytes;

type Fault = 'not-json' | 'too-large';

export function DataOption({ name, line, value, set, problem }: DataOptionProps) {
  const [isOwn, setOwn] = useState(value !== null && value !== undefined);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const refuse = (why: Fault): void => {
    setFault(why);
    // Refused by every game: nobody starts with the box by mistake.
    set(why);
  };
  const read = (written: string): void => {
    setText(written);
    if (written.length > LONGEST_TEXT) return refuse('too-large');
    if (written.trim() === '') {
      setFault(undefined);
      set(null);
      return;
    }
    try {
      // The box's own set is what null stands for; a file that says so means just that.
      set(JSON.parse(written) as unknown);
      setFault(undefined);
    } catch {
      refuse('not-json');
    }
  };
  const readFile = (file: File | undefined): void => {
    if (file && file.size > LONGEST_TEXT) {
      setText('');
      refuse('too-large');
    } else void file?.text().then(read);
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
                readFile(currentTarget.files?.[0]);
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
          <p
            class={fault === undefined && problem === undefined ? 'hint-line' : 'why'}
            aria-live="polite"
          >
            {fault === 'not-json' && t('new.data.not-json')}
            {fault === 'too-large' && t('refused.data-too-large', { max: DATA_BOUNDS.bytes })}
            {!fault && text.trim() === '' && t('new.data.empty')}
            {!fault && text.trim() !== '' && (problem ?? t('new.data.fine'))}
          </p>
        </div>
      )}
    </div>
  );
}
