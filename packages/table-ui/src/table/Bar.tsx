/** The bar above a table. */

import { Icon, type IconName } from '../parts/Icon.tsx';
import { SoundButton } from '../parts/SoundButton.tsx';
import { t } from '../words/words.ts';
import { Clock } from './Clock.tsx';
import { showHints } from './keys.ts';
import type { SheetName, TableModel } from './model.ts';

interface BarProps {
  readonly model: TableModel;
  readonly where?: string;
  readonly hasStanding: boolean;
}

export function Bar({ model, where, hasStanding }: BarProps) {
  const { services, surroundings } = model;
  const { isSoundOn } = services.preferences;
  const { home, Link } = services.navigation;
  const { viewing, playing, social } = surroundings;
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
      {name === 'talk' && model.unread.value > 0 && <span class="dot" />}
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
        <span>{where}</span>
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
      {social?.speaking && opener('talk', 'chat', t('table.talk'))}
      <SoundButton isOn={isSoundOn} />
      {opener('menu', 'menu', t('table.menu'))}
    </header>
  );
}
