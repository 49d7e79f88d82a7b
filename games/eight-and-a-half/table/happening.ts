/** What just happened: on the tags at the seats and in the sentence on the cloth. */

import type { People, Seat } from '@parlor/kit';
import type { Event, View } from '../rules/index.ts';
import { riskOf } from './dialling.ts';
import { m } from './messages.ts';

/** What a seat has done, and in what; undefined where an event tells nothing of a seat. */
export function seatOf(event: Event): Seat | undefined {
  switch (event.type) {
    case 'laid':
    case 'collected':
    case 'swapped':
    case 'kept':
    case 'out':
    case 'starts':
      return event.seat;
    case 'caught':
      return event.by;
    default:
      return undefined;
  }
}

/** The tag at that seat, in a few words. */
export function tagOf(event: Event, people: People): string | undefined {
  const { tags } = m();
  switch (event.type) {
    case 'laid':
      return tags.laid(event);
    case 'collected':
      return tags.collected({
        why: event.why,
        count: event.cards.length,
        card: event.cards.at(-1)!,
      });
    case 'caught':
      return tags.catches(people(event.seat));
    case 'swapped':
      return tags.swapped(event.give, event.take);
    case 'kept':
      return tags.kept;
    case 'out':
      return tags.out;
    case 'starts':
      return tags.starts;
    default:
      return undefined;
  }
}

/** The sentence on the cloth: the weightiest thing of a moment. */
export function captionOf(
  events: readonly Event[],
  view: View,
  people: People,
): string | undefined {
  const { captions } = m();
  const of = <Type extends Event['type']>(type: Type) =>
    events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
  const ended = of('round-ended');
  if (ended)
    return ended.winner === null
      ? captions.stopped(ended.round)
      : captions.won(people(ended.winner), ended.round);
  const caught = of('caught');
  const collected = of('collected');
  const count = collected?.cards.length ?? 0;
  if (caught)
    return captions.caught({
      by: people(caught.by),
      who: people(caught.seat),
      value: caught.value,
      count,
    });
  const turned = of('turned');
  if (collected?.why === 'blind' && turned)
    return captions.blindDoesNotFit({
      who: people(turned.seat),
      card: turned.card,
      count,
      to: collected.to,
    });
  const laid = of('laid');
  const played = laid && captions.laid({ ...laid, who: people(laid.seat) });
  if (collected) return told(played, captions.nothingFits(people(collected.seat), count));
  const out = of('out');
  if (out && view.turn !== null) return captions.out(people(out.seat), people(view.turn));
  if (played !== undefined) {
    const risk = riskOf(view);
    if (!risk || risk.by === null) return played;
    return told(played, captions.canCatch(people(risk.by), people(risk.seat)));
  }
  const swapped = of('swapped');
  if (swapped)
    return captions.swapped({
      ...swapped,
      who: people(swapped.seat),
      other: people(swapped.other),
    });
  const starts = of('starts');
  const kept = of('kept');
  if (starts)
    return told(kept && captions.kept(people(kept.seat)), captions.starts(people(starts.seat)));
  const dealt = of('dealt');
  return dealt && captions.dealt(people(dealt.dealer), dealt.round);
}

/** Sentences one after the other. */
const told = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(' ');
