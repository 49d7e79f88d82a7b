/** What is asked, and what may be answered. */

import type { Decision, Who } from '@parlor/kit';
import type { Components } from '../../facts/components.ts';
import type { Parties } from '../../facts/deal/clauses.ts';
import { contractSentences } from '../deal/sentences.ts';
import { cardName, listOf, money, propertyName, spaceName } from '../../facts/names.ts';
import { rulesOf } from '../../facts/rules.ts';
import type { Move, Question, View } from '../../facts/types.ts';
import { object, possessive } from './voice.ts';

export function question(view: View, decision: Decision, who: Who): string {
  const { components } = rulesOf(view.options.components);
  const kind = decision.kind as Question;
  switch (kind) {
    case 'turn':
      return view.part === 1 ? 'Roll, or play a card?' : 'Play a card, offer a deal, or pass?';
    case 'take':
      return 'You rolled a T. From whom do you take a card?';
    case 'fill':
      return `Into which unowned box goes the money? (${spaceHere(view, components)})`;
    case 'put up':
      if (view.closingRound === 2)
        return 'Nobody opened for these. Which of them comes up once more?';
      return view.closing
        ? 'Which of the remaining properties comes up next?'
        : 'Which property do you put up for sale?';
    case 'trade':
      return 'Trade one of your properties, or keep them?';
    case 'surrender':
      return 'Your cash did not cover the tax. Which property do you give up?';
    case 'open':
      return `What do you open with for ${propertyName(components, view.sale!.property)}? 0 leaves you out.`;
    case 'bid':
      return bidQuestion(view, who);
    case 'answer':
      return `Do you take what ${object(who, view.offer!.from)} offered?`;
    case 'related':
      return 'Play one card that has to do with the deal, or leave it?';
    case 'choose':
      return chooseQuestion(view, who);
  }
}

function chooseQuestion({ choosing, viewer }: View, who: Who): string {
  const { from, to } = choosing!;
  return from === viewer
    ? `Which card do you give ${object(who, to)}?`
    : `Which of the cards in ${possessive(who, from)} hand do you take?`;
}

function spaceHere(view: View, components: Components): string {
  return spaceName(components, view.pawns[view.turn!]!);
}

function bidQuestion({ sale, viewer }: View, who: Who): string {
  const { leader, bids, standing, maker } = sale!;
  // D-5.6: who acted last without leading has the last word.
  const again = maker === viewer ? 'All others let it go. ' : '';
  if (standing[viewer as number] === 'out') return 'You are knocked out. Come back, or let it go?';
  const lead = leader === viewer ? 'You lead' : `The lead is ${possessive(who, leader!)}`;
  return `${again}${lead} with ${money(bids[leader!]!)}. Raise, knock somebody out, or let it go?`;
}

export function answer(view: View, move: Move, who: Who): string {
  const { components } = rulesOf(view.options.components);
  const property = (number: number): string => propertyName(components, number);
  switch (move.type) {
    case 'roll':
      return 'Roll';
    case 'pass':
      return view.asked === 'bid' ? 'Let it go' : 'Pass';
    case 'play': {
      const on = move.seat === undefined ? '' : ` on ${object(who, move.seat)}`;
      const of = move.property === undefined ? '' : ` for ${property(move.property)}`;
      return `Play ${cardName(components, move.card)}${on}${of}`;
    }
    case 'take':
      return `Take a card from ${object(who, move.seat)}`;
    case 'fill':
      return `Fill the box of ${property(move.property)}`;
    case 'putUp':
      return `Put up ${property(move.property)}`;
    case 'trade':
      return `Trade ${property(move.give)} for ${property(move.take)}`;
    case 'keep':
      return 'Keep what you have';
    case 'surrender':
      return `Give up ${property(move.property)}`;
    case 'open':
      return move.amount === 0 ? 'Stay out' : `Open with ${money(move.amount)}`;
    case 'raise': {
      const parts = [
        ...move.cards.map((card) => cardName(components, card)),
        ...(move.cash > 0 ? [`${money(move.cash)} in cash`] : []),
      ];
      return `Raise with ${listOf(parts)}`;
    }
    case 'knockOut':
      return `Knock ${object(who, move.seat)} out`;
    case 'backIn':
      return 'Come back in';
    case 'offer':
      return `Offer ${listOf([move.to, ...(move.and ?? [])].map((seat) => object(who, seat)))}: ${dealText(view, [move.to, ...(move.and ?? [])], move, who)}`;
    case 'counter':
      return `Answer: ${dealText(view, [view.offer!.from], move, who)}`;
    case 'use':
      return `Use option ${move.clause + 1} of contract ${move.contract}`;
    case 'choose':
      return `Choose ${cardName(components, move.card)}`;
    case 'accept':
      return 'Accept';
    case 'reject':
      return 'Refuse';
    case 'done':
      return 'Leave it at that';
  }
}

function dealText(
  view: View,
  [first, ...more]: readonly number[],
  { ends, clauses }: Extract<Move, { type: 'offer' | 'counter' }>,
  who: Who,
): string {
  const { components } = rulesOf(view.options.components);
  const seats: Parties = [view.viewer as number, first!, ...more];
  const ending = ends === undefined ? [] : [`Contract ${ends} ends.`];
  return [...ending, ...contractSentences(clauses, { components, who, seats })].join(' ');
}
