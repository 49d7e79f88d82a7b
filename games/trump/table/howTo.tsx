/** How to play Trump: The Game, in our own words, with the cards themselves. */

import './styles/howTo.css';
import type { ComponentChildren } from 'preact';
import { Chapter, HowToPages, Paragraphs, Pictures } from '@parlor/table-ui';
import { EXAMPLE_LOAN, EXAMPLE_SALE } from '../facts/examples.ts';
import { CHAPTERS } from '../text/words/explained.ts';
import { Die, Envelope, Picture } from './art.tsx';
import { CardFace } from './cards.tsx';
import { m } from './messages.ts';
import { type Card, cardName, cardOfKind, propertyName, STANDARD } from './printed.ts';

const set = STANDARD;
const [HOTEL, CASINO_DIE] = [0, 9] as const;
const find = (kind: Parameters<typeof cardOfKind>[1]): Card => cardOfKind(set, kind)!;

export const HowTo = () => (
  <HowToPages class="tr-how">
    {CHAPTERS.map((chapter) => {
      const { title, paragraphs } = m().howTo[chapter];
      return (
        <Chapter key={chapter} title={title}>
          {PICTURES[chapter]?.()}
          <Paragraphs of={paragraphs} />
        </Chapter>
      );
    })}
  </HowToPages>
);

/** What a chapter shows above its words. */
const PICTURES: Readonly<Partial<Record<(typeof CHAPTERS)[number], () => ComponentChildren>>> = {
  about: () => (
    <Pictures>
      {set.properties.map((_, property) => (
        <span class="tr-chip" key={property}>
          <Picture set={set} property={property} />
          {propertyName(set, property).split(' ')[0]}
        </span>
      ))}
    </Pictures>
  ),
  turn: () => (
    <Pictures>
      <Die face={4} />
      <Die face="T" />
    </Pictures>
  ),
  openings: () => (
    <Pictures>
      <Envelope state={EXAMPLE_SALE.openings[0]} />
      <Envelope state="sealed" />
      <Envelope state="sealed" />
    </Pictures>
  ),
  bidding: () => <Cards cards={[investorOf(EXAMPLE_SALE.investor), find('out'), find('back')]} />,
  pays: () => (
    <Cards cards={[HOTEL, CASINO_DIE, EXAMPLE_LOAN.card, find('anyProfit'), find('manyProfit')]} />
  ),
  acts: () => <Cards cards={[find('tax'), find('forceSale'), find('rollFive')]} />,
};

const investorOf = (brings: number): Card =>
  set.cards.findIndex((card) => card.kind === 'investor' && card.brings === brings);

const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <Pictures label={cards.map((card) => cardName(set, card)).join(', ')}>
    {cards.map((card) => (
      <CardFace key={card} set={set} card={card} />
    ))}
  </Pictures>
);
