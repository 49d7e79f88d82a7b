/** Faults of worlds that look right and are played at another table: law 13. */

import { NO_BID, State } from '../../../../docs/template-game/rules/state.ts';
import type { Options, View } from '../../../../docs/template-game/facts/types.ts';
import { type BrokenGame, bazaar, broken } from './brokenGame.ts';

const usual = bazaar.presets.standard;

/** A view that does not say whether scouts can be sent. */
function withoutScouting({ options, ...view }: View): View {
  const { scouting: _scouting, ...others } = options;
  return { ...view, options: others as Options };
}

/** Whoever has won an auction with these bids has a scout besides, whatever they do. */
const scoutForWinning: typeof bazaar.apply = (state, seat, move, rng, emit) => {
  const won = move.type !== 'bid' && state.opened[seat] !== NO_BID;
  bazaar.apply(state, seat, move, rng, emit);
  if (won && state.deckLeft > 0) state.scout = seat;
};

export const FORGETTING: readonly BrokenGame[] = [
  broken(13, 'worlds forget an option', {
    worlds: (view, guess) => bazaar.worlds({ ...view, options: usual }, guess),
  }),
  broken(13, 'the view forgets an option', {
    view: (state, viewer) => withoutScouting(bazaar.view(state, viewer)),
    worlds: (view, guess) =>
      bazaar.worlds({ ...view, options: { ...view.options, scouting: usual.scouting } }, guess),
  }),
  broken(13, 'the view has the usual options and not those of the table', {
    view: (state, viewer) => ({ ...bazaar.view(state, viewer), options: { ...usual } }),
  }),
  broken(
    13,
    'a world has a seat more than the table',
    {
      worlds: (view, guess) => (rng) => {
        const larger = new State({ seats: view.seats + 1, options: view.options });
        bazaar.copyInto(bazaar.worlds(view, guess)(rng), larger);
        return larger;
      },
    },
    [7],
  ),
  broken(
    13,
    'worlds look the same, but the same moves have another future: the view forgets the last bids, on which the rules rest',
    {
      apply: scoutForWinning,
      view: (state, viewer) => ({ ...bazaar.view(state, viewer), opened: null }),
    },
    [11],
  ),
];
