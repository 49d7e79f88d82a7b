import { describe, expect, it } from 'vitest';
import type { View } from '../rules/index.ts';
import type { HiddenClause } from '../facts/clauses.ts';
import { brokenPromise, endedOf, promisedCards, promisesOf, turnsLeft } from './promises.ts';
import { messages } from '../messages/en/index.ts';
import { catalogue } from './messages.ts';
import { stepsOf } from './testMatches.ts';

catalogue.use(messages);

const people = (seat: number) => ({
  name: ['Zoe', 'Nadia', 'Otto', 'Bruno'][seat] ?? '',
  isReader: seat === 0,
});

const base = [...stepsOf(4, 1, 0)].find(({ view }) => view.part === 2)!.view;

const returned: HiddenClause = {
  type: 'give',
  from: 0,
  what: { type: 'property', property: 0 },
  when: { type: 'turnEnd', seat: 0, turn: 1 },
};

const view: View = {
  ...base,
  viewer: 0,
  turn: 0,
  turnsEnded: [3, 2, 2, 2],
  debts: [],
  ended: [],
  contracts: [
    {
      number: 4,
      seats: [0, 1],
      open: [
        { index: 1, due: 5, clause: returned },
        { index: 2, due: 4, clause: { type: 'play', seat: 0, card: 16, turn: 0 } },
        {
          index: 3,
          due: null,
          clause: {
            type: 'give',
            from: 0,
            what: { type: 'share', percent: 50 },
            when: { type: 'played', seat: 0, card: 16, payout: 'after' },
          },
        },
      ],
    },
  ],
};

describe('promises in force', () => {
  it('stand by what falls due first, counted from now', () => {
    expect(promisesOf(view, people)).toMatchObject([
      {
        key: '4.2',
        by: 0,
        text: 'You will play the card Hotel + Casino Profit 120.',
        due: 'due at the end of this turn',
        isPressing: true,
      },
      {
        key: '4.1',
        text: 'You will give Nadia Hotel with its box.',
        due: 'due at the end of your next turn',
        isPressing: false,
      },
      { key: '4.3', due: 'waits for the card' },
    ]);
  });

  it('count down with the turns of their seat', () => {
    expect(turnsLeft(view, returned, 5)).toBe(1);
    expect(turnsLeft({ ...view, turn: 1 }, returned, 5)).toBe(2);
    expect(turnsLeft({ ...view, turn: 1, turnsEnded: [4, 2, 2, 2] }, returned, 5)).toBe(1);
    expect(turnsLeft({ ...view, turnsEnded: [4, 2, 2, 2] }, returned, 5)).toBe(0);
  });

  it('mark the cards they bind', () => {
    expect(promisedCards(view)).toEqual(new Set([16]));
    expect(promisedCards({ ...view, viewer: 1 })).toEqual(new Set());
  });

  it('explain a refused move in their own words', () => {
    const why = { code: 'promise-play', params: { contract: 4, clause: 3 } };
    expect(brokenPromise(why, view, people)).toBe(
      'A promise comes first: “You will play the card Hotel + Casino Profit 120 by the end of this turn”.',
    );
    const kept = { code: 'promise-property', params: { contract: 4, clause: 2 } };
    expect(brokenPromise(kept, view, people)).toMatch(
      /^That is promised: “You will give Nadia Hotel/,
    );
    expect(brokenPromise({ code: 'card-not-held' }, view, people)).toBeUndefined();
    expect(brokenPromise({ code: 'promise-card' }, view, people)).toBeUndefined();
  });
});

describe('promises that have ended', () => {
  it('are kept or lapsed, with the reason', () => {
    const ended = (how: View['ended'][number]['how']) =>
      endedOf(
        { ...view, ended: [{ contract: 4, seats: [0, 1], index: 1, clause: returned, how }] },
        people,
      )[0];
    expect(ended('done')).toMatchObject({ how: 'done', isLapsed: false });
    expect(ended('sold')).toMatchObject({
      text: 'You will give Nadia Hotel with its box.',
      how: 'lapsed: the property was sold',
      isLapsed: true,
    });
  });

  const endedAs = (clause: HiddenClause, how: View['ended'][number]['how']) =>
    endedOf({ ...view, ended: [{ contract: 4, seats: [0, 1], index: 1, clause, how }] }, people)[0];

  it.each(['over', 'game-over'] as const)(
    'are kept where nobody did what was ruled out, and unused where nobody called (%s)',
    (how) => {
      const abstention = { type: 'abstain', seat: 1, act: { type: 'tax', seat: 0 } } as const;
      expect(endedAs({ ...abstention, until: null }, how)).toMatchObject({
        text: 'Nadia will not tax you.',
        how: 'kept to the end',
        isLapsed: false,
      });
      const option = { type: 'option', seat: 0, clauses: [], until: null } as const;
      expect(endedAs(option, how)).toMatchObject({ how: 'never used', isLapsed: false });
    },
  );

  it('did not come into play where the game ended before what they waited for', () => {
    const share: HiddenClause = {
      type: 'give',
      from: 0,
      what: { type: 'share', percent: 50 },
      when: { type: 'played', seat: 0, card: 16, payout: 'after' },
    };
    expect(endedAs(share, 'game-over')).toMatchObject({
      how: 'never came into play',
      isLapsed: false,
    });
    expect(endedAs(share, 'not-held')).toMatchObject({ isLapsed: true });
    expect(endedAs(returned, 'game-over')).toMatchObject({
      how: 'lapsed: the game was over',
      isLapsed: true,
    });
  });
});
