/** What lies folded away: the rail's sections where there is no room for them, talk, the menu, the keys. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Sheet } from '../parts/Sheet.tsx';
import { t } from '../words/words.ts';
import type { Action } from './Actions.tsx';
import { HintPanel } from './HintPanel.tsx';
import type { KeyHelp } from './keyHelp.ts';
import { KeyList } from './KeyList.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { SheetName, TableModel } from './model.ts';
import { goToNextTable, nextTableFrom } from './nextTable.ts';
import { SincePanel } from './SincePanel.tsx';
import { TalkOf } from './TalkPanel.tsx';

interface SheetsProps {
  readonly model: TableModel;
  readonly where: string;
  readonly standing: ComponentChildren;
  readonly more: ComponentChildren;
  readonly side: ComponentChildren;
  readonly actions: readonly Action[];
  readonly keyHelp: readonly KeyHelp[];
  readonly isText: boolean;
}

export function Sheets(props: SheetsProps) {
  const { model, where, standing, more, side, actions, keyHelp, isText } = props;
  const close = (): void => {
    model.sheet.value = 'none';
  };
  const is = (name: SheetName): boolean => model.sheet.value === name;
  return (
    <>
      <Sheet title={t('table.log')} isOpen={is('log')} onClose={close}>
        <LogPanel model={model} />
      </Sheet>
      <Sheet title={t('table.since')} isOpen={is('since')} onClose={close}>
        <SincePanel model={model} />
      </Sheet>
      <Sheet title={t('table.hint')} isOpen={is('hint')} onClose={close}>
        <HintPanel model={model} />
      </Sheet>
      <Sheet title={t('table.standing')} isOpen={is('standing')} onClose={close}>
        <div class="sheet-boxes">
          <section class="box">{standing}</section>
          {more}
        </div>
      </Sheet>
      <Sheet title={t('replay.chances')} isOpen={is('more')} onClose={close}>
        {side}
      </Sheet>
      <Sheet title={t('table.talk')} isOpen={is('talk')} onClose={close}>
        <TalkOf model={model} isSheet />
      </Sheet>
      <Sheet title={t('table.keys')} isOpen={is('keys')} onClose={close}>
        <KeyList model={model} actions={actions} help={keyHelp} isText={isText} />
      </Sheet>
      <Sheet title={t('table.menu')} isOpen={is('menu')} onClose={close}>
        <Menu model={model} where={where} close={close} />
      </Sheet>
    </>
  );
}

interface MenuProps {
  readonly model: TableModel;
  readonly where: string;
  readonly close: () => void;
}

function Menu({ model, where, close }: MenuProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { live, playing, pausing, social, standIn } = model.surroundings;
  const { preferences, navigation } = model.services;
  const { isSoundOn, isTextTable, isAnswering } = preferences;
  const { goTo, home, settings } = navigation;
  const isPlaying = !model.isOver.value && model.me.value !== undefined;
  /** Nobody goes on playing while I am away. */
  const isKept = live && !standIn;
  if (isLeaving && standIn) {
    return (
      <div class="menu" role="alertdialog" aria-label={t('table.leave.title')}>
        <p>
          <b>{t('table.leave.title')}</b> {t('table.leave.line')}{' '}
          {standIn.isRated.value && t('table.leave.rated')}
        </p>
        <button type="button" class="btn strong" onClick={() => setLeaving(false)}>
          {t('table.leave.no')}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => void standIn.leave().then(() => goTo(home))}
        >
          {t('table.leave.yes')}
        </button>
      </div>
    );
  }
  const item = (label: string, press: () => void) => (
    <button
      type="button"
      class="btn"
      onClick={() => {
        close();
        press();
      }}
    >
      {label}
    </button>
  );
  return (
    <div class="menu">
      {/* Whole, where the bar has no room for all that is agreed on. */}
      {where !== '' && <p class="menu-where phone">{where}</p>}
      {nextTableFrom(model) !== undefined &&
        item(t('table.next-table'), () => goToNextTable(model))}
      {model.since.value.length > 0 &&
        item(t('table.since'), () => {
          model.sheet.value = 'since';
        })}
      {/* Whoever watches has nothing to take back. */}
      {playing &&
        model.me.value !== undefined &&
        item(t('table.take-back'), () => {
          void model.takeBack();
        })}
      {pausing && isPlaying && item(t('table.pause'), () => void model.askForPause())}
      {/* Those who can speak have a button for it in the bar. */}
      {social &&
        !social.speaking &&
        social.chat.value.length > 0 &&
        item(t('table.talk'), () => {
          model.sheet.value = 'talk';
        })}
      {item(isTextTable.value ? t('table.picture') : t('table.text'), () => {
        isTextTable.value = !isTextTable.peek();
      })}
      {item(isSoundOn.value ? t('table.sound-on') : t('table.sound-off'), () => {
        isSoundOn.value = !isSoundOn.peek();
      })}
      {playing &&
        isPlaying &&
        item(isAnswering.value ? t('forced.on') : t('forced.off'), () => {
          isAnswering.value = !isAnswering.peek();
        })}
      {item(t('table.keys'), () => {
        model.sheet.value = 'keys';
      })}
      {item(t('table.settings'), () => goTo(settings))}
      {standIn && isPlaying ? (
        <button type="button" class="btn" onClick={() => setLeaving(true)}>
          {t('table.leave')}
        </button>
      ) : (
        item(isKept ? t('table.to-home') : t('table.home'), () => goTo(home))
      )}
    </div>
  );
}
