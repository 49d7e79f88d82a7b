/** The table of Zillionaire: what is chosen, and everything around it. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import type { Event, Move, View } from '@parlor/zillionaire';
import { type Speed, speed } from '../../app/settings.ts';
import type { Action } from '../../table/Actions.tsx';
import { act } from '../../table/Actions.tsx';
import type { TableModel } from '../../table/model.ts';
import type { Moment } from '../../table/session.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import { askedOf } from './asking.ts';
import { Board } from './Board.tsx';
import { focusHand, HandCards } from './HandCards.tsx';
import { BUMP, FIVE, liesAbove, type Rank } from './pieces.ts';
import { Podium } from './Podium.tsx';
import { roundOf, takenBy } from './reading.ts';
import {
  canPass,
  change,
  type Choices,
  choicesOf,
  cycle,
  missing,
  moveOf,
  type Picked,
  tap,
} from './select.ts';
import { SeatLine, SeatPoints, said } from './Self.tsx';
import type { SlideTarget } from './slide.ts';
import { Standing } from './Standing.tsx';
import { play, strings } from './strings.ts';

/** So long the scene between two games stays before somebody else's first play covers it. */
const SCENE_MS: Readonly<Record<Speed, number>> = {
  calm: 4500,
  normal: 2800,
  quick: 1400,
  instant: 0,
};

export function Table({ model }: { readonly model: TableModel }) {
  const moment = model.shown.value;
  useEffect(() => {
    if (moment && isNewGame(moment) && !moment.question) model.hold(SCENE_MS[speed.peek()]);
  }, [moment]);
  return moment ? <Sitting model={model} moment={moment} /> : <TableFrame model={model} />;
}

const isNewGame = ({ events }: Moment): boolean =>
  (events as readonly Event[]).some(({ type }) => type === 'gameStarted');

interface SittingProps {
  readonly model: TableModel;
  readonly moment: Moment;
}

function Sitting({ model, moment }: SittingProps) {
  const view = moment.view as View;
  const me = model.me.value;
  const { picked, choices, legal, choose } = useChoice(model, moment);
  const isMine = model.isMyTurn.value && !model.isOver.value;
  const round = roundOf(view);
  const nameOf = (seat: Seat): string => model.seats.value[seat]?.name ?? '';
  const { who } = model;

  const pressed = (at: SlideTarget): boolean => {
    if (!choices || !isMine) return true;
    if (!choices.has(at.rank)) {
      void model.whyNot(triedWith(view, at.rank)).then((why) => model.explain(why));
      return false;
    }
    model.explain(undefined);
    choose(tap(picked, choices, { ...at, held: heldOf(view, at.rank) }));
    return true;
  };
  const lift = (at: SlideTarget): void => {
    if (picked?.rank !== at.rank || !picked.cards.includes(at.card)) pressed(at);
  };
  const move = choices && moveOf(picked, choices);
  const actions = legal ? actionsOf(view, legal, picked) : [];
  const primary = actions.find(({ kind }) => kind === 'primary');
  const enter = (): void => {
    if (primary && isMine) act(model, primary);
  };
  const taken = me === undefined ? undefined : takenBy(view, me);
  return (
    <TableFrame
      model={model}
      where={strings.where(view.game, view.games, view.seats)}
      order={view.seating}
      seat={(seat) => ({
        sub: <SeatLine view={view} seat={seat} />,
        more: view.finished.length > 0 ? <SeatPoints view={view} seat={seat} /> : undefined,
        say: said(round, seat),
      })}
      board={
        // The end covers the cloth.
        model.isOver.value ? (
          <div class="burst" aria-hidden="true" />
        ) : (
          <Board
            {...{ view, round, who, nameOf, picked, isMine }}
            events={moment.events as readonly Event[]}
          />
        )
      }
      ask={askedOf(view, (choices?.size ?? 1) > 0, move, who)}
      actions={actions}
      mine={
        view.hand &&
        !model.isOver.value &&
        (taken && view.turn !== null ? (
          <p class="z-resting">{strings.youAreOut(taken)}</p>
        ) : (
          <HandCards
            view={view}
            choices={isMine ? choices : undefined}
            picked={picked}
            partner={view.exchange ? who(view.exchange.with) : undefined}
            tap={pressed}
            lift={lift}
            enter={enter}
          />
        ))
      }
      standing={<Standing view={view} who={who} nameOf={nameOf} />}
      keys={
        choices && isMine
          ? keysOf(view, choices, picked, (next) => {
              model.explain(undefined);
              choose(next);
            })
          : {}
      }
      ending={<Podium {...{ view, who, nameOf }} />}
    />
  );
}

