/** The bar above a table. */

import { useState } from 'preact/hooks';
import { isSoundOn, isTextTable } from '../app/settings.ts';
import { goTo, Link } from '../app/router.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { t } from '../words/words.ts';
import { Clock } from './Clock.tsx';
import type { TableModel } from './model.ts';
import { HintPanel, LogPanel, Talk } from './Rail.tsx';

type Open = 'none' | 'log' | 'hint' | 'talk' | 'menu' | 'standing';

export function Bar({ model, where }: { readonly model: TableModel; readonly where?: string }) {
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  const isSound = isSoundOn.value;
  return (
    <header class="bar">
      <Link href="/" class="iconbtn up" label={t('table.lobby')}>
        <Icon name="back" />
      </Link>
      <Link href="/" class="mark">
        <Icon name="fan" class="" />
        {t('app.name')}
      </Link>
      <span class="sep" />
      <div class="where">
        <b>{model.words.name}</b>
        <span>{where}</span>
      </div>
      <span class="grow" />
      <Clock model={model} />
      <button
        type="button"
        class="iconbtn"
        aria-label={t('table.hint')}
        onClick={() => {
          setOpen('hint');
          void model.askHints();
        }}
      >
        <Icon name="lamp" />
      </button>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('table.log')}
        onClick={() => setOpen('log')}
      >
        <Icon name="log" />
      </button>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('table.talk')}
        onClick={() => {
          model.unread.value = 0;
          setOpen('talk');
        }}
      >
        <Icon name="chat" />
        {model.unread.value > 0 && <span class="dot" />}
      </button>
      <button
        type="button"
        class="iconbtn wide"
        aria-pressed={isSound}
        aria-label={isSound ? t('table.sound-on') : t('table.sound-off')}
        onClick={() => (isSoundOn.value = !isSound)}
      >
        <Icon name="sound" />
      </button>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('table.menu')}
        onClick={() => setOpen('menu')}
      >
        <Icon name="menu" />
      </button>
      <Sheet title={t('table.log')} isOpen={open === 'log'} onClose={close}>
        <LogPanel model={model} />
      </Sheet>
      <Sheet title={t('table.hint')} isOpen={open === 'hint'} onClose={close}>
        <HintPanel model={model} />
      </Sheet>
      <Sheet title={t('table.talk')} isOpen={open === 'talk'} onClose={close}>
        <Talk model={model} />
      </Sheet>
      <Sheet title={t('table.menu')} isOpen={open === 'menu'} onClose={close}>
        <div class="menu">
          <button
            type="button"
            class="btn"
            onClick={() => {
              void model.takeBack();
              close();
            }}
          >
            {t('table.take-back')}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              isTextTable.value = !isTextTable.value;
              close();
            }}
          >
            {isTextTable.value ? t('table.picture') : t('table.text')}
          </button>
          <button type="button" class="btn" onClick={() => goTo('/settings')}>
            {t('table.settings')}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              void model.session.leave().then(() => goTo('/'));
            }}
          >
            {t('table.leave')}
          </button>
        </div>
      </Sheet>
    </header>
  );
}
