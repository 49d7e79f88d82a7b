/** What is asked of me, and the one rule that matters now. */

import type { People } from '@parlor/kit';
import { NINE } from '../facts/cards.ts';
import { HIGHEST_CATCH } from '../facts/pile.ts';
import type { Move, View } from '../rules/index.ts';
import { isHalf, riskOf } from './dialling.ts';
import { m } from './messages.ts';

/** What it says, and the line below. */
interface Words {
  readonly title: string;
  readonly line: string;
}

export function askedWords(view: View, people: People, legal: readonly Move[]): Words {
  const { asking } = m();
  if (view.phase === 'swap') return asking.swap(people(view.loser!));
  const [first] = legal;
  if (first?.type === 'blind') return asking.blind;
  if (view.phase === 'start') return askedToStart(legal);
  const isFromTable = first?.type === 'open';
  const asked = askedToPlay(view, people, legal);
  return isFromTable ? { ...asked, line: `${asked.line} ${asking.oneOpenCard}` } : asked;
}

/** E-2.3: the lowest yellow card, or anything where nobody holds one. */
function askedToStart(legal: readonly Move[]): Words {
  const [first] = legal;
  const card = first?.type === 'play' ? first.card : undefined;
  const isOneKind = legal.every((move) => move.type === 'play' && move.card === card);
  return card !== undefined && isOneKind
    ? m().asking.start(card, legal.length)
    : m().asking.startWithAny;
}

function askedToPlay(view: View, people: People, legal: readonly Move[]): Words {
  const { asking } = m();
  const { value } = view;
  if (view.pile.length === 0) return asking.newPile;
  if (view.five) return asking.five;
  if (isHalf(value)) return askedOnAHalf(view, people, legal);
  if (value > NINE) return asking.aboveNine(value);
  if (value === NINE) return asking.nine;
  return value === 0 ? asking.zero : asking.value(value);
}

function askedOnAHalf(view: View, people: People, legal: readonly Move[]): Words {
  const { asking } = m();
  const { value } = view;
  const risk = riskOf(view);
  if (!risk) return asking.aboveNineAndAHalf(value);
  const { seat, card } = risk;
  const canCatch = legal.some(
    (move) => (move.type === 'play' || move.type === 'open') && move.card === card,
  );
  const who = people(seat);
  if (canCatch) return asking.catch({ who, card, isIntoHand: view.players[seat]!.table });
  if (value !== HIGHEST_CATCH) return asking.half({ value, card, who });
  const { title, line, fromTable } = asking.eightAndAHalf;
  // E-6.1: 8 and Half go together from the hand only.
  return { title, line: legal[0]?.type === 'open' ? fromTable : line };
}
