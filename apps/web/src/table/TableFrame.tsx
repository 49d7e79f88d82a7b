/**
 * The frame every table shares: bar, seats around the cloth, the question with
 * its buttons, my cards, and the rail. A game fills in the rest.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Seat } from '@parlor/kit';
import { isTextTable } from '../app/settings.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import { type Action, Actions } from './Actions.tsx';
import { Bar } from './Bar.tsx';
import { Ending } from './Ending.tsx';
import { useFlip } from './flip.ts';
import { HandOver } from './HandOver.tsx';
import { useKeys } from './keys.ts';
import type { TableModel } from './model.ts';
import { LessonCard } from './Lessons.tsx';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { TakeBackStrip } from './TakeBackStrip.tsx';
import { TextTable } from './TextTable.tsx';

export interface TableParts {
  readonly model: TableModel;
  /** Where in the match we are: 'Game 3 of 4'. */
  readonly where?: string;
  /** What everyone may know about a seat, under its name. */
  readonly seat?: (seat: Seat) => SeatParts;
  /** Seats clockwise, when the game moves people about; otherwise they sit in their order. */
  readonly order?: readonly Seat[];
  /** The large object on the cloth. Without it the table is shown as text. */
  readonly board?: ComponentChildren;
  /** The question when I am asked: what the choice is, and the one rule that matters now. */
  readonly ask?: { readonly title: string; readonly line?: string };
  readonly actions?: readonly Action[];
  /** My cards. */
  readonly mine?: ComponentChildren;
  readonly standing?: ComponentChildren;
  /** Letters and what they do, beyond those of the actions. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** More sections of the rail: promises, outcomes of a throw. */
  readonly rail?: ComponentChildren;
  /** What decided the match, in a sentence, and how the points came about. */
  readonly ending?: ComponentChildren;
}

export interface SeatParts {
  readonly sub?: ComponentChildren;
  readonly more?: ComponentChildren;
  /** The paper tag, where the game says it better than the log; an empty one hangs nothing. */
  readonly say?: string;
  /** Something threatens this seat: its frame is red. */
  readonly isAtRisk?: boolean;
}

export function TableFrame(parts: TableParts) {
  const { model, board, mine, actions = [] } = parts;
  const root = useRef<HTMLDivElement>(null);
  const moment = model.shown.value;
  useFlip(root, moment);
  useKeys(model, actions, parts.keys ?? {});
  useFocusOnTurn(model);
  if (!moment) return <p class="loading">{t('table.loading')}</p>;
  const isMine = model.isMyTurn.value && !model.isOver.value;
  const isText = isTextTable.value || board === undefined;
  const handOver = model.session.handOver.value;
  return (
    <div class={`app ${isText ? 'as-text' : ''}`} data-game={model.session.game} ref={root}>
      <Bar model={model} {...(parts.where !== undefined && { where: parts.where })} />
      {model.session.line.value !== 'open' && (
        <p class="strip" role="status">
          <Icon name="cloudoff" /> {t('table.lost')}
        </p>
      )}
      <TakeBackStrip model={model} />
      {handOver !== undefined ? (
        <HandOver model={model} seat={handOver} />
      ) : (
        <>
          <main class={`cloth ${isMine ? 'mine-lit' : ''}`} aria-label={model.words.name}>
            <Inlay />
            {isText ? (
              <TextTable model={model} />
            ) : (
              <>
                <Seats
                  model={model}
                  {...(parts.seat && { seat: parts.seat })}
                  {...(parts.order && { order: parts.order })}
                />
                {board}
              </>
            )}
            {model.isOver.value && <Ending model={model}>{parts.ending}</Ending>}
          </main>
          <section class="mine" aria-label={t('you')}>
            <Ask model={model} {...(parts.ask && { ask: parts.ask })} />
            {!isText && isMine && <Actions model={model} actions={actions} />}
            {!isText && <div class="hand">{mine}</div>}
          </section>
          <LessonCard model={model} />
          <Rail model={model} standing={parts.standing} more={parts.rail} />
        </>
      )}
      <p class="sr" role="status" aria-live="polite">
        {model.announcement.value}
      </p>
      <p class="sr" role="alert" aria-live="assertive">
        {model.call.value}
      </p>
    </div>
  );
}

/** When my turn begins and the focus is nowhere, it goes to the question. */
function useFocusOnTurn(model: TableModel): void {
  const isMine = model.isMyTurn.value;
  useEffect(() => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (isMine && isNowhere) document.getElementById('ask')?.focus({ preventScroll: true });
  }, [isMine]);
}

const Inlay = () => (
  <div class="inlay" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <u />
    <u />
    <u />
    <u />
  </div>
);

function Ask({
  model,
  ask,
}: {
  readonly model: TableModel;
  readonly ask?: NonNullable<TableParts['ask']>;
}) {
  const moment = model.shown.value!;
  const isMine = model.isMyTurn.value && !model.isOver.value;
  const title = isMine
    ? (ask?.title ?? model.words.question(moment.view, moment.question!, model.who))
    : model.isOver.value
      ? t('table.over')
      : waitingFor(model);
  const line = model.refusal.value ?? (isMine ? ask?.line : undefined);
  return (
    <div class="ask" tabIndex={-1} id="ask">
      {isMine && <Icon name="fan" class="fan" />}
      <div>
        <h1>{title}</h1>
        {line !== undefined && <p class={model.refusal.value === undefined ? '' : 'why'}>{line}</p>}
      </div>
    </div>
  );
}

function waitingFor(model: TableModel): string {
  const names = model.shown.value!.questions.map(({ seat }) => model.seats.value[seat]?.name ?? '');
  return names.length === 1
    ? t('table.waiting', { name: names[0]! })
    : t('table.waiting-many', { names: names.join(', ') });
}
