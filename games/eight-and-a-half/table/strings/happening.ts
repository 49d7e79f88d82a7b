/** What just happened: on the tags at the seats and in the sentence on the cloth. */

import type { Event, View } from '../../rules/index.ts';
import { valueName } from '../../text/words.ts';
import type { Seat } from '@parlor/kit';
import { GHOST, HALF } from '../cards.ts';
import {
  capital,
  cardsCount,
  cardsText,
  cardText,
  does,
  type Names,
  whom,
  whose,
  withArticle,
} from './naming.ts';

/** The tag at a seat: what it did, in a few words. */
export function tagOf(event: Event): string | undefined {
  switch (event.type) {
    case 'laid': {
      const [card] = event.cards;
      if (card === undefined) return undefined;
      if (event.cards.length === 2 && event.cards[1] !== card) return '8 and Half: 8½';
      const cards = capital(cardsText(card, event.cards.length));
      const from =
        event.from === 'hand' ? '' : event.from === 'open' ? 'Open card: ' : 'Blind card: ';
      if (card === HALF)
        return `${from}${cards}: ${valueName(event.value - event.cards.length / 2)} becomes ${valueName(event.value)}`;
      if (card === GHOST) return `${from}${cards}: still ${valueName(event.value)}`;
      if (card === 0) return `${from}${cards}: back to 0`;
      if (card === 5) return `${from}${cards}: now 5 or less`;
      return `${from}${cards}`;
    }
    case 'collected':
      return event.why === 'caught'
        ? `caught, takes ${cardsCount(event.cards.length)}`
        : event.why === 'blind'
          ? `${cardText(event.cards.at(-1)!)} does not fit, takes ${cardsCount(event.cards.length)}`
          : `nothing fits, takes ${cardsCount(event.cards.length)}`;
    case 'swapped':
      return `swaps ${cardText(event.give)} for ${cardText(event.take)}`;
    case 'kept':
      return 'swaps nothing';
    case 'out':
      return 'out, if not caught';
    case 'starts':
      return 'starts the round';
    default:
      return undefined;
  }
}

export const catchTag = (names: Names, seat: Seat): string => `catches ${whom(names, seat)}`;

/** The sentence on the cloth: the weightiest thing of a moment. */
export function captionOf(events: readonly Event[], view: View, names: Names): string | undefined {
  const of = <Type extends Event['type']>(type: Type) =>
    events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
  const { who } = names;
  const ended = of('round-ended');
  if (ended)
    return ended.winner === null
      ? `Round ${ended.round} is stopped.`
      : `${who(ended.winner)} ${does(names, ended.winner, 'win')} round ${ended.round}.`;
  const caught = of('caught');
  const collected = of('collected');
  if (caught)
    return `${who(caught.by)} ${does(names, caught.by, 'catch', 'catches')} ${whom(names, caught.seat)} on ${valueName(caught.value)}. ${who(caught.seat)} ${does(names, caught.seat, 'take')} ${cardsCount(collected?.cards.length ?? 0)}.`;
  const turned = of('turned');
  if (collected?.why === 'blind' && turned)
    return `${who(turned.seat)} ${does(names, turned.seat, 'turn')} up ${cardText(turned.card)}: it does not fit. ${cardsCount(collected.cards.length)} ${collected.to === 'hand' ? 'into the hand' : 'aside'}.`;
  const laid = of('laid');
  if (collected)
    return `${laid ? `${laidText(laid, names)} ` : ''}${who(collected.seat)} ${does(names, collected.seat, 'have', 'has')} nothing to lay and ${does(names, collected.seat, 'take')} ${cardsCount(collected.cards.length)}.`;
  const out = of('out');
  if (out && view.turn !== null)
    return `${who(out.seat)} ${does(names, out.seat, 'are', 'is')} out, unless ${whom(names, view.turn)} ${does(names, view.turn, 'catch', 'catches')} it.`;
  if (laid) return `${laidText(laid, names)}${riskText(view, names)}`;
  const swapped = of('swapped');
  if (swapped)
    return `${who(swapped.seat)} ${does(names, swapped.seat, 'swap')} ${cardText(swapped.give)} for ${whose(names, swapped.other)} ${cardText(swapped.take)}.`;
  const starts = of('starts');
  const kept = of('kept');
  if (starts)
    return `${kept ? `${who(kept.seat)} ${does(names, kept.seat, 'swap')} nothing. ` : ''}${who(starts.seat)} ${does(names, starts.seat, 'start')} the round.`;
  const dealt = of('dealt');
  if (dealt)
    return `${who(dealt.dealer)} ${does(names, dealt.dealer, 'deal')} round ${dealt.round}.`;
  return undefined;
}

function laidText(laid: Extract<Event, { type: 'laid' }>, names: Names): string {
  const { seat, cards, from, value } = laid;
  const [card] = cards;
  const isPair = cards.length === 2 && cards[0] !== cards[1];
  const what = isPair
    ? '8 and Half'
    : cards.length === 1 && from === 'hand' && (card === HALF || card === GHOST)
      ? withArticle(card)
      : cardsText(card!, cards.length);
  const table = from === 'hand' ? '' : from === 'open' ? 'the Open ' : 'the Blind ';
  const verb =
    from === 'blind'
      ? does(names, seat, 'turn up', 'turns up')
      : card === HALF && !isPair
        ? does(names, seat, 'add')
        : does(names, seat, 'play');
  const leads =
    card === HALF || isPair
      ? `: ${valueName(value)}`
      : card === GHOST
        ? `: still ${valueName(value)}`
        : card === 5
          ? ': now 5 or less'
          : '';
  return `${names.who(seat)} ${verb} ${table}${what}${leads}.`;
}

function riskText(view: View, names: Names): string {
  if (Number.isInteger(view.value) || view.value > 8.5 || view.turn === null) return '';
  return view.turn === names.me
    ? ' Only you can catch it, and only now.'
    : ` Only ${names.who(view.turn)} can catch it, and only now.`;
}
