/** The deal composer: sentences with slots on a sheet of paper. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { People, Seat } from '@parlor/kit';
import { MAX_CLAUSES } from '../facts/clauses.ts';
import { isFirstEdition } from '../facts/firstEdition.ts';
import { clauseOf, STARTS, startDeal } from '../text/deal/composer.ts';
import { contractSentences } from '../text/deal/sentences.ts';
import { Icon, SeatMedallion } from '@parlor/table-ui';
import { ComposerLine } from './ComposerLine.tsx';
import { m } from './messages.ts';
import type { Deal } from './deal.ts';
import { COMMON, type Kind, newLine } from './drafting.ts';
import { beginDeal } from './beginning.ts';
import { LineNotes, type Remark } from './LineNotes.tsx';
import { remarksOn } from './remarks.ts';
import type { Turn } from './turn.ts';
import { writingOf } from './writing.ts';

export function Composer({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { model, set } = turn;
  const { picking, deals } = m();
  const takers = [deal.to, ...deal.and].map(model.people);
  const title = deal.isCounter ? deals.counterTo(takers[0]!) : deals.offerTo(takers);
  const { refusal, remarks } = noted(turn, deal);
  const paper = useRef<HTMLElement>(null);
  const [isReading, setReading] = useState(false);
  useLineInSight(paper, deal, JSON.stringify([...remarks]));
  const { seats } = writingOf(turn, deal);
  const sentences = (people: People): readonly string[] =>
    contractSentences(m(), deal.lines, { components: set, people, seats });
  const texts = sentences(model.people);
  return (
    <section
      class={`tr-paper composing ${isFresh(turn, deal) ? 'fresh' : ''}`}
      aria-label={title}
      ref={paper}
    >
      <header>
        {[deal.to, ...deal.and].map((seat) => (
          <SeatMedallion key={seat} model={model} seat={seat} />
        ))}
        <h2 class="show">{title}</h2>
        {deal.lines.length > 0 && (
          <button
            type="button"
            class="tr-asread"
            aria-label={picking.asRead(takers[0]!)}
            aria-pressed={isReading}
            onClick={() => setReading(!isReading)}
          >
            <Icon name="eye" />
            <span class="desk">{picking.asRead(takers[0]!)}</span>
          </button>
        )}
        {!deal.isCounter && deal.ends === undefined && <Starts turn={turn} deal={deal} />}
      </header>
      {deal.ends !== undefined && <Ends turn={turn} deal={deal} contract={deal.ends} />}
      {deal.lines.length === 0 ? (
        <p class="tr-empty">{deal.ends === undefined ? picking.empty : ''}</p>
      ) : isReading ? (
        <ol class="tr-lines as-read" tabIndex={0}>
          {sentences(readBy(turn, deal.to)).map((text, at) => (
            <li key={at}>
              <p>{text}</p>
              <LineNotes remarks={remarks.get(at) ?? []} />
            </li>
          ))}
        </ol>
      ) : (
        <ol class="tr-lines">
          {deal.lines.map((line, at) => (
            <ComposerLine
              key={at}
              turn={turn}
              deal={deal}
              line={line}
              at={at}
              text={texts[at] ?? ''}
              remarks={remarks.get(at) ?? []}
            />
          ))}
        </ol>
      )}
      {/* What stands at its line is only heard here. */}
      <p
        class={`tr-verdict ${refusal === undefined ? '' : refusal.line === undefined ? 'why' : 'sr'}`}
        role="status"
      >
        {refusal === undefined
          ? ''
          : refusal.line === undefined
            ? refusal.text
            : deals.refusedAt(refusal.line + 1, refusal.text)}
      </p>
      <footer>
        <Adds turn={turn} deal={deal} />
      </footer>
    </section>
  );
}

/** The names as another reads them. */
const readBy =
  ({ model }: Turn, reader: Seat): People =>
  (seat) => ({ name: model.nameOf(seat), isReader: seat === reader });

interface Refusal {
  readonly text: string;
  /** The place of the line it is about. */
  readonly line: number | undefined;
}

/** What is not allowed, at its line if it has one; otherwise what fate can make of what is. */
function noted(
  turn: Turn,
  deal: Deal,
): {
  readonly refusal: Refusal | undefined;
  readonly remarks: ReadonlyMap<number, readonly Remark[]>;
} {
  const { view, model, move } = turn;
  const verdict = move && turn.verdict(move);
  if (typeof verdict === 'string') {
    const line = turn.refusedLine(move!);
    const at = line !== undefined && line < deal.lines.length ? line : undefined;
    return {
      refusal: { text: verdict, line: at },
      remarks: new Map(at === undefined ? [] : [[at, [{ kind: 'refused', text: verdict }]]]),
    };
  }
  return {
    refusal: undefined,
    remarks: remarksOn(view, model.people, {
      from: turn.me!,
      to: deal.to,
      ...(deal.and.length > 0 && { and: deal.and }),
      ...(deal.ends !== undefined && { ends: deal.ends }),
      clauses: deal.lines,
    }),
  };
}

