/** How to play Pure Profit, in our own words, with the cards themselves. */

import './styles/howTo.css';
import type { ComponentChildren } from 'preact';
import { Chapter, Figure, HowToPages, Paragraph, Paragraphs, Pictures } from '@parlor/table-ui';
import type { Card } from '../facts/types.ts';
import {
  BANK,
  BANKRUPTCY,
  CLOSED_TOP,
  FINISH,
  FREE_TOP,
  STEALING,
  TOWERS,
} from '../facts/examples.ts';
import { CHAPTERS, type ChapterId, captionOf } from '../text/explained.ts';
import { CardBack, CardFace } from './cards.tsx';
import { m } from './messages.ts';
import { SmallTower } from './SmallTower.tsx';

/** The picture of each chapter stands below its first paragraph. */
export function HowTo() {
  return (
    <HowToPages class="pp-how">
      {CHAPTERS.map((id) => {
        const { title, paragraphs } = m().howTo[id];
        const [first, ...more] = paragraphs;
        return (
          <Chapter key={id} title={title}>
            <Paragraph text={first!} />
            <Example of={id} />
            <Paragraphs of={more} />
          </Chapter>
        );
      })}
    </HowToPages>
  );
}

function Example({ of }: { readonly of: ChapterId }) {
  const caption = captionOf(m(), of);
  return caption !== undefined && <Figure caption={caption}>{pictureOf(of)}</Figure>;
}

function pictureOf(chapter: ChapterId): ComponentChildren {
  switch (chapter) {
    case 'about':
      return (
        <div class="pp-how-towers">
          {TOWERS.map((top) => (
            <SmallTower key={top} top={top} />
          ))}
        </div>
      );
    case 'turn':
      return (
        <Pictures>
          <CardBack />
          <CardFace card={FREE_TOP} />
        </Pictures>
      );
    case 'bank':
      return <Cards cards={BANK.laid} />;
    case 'discards':
      return <Cards cards={[CLOSED_TOP]} />;
    case 'bankrupt':
      return <Cards cards={BANKRUPTCY.pairs.flat()} />;
    case 'steal':
      return <Cards cards={STEALING} />;
    case 'ending':
      return <Cards cards={FINISH.laid} />;
    case 'series':
      return null;
  }
}

const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <Pictures>
    {cards.map((card, at) => (
      <span key={at} title={m().names.card(card)}>
        <CardFace card={card} />
      </span>
    ))}
  </Pictures>
);
