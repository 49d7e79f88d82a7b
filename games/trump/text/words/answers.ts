/** What is asked, and what may be answered. */

import type { Decision, People, Seat } from '@parlor/kit';
import type { Parties } from '../../facts/clauses.ts';
import { rulesOf } from '../../facts/rules.ts';
import type { Telling } from '../../facts/telling.ts';
import type { Move, Question } from '../../facts/types.ts';
import type { View } from '../../facts/views.ts';
import type { Messages } from '../../messages/en/index.ts';
import { contractSentences } from '../deal/sentences.ts';

const tellingOf = (view: View, people: People): Telling => ({
  components: rulesOf(view.options.components).components,
  people,
});

export function question(
  { question: ask }: Messages,
  view: View,
  decision: Decision,
  people: People,
): string {
  const telling = tellingOf(view, people);
  switch (decision.kind as Question) {
    case 'turn':
      return ask.turn(view.part, view.part === 2 && view.options.deals > 0);
    case 'take':
      return ask.take;
    case 'fill':
      return ask.fill(view.pawns[view.turn!]!, telling);
    case 'put up':
      if (view.closingRound === 2) return ask.closingAgain;
      return view.closing ? ask.closing : ask.putUp;
    case 'trade':
      return ask.trade;
    case 'surrender':
      return ask.surrender;
    case 'open':
      return ask.open(view.sale!.property, telling);
    case 'bid': {
      const { leader, bids, standing, maker } = view.sale!;
      if (standing[view.viewer as Seat] === 'out') return ask.knockedOut;
      const lead = [people(leader!), bids[leader!]!] as const;
      // D-5.6: who acted last without leading has the last word.
      return maker === view.viewer && leader !== maker ? ask.bidAgain(...lead) : ask.bid(...lead);
    }
    case 'answer':
      return ask.answer(people(view.offer!.from));
    case 'related':
      return ask.related;
    case 'choose': {
      const { from, to } = view.choosing!;
      return from === view.viewer ? ask.giveCard(people(to)) : ask.takeCard(people(from));
    }
  }
}

export function answer(messages: Messages, view: View, move: Move, people: People): string {
  const { answer: say } = messages;
  switch (move.type) {
    case 'pass':
      return say.pass(view.asked === 'bid');
    case 'offer': {
      const takers = [move.to, ...(move.and ?? [])];
      return say.offer(people, takers, linesOf(messages, view, takers, move, people));
    }
    case 'counter':
      return say.counter(linesOf(messages, view, [view.offer!.from], move, people));
    default: {
      const tell = say[move.type] as (move: Move, telling: Telling) => string;
      return tell(move, tellingOf(view, people));
    }
  }
}

function linesOf(
  messages: Messages,
  view: View,
  [first, ...more]: readonly Seat[],
  { ends, clauses }: Extract<Move, { type: 'offer' | 'counter' }>,
  people: People,
): string[] {
  const seats: Parties = [view.viewer as Seat, first!, ...more];
  return [
    ...(ends === undefined ? [] : [messages.contract.ends(ends)]),
    ...contractSentences(messages, clauses, { ...tellingOf(view, people), seats }),
  ];
}