/** Nothing of one's own in it yet. */
const isFresh = ({ view }: Turn, { to, and, lines, isCounter }: Deal): boolean => {
  const written = JSON.stringify(lines);
  return (
    !isCounter &&
    and.length === 0 &&
    (lines.length === 0 ||
      STARTS.some((start) => JSON.stringify(startDeal(view, to, start).map(clauseOf)) === written))
  );
};

/** A line that is added is seen, and has the focus; when one goes, its neighbour has it. */
function useLineInSight(
  paper: { readonly current: HTMLElement | null },
  { lines }: Deal,
  noted: string,
): void {
  const before = useRef(lines);
  useEffect(() => {
    const old = before.current;
    before.current = lines;
    const items = [...(paper.current?.querySelectorAll<HTMLElement>('.tr-lines > li') ?? [])];
    if (lines.length === old.length + 1 && old.every((line, i) => line === lines[i])) {
      items.at(-1)?.scrollIntoView({ block: 'nearest' });
      items.at(-1)?.querySelector('button')?.focus({ preventScroll: true });
    }
    if (lines.length < old.length) {
      const gone = old.findIndex((line, i) => line !== lines[i]);
      const next = items[Math.min(gone, items.length - 1)]?.querySelector<HTMLElement>('.tr-x');
      (next ?? paper.current?.querySelector<HTMLElement>('.tr-adds button'))?.focus();
    }
  }, [lines]);
  // What is said of the line one is at comes a moment later, and may push it out of sight.
  useEffect(() => {
    const line = document.activeElement?.closest('.tr-lines > li');
    if (line && paper.current?.contains(line)) line.scrollIntoView({ block: 'nearest' });
  }, [noted]);
}

function Starts({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { aside } = turn;
  return (
    <div class="tr-starts" role="group" aria-label={m().picking.startFrom} data-row="starts">
      {STARTS.map((start) => (
        <button type="button" key={start} onClick={() => beginDeal(turn, deal.to, start)}>
          {m().picking.starts[start]}
        </button>
      ))}
      {aside && aside.to === deal.to && aside.lines !== deal.lines && (
        <button type="button" onClick={() => beginDeal(turn, deal.to)}>
          {m().picking.again}
        </button>
      )}
    </div>
  );
}

/** The contract that goes, and the way to keep it. */
const Ends = ({
  turn,
  deal,
  contract,
}: {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly contract: number;
}) => (
  <p class="tr-ends-note">
    <Icon name="swap" />
    <span>{deal.lines.length === 0 ? m().deals.endsOnly(contract) : m().deals.ends(contract)}</span>
    <button
      type="button"
      class="tr-x"
      aria-label={m().picking.keeps(contract)}
      title={m().picking.keeps(contract)}
      onClick={() => turn.change({ deal: { ...deal, ends: undefined } })}
    >
      <Icon name="x" />
    </button>
  </p>
);

/** Why a line of this kind cannot be added; or the line. */
export function addable(turn: Turn, deal: Deal, kind: Kind) {
  const line = newLine(turn.view, deal, kind);
  const whyNot =
    deal.lines.length >= MAX_CLAUSES
      ? m().picking.tooMany(MAX_CLAUSES)
      : line === undefined
        ? m().picking.addsWhy[kind]
        : undefined;
  return { line, whyNot };
}

function Adds({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  return (
    <div class="tr-adds" role="group" aria-label={m().picking.addLine} data-row="adds">
      <span class="desk">{m().picking.addLine}</span>
      {COMMON.map((kind) => {
        const { line, whyNot } = addable(turn, deal, kind);
        return (
          <button
            type="button"
            key={kind}
            aria-disabled={whyNot !== undefined}
            title={whyNot}
            onClick={() =>
              whyNot === undefined
                ? turn.change({ deal: { ...deal, lines: [...deal.lines, line!] } })
                : turn.model.explain(whyNot)
            }
          >
            <Icon name="plus" />
            <span class="desk">{m().picking.adds[kind]}</span>
            <span class="phone">{m().picking.addsShort[kind]}</span>
          </button>
        );
      })}
      {!isFirstEdition(turn.view) && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => turn.change({ isAdding: true })}
        >
          {m().picking.more}
        </button>
      )}
    </div>
  );
}
