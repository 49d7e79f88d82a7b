/** For the tests of each language: what is typed in it, and that it comes to the same as in English. */

import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { STANDARD_COMPONENTS } from '../../facts/components.ts';
import { trump } from '../../rules/game.ts';
import { cash, HOTEL, offer, PASS, property, scene, TAX } from '../../rules/testScene.ts';
import { textOf } from '../../text/textOf.ts';
import { type Messages, messages as en } from '../en/index.ts';
import { asSeen } from './events.ts';

export interface Typed {
  readonly messages: Messages;
  /** The examples in what it says can be typed. */
  readonly examples: RegExp;
  /** "offer left". */
  readonly offerLeft: string;
  readonly pass: string;
  readonly taxLeft: string;
  /** 100 given for Casino, to Bob. */
  readonly offerBob: string;
  /** 50 given to the left, among several. */
  readonly offerTwo: string;
  readonly use: string;
  readonly accept: string;
  readonly refuse: string;
  /** 150 asked for. */
  readonly counter: string;
  readonly nonsense: string;
  /** Before the name of a card that is given. */
  readonly giveCard: string;
  readonly raise: string;
  readonly knockLeft: string;
  readonly back: string;
  readonly lines: readonly string[];
}

/** What the lines of every language come to, in their order. */
const LINES = [
  'get hotel at end of this turn',
  'when I buy casino get 40% of the price',
  'after I play hotel casino give 50',
  'she will never knock me out',
  'I do not force a sale of hotel',
  'they will not bid above 60 for casino',
  'they may sell tax for 60',
  'they play tax on Cy by their 2nd next turn',
  'I play force sale for casino this turn',
  'give 20 at end of each of my next 5 turns while I own hotel',
  'give 10; if line 1 lapses give 50',
  'they do not deal with others about casino until their next turn',
];

export const typedBy =
  (messages: Messages, names?: readonly string[]) =>
  (state: ReturnType<typeof scene>, seat: number, answer: string): unknown =>
    textOf(messages).read(trump.view(state, seat), answer, asSeen(seat, names));

/** The tests that a language passes with its own words. */
export function assertsTyped(words: Typed): void {
  describe('D-7.1 typed answers', () => {
    const typed = typedBy(words.messages);
    const english = typedBy(en);

    it('understands what it says can be typed', () => {
      const examples = words.examples.exec(words.messages.typing.turn)![1]!.split('; ');
      const same = /such as: (.*?)\. Type/.exec(en.typing.turn)![1]!.split('; ');
      expect(examples).toHaveLength(same.length);
      const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL]] });
      const move = typed(state, 0, `${words.offerLeft}: ${examples.join('; ')}`);
      expect(move).toBeDefined();
      expect(move).toEqual(english(state, 0, `offer left: ${same.join('; ')}`));
    });

    it('reads turns, plays and answers', () => {
      const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL], [1]] });
      expect(typed(state, 0, words.pass)).toEqual(PASS);
      expect(typed(state, 0, words.taxLeft)).toEqual({ type: 'play', card: TAX, seat: 1 });
      expect(typed(state, 0, words.offerBob)).toEqual(offer(1, cash(0, 100), property(1, 1)));
      expect(typed(state, 0, words.offerTwo)).toMatchObject({
        and: [3],
        clauses: [{ from: 0, to: 1 }],
      });
      expect(typed(state, 0, words.use)).toEqual({ type: 'use', contract: 2, clause: 0 });
      const { apply } = trump;
      apply(state, 0, offer(1, cash(0, 100)), fastRng(1));
      expect(typed(state, 1, words.accept)).toEqual({ type: 'accept' });
      expect(typed(state, 1, words.refuse)).toEqual({ type: 'reject' });
      expect(typed(state, 1, words.counter)).toEqual({ type: 'counter', clauses: [cash(0, 150)] });
      expect(typed(state, 1, words.nonsense)).toBeUndefined();
    });

    it('reads bids', () => {
      const view = { ...trump.view(scene({}), 0), asked: 'bid' as const };
      const bid = (messages: Messages, answer: string): unknown =>
        textOf(messages).read(view, answer, asSeen(0));
      for (const [own, same] of [
        [words.raise, 'raise 30 + 40 50'],
        [words.knockLeft, 'out left'],
        [words.back, 'back'],
      ] as const) {
        expect(bid(en, same)).toBeDefined();
        expect(bid(words.messages, own)).toEqual(bid(en, same));
      }
    });

    it.each(LINES.map((line, at) => [words.lines[at]!, line]))('reads %s', (own, same) => {
      const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL]] });
      const move = typed(state, 0, `${words.offerLeft}: ${own}`);
      expect(move).toBeDefined();
      expect(move).toEqual(english(state, 0, `offer left: ${same}`));
    });

    it('finds every card by its full name', () => {
      const state = scene({ part: 2, owned: [[HOTEL]] });
      for (const card of STANDARD_COMPONENTS.cards.keys()) {
        const name = words.messages.names.card(STANDARD_COMPONENTS, card);
        const move = typed(state, 0, `${words.offerLeft}: ${words.giveCard} ${name}`);
        expect(move, name).toMatchObject({ clauses: [{ what: { type: 'card', card } }] });
      }
    });
  });
}
