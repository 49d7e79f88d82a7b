/** The guided first game: a new situation is explained once, beside the table, never in its way. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { Lesson } from './gameTable.ts';
import type { TableModel } from './model.ts';

const SAID_AFTER_MS = 1200;

export function LessonCard({ model }: { readonly model: TableModel }) {
  const { game } = model.surroundings.viewing;
  const { explained, isGuided } = model.services.preferences;
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
  const [read, setRead] = useState<Lesson>();
  const understood = useRef<HTMLButtonElement>(null);
  if (!lesson) return null;
  const isBrief = model.services.room.isLying.value && read !== lesson;
  const learn = (): void => {
    explained.value = [...explained.peek(), `${game.id}.${lesson.id}`];
  };
  const open = (): void => {
    setRead(lesson);
    // The one that was pressed goes.
    understood.current?.focus();
  };
  return (
    <section class={`lesson ${isBrief ? 'brief' : ''}`} role="note" aria-label={lesson.title}>
      <h2 class="show">{lesson.title}</h2>
      {!isBrief && <p>{lesson.text}</p>}
      <div class="lesson-acts">
        {isBrief && (
          <button type="button" class="btn quiet" onClick={open}>
            {t('lesson.read')}
          </button>
        )}
        <button type="button" class="btn" ref={understood} onClick={learn}>
          {t('lesson.understood')}
        </button>
        {!isBrief && (
          <button type="button" class="btn quiet" onClick={() => (isGuided.value = false)}>
            {t('lesson.off')}
          </button>
        )}
      </div>
    </section>
  );
}

function lessonNow(model: TableModel): Lesson | undefined {
  const { shown, lessons, isOver, me } = model;
  const { explained, isGuided } = model.services.preferences;
  const { game } = model.surroundings.viewing;
  const moment = shown.value;
  if (!isGuided.value || !moment || isOver.value || me.value === undefined) return undefined;
  const known = explained.value;
  return lessons.find((one) => !known.includes(`${game.id}.${one.id}`) && one.isNow(moment));
}
