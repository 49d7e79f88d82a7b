/** How to play Pure Profit, in our own words, with the cards themselves. */

import type { ComponentChildren } from 'preact';
import { Steps } from '@parlor/table-ui';
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
import type { Card } from './names.ts';
import { Prose } from './Prose.tsx';
import { SmallTower } from './SmallTower.tsx';

/** The picture of each chapter stands below its first paragraph. */
export function HowTo() {
  return (
    <div class="pp-how">
      <Steps>
        {CHAPTERS.map((id) => {
          const { title, paragraphs } = m().howTo[id];
          const [first, ...more] = paragraphs;
          return (
            <section key={id}>
              <h3 class="show">{title}</h3>
              <Prose text={first!} />
              <Figure of={id} />
              {more.map((text) => (
                <Prose key={text} text={text} />
              ))}
            </section>
          );
        })}
      </Steps>
    </div>
  );
}

function Figure({ of }: { readonly of: ChapterId }) {
  const caption = captionOf(m(), of);
  return (
    caption !== undefined && (
      <figure>
        {pictureOf(of)}
        <figcaption>{caption}</figcaption>
      </figure>
    )
  );
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
        <div class="pp-how-cards">
          <CardBack />
          <CardFace card={FREE_TOP} />
        </div>
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
  <div class="pp-how-cards">
    {cards.map((card, at) => (
      <span key={at} title={m().names.card(card)}>
        <CardFace card={card} />
      </span>
    ))}
  </div>
);
