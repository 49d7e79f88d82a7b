/** The guided first game: a new situation is explained once, beside the table, never in its way. */

import { useEffect } from 'preact/hooks';
import { explained, isGuided } from '../app/settings.ts';
import { t } from '../words/words.ts';
import type { Lesson } from './gameTable.ts';
import type { TableModel } from './model.ts';

const SAID_AFTER_MS = 1200;

export function LessonCard({ model }: { readonly model: TableModel }) {
  const { game } = model.session;
  const lesson = lessonNow(model);
  useEffect(() => {
    if (!lesson) return undefined;
    // After what has just happened has been said.
    const timer = setTimeout(
      () => model.announce(`${lesson.title}. ${lesson.text}`),
      SAID_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [lesson]);
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

function lessonNow({ shown, session, lessons, isOver, me }: TableModel): Lesson | undefined {
  const moment = shown.value;
  if (!isGuided.value || !moment || isOver.value || me.value === undefined) return undefined;
  const known = explained.value;
  return lessons.find((one) => !known.includes(`${session.game}.${one.id}`) && one.isNow(moment));
}
