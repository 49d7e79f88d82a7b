import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { TURN } from '../state/state.ts';
import { alternativesOf } from './alternatives.ts';
import type { HiddenClause } from '../../facts/clauses.ts';
import { canKeep, lastStep, type Wish } from './line.ts';
import type { Fate } from './lineMoves.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { setOf } from './sound.ts';
import { standpointIn } from './standpoint.ts';
import { withStanding } from '../../lab/contracts/truthCompare.ts';
import {
  KINDS,
  type Kind,
  partiesFor,
  promising,
  smallScene,
} from '../../lab/contracts/truthOffers.ts';

/** Rounds beyond the last step. */
const FAR = 10;
const SHEETS = 60;

const canBeDemanded = (clause: HiddenClause): boolean =>
  clause.type === 'play' ||
  clause.type === 'option' ||
  (clause.type === 'give' && clause.when.type !== 'lapsed');

/** All together, each alone, with a card beside, and after fate. */
function* wishesOn(sheet: Sheet): Generator<Wish> {
  const { items } = sheet;
  const demands = [...items.keys()].filter((at) => canBeDemanded(items[at]!.clause));
  yield { demands };
  for (const one of demands) yield { demands: [one] };
  for (const { clause } of items) {
    if (clause.type !== 'give' || clause.when.type !== 'played') continue;
    const { seat, card } = clause.when;
    if (card !== null) yield { demands: [], extra: { seat, card } };
    if (card !== null) yield { demands, extra: { seat, card } };
  }
  for (const at of alternativesOf(sheet)) {
    for (const fate of fatesOf(sheet, at)) {
      yield { demands: [at], fate };
      yield { demands: [...demands.filter((one) => one !== fate.root), at], fate };
    }
  }
}

function* fatesOf(sheet: Sheet, at: number): Generator<Fate> {
  const { contract, clause } = sheet.items[at]!;
  if (clause.type !== 'give' || clause.when.type !== 'lapsed') return;
  const first = clause.when.clause;
  const root = sheet.items.findIndex((one) => one.contract === contract && one.index === first);
  if (root < 0) return;
  const lost = new Set([root]);
  for (let step = 0; step <= lastStep(sheet); step++) yield { lost, root, step };
  yield { lost, root, step: 'any' };
  yield { lost, root, step: undefined };
}

describe('D-7.2 lines end where nothing can change any more', () => {
  it.each(KINDS.map((kind, place) => [kind, place] as const))(
    'and nothing does, however long they are followed: %s',
    (kind, place) => {
      const rng = fastRng(place);
      let [kept, unkept] = [0, 0];
      for (let sheets = 0; sheets < SHEETS; sheets++) {
        const state = smallScene(kind, rng);
        if (kind === 'standing') withStanding(state, rng);
        if (state.phase !== TURN) continue;
        const parties = partiesFor(kind, state, rng);
        const writing: Kind = kind === 'standing' ? 'everything' : kind;
        const clauses = promising(writing, state, parties, rng);
        const point = standpointIn(state, parties[0], parties);
        const sheet = sheetOf(point, { parties, clauses }, setOf(parties));
        const last = lastStep(sheet);
        for (const wish of wishesOn(sheet)) {
          const isKept = canKeep(sheet, wish);
          if (isKept) kept++;
          else unkept++;
          for (const horizon of [last, last + FAR * state.seats])
            expect([canKeep(sheet, wish, horizon), wish, clauses]).toEqual([isKept, wish, clauses]);
        }
      }
      expect(kept).toBeGreaterThan(SHEETS);
      expect(unkept).toBeGreaterThan(SHEETS);
    },
  );
});
