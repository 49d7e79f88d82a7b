/** What the table asks, in every language and whatever is chosen. */

import { LANGUAGES, type People } from '@parlor/kit';
import { Judge } from '@parlor/testkit/testing';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../messages/catalogues.ts';
import { leavesOf, watched } from '../messages/testCatalogues.ts';
import { RARE, readBy, type Step, stepsOf, TABLES } from '../messages/testMatches.ts';
import { pureProfit as game } from '../rules/index.ts';
import { askedOf } from './asking.ts';
import { type Draft, moveKey, NO_DRAFT } from './draft.ts';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { motionOf } from './motion.ts';
import type { Turn } from './turn.ts';

function turnOf({ state, seat, moves }: Step, people: People, draft: Partial<Draft>): Turn {
  const view = game.view(state, seat);
  const legal = new Set(moves.map(moveKey));
  return {
    view,
    isFirst: false,
    me: seat,
    asked: view.asked,
    draft: { ...NO_DRAFT, first: view.asked === 'settle' ? 11 : undefined, ...draft },
    motion: motionOf([], view),
    model: {} as Turn['model'],
    people,
    isOpen: true,
    allows: (move) => legal.has(moveKey(move)),
    change: () => undefined,
    explain: () => undefined,
  };
}

/** Every question of a step: nothing chosen, each card chosen, and a run laid out. */
function* asked(step: Step): Generator<string> {
  const canFinish = step.moves.some(({ type }) => type === 'finish');
  const drafts: Partial<Draft>[] = [
    {},
    ...[0, 1, 2, 3, 4, 5].map((picked) => ({ picked })),
    ...(canFinish ? [{ isFinishing: true }] : []),
  ];
  for (const draft of drafts) {
    const { title, line, actions } = askedOf(turnOf(step, readBy(step.seat), draft))!;
    yield* [title, line];
    for (const { label, whyNot } of actions)
      yield* whyNot === undefined ? [label] : [label, whyNot];
  }
}

/** Of the first edition, and what is said only after a touch. */
const ELSEWHERE = /^asking\.(.*\.first\w+|notNow\..*|finish\.needed)$/;

describe.each(LANGUAGES)('in %s', (language) => {
  const { messages } = catalogues[language];
  const { assertText, assertSentence } = new Judge(catalogues, language);

  it('every question of every match can be read, and none of the words is written for nobody', () => {
    const used = new Set<string>();
    catalogue.use(watched(messages, used));
    const seen = new Set<string>();
    const see = (step: Step): void => {
      for (const line of step.moves.length > 0 ? asked(step) : []) {
        if (!seen.has(line)) assertText(line);
        seen.add(line);
      }
    };
    for (const [, seats, options] of TABLES)
      for (const step of stepsOf(seats, options, 5)) see(step);
    for (const [, step] of RARE) see(step);
    const idle = [...leavesOf(messages).keys()].filter(
      (path) => path.startsWith('asking.') && !used.has(path) && !ELSEWHERE.test(path),
    );
    expect(idle).toEqual([]);
  });

  it('every lesson has a title, and sentences', () => {
    catalogue.use(messages);
    expect(lessons.map(({ id }) => id).sort()).toEqual(Object.keys(messages.lessons).sort());
    for (const { id, title, text } of lessons) {
      assertText(title, id);
      assertSentence(text, id);
    }
  });
});