interface Choice {
  readonly picked: Picked | undefined;
  readonly choices: Choices | undefined;
  readonly legal: readonly Move[] | undefined;
  readonly choose: (picked: Picked | undefined) => void;
}

/** What I have chosen for the question at hand; with a new question it is forgotten. */
function useChoice(model: TableModel, { question }: Moment): Choice {
  const [kept, keep] = useState<{
    readonly question: number;
    readonly picked: Picked | undefined;
  }>();
  const legal = (model.legal.value as readonly Move[] | undefined) ?? undefined;
  const choices = legal && choicesOf(legal);
  const picked =
    question !== undefined && kept?.question === question.id ? kept.picked : onlyChoice(legal);
  return {
    picked: question && picked,
    choices,
    legal,
    choose: (next) => {
      if (question) keep({ question: question.id, picked: next });
    },
  };
}

/** Where only one move is possible it is chosen already, not played. */
function onlyChoice(legal: readonly Move[] | undefined): Picked | undefined {
  const [only] = legal ?? [];
  return legal?.length === 1 && only?.type === 'play'
    ? { rank: only.rank, cards: Array.from({ length: only.count }, (_, i) => i) }
    : undefined;
}

function actionsOf(
  view: View,
  legal: readonly Move[],
  picked: Picked | undefined,
): readonly Action[] {
  const choices = choicesOf(legal);
  const pass: Action = { label: strings.pass, move: { type: 'pass' }, key: 'p' };
  if (choices.size === 0) return [{ ...pass, kind: 'primary' }];
  const way = canPass(legal) ? [{ ...pass, kind: 'quiet' } as const] : [];
  if (!picked) {
    return [...way, { label: strings.playNothing, kind: 'primary', whyNot: strings.chooseFirst }];
  }
  const { rank, cards } = picked;
  const what = play(rank, cards.length, rank === FIVE ? (view.top?.count ?? 1) || 1 : cards.length);
  const label = view.top === null ? strings.leadButton(what) : strings.playButton(what);
  const move = moveOf(picked, choices);
  return [
    ...way,
    move
      ? { label, kind: 'primary', move }
      : {
          label: strings.playNothing,
          kind: 'primary',
          whyNot: strings.chooseMore(rank, missing(picked, choices)),
        },
  ];
}

/** Digits are ranks; 9 goes through the named cards. */
function keysOf(
  view: View,
  choices: Choices,
  picked: Picked | undefined,
  choose: (picked: Picked | undefined) => void,
): Readonly<Record<string, () => void>> {
  const keys: Record<string, () => void> = {
    Escape: () => choose(undefined),
    ArrowLeft: () => focusHand('last'),
    ArrowRight: () => focusHand('first'),
    ArrowDown: () => focusHand('first'),
    '+': () => picked && choose(change(picked, choices, 1, heldOf(view, picked.rank))),
    '-': () => picked && choose(change(picked, choices, -1, heldOf(view, picked.rank))),
  };
  const cycled = (rank: Rank): void =>
    choose(cycle(picked, choices, { rank, held: heldOf(view, rank) }));
  for (const rank of choices.keys()) if (rank < BUMP) keys[rank] = () => cycled(rank);
  const named = [...choices.keys()].filter((rank) => rank >= BUMP);
  if (named.length > 0) {
    keys['9'] = () => {
      const next = named.find((rank) => rank > (picked?.rank ?? 0));
      choose(
        cycle(undefined, choices, {
          rank: next ?? named[0]!,
          held: heldOf(view, next ?? named[0]!),
        }),
      );
    };
  }
  return keys;
}

const heldOf = ({ hand }: View, rank: Rank): number =>
  hand?.filter((card) => card === rank).length ?? 0;

/** The play somebody means who taps a card that cannot be played. */
function triedWith(view: View, rank: Rank): Move {
  const asked = rank === FIVE ? 1 : (view.top?.count ?? 1) || 1;
  const isAbove = view.top !== null && liesAbove(view.top, rank);
  const count = isAbove ? asked : Math.min(asked, heldOf(view, rank));
  return { type: 'play', rank, count };
}
