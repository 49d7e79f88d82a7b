/**
 * The frame every table shares: bar, seats around the cloth, the question with
 * its buttons, my cards, and the rail. A game fills in the rest.
 */

import { useContext, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Seat } from '@parlor/kit';
import { Inlay } from '../parts/Inlay.tsx';
import { Deferred } from '../parts/Deferred.tsx';
import { t } from '../words/words.ts';
import { Actions } from './Actions.tsx';
import { Ask, type Asked } from './Ask.tsx';
import { Bar } from './Bar.tsx';
import { Ending } from './Ending.tsx';
import { useFlip } from './flip.ts';
import { useFocusKept } from './focus.ts';
import type { KeyHelp } from './keyHelp.ts';
import { useKeys } from './keys.ts';
import type { TableModel } from './model.ts';
import { LessonCard } from './Lessons.tsx';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { Sheets } from './Sheets.tsx';
import { FrameSlots } from './slots.ts';
import { Strips } from './Strips.tsx';
import { TextTable } from './TextTable.tsx';
import { WatchingLine } from './WatchingLine.tsx';
import { useTurnInTitle } from './title.ts';

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
  /** The question when I am asked: what the choice is, the one rule that matters now, and the answers. */
  readonly asked?: Asked | undefined;
  /** My cards. */
  readonly mine?: ComponentChildren;
  readonly standing?: ComponentChildren;
  /** Letters and what they do, beyond those of the actions. */
  readonly keys?: Readonly<Partial<Record<string, () => void>>>;
  /** What those do, whether they do it now or not. */
  readonly keyHelp?: readonly KeyHelp[];
  /** What Space chooses among: there Enter is the brass button as soon as that does something. */
  readonly choices?: string;
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

const TEXT: Pick<TableParts, 'asked' | 'keys' | 'keyHelp' | 'choices'> = {};

export function TableFrame(parts: TableParts) {
  const { model, board, mine, standing } = parts;
  const { viewing, connection, afterMatch, watching } = model.surroundings;
  const { isTextTable, isMotionReduced } = model.services.preferences;
  const isText = isTextTable.value || board === undefined;
  // What is not to be seen cannot be pressed either: the table as text has keys of its own.
  const { asked, keys = {}, keyHelp = [], choices } = isText ? TEXT : parts;
  const actions = asked?.actions ?? [];
  const root = useRef<HTMLDivElement>(null);
  const { bar, side, hands } = useContext(FrameSlots);
  const moment = model.shown.value;
  useFlip(root, moment, isMotionReduced);
  useKeys(model, actions, keys, choices);
  useFocusKept(root, model);
  useTurnInTitle(model);
  if (!moment) return <p class="loading">{t('table.loading')}</p>;
  const isOver = model.isOver.value;
  const isMine = model.isMyTurn.value && !isOver;
  return (
    <div
      class={`app ${isText ? 'as-text' : ''} ${bar ? 'replaying' : ''} ${isOver ? 'over' : ''}`}
      data-game={viewing.game.id}
      data-line={connection?.line.value ?? 'open'}
      ref={root}
    >
      {/* My part first, then one picture after the other: bar, seats, board, rail, sheets. */}
      <Deferred>
        <Bar
          model={model}
          {...(parts.where !== undefined && { where: parts.where })}
          hasStanding={standing !== undefined}
        />
      </Deferred>
      <Strips model={model} />
      <main class={`cloth ${isMine ? 'mine-lit' : ''}`} aria-label={viewing.game.title}>
        <Inlay />
        {isText ? (
          <TextTable model={model} />
        ) : (
          <>
            <Deferred after={2}>
              <Seats
                model={model}
                {...(parts.seat && { seat: parts.seat })}
                {...(parts.order && { order: parts.order })}
              />
            </Deferred>
            <Deferred after={3}>{board}</Deferred>
          </>
        )}
        {isOver && afterMatch && (
          <Ending model={model} afterMatch={afterMatch}>
            {parts.ending}
          </Ending>
        )}
      </main>
      <section class="mine" aria-label={bar ? t('replay.bar') : t('you')}>
        {bar}
        {/* Where others have their cards. */}
        {watching && <WatchingLine model={model} watching={watching} />}
        {!bar && !isText && (
          <>
            <Ask model={model} asked={asked} />
            {!isOver && <Actions model={model} actions={actions} />}
          </>
        )}
        {!isText && <div class="hand">{hands ?? mine}</div>}
      </section>
      <Deferred after={4}>
        <LessonCard model={model} />
        <Rail model={model} standing={standing} more={parts.rail} side={side} />
      </Deferred>
      <p class="sr" role="status" aria-live="polite">
        {model.announcement.value}
      </p>
      <p class="sr" role="alert" aria-live="assertive">
        {model.call.value}
      </p>
      <Deferred after={5}>
        <Sheets
          model={model}
          where={parts.where ?? ''}
          standing={standing}
          more={parts.rail}
          side={side}
          actions={actions}
          keyHelp={keyHelp}
          isText={isText}
        />
      </Deferred>
    </div>
  );
}
