/** Whoever has no seat is told that they watch, how late, and with how many others; those who play, that they are watched. */

import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import type { Watching } from '../surroundings/viewing.ts';
import type { TableModel } from './model.ts';

interface WatchingLineProps {
  readonly model: TableModel;
  readonly watching: Watching;
}

export function WatchingLine({ model, watching }: WatchingLineProps) {
  const { count, delay } = watching.value;
  if (model.me.value !== undefined) return null;
  return (
    <p class="watching-line">
      <Icon name="eye" />
      <span>{[watchedInWords(delay), othersInWords(count - 1)].filter(Boolean).join(' ')}</span>
    </p>
  );
}

const watchedInWords = (seconds: number): string =>
  seconds === 0 ? t('watch.you') : t('watch.you-late', { seconds });

const othersInWords = (count: number): string => (count > 0 ? t('watch.others', { count }) : '');

/** For those who play: how many, and nothing about who. */
export function WatchedCount({ watching }: { readonly watching: Watching }) {
  const { count } = watching.value;
  if (count === 0) return null;
  const words = t('watch.count', { count });
  return (
    <small class="watched" role="img" aria-label={words} title={words}>
      <Icon name="eye" />
      {count}
    </small>
  );
}
