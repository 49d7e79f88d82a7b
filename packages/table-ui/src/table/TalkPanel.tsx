/** The talk of a table: beside it where there is room, or in a sheet that is closed by one press. */

import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';
import { Talk } from './Talk.tsx';

/** Is it a table at which one can talk, and is there room beside it? */
const hasRoom = ({ surroundings, services }: TableModel): boolean =>
  surroundings.social?.speaking !== undefined && !services.room.isSmall.value;

export const isTalkBeside = (model: TableModel): boolean =>
  hasRoom(model) && model.services.preferences.isTalkBeside.value;

/** Where somebody has just opened it, and wants to write: where it is open from the beginning nobody has asked for it. */
const asked = new WeakSet<TableModel>();

/** Opens it; beside the table it is closed in the same way. */
export function toggleTalk(model: TableModel): void {
  const { isTalkBeside: isBeside } = model.services.preferences;
  if (!hasRoom(model)) {
    model.sheet.value = 'talk';
    return;
  }
  isBeside.value = !isBeside.peek();
  if (isBeside.peek()) asked.add(model);
}

/** By its key: whoever has it open wants to write. */
export function goToTalk(model: TableModel): void {
  if (!isTalkBeside(model)) toggleTalk(model);
  else focusOnField();
}

const focusOnField = (): void =>
  document.querySelector<HTMLElement>('.talking form input')?.focus();

/** In the sheet of a phone it makes way for the board as soon as something was said by one press. */
export const TalkOf = ({ model, isSheet = false }: TalkOfProps) => (
  <Talk
    social={model.surroundings.social}
    saying={(said) => model.saying(said)}
    inWords={(why) => model.say(why)}
    seen={() => {
      model.unread.value = 0;
    }}
    {...(isSheet && {
      reacted: () => {
        model.sheet.value = 'none';
      },
    })}
  />
);

interface TalkOfProps {
  readonly model: TableModel;
  readonly isSheet?: boolean;
}

export function TalkPanel({ model }: { readonly model: TableModel }) {
  useEffect(() => {
    if (asked.delete(model)) focusOnField();
  }, []);
  const close = (): void => {
    model.services.preferences.isTalkBeside.value = false;
    document.querySelector<HTMLElement>('.bar [aria-controls="talking"]')?.focus();
  };
  return (
    <section
      id="talking"
      class="box talking"
      aria-label={t('table.talk')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2>{t('table.talk')}</h2>
        <button type="button" class="iconbtn" aria-label={t('close')} onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      <TalkOf model={model} />
    </section>
  );
}
