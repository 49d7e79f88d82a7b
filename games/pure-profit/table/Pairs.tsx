/** Bankrupts with the money they take, waiting to be laid: to choose from, or for all to see. */

import { useEffect, useRef } from 'preact/hooks';
import type { View } from '../rules/index.ts';
import { Tick } from '@parlor/table-ui';
import { CardFace } from './cards.tsx';
import { m } from './messages.ts';
import { PAIRS, pairCard } from './motion.ts';
import { touchOpen } from './touching.ts';
import type { Turn } from './turn.ts';

export function Pairs({ turn }: { readonly turn: Turn }) {
  return turn.asked === 'lay' ? <PairTray turn={turn} /> : <PairStrip turn={turn} />;
}

interface PairProps {
  readonly turn: Turn;
  readonly pair: View['pairs'][number];
  readonly at: number;
  readonly isSmall?: boolean;
}

/** The money lies over the Bankrupt, as it will on the discards. */
const PairFaces = ({ turn: { motion }, pair, at, isSmall = false }: PairProps) => (
  <span class="pp-pair">
    {pair.map((card, part) => {
      const thing = pairCard(at, part as 0 | 1);
      return (
        <span key={part} data-flip={motion.key(thing)} data-from={motion.from(thing)}>
          <CardFace card={card} isSmall={isSmall} />
        </span>
      );
    })}
  </span>
);

function PairTray({ turn }: { readonly turn: Turn }) {
  const { view, draft } = turn;
  const row = useRef<HTMLDivElement>(null);
  // The question has changed in the middle of a turn: what it asks for has the focus.
  const left = view.pairs.length;
  useEffect(() => row.current?.querySelector('button')?.focus({ preventScroll: true }), [left]);
  return (
    <section class="pp-tray pairs" aria-label={m().table.yourPairs} data-place={PAIRS}>
      <h2>{m().table.yourPairs}</h2>
      <div ref={row} data-row="open" data-compose style={`--gaps: ${Math.max(1, left - 1)}`}>
        {view.pairs.map((pair, at) => {
          const [bankrupt, value] = pair;
          return (
            <span class="pp-card" key={at}>
              <button
                type="button"
                class={`pick ${draft.picked === at ? 'on' : ''}`}
                aria-pressed={draft.picked === at}
                data-move={JSON.stringify({ type: 'lay', bankrupt, value })}
                onClick={() => touchOpen(turn, at)}
              >
                <span class="sr">{m().names.spokenPair(pair)}</span>
                <PairFaces turn={turn} pair={pair} at={at} />
                <Tick />
              </button>
            </span>
          );
        })}
      </div>
    </section>
  );
}

/** What lies before whoever is settling Bankrupts. */
function PairStrip({ turn }: { readonly turn: Turn }) {
  const { view, people, me } = turn;
  const { table, names } = m();
  const title = view.turn === me ? table.yourPairs : table.pairsOf(people(view.turn!));
  const spoken = view.pairs.map(names.spokenPair).join(', ');
  return (
    <section class="pp-tray strip" data-place={PAIRS} aria-label={title}>
      <h2 aria-hidden="true">{title}</h2>
      <p class="sr">{spoken}</p>
      <div aria-hidden="true">
        {view.pairs.map((pair, at) => (
          <PairFaces key={at} turn={turn} pair={pair} at={at} isSmall />
        ))}
      </div>
    </section>
  );
}
