/** What is asked in Part 2: to deal, to answer, to write an offer. */

import { isTimed } from '../facts/clauses.ts';
import type { Move, View } from '../rules/index.ts';
import type { Action, Asked } from '@parlor/table-ui';
import { counterTo, type Deal } from './deal.ts';
import { dealingNow } from './dealingLater.ts';
import { m } from './messages.ts';
import { cardName } from './printed.ts';
import { usesOf } from './reading.ts';
import type { Turn } from './turn.ts';

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

/** D-6.4: passing does not end the game before what has a date has come due. */
const isDated = ({ contracts }: View): boolean =>
  contracts.some(({ open }) => open.some(({ clause }) => isTimed(clause)));

export function askDealing(turn: Turn): Asked {
  const { view, me } = turn;
  const left = view.options.deals - view.dealsOpened[me!]!;
  if (isPromiseDue(turn))
    return {
      title: m().asking.promised,
      line: '',
      actions: [{ label: m().buttons.chooseCard, kind: 'primary', whyNot: m().missing.card }],
    };
  const passing: Action = { label: m().buttons.pass, move: PASS, key: 'p' };
  const canUse = usesOf(view).some((use) => turn.allows(use));
  const isParty = view.contracts.some(({ seats }) => seats.includes(me!));
  const reading: Action[] =
    isParty && (canUse || canOffer(turn))
      ? [{ label: m().buttons.contracts, press: () => turn.change({ isReading: true }), key: 'c' }]
      : [];
  return {
    title: canOffer(turn) ? m().asking.dealing : m().asking.dealingOnly,
    line: [
      ...(canUse ? [m().asking.canUse] : []),
      m().asking.dealingLine(left, view.passes, isDated(view)),
    ].join(' '),
    actions: canOffer(turn)
      ? [
          passing,
          ...reading,
          {
            label: m().buttons.deal,
            press: () => turn.change({ isSeeking: true }),
            kind: 'primary',
            key: 'd',
          },
        ]
      : [...reading, { ...passing, kind: 'primary' }],
  };
}

export const askContracts = (turn: Turn): Asked => ({
  title: m().asking.contracts,
  line: m().asking.contractsLine,
  actions: [
    { label: m().buttons.back, press: () => turn.change({ isReading: false }), key: 'Escape' },
  ],
});

/** A card of choice is due. */
export function askChoose(turn: Turn): Asked {
  const { view, model, set, draft, move } = turn;
  const { from, to } = view.choosing!;
  const people = model.people;
  const verdict = move && turn.verdict(move);
  return {
    title: m().asking.choose(people(from), people(to)),
    line: m().asking.chooseLine,
    actions: [
      draft.card === undefined
        ? { label: m().buttons.chooseCard, kind: 'primary', whyNot: m().buttons.chooseCard }
        : {
            label: m().buttons.choose(cardName(set, draft.card)),
            move,
            kind: 'primary',
            ...(typeof verdict === 'string' && { whyNot: verdict }),
          },
    ],
  };
}

const aside = (press: () => void): Action => ({
  label: m().buttons.setAside,
  press,
  key: 'Escape',
});

export const askPartner = (turn: Turn): Asked => ({
  title: m().asking.partner,
  line: m().asking.partnerLine,
  actions: [
    aside(() => turn.change({ isSeeking: false })),
    { label: m().buttons.choosePartner, kind: 'primary', whyNot: m().missing.partner },
  ],
});

export function askDeal(turn: Turn, deal: Deal): Asked {
  const { view, model, move } = turn;
  const used = view.offer?.counters ?? 0;
  const left = MOST_COUNTERS - used - (deal.isCounter ? 1 : 0);
  const verdict = move && turn.verdict(move);
  const isSeveral = deal.and.length > 0;
  const takers = [deal.to, ...deal.and].map(model.people);
  return {
    title: deal.isCounter ? m().asking.sendCounter(takers[0]!) : m().asking.send(takers),
    line: isSeveral ? m().asking.sendSeveralLine : m().asking.sendLine(left),
    actions: [
      aside(() => {
        turn.setAside(deal);
        turn.change({ deal: undefined, isSeeking: false });
      }),
      {
        label: deal.isCounter ? m().buttons.sendCounter : m().buttons.send,
        kind: 'primary',
        key: 's',
        press() {
          turn.setAside(deal);
          void model.send(move);
        },
        ...(move === undefined && { whyNot: m().missing.lines }),
        ...(typeof verdict === 'string' && { whyNot: verdict }),
      },
    ],
  };
}

export function askAnswer(turn: Turn): Asked {
  const { view, model, draft } = turn;
  const offer = view.offer!;
  const left = MOST_COUNTERS - offer.counters;
  const accept: Move = { type: 'accept' };
  const verdict = turn.verdict(accept);
  const remarks = [...(dealingNow()?.remarksOn(view, model.people, offer).values() ?? [])].flat();
  const voids = remarks.filter(({ kind }) => kind === 'void').length;
  const risks = remarks.filter(({ kind }) => kind === 'risk').length;
  const warning =
    voids > 0
      ? m().deals.voidsInside(voids)
      : risks > 0 && draft.isSure
        ? m().deals.risksInside(risks)
        : undefined;
  const isSeveral = (offer.and ?? []).length > 0;
  if (draft.isSure)
    return {
      title: m().asking.sure,
      line: warning ?? m().asking.sureLine,
      actions: [
        { label: m().buttons.notYet, press: () => turn.change({ isSure: false }), key: 'Escape' },
        { label: m().buttons.acceptSure, move: accept, kind: 'primary' },
      ],
    };
  return {
    title: m().asking.answer(model.people(offer.from)),
    line:
      typeof verdict === 'string'
        ? verdict
        : (warning ?? (isSeveral ? m().asking.answerSeveralLine : m().asking.answerLine(left))),
    actions: [
      { label: m().buttons.refuse, move: { type: 'reject' } satisfies Move, key: 'x' },
      ...(left > 0 && !isSeveral
        ? [
            {
              label: m().buttons.counter,
              press: () => turn.change({ deal: counterTo(view) }),
              key: 'c',
            },
          ]
        : []),
      {
        label: m().buttons.accept,
        press: () => turn.change({ isSure: true }),
        kind: 'primary',
        ...(typeof verdict === 'string' && { whyNot: verdict }),
      },
    ],
  };
}
