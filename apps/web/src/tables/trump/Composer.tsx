/** The deal composer: sentences with slots on a sheet of paper. */

import { useEffect, useRef } from 'preact/hooks';
import { MAX_CLAUSES, STARTS, startDeal } from '@parlor/trump/words';
import { Icon } from '../../parts/Icon.tsx';
import { Medallion } from '../../parts/Medallion.tsx';
import { ComposerLine } from './ComposerLine.tsx';
import { clausesOf, type Deal, type Kind, newLine } from './deal.ts';
import { D } from './dealStrings.ts';
import { beginDeal } from './touching.ts';
import type { Turn } from './turn.ts';
import { warningsOn } from './voids.ts';

export function Composer({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { model } = turn;
  const name = model.who(deal.to);
  const title = deal.isCounter ? D.counterTo(name) : D.offerTo(name);
  const verdict = turn.move && turn.verdict(turn.move);
  const warnings = warningsOn(turn.view, model.who, {
    from: turn.me!,
    to: deal.to,
    clauses: clausesOf(deal.lines),
  });
  const paper = useRef<HTMLElement>(null);
  useLineInSight(paper, deal);
  return (
    <section
      class={`tr-paper composing ${isFresh(turn, deal) ? 'fresh' : ''}`}
      aria-label={title}
      ref={paper}
    >
      <header>
        <Medallion seat={deal.to} name={model.seats.value[deal.to]?.name ?? ''} />
        <h2 class="show">{title}</h2>
        {!deal.isCounter && <Starts turn={turn} deal={deal} />}
      </header>
      {deal.lines.length === 0 ? (
        <p class="tr-empty">{D.empty}</p>
      ) : (
        <ol class="tr-lines">
          {deal.lines.map((line, at) => (
            <ComposerLine
              key={at}
              turn={turn}
              deal={deal}
              line={line}
              at={at}
              // What is not allowed has its own words, below.
              warning={typeof verdict === 'string' ? undefined : warnings.get(at)}
              pick={(slot) => turn.change({ picking: { at, slot } })}
            />
          ))}
        </ol>
      )}
      <p class={`tr-verdict ${typeof verdict === 'string' ? 'why' : ''}`} role="status">
        {typeof verdict === 'string' ? verdict : ''}
      </p>
      <footer>
        <Adds turn={turn} deal={deal} />
      </footer>
    </section>
  );
}

/** Nothing of one's own in it yet. */
const isFresh = ({ view }: Turn, { to, lines, isCounter }: Deal): boolean => {
  const written = JSON.stringify(lines);
  return (
    !isCounter &&
    (lines.length === 0 ||
      STARTS.some((start) => JSON.stringify(startDeal(view, to, start)) === written))
  );
};

/** A line that is added is seen, and has the focus; when one goes, its neighbour has it. */
function useLineInSight(paper: { readonly current: HTMLElement | null }, { lines }: Deal): void {
  const before = useRef(lines);
  useEffect(() => {
    const old = before.current;
    before.current = lines;
    const items = [...(paper.current?.querySelectorAll<HTMLElement>('.tr-lines > li') ?? [])];
    if (lines.length === old.length + 1 && old.every((line, i) => line === lines[i])) {
      items.at(-1)?.scrollIntoView({ block: 'nearest' });
      items.at(-1)?.querySelector('button')?.focus({ preventScroll: true });
    }
    if (lines.length === old.length - 1) {
      const gone = old.findIndex((line, i) => line !== lines[i]);
      const next = items[Math.min(gone, items.length - 1)]?.querySelector<HTMLElement>('.tr-x');
      (next ?? paper.current?.querySelector<HTMLElement>('.tr-adds button'))?.focus();
    }
  }, [lines]);
}

function Starts({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { aside } = turn;
  return (
    <div class="tr-starts" role="group" aria-label={D.startFrom} data-row="starts">
      {STARTS.map((start) => (
        <button type="button" key={start} onClick={() => beginDeal(turn, deal.to, start)}>
          {D.starts[start]}
        </button>
      ))}
      {aside && aside.to === deal.to && aside.lines !== deal.lines && (
        <button type="button" onClick={() => beginDeal(turn, deal.to)}>
          {D.again}
        </button>
      )}
    </div>
  );
}

const KINDS: readonly Kind[] = ['give', 'share', 'promise', 'return'];

function Adds({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const isFull = deal.lines.length >= MAX_CLAUSES;
  return (
    <div class="tr-adds" role="group" aria-label={D.addLine} data-row="adds">
      <span class="desk">{D.addLine}</span>
      {KINDS.map((kind) => {
        const line = newLine(turn.view, deal, kind);
        const whyNot = isFull
          ? D.tooMany(MAX_CLAUSES)
          : line === undefined
            ? D.addsWhy[kind]
            : undefined;
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
            <span class="desk">{D.adds[kind]}</span>
            <span class="phone">{D.addsShort[kind]}</span>
          </button>
        );
      })}
    </div>
  );
}
