/** Advice for whoever asks for it. */

import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';
import type { Hint } from '../surroundings/engine.ts';

export type Hints = 'none' | 'thinking' | readonly Hint[];

export async function askHints(model: TableModel): Promise<void> {
  const moment = model.shown.peek();
  const { advice } = model.surroundings;
  if (!advice || !moment?.question || typeof moment.viewer !== 'number') return;
  model.hints.value = 'thinking';
  model.announce(t('table.hint.thinking'));
  const hints = await advice.hints(moment.view, moment.viewer);
  if (model.shown.peek() !== moment) return;
  model.hints.value = hints;
  const [best] = hints;
  if (!best) return;
  const { text, people } = model;
  const answer = text.answer(moment.view, best.move, people);
  const reason = text.reason(best.reason, people);
  model.announce(t('table.hint.best', { answer, reason }));
}
