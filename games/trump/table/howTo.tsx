/** How to play Trump: The Game, in our own words, with the cards themselves. */

import type { ComponentChildren } from 'preact';
import { Steps } from '@parlor/table-ui';
import { EXAMPLE_LOAN, EXAMPLE_SALE } from '../facts/examples.ts';
import { CHAPTERS } from '../text/words/explained.ts';
import { Die, Envelope, Picture } from './art.tsx';
import { CardFace } from './cards.tsx';
import { m } from './messages.ts';
import { type Card, cardName, cardOfKind, propertyName, STANDARD } from './printed.ts';
import { Prose } from './Prose.tsx';

const set = STANDARD;
const [HOTEL, CASINO_DIE] = [0, 9] as const;
const find = (kind: Parameters<typeof cardOfKind>[1]): Card => cardOfKind(set, kind)!;

export const HowTo = () => (
  <div class="tr-how">
    <Steps>
      {CHAPTERS.map((chapter) => {
        const { title, paragraphs } = m().howTo[chapter];
        return (
          <section key={chapter}>
            <h3 class="show">{title}</h3>
            {PICTURES[chapter]?.()}
            {paragraphs.map((text, i) => (
              <Prose key={i} text={text} />
            ))}
          </section>
        );
      })}
    </Steps>
  </div>
);

/** What a chapter shows above its words. */
const PICTURES: Readonly<Partial<Record<(typeof CHAPTERS)[number], () => ComponentChildren>>> = {
  about: () => (
    <div class="tr-how-row" aria-hidden="true">
      {set.properties.map((_, property) => (
        <span class="tr-chip" key={property}>
          <Picture set={set} property={property} />
          {propertyName(set, property).split(' ')[0]}
        </span>
      ))}
    </div>
  ),
  turn: () => (
    <div class="tr-how-row" aria-hidden="true">
      <Die face={4} />
      <Die face="T" />
    </div>
  ),
  openings: () => (
    <div class="tr-how-row tr-how-env" aria-hidden="true">
      <Envelope state={EXAMPLE_SALE.openings[0]} />
      <Envelope state="sealed" />
      <Envelope state="sealed" />
    </div>
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
  <div
    class="tr-how-row"
    role="img"
    aria-label={cards.map((card) => cardName(set, card)).join(', ')}
  >
    {cards.map((card) => (
      <CardFace key={card} set={set} card={card} />
    ))}
  </div>
);
