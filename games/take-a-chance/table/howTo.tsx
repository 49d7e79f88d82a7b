/** How to play Take a Chance, in our own words, with the cards and dice themselves. */

import type { ComponentChildren } from 'preact';
import { Steps } from '@parlor/web/table-ui';
import { Charm, CharmDie, colourClass, Die } from './art.tsx';
import { CardFace, TicketFace } from './cards.tsx';
import { openBox } from './printed.ts';
import { BLACK_DICE } from './reading.ts';

const box = openBox(null);
const CHARMS = box.charms.length;
const [PURPLE, ORANGE, RED] = [0, 1, 2] as const;

export function HowTo() {
  return (
    <div class="tc-how">
      <Steps>
        <Section title="What it is about">
          <p>
            Get rich: at the end your <b>cash</b> and the <b>price of the cards you own</b> are
            added up, and the highest sum wins. Everyone starts with $10,000 and one{' '}
            {box.colours[PURPLE]} card. You also have a stack of three cards that only you see, and
            a pile of tickets that nobody has seen.
          </p>
        </Section>
        <Section title="A turn: one of three">
          <p>
            <b>Buy</b> a card from your stack or from the open Pool at its price. <b>Roll</b> the
            dice and collect. Or <b>take a chance</b>: turn over your top ticket and do what it
            says.
          </p>
        </Section>
        <Section title="Cards make dice pay">
          <Cards colours={[PURPLE, ORANGE, RED]} />
          <p>
            A card shows combinations and what each one pays. You roll two black dice and one white
            die for <b>each colour</b> you own, so a new colour is always one more die.
          </p>
        </Section>
        <Section title="Rolling">
          <Dice faces={[4, 4, 4, 2, 2]} />
          <p>
            After the first throw, pick up any dice and throw them once more. Then choose{' '}
            <b>one combination</b> that the dice contain. Every card of yours that shows it pays,
            and spare dice do no harm. These five are a full house, but also two pairs, three of a
            kind and a pair: with the cards above you would take the full house for $4,000.
          </p>
        </Section>
        <Section title="Tickets">
          <div class="tc-how-tickets">
            <TicketFace box={box} kind={0} or="free" />
            <TicketFace box={box} kind={9} or="free" />
            <TicketFace box={box} kind={12} or="free" />
          </div>
          <p>
            Many tickets have two sides: you do what it says first, or you take its <b>OR</b>,
            whichever you prefer. Without the cash or the cards for the first, the OR is all there
            is. A table can agree that the OR is only for what cannot be done. Some tickets lead to
            another one, some are kept and spent on a later roll. Nobody ever gets new tickets.
          </p>
        </Section>
        <Section title="The end">
          <p>
            When somebody has turned over the last ticket of a pile, that turn is finished and
            everyone has one final turn, that player last. A table can agree on <b>even turns</b>:
            then the round is finished first, and one whole round follows. On a tie, more cards win.
          </p>
        </Section>
        <Section title="Auctions and the Lucky Charm">
          <div class="tc-how-dice" aria-hidden="true">
            <CharmDie name={box.charms[1]} />
            {box.charms.map((name) => (
              <Charm key={name} name={name} />
            ))}
          </div>
          <p>
            Two options for three players or more. With <b>auctions</b>, a Pool card goes to the
            highest bidder in steps of $100; an auctioneer who does not win may roll, once a turn,
            and where a ticket brings a roll anyway, that is the one. With the <b>Lucky Charm</b>, a
            brass die is thrown along: if a card that pays shows its charm, you get $1,000 for each
            of your cards with it. If not, the others get it for theirs.
          </p>
        </Section>
        <Section title="Two players">
          <p>
            Seven tickets each, and after every purchase the next card of the draw pile goes out
            unseen. There are no auctions and no charm die.
          </p>
        </Section>
      </Steps>
    </div>
  );
}

function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section>
      <h3 class="show">{title}</h3>
      {children}
    </section>
  );
}

const Cards = ({ colours }: { readonly colours: readonly number[] }) => (
  <div class="tc-how-cards">
    {colours.map((colour) => (
      <div key={colour} class={`tc-card tc-cc ${colourClass(box, colour)}`}>
        <CardFace box={box} colour={colour} cards={[colour * CHARMS]} hasCharms />
      </div>
    ))}
  </div>
);

const Dice = ({ faces }: { readonly faces: readonly number[] }) => (
  <div class="tc-how-dice" role="img" aria-label={faces.join(', ')}>
    {faces.map((face, die) => (
      <Die key={die} face={face} isBlack={die < BLACK_DICE} />
    ))}
  </div>
);
