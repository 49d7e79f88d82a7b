/** How to play 8½, in our own words, with the cards and the dial themselves. */

import './styles/howTo.css';
import type { ComponentChildren } from 'preact';
import { Steps } from '@parlor/table-ui';
import { CATCH, FITS } from '../facts/examples.ts';
import { type Card, GHOST, HALF, NINE } from './cards.ts';
import { CardArt } from './CardArt.tsx';
import { DialFace } from './Dial.tsx';
import { Heap } from './Heap.tsx';
import { m } from './messages.ts';
import { Prose } from './Prose.tsx';
import { RoundMark } from './Standing.tsx';

export function HowTo() {
  const { goal, store, turn, special, catching, table, points, options } = m().howTo;
  return (
    <div class="e-how" data-game="eight-and-a-half">
      <Steps>
        <Section title={goal.title}>
          <Paragraph text={goal.text} />
          <Cards cards={[1, 4, 7, 0, 5, 9, HALF, GHOST]} />
        </Section>

        <Section title={store.title}>
          <Paragraph text={store.text} />
          <figure class="e-how-store">
            <Place open={6} />
            <Place open={GHOST} />
            <Place />
            <figcaption>{store.caption}</figcaption>
          </figure>
        </Section>

        <Section title={turn.title}>
          <Paragraph text={turn.start} />
          <Paragraph text={turn.play} />
          <Picture value={FITS.value} hasReset={FITS.fits.includes(0)} says={turn.spoken}>
            {turn.example}
          </Picture>
        </Section>

        <Section title={special.title}>
          <ul class="e-how-list">
            <Special card={0} does={special.zero} />
            <Special card={5} does={special.five} />
            <Special card={9} does={special.nine} />
            <Special card={HALF} does={special.half} />
            <Special card={GHOST} does={special.ghost} />
          </ul>
          <Paragraph text={special.halves} />
          <Paragraph text={special.pair} />
        </Section>

        <Section title={catching.title}>
          <Paragraph text={catching.text} />
          <div class="e-how-pair">
            <Picture value={CATCH.value} catchAt={CATCH.by} says={catching.spoken}>
              {catching.example}
            </Picture>
            <figure>
              <Heap pile={CATCH.pile.map((card, i) => ({ key: `how-${i}`, card }))} />
              <figcaption>{catching.caption}</figcaption>
            </figure>
          </div>
        </Section>

        <Section title={table.title}>
          <Paragraph text={table.play} />
          <Paragraph text={table.aside} />
        </Section>

        <Section title={points.title}>
          <ul class="e-how-points">
            <li>
              <RoundMark points={2} /> <Prose text={points.out} />
            </li>
            <li>
              <RoundMark points={1} /> <Prose text={points.fewest} />
            </li>
          </ul>
          <Paragraph text={points.loser} />
          <Paragraph text={points.stopped} />
        </Section>

        <Section title={options.title}>
          <Paragraph text={options.halves} />
          <Paragraph text={options.memory} />
        </Section>
      </Steps>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

const Section = ({ title, children }: SectionProps) => (
  <section>
    <h3 class="show">{title}</h3>
    {children}
  </section>
);

const Paragraph = ({ text }: { readonly text: string }) => (
  <p>
    <Prose text={text} />
  </p>
);

const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <div class="e-how-cards" role="img" aria-label={m().cards.spokenAll(cards)}>
    {cards.map((card) => (
      <CardArt key={card} card={card} />
    ))}
  </div>
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

const Special = ({ card, does }: { readonly card: Card; readonly does: string }) => (
  <li>
    <CardArt card={card} />
    <p>
      <b>{m().cards.name(card)}</b> <Prose text={does} />
    </p>
  </li>
);

interface PictureProps {
  readonly value: number;
  readonly hasReset?: boolean;
  readonly catchAt?: number;
  readonly says: string;
  readonly children: ComponentChildren;
}

const Picture = ({ value, hasReset = false, catchAt, says, children }: PictureProps) => (
  <figure>
    <DialFace
      value={value}
      lit={{ from: value, to: NINE, hasReset }}
      catchAt={catchAt}
      label={says}
    />
    <figcaption>{children}</figcaption>
  </figure>
);
