/** A table as somebody is putting it together. Plain data and functions; the screen only draws it. */

import type { Level } from '@parlor/bots';
import type { About } from '../../engine/calls.ts';
import type { OnlineTerms } from '../../tables/opening.ts';

export type Chair =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level };

export type Place = 'device' | 'online';

export interface Draft extends OnlineTerms {
  readonly place: Place;
  readonly options: Readonly<Record<string, unknown>>;
  readonly chairs: readonly Chair[];
}

const ME: Chair = { kind: 'me' };
const OPEN: Chair = { kind: 'open' };
const bot = (level: Level): Chair => ({ kind: 'bot', level });

export const freshDraft = (about: About, seats: number, place: Place): Draft => ({
  place,
  options: about.presets['standard'] ?? {},
  chairs: [ME, ...Array.from({ length: seats - 1 }, () => emptyChair(place))],
  isPublic: false,
  clock: 'none',
  standIn: 'casual',
  watchDelay: 0,
  watchTalk: 'table',
  isRated: true,
});

/** Who sits down where nobody was named: a bot here, a friend online. */
const emptyChair = (place: Place): Chair => (place === 'device' ? bot('casual') : OPEN);

/** Whoever cannot sit at the other kind of table makes room; bots and oneself stay. */
export const moveTo = (draft: Draft, place: Place): Draft => {
  if (place === draft.place) return draft;
  // Nobody has been chosen yet if all the others are as the table came.
  const isUntouched = draft.chairs
    .slice(1)
    .every((chair) => JSON.stringify(chair) === JSON.stringify(emptyChair(draft.place)));
  const chairs = draft.chairs.map((chair): Chair => {
    if (chair.kind === 'me') return chair;
    const cannotStay = place === 'device' ? chair.kind === 'open' : chair.kind === 'person';
    return isUntouched || cannotStay ? emptyChair(place) : chair;
  });
  return withMe({ ...draft, place, chairs });
};

/** Online one sits at one's own table. */
const withMe = (draft: Draft): Draft =>
  draft.place === 'device' || draft.chairs.some(({ kind }) => kind === 'me')
    ? draft
    : { ...draft, chairs: [ME, ...draft.chairs.slice(1)] };

export const resize = (draft: Draft, seats: number): Draft => {
  const { chairs, place } = draft;
  const more = Array.from({ length: Math.max(0, seats - chairs.length) }, () => emptyChair(place));
  const kept = [...chairs, ...more];
  // From the end, but never oneself.
  while (kept.length > seats) {
    kept.splice(
      kept.findLastIndex(({ kind }) => kind !== 'me'),
      1,
    );
  }
  return { ...draft, chairs: kept };
};

/** Puts somebody on a chair. There is one of oneself: the two change places. */
export const seat = (draft: Draft, at: number, chair: Chair): Draft => {
  const before = draft.chairs[at]!;
  const mine = draft.chairs.findIndex(({ kind }) => kind === 'me');
  const chairs = draft.chairs.map((old, i) => {
    if (i === at) return chair;
    return chair.kind === 'me' && i === mine ? before : old;
  });
  return withMe({ ...draft, chairs });
};

export const presetOf = (about: About, draft: Draft): string | undefined =>
  Object.keys(about.presets).find((name) => {
    const preset = about.presets[name]!;
    return Object.keys(about.options).every(
      (option) => JSON.stringify(preset[option]) === JSON.stringify(draft.options[option]),
    );
  });

export type Problem =
  | { readonly code: 'nobody' | 'no-name' }
  | { readonly code: 'same-name'; readonly name: string };

/** What is wrong with the people; the rest the game itself knows. */
export function problemOf({ chairs, place }: Draft, myName: string): Problem | undefined {
  if (place === 'online') return undefined;
  const names = chairs.flatMap((chair) => {
    if (chair.kind === 'me') return [myName];
    return chair.kind === 'person' ? [chair.name.trim()] : [];
  });
  if (names.length === 0) return { code: 'nobody' };
  if (names.includes('')) return { code: 'no-name' };
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? undefined : { code: 'same-name', name: twice };
}
