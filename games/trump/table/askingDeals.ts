/** What is asked in Part 2: to deal, to answer, to write an offer. */

import type { Move } from '../rules/index.ts';
import type { Action } from '@parlor/web/table-ui';
import { counterTo, type Deal } from './deal.ts';
import { dealingNow } from './dealingLater.ts';
import { D } from './dealStrings.ts';
import type { Decision } from './decision.ts';
import { cardName } from './printed.ts';
import { usesOf } from './reading.ts';
import { S } from './strings.ts';
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
  const canUse = usesOf(view).some((use) => turn.allows(use));
  const isParty = view.contracts.some(({ seats }) => seats.includes(me!));
  const reading: Action[] =
    isParty && (canUse || canOffer(turn))
      ? [{ label: S.contracts, press: () => turn.change({ isReading: true }), key: 'c' }]
      : [];
  return {
    title: S.askDealing,
    line: `${canUse ? S.canUse : ''}${S.askDealingLine(left, view.passes)}`,
    actions: canOffer(turn)
      ? [
          passing,
          ...reading,
          {
            label: S.makeDeal,
            press: () => turn.change({ isSeeking: true }),
            kind: 'primary',
            key: 'd',
          },
        ]
      : [...reading, { ...passing, kind: 'primary' }],
  };
}

export const askContracts = (turn: Turn): Decision => ({
  title: S.askContracts,
  line: S.askContractsLine,
  actions: [{ label: S.back, press: () => turn.change({ isReading: false }), key: 'Escape' }],
});

/** A card of choice is due. */
export function askChoose(turn: Turn): Decision {
  const { view, model, set, draft, move } = turn;
  const { from, to } = view.choosing!;
  const verdict = move && turn.verdict(move);
  return {
    title: S.askChoose(model.who(from), S.lower(model.who(to))),
    line: S.askChooseLine,
    actions: [
      draft.card === undefined
        ? { label: S.chooseCard, kind: 'primary', whyNot: S.chooseCard }
        : {
            label: S.choose(cardName(set, draft.card)),
            move,
            kind: 'primary',
            ...(typeof verdict === 'string' && { whyNot: verdict }),
          },
    ],
  };
}

/** 'Nadia and Otto', 'Nadia, Otto and Bruno' */
const listed = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

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
  const isSeveral = deal.and.length > 0;
  const names = [deal.to, ...deal.and].map(model.who);
  return {
    title: deal.isCounter
      ? S.askSendCounter(name)
      : isSeveral
        ? S.askSendSeveral(listed(names))
        : S.askSend(name),
    line: isSeveral ? S.askSendSeveralLine : S.askSendLine(left),
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
  const remarks = [...(dealingNow()?.remarksOn(view, model.who, offer).values() ?? [])].flat();
  const voids = remarks.filter(({ kind }) => kind === 'void').length;
  const risks = remarks.filter(({ kind }) => kind === 'risk').length;
  const warning =
    voids > 0 ? D.voidInside(voids) : risks > 0 && draft.isSure ? D.riskInside(risks) : undefined;
  const isSeveral = (offer.and ?? []).length > 0;
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
    line:
      typeof verdict === 'string'
        ? verdict
        : (warning ?? (isSeveral ? S.askAnswerSeveral : S.askAnswerLine(left))),
    actions: [
      { label: S.refuse, move: { type: 'reject' } satisfies Move, key: 'x' },
      ...(left > 0 && !isSeveral
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
