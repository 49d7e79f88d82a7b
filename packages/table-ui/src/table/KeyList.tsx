/** What the keys do: those of the buttons there are now, those of the game, and those of every table. */

import { type PlainKey, t } from '../words/words.ts';
import { type Action, keyName } from './Actions.tsx';
import { ARROWS, type KeyHelp } from './keyHelp.ts';
import type { TableModel } from './model.ts';
import { nextTableFrom } from './nextTable.ts';

const ALWAYS: readonly (readonly [keys: string, does: PlainKey])[] = [
  ['Tab', 'keys.tab'],
  [ARROWS.shown, 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Space', 'keys.space'],
  ['Esc', 'keys.escape'],
  ['1 – 9', 'keys.digits'],
  ['H', 'keys.hint'],
  ['L', 'keys.log'],
  ['T', 'keys.talk'],
  ['G', 'keys.standing'],
  ['U', 'keys.undo'],
  ['N', 'keys.next-table'],
  ['V', 'keys.text'],
  ['A', 'keys.again'],
  ['M', 'keys.sound'],
  ['?', 'keys.help'],
];

/** Whoever only looks on has nothing to answer. */
const OF_PLAYERS: ReadonlySet<PlainKey> = new Set([
  'keys.enter',
  'keys.digits',
  'keys.hint',
  'keys.undo',
]);

/** What is to be pressed in the picture, and what to press in its place in the table as text. */
const PICTURE: ReadonlySet<PlainKey> = new Set([
  'keys.arrows',
  'keys.enter',
  'keys.space',
  'keys.escape',
  'keys.digits',
]);
const TEXT: readonly (readonly [keys: string, does: PlainKey])[] = [
  ['0 – 9', 'keys.lines'],
  ['Enter', 'keys.lines-enter'],
  ['Backspace', 'keys.lines-back'],
  ['Esc', 'keys.lines-escape'],
  ['Space', 'keys.lines-space'],
];

const REPLAY: readonly (readonly [keys: string, does: PlainKey])[] = [
  ['[ ]', 'keys.step'],
  ['Space', 'keys.play'],
];

/** Keys that have words printed on them, or none. */
const NAMES: Readonly<Record<string, PlainKey>> = {
  [ARROWS.shown]: 'keys.name.arrows',
  Space: 'keys.name.space',
  Backspace: 'keys.name.backspace',
  Enter: 'keys.name.enter',
  Tab: 'keys.name.tab',
  Esc: 'keys.name.escape',
};

const keyInWords = (shown: string): string => {
  const name = NAMES[shown];
  return name === undefined ? shown : t(name);
};

interface KeyListProps {
  readonly model: TableModel;
  readonly actions: readonly Action[];
  readonly help: readonly KeyHelp[];
  /** Is the table shown as text? */
  readonly isText: boolean;
}

export function KeyList({ model, actions, help, isText }: KeyListProps) {
  const { viewing, playing } = model.surroundings;
  const own = model.isMyTurn.value ? actions.filter(({ key }) => key !== undefined) : [];
  const isPlayer = playing !== undefined && model.me.value !== undefined;
  const told = isPlayer ? help.filter(({ does }) => does !== '') : [];
  return (
    <div class="key-list">
      {!model.services.preferences.hasLetterKeys.value && <p>{t('keys.off')}</p>}
      {own.length > 0 && (
        <List
          title={t('keys.now')}
          lines={own.map(({ key, label }) => [keyName(key!), label] as const)}
        />
      )}
      {told.length > 0 && (
        <List
          title={t('keys.game', { game: viewing.game.title })}
          lines={told.map(({ shown, does }) => [shown, does] as const)}
        />
      )}
      {!playing && (
        <List
          title={t('keys.replay')}
          lines={REPLAY.map(([keys, does]) => [keys, t(does)] as const)}
        />
      )}
      {isText && isPlayer && (
        <List
          title={t('keys.as-text')}
          lines={TEXT.map(([keys, does]) => [keys, t(does)] as const)}
        />
      )}
      <List
        title={t('keys.always')}
        // Where the game says it more exactly, once is enough.
        lines={ALWAYS.filter(
          ([keys, does]) =>
            !(isText && PICTURE.has(does)) &&
            !(!isPlayer && OF_PLAYERS.has(does)) &&
            !told.some(({ shown }) => shown === keys) &&
            (does !== 'keys.next-table' || nextTableFrom(model) !== undefined),
        ).map(([keys, does]) => [keys, t(does)] as const)}
      />
    </div>
  );
}

const List = ({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly (readonly [string, string])[];
}) => (
  <section>
    <h3>{title}</h3>
    <dl>
      {lines.map(([keys, does]) => (
        <div key={keys + does}>
          <dt>
            <kbd>{keyInWords(keys)}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);
