/** What is asked in Part 2: to deal, to answer, to write an offer. */

import type { Move } from '@parlor/trump';
import type { Action } from '../../table/Actions.tsx';
import { counterTo, type Deal } from './deal.ts';
import { D } from './dealStrings.ts';
import type { Decision } from './decision.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';
import { warningsOn } from './voids.ts';

const MOST_COUNTERS = 3;

/** In Part 2 offers are too many to list; where there is a list, none is possible. */
const canOffer = ({ model, asked, view }: Turn): boolean =>
  asked === 'turn' && view.part === 2 && model.legal.value === null;

const PASS: Move = { type: 'pass' };
const DONE: Move = { type: 'done' };

/** A promise that is due leaves nothing but the promised card. */
export const isPromiseDue = (turn: Turn): boolean =>
  (turn.asked === 'turn' || turn.asked === 'related') &&
  turn.view.part === 2 &&
  turn.model.legal.value !== null &&
  !turn.allows(turn.asked === 'turn' ? PASS : DONE);

export function askDealing(turn: Turn): Decision {
  const { view, me } = turn;
  const left = view.options.deals - view.dealsOpened[me!]!;
  if (isPromiseDue(turn))
    return {
      title: S.askPromised,
      line: '',
      actions: [{ label: S.chooseCard, kind: 'primary', whyNot: S.chooseCardWhy }],
    };
  const passing: Action = { label: S.pass, move: PASS, key: 'p' };
  return {
    title: S.askDealing,
    line: S.askDealingLine(left, view.passes),
    actions: canOffer(turn)
      ? [
          passing,
          {
            label: S.makeDeal,
            press: () => turn.change({ isSeeking: true }),
            kind: 'primary',
            key: 'd',
          },
        ]
      : [{ ...passing, kind: 'primary' }],
  };
}

const aside = (press: () => void): Action => ({ label: S.setAside, press, key: 'Escape' });

export const askPartner = (turn: Turn): Decision => ({
  title: S.askPartner,
  line: S.askPartnerLine,
  actions: [
    aside(() => turn.change({ isSeeking: false })),
    { label: S.choosePartner, kind: 'primary', whyNot: S.choosePartnerWhy },
  ],
});

export function askDeal(turn: Turn, deal: Deal): Decision {
  const { view, model, move } = turn;
  const name = model.who(deal.to);
  const used = view.offer?.counters ?? 0;
  const left = MOST_COUNTERS - used - (deal.isCounter ? 1 : 0);
  const verdict = move && turn.verdict(move);
  return {
    title: deal.isCounter ? S.askSendCounter(name) : S.askSend(name),
    line: S.askSendLine(left),
    actions: [
      aside(() => {
        turn.setAside(deal);
        turn.change({ deal: undefined, isSeeking: false });
      }),
      {
        label: deal.isCounter ? S.sendCounter : S.send,
        kind: 'primary',
        key: 's',
        press() {
          turn.setAside(deal);
          void model.send(move);
        },
        ...(move === undefined && { whyNot: D.empty }),
        ...(typeof verdict === 'string' && { whyNot: verdict }),
      },
    ],
  };
}

export function askAnswer(turn: Turn): Decision {
  const { view, model, draft } = turn;
  const offer = view.offer!;
  const left = MOST_COUNTERS - offer.counters;
  const accept: Move = { type: 'accept' };
  const verdict = turn.verdict(accept);
  const warnings = warningsOn(view, model.who, offer).size;
  const warning = warnings > 0 ? D.voidInside(warnings) : undefined;
  if (draft.isSure)
    return {
      title: S.askSure,
      line: warning ?? S.askSureLine,
      actions: [
        { label: S.notYet, press: () => turn.change({ isSure: false }), key: 'Escape' },
        { label: S.acceptSure, move: accept, kind: 'primary' },
      ],
    };
  return {
    title: S.askAnswer(model.who(offer.from)),
    line: typeof verdict === 'string' ? verdict : (warning ?? S.askAnswerLine(left)),
    actions: [
      { label: S.refuse, move: { type: 'reject' } satisfies Move, key: 'x' },
      ...(left > 0
        ? [{ label: S.counter, press: () => turn.change({ deal: counterTo(view) }), key: 'c' }]
        : []),
      {
        label: S.accept,
        press: () => turn.change({ isSure: true }),
        kind: 'primary',
        ...(typeof verdict === 'string' && { whyNot: verdict }),
      },
    ],
  };
}
