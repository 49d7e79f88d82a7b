/** The tests of a game's reasons, the same for every game: a brain has a `truth.test.ts` that brings its table and its matches. */

import { byName, fastRng, type Game, type GameTypes, type Rng, type Text } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import type { Brain, Reason } from '../brain.ts';
import { shareOfWin } from '../utility.ts';
import { type SampleMatch, hintsOf, isTrue, reasonOf, type Said, type Truths } from './truth.ts';

interface Case<T extends GameTypes, Claims> {
  readonly game: Game<T>;
  readonly brain: Brain<T>;
  readonly truths: Truths<T, Claims>;
  readonly matches: readonly SampleMatch[];
  /** The game in every language. */
  readonly texts: readonly Pick<Text<T>, 'reason'>[];
  /** Codes that may well not come up in so few matches. */
  readonly rare: readonly (keyof Claims & string)[];
  /** What a broken brain might say in place of a true reason. */
  readonly lie: (said: Said<T>, reason: Reason) => Reason | undefined;
}

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dirk', 'Eve', 'Flo'];

const ENOUGH = 200;

const inShort = <T extends GameTypes>({ view, move, hints, at }: Said<T>): string =>
  [hints[at]!.reason, move, view].map((part) => JSON.stringify(part)).join(' ');

/** The share of the win that the move brings at once, whatever the dice and the cards nobody knows. */
function decided<T extends GameTypes>({ game, seat, move, worlds }: Said<T>): number | undefined {
  let isChance = false;
  const watched = new Proxy(fastRng(1), {
    get(rng, name: keyof Rng) {
      isChance = true;
      return rng[name];
    },
  });
  const shares = worlds.map((world) => {
    const state: T['State'] = game.clone(world);
    game.apply(state, seat, move, watched);
    const outcome = game.outcome(state);
    return outcome && shareOfWin(outcome, seat);
  });
  return isChance || new Set(shares).size > 1 ? undefined : shares[0];
}

export function describeTruth<T extends GameTypes, Claims>({
  game,
  brain,
  truths,
  matches,
  texts,
  rare,
  lie,
}: Case<T, Claims>): void {
  const codes = Object.keys(truths);
  let given: readonly Said<T>[] | undefined;
  /** Asked for once, by the first test that wants them. */
  const said = (): readonly Said<T>[] =>
    (given ??= matches.flatMap((match) => hintsOf(game, brain, match)));

  describe('hints', () => {
    it('give reasons that are true, as far as the seat can know', () => {
      expect(said().length).toBeGreaterThan(ENOUGH);
      const lies = said().filter((one) => !isTrue(truths, one));
      expect(lies.map(inShort)).toEqual([]);
    });

    it('give every reason that is not rare somewhere along these matches', () => {
      const seen = new Set(said().map((one) => reasonOf(one).code));
      const usual = codes.filter((code) => !(rare as readonly string[]).includes(code));
      expect(usual.filter((code) => !seen.has(code))).toEqual([]);
    });

    it('claim something: no reason would be true everywhere', () => {
      const reasons = new Map(said().map((one) => [reasonOf(one).code, reasonOf(one)]));
      reasons.delete('tried');
      for (const [code, reason] of reasons) {
        const isTrueEverywhere = said().every((one) => isTrue(truths, one, reason));
        expect(isTrueEverywhere, code).toBe(false);
      }
    });

    it('are caught when a brain says what is not so', () => {
      const held = said().flatMap((one) => {
        const reason = lie(one, reasonOf(one));
        return reason ? [isTrue(truths, one, reason)] : [];
      });
      expect(held).toContain(false);
      expect(isTrue(truths, said()[0]!, { code: 'no such reason' })).toBe(false);
    });

    it('call the players by their names, in whole sentences', () => {
      const people = byName((seat) => NAMES[seat]!);
      for (const one of said()) {
        const named = reasonOf(one).params?.['seat'];
        for (const text of texts) {
          const words = text.reason(reasonOf(one), people);
          expect(words).toMatch(/^[\p{Lu}\d$−].*\.$/u);
          expect(words).not.toMatch(/undefined|NaN|[Pp]layer \d|[Ss]eat \d/);
          if (named !== undefined) expect(words).toContain(NAMES[Number(named)]);
        }
      }
    });

    it('have a chance each, and the true one where the move ends the match', () => {
      let ends = 0;
      for (const one of said()) {
        const { value } = one.hints[one.at]!;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        const share = decided(one);
        if (share === undefined) continue;
        ends++;
        expect(value).toBeCloseTo(share, 9);
      }
      expect(ends).toBeGreaterThan(0);
    });
  });
}
