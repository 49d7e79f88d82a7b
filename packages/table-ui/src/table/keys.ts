/** The keyboard at a table: letters act when no field has the focus. */

import { useEffect } from 'preact/hooks';
import { walkRows } from '../parts/focusGrid.ts';
import { t } from '../words/words.ts';
import { type Action, act } from './Actions.tsx';
import { askHints } from './hints.ts';
import type { TableModel } from './model.ts';
import { goToNextTable } from './nextTable.ts';
import { goToTalk } from './TalkPanel.tsx';

export function useKeys(
  model: TableModel,
  actions: readonly Action[],
  more: Readonly<Partial<Record<string, () => void>>>,
  choices?: string,
): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      const done =
        event.key === 'Enter'
          ? enter(model, actions, event, choices)
          : run(model, actions, more, event);
      if (done) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

function run(
  model: TableModel,
  actions: readonly Action[],
  more: Readonly<Partial<Record<string, () => void>>>,
  { key, target }: KeyboardEvent,
): boolean {
  if (key === ' ' && !isOn(target, CONTROLS) && model.behind.peek() > 0) {
    model.skip();
    return true;
  }
  if (key.length === 1 && !model.services.preferences.hasLetterKeys.peek()) return false;
  const own = more[key] ?? more[key.toLowerCase()];
  if (own) {
    own();
    return true;
  }
  const action = actions.find((one) => one.key?.toLowerCase() === key.toLowerCase());
  if (action && model.isMyTurn.peek()) {
    act(model, action);
    return true;
  }
  // Whoever watches a replay steps through it by arrows, until the focus is among the cards.
  const fromOutside = model.surroundings.live ? 'enter' : 'leave';
  return walkRows(key, fromOutside) || general(model, key.toLowerCase());
}

const CONTROLS = 'button, a, summary, [role="button"]';

const isOn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** Enter is the brass button wherever it is not another's own; on a choice, as soon as enough is chosen. */
function enter(
  model: TableModel,
  actions: readonly Action[],
  { target }: KeyboardEvent,
  choices: string | undefined,
): boolean {
  const primary = actions.find(({ kind }) => kind === 'primary');
  if (!primary) return false;
  const isChoice = choices !== undefined && isOn(target, choices);
  if (isChoice ? primary.whyNot !== undefined : isOn(target, CONTROLS)) return false;
  if (model.isMyTurn.peek()) act(model, primary);
  return true;
}

/** The letters that mean the same at every table. */
function general(model: TableModel, key: string): boolean {
  const { playing } = model.surroundings;
  const { isSoundOn, isTextTable } = model.services.preferences;
  switch (key) {
    case 'h':
      if (playing && model.me.peek() !== undefined) showHints(model);
      return true;
    case 'l':
      model.sheet.value = 'log';
      return true;
    case 't':
      goToTalk(model);
      return true;
    case 'g':
      model.sheet.value = 'standing';
      return true;
    case '?':
      model.sheet.value = 'keys';
      return true;
    case 'm':
      isSoundOn.value = !isSoundOn.peek();
      return true;
    case 'v':
      isTextTable.value = !isTextTable.peek();
      return true;
    case 'a': {
      model.announce(everything(model));
      return true;
    }
    case 'n':
      return goToNextTable(model);
    case 'u':
      if (playing && model.me.peek() !== undefined) void model.takeBack();
      return true;
    default:
      return false;
  }
}

/** The question and the table, for whoever listens. */
function everything({ shown, text, people }: TableModel): string {
  const moment = shown.peek();
  if (!moment) return '';
  const { view, question, outcome } = moment;
  const board = text.board(view, people);
  if (!question || outcome) return board;
  return `${t('your-turn.asked', { asked: text.question(view, question, people) })} ${board}`;
}

/** Advice appears in the rail, or in a sheet where that is folded or there is none to give. */
export function showHints(model: TableModel): void {
  const canAdvise = model.surroundings.advice !== undefined && model.isMyTurn.peek();
  if (model.services.room.isRailFolded.peek() || !canAdvise) model.sheet.value = 'hint';
  if (canAdvise) void askHints(model);
}

/** Not the browser's own, not typed into a field, not meant for a sheet. */
export const isForTable = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target) && !document.querySelector('dialog[open]');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
