/** How to play 8½, in our own words, with the cards and the dial themselves. */

import './styles/howTo.css';
import {
  Chapter,
  Effect,
  Effects,
  Figure,
  HowToPages,
  Paragraph,
  Pictures,
} from '@parlor/table-ui';
import { NINE } from '../facts/cards.ts';
import { type Card, GHOST, HALF } from '../facts/types.ts';
import { CATCH, FITS } from '../facts/examples.ts';
import { specialCards } from '../text/howTo.ts';
import { CardArt } from './CardArt.tsx';
import { DialFace } from './Dial.tsx';
import { Heap } from './Heap.tsx';
import { m } from './messages.ts';
import { RoundMark } from './Standing.tsx';

export function HowTo() {
  const { goal, store, turn, special, catching, table, points, options } = m().howTo;
  return (
    <HowToPages class="e-how">
      <Chapter title={goal.title}>
        <Paragraph text={goal.text} />
        <Cards cards={[1, 4, 7, 0, 5, 9, HALF, GHOST]} />
      </Chapter>

      <Chapter title={store.title}>
        <Paragraph text={store.text} />
        <Figure class="e-how-store" caption={store.caption}>
          <Place open={6} />
          <Place open={GHOST} />
          <Place />
        </Figure>
      </Chapter>

      <Chapter title={turn.title}>
        <Paragraph text={turn.start} />
        <Paragraph text={turn.play} />
        <Paragraph text={turn.dial} />
        <Figure caption={turn.example}>
          <Dial value={FITS.value} hasReset={FITS.fits.includes(0)} says={turn.spoken} />
        </Figure>
      </Chapter>

      <Chapter title={special.title}>
        <Effects>
          {specialCards(m()).map(({ card, text }) => (
            <Effect key={card} does={text}>
              <CardArt card={card} />
            </Effect>
          ))}
        </Effects>
        <Paragraph text={special.halves} />
        <Paragraph text={special.pair} />
      </Chapter>

      <Chapter title={catching.title}>
        <Paragraph text={catching.text} />
        <div class="e-how-pair">
          <Figure caption={catching.example}>
            <Dial value={CATCH.value} catchAt={CATCH.by} says={catching.spoken} />
          </Figure>
          <Figure caption={catching.caption}>
            <Heap pile={CATCH.pile.map((card, i) => ({ key: `how-${i}`, card }))} />
          </Figure>
        </div>
      </Chapter>

      <Chapter title={table.title}>
        <Paragraph text={table.play} />
        <Paragraph text={table.aside} />
      </Chapter>

      <Chapter title={points.title}>
        <Effects>
          <Effect does={points.out}>
            <RoundMark points={2} />
          </Effect>
          <Effect does={points.fewest}>
            <RoundMark points={1} />
          </Effect>
        </Effects>
        <Paragraph text={points.loser} />
        <Paragraph text={points.stopped} />
      </Chapter>

      <Chapter title={options.title}>
        <Paragraph text={options.halves} />
        <Paragraph text={options.memory} />
      </Chapter>
    </HowToPages>
  );
}

const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <Pictures class="e-how-cloth" label={m().cards.spokenAll(cards)}>
    {cards.map((card) => (
      <CardArt key={card} card={card} />
    ))}
  </Pictures>
);

/** A Blind card, and the Open one on it where there still is one. */
const Place = ({ open }: { readonly open?: Card }) => (
  <span class={`place ${open === undefined ? 'bare' : ''}`}>
    <span class="blind">
      <CardArt />
    </span>
    {open !== undefined && (
      <span class="open">
        <CardArt card={open} />
      </span>
    )}
  </span>
);

interface DialProps {
  readonly value: number;
  readonly hasReset?: boolean;
  readonly catchAt?: number;
  readonly says: string;
}

const Dial = ({ value, hasReset = false, catchAt, says }: DialProps) => (
  <DialFace
    value={value}
    lit={{ from: value, to: NINE, hasReset }}
    catchAt={catchAt}
    label={says}
  />
);
