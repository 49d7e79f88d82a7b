/**
 * The table as text: the same match, the same answers, for whoever would rather
 * read or listen. In the order in which one wants to know: the question, what
 * can be answered, the table, the seats, what happened last.
 */

import { useState } from 'preact/hooks';
import { Medallion } from '../parts/Medallion.tsx';
import { Name } from '../parts/Name.tsx';
import { t } from '../words/words.ts';
import { Ask } from './Ask.tsx';
import { BankTime } from './Clock.tsx';
import { typedInWords, useLineKeys } from './lineKeys.ts';
import { lineNumber, lineOf } from './lineNumbers.ts';
import type { TableModel } from './model.ts';
import { StoodInMark } from './StoodInMark.tsx';
import { type Passage, textBoard } from './textBoard.ts';

const LAST_EVENTS = 5;

export function TextTable({ model }: { readonly model: TableModel }) {
  const { view, question, questions } = model.shown.value!;
  const legal = model.legal.value;
  useLineKeys(model);
  const { table, seats } = textBoard({
    write: (people) => model.text.board(view, people),
    people: model.people,
    seats: model.seats.value.length,
    you: t('you'),
  });
  return (
    // Scrolled by keyboard too.
    <div class="text-table" tabIndex={0} role="group" aria-label={t('table.text')}>
      {/* In the words of the text: those of the picture speak of what is to be seen and touched. */}
      {model.surroundings.playing && <Ask model={model} />}
      {model.isMyTurn.value && question && !model.isOver.value && (
        <div class="text-answers">
          {legal === null && <Typed model={model} />}
          {legal && <Lines model={model} legal={legal} />}
        </div>
      )}
      <section class="text-board" aria-label={t('table.on-it')}>
        <h2>{t('table.on-it')}</h2>
        {table.map((passage, i) => (
          <Told key={i} {...passage} />
        ))}
        <h2>{t('table.who')}</h2>
        <ul class="text-seats">
          {seats.map(({ seat, ...passage }) => (
            <li key={seat}>
              <h3>
                <Medallion seat={seat} name={model.nameOf(seat)} />
                <Name text={model.called(seat)} />
                {questions.some((one) => one.seat === seat) && (
                  <>
                    <span class="sr">, </span>
                    <small>{t('table.asked-now')}</small>
                  </>
                )}
                <BankTime {...{ model, seat }} />
              </h3>
              <Told {...passage} />
            </li>
          ))}
        </ul>
      </section>
      <h2>{t('table.last-events')}</h2>
      <ol class="text-log" aria-label={t('table.last-events')}>
        {model.log.value.slice(-LAST_EVENTS).map(({ id, text, mark }) => (
          <li key={id}>
            {text}
            <StoodInMark mark={mark} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface LinesProps {
  readonly model: TableModel;
  readonly legal: readonly unknown[];
}

/** What can be answered, each line with the number that plays it. */
function Lines({ model, legal }: LinesProps) {
  const { view } = model.shown.value!;
  const typed = model.typed.value;
  return (
    <>
      {typed !== '' && <p>{typedInWords(typed, legal.length)}</p>}
      <ul aria-label={t('table.answers')}>
        {legal.map((move, at) => {
          const number = lineNumber(at, legal.length);
          const isMeant =
            typed !== '' && (number.startsWith(typed) || lineOf(typed, legal.length) === at);
          return (
            <li key={JSON.stringify(move)}>
              <button
                type="button"
                class={isMeant ? 'btn meant' : 'btn'}
                onClick={() => void model.send(move)}
              >
                {model.services.preferences.hasLetterKeys.value && (
                  <>
                    <kbd>{number}</kbd>
                    <span class="sr">: </span>
                  </>
                )}
                {model.text.answer(view, move, model.people)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const Told = ({ text, more }: Passage) => (
  <>
    <p>{text}</p>
    {more.length > 0 && (
      <ul class="text-more">
        {more.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    )}
  </>
);

/** Where the answers are too many to list, one is typed. */
function Typed({ model }: { readonly model: TableModel }) {
  const [text, setText] = useState('');
  const { view, question } = model.shown.value!;
  const send = (event: Event): void => {
    event.preventDefault();
    const move: unknown = model.text.read(view, text, model.people);
    if (move === undefined) model.explain(model.text.typing(view, question!));
    else void model.send(move);
  };
  return (
    <form onSubmit={send} class="text-typed">
      <label>
        {t('table.type-answer')}
        <input
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          autocomplete="off"
        />
      </label>
      <button type="submit" class="btn primary">
        {t('table.answer')}
      </button>
      <p>{model.text.typing(view, question!)}</p>
    </form>
  );
}
