import type { GameTypes, Json, Viewer } from '@parlor/kit';
import type { Inspector, Law, Trial } from './law.ts';
import { who } from './position.ts';

/** So often must something have been hidden before always the same world is called a fault and not luck. */
const ENOUGH = 40;

export const variety: Law = {
  number: 9,
  name: 'variety',
  says: 'Worlds vary: what is hidden from a viewer is not always the same in the worlds sampled from its view.',
  inspect: inspectVariety,
};

/** How often a part of the state was shown to be open, and whether worlds ever varied in it. */
interface Tally {
  open: number;
  varied: boolean;
}

function inspectVariety<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game } = trial;
  const tallies = new Map<Viewer, Map<string, Tally>>();

  return {
    position(at) {
      const rng = trial.probe(at.seed, at.step);
      const viewer = rng.pick(at.viewers());
      const planted = game.clone(at.state);
      if (!game.audit.plant(planted, viewer, rng)) return;
      trial.exercised();

      const open = partsThatDiffer(at.encoded, game.encode(planted));
      const worlds = at.worlds(viewer);
      const varying = partsThatDiffer(game.encode(worlds(rng)), game.encode(worlds(rng)));
      const tally = tallies.get(viewer) ?? new Map<string, Tally>();
      tallies.set(viewer, tally);
      for (const part of open) {
        const known = tally.get(part) ?? { open: 0, varied: false };
        tally.set(part, known);
        known.open++;
      }
      for (const part of varying) {
        const known = tally.get(part) ?? { open: 0, varied: false };
        tally.set(part, known);
        known.varied = true;
      }
    },

    close() {
      for (const [viewer, tally] of tallies) {
        for (const [part, { open, varied }] of tally) {
          if (!varied && open >= ENOUGH) {
            trial.broken(
              `the worlds of ${who(viewer)} never vary in "${part}" of the encoded state, though a planted secret changed it ${open} times`,
            );
          }
        }
      }
    },
  };
}

/** The top-level parts of two encoded states in which they differ. */
function partsThatDiffer(one: Json, other: Json): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other ? [] : ['the whole'];
  }
  const [ours, theirs] = [one, other] as Readonly<Record<string, Json>>[];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => JSON.stringify(ours![key]) !== JSON.stringify(theirs![key]));
}
