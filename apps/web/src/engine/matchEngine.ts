/** The engine as tables ask it: about one match, by the rules that it began with. */

import type { Advice, Engine } from '@parlor/table-ui';
import type { MatchRules } from './calls.ts';
import { engine } from './engine.ts';

/** The rules are looked up with every question: of a match on a server they are known once it is heard of. */
export const engineFor = (rules: () => MatchRules): Engine => ({
  legal: (view, seat) => engine.legal(rules(), view, seat),
  check: (view, seat, move) => engine.check(rules(), view, seat, move),
  ask: (call, view, seat) => engine.ask(rules(), call, view, seat),
});

export const adviceFor = (rules: () => MatchRules): Advice => ({
  hints: (view, seat) => engine.hints(rules(), view, seat),
});
