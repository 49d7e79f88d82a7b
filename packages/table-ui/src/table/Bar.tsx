/** The bar above a table. */

import { Icon, type IconName } from '../parts/Icon.tsx';
import { SoundButton } from '../parts/SoundButton.tsx';
import { t } from '../words/words.ts';
import { Clock } from './Clock.tsx';
import { showHints } from './keys.ts';
import type { SheetName, TableModel } from './model.ts';
import { isTalkBeside, toggleTalk } from './TalkPanel.tsx';
import { WatchedCount } from './WatchingLine.tsx';

interface BarProps {
  readonly model: TableModel;
  readonly where?: string;
  readonly hasStanding: boolean;
}

export function Bar({ model, where, hasStanding }: BarProps) {
  const { services, surroundings } = model;
  const { isSoundOn } = services.preferences;
  const { home, Link } = services.navigation;
  const { viewing, playing, social, watching } = surroundings;
  const isRailFolded = services.room.isRailFolded.value;
  const opener = (name: SheetName, icon: IconName, label: string) => (
    <button
      type="button"
      class="iconbtn"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => {
        model.sheet.value = name;
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <header class="bar">
      <Link href={home} class="iconbtn up" label={t('table.lobby')}>
        <Icon name="back" />
      </Link>
      <Link href={home} class="mark">
        <Icon name="fan" class="" />
        {t('app.name')}
      </Link>
      <span class="sep" />
      <div class="where">
        <b>{viewing.game.title}</b>
        <p>
          {watching && model.me.value !== undefined && <WatchedCount watching={watching} />}
          <span>{where}</span>
        </p>
      </div>
      <span class="grow" />
      <Clock model={model} />
      {playing && model.me.value !== undefined && (
        <button
          type="button"
          class="iconbtn"
          aria-label={t('table.hint')}
          onClick={() => showHints(model)}
        >
          <Icon name="lamp" />
        </button>
      )}
      {!playing && isRailFolded && opener('more', 'graph', t('replay.chances'))}
      {isRailFolded && hasStanding && opener('standing', 'standing', t('table.standing'))}
      {opener('log', 'log', t('table.log'))}
      {social?.speaking && <TalkButton model={model} />}
      <SoundButton isOn={isSoundOn} />
      {opener('menu', 'menu', t('table.menu'))}
    </header>
  );
}

/** So many are as good as many. */
const MOST_COUNTED = 99;

/** With how much was said that nobody here has seen. */
function TalkButton({ model }: { readonly model: TableModel }) {
  const unread = model.unread.value;
  const isBeside = isTalkBeside(model);
  return (
    <button
      type="button"
      class="iconbtn"
      aria-label={unread > 0 ? t('table.talk.unread', { count: unread }) : t('table.talk')}
      {...(model.services.room.isSmall.value
        ? { 'aria-haspopup': 'dialog' as const }
        : { 'aria-expanded': isBeside, 'aria-controls': 'talking' })}
      onClick={() => toggleTalk(model)}
    >
      <Icon name="chat" />
      {unread > 0 && (
        <span class="count" aria-hidden="true">
          {Math.min(unread, MOST_COUNTED)}
        </span>
      )}
    </button>
  );
}
