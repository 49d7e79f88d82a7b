/** The guided first game: a new situation is explained once, beside the table, never in its way. */

import { explained, isGuided } from '../app/settings.ts';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

export function LessonCard({ model }: { readonly model: TableModel }) {
  const moment = model.shown.value;
  if (!isGuided.value || !moment || model.isOver.value || model.me.value === undefined) return null;
  const { game } = model.session;
  const isKnown = (id: string): boolean => explained.value.includes(`${game}.${id}`);
  const lesson = model.lessons.find((one) => !isKnown(one.id) && one.isNow(moment));
  if (!lesson) return null;
  const learn = (): void => {
    explained.value = [...explained.peek(), `${game}.${lesson.id}`];
  };
  return (
    <section class="lesson" role="note" aria-label={lesson.title}>
      <h2 class="show">{lesson.title}</h2>
      <p>{lesson.text}</p>
      <div class="lesson-acts">
        <button type="button" class="btn" onClick={learn}>
          {t('lesson.understood')}
        </button>
        <button type="button" class="btn quiet" onClick={() => (isGuided.value = false)}>
          {t('lesson.off')}
        </button>
      </div>
    </section>
  );
}
