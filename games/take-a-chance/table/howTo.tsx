/** How to play Take a Chance, in our own words, with the cards and dice themselves. */

import './styles/howTo.css';
import type { ComponentChildren } from 'preact';
import type { Chapter as ChapterText } from '@parlor/kit';
import { Chapter, HowToPages, Paragraphs, Pictures, Together } from '@parlor/table-ui';
import { openBox } from '../facts/box.ts';
import { CHARM_EXAMPLE, ROLL_EXAMPLE, TICKET_EXAMPLES } from '../facts/examples.ts';
import { BLACK_DICE, CHARMS } from '../facts/types.ts';
import { chapters } from '../text/howTo.ts';
import { Charm, CharmDie, colourClass, Die } from './art.tsx';
import { CardFace, TicketFace } from './cards.tsx';
import { m } from './messages.ts';

const box = openBox(null);

export function HowTo() {
  const says = chapters(m());
  return (
    <HowToPages class="tc-how">
      <Section chapter={says.about} />
      <Section chapter={says.turn} />
      <Together>
        <Section chapter={says.cards}>
          <Cards colours={ROLL_EXAMPLE.colours} />
        </Section>
        <Section chapter={says.rolling}>
          <Dice faces={ROLL_EXAMPLE.dice} />
        </Section>
      </Together>
      <Section chapter={says.tickets}>
        <div class="tc-how-tickets">
          {Object.values(TICKET_EXAMPLES).map((kind) => (
            <TicketFace key={kind} box={box} kind={kind} or="free" />
          ))}
        </div>
      </Section>
      <Section chapter={says.ending} />
      <Section chapter={says.auctions} />
      <Section chapter={says.charm}>
        <Pictures>
          <CharmDie name={box.charms[CHARM_EXAMPLE.charm]} />
          {box.charms.map((name) => (
            <Charm key={name} name={name} />
          ))}
        </Pictures>
      </Section>
      <Section chapter={says.two} />
    </HowToPages>
  );
}

interface SectionProps {
  readonly chapter: ChapterText;
  /** Pictures, which come before the text. */
  readonly children?: ComponentChildren;
}

const Section = ({ chapter, children }: SectionProps) => (
  <Chapter title={chapter.title}>
    {children}
    <Paragraphs of={chapter.paragraphs} />
  </Chapter>
);

const Cards = ({ colours }: { readonly colours: readonly number[] }) => (
  <div class="how-row">
    {colours.map((colour) => (
      <div key={colour} class={`tc-card tc-cc ${colourClass(box, colour)}`}>
        <CardFace box={box} colour={colour} cards={[colour * CHARMS]} hasCharms />
      </div>
    ))}
  </div>
);

const Dice = ({ faces }: { readonly faces: readonly number[] }) => (
  <Pictures label={faces.join(', ')}>
    {faces.map((face, die) => (
      <Die key={die} face={face} isBlack={die < BLACK_DICE} />
    ))}
  </Pictures>
);
