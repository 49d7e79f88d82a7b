import {
  type AnyOptionSpec,
  canonicalJson,
  fastRng,
  type GameTypes,
  type Json,
  type Rng,
  type Table,
  type Viewer,
} from '@parlor/kit';
import { randomMove } from '../matches.ts';
import type { PlayedMove } from '../record.ts';
import { rulesRng } from '../streams.ts';
import { type Four, Futures } from './futures.ts';
import type { Inspector, Law, Trial } from './law.ts';
import { type Position, who } from './position.ts';

/** Four states that play on cost more than other laws do; what is forgotten is missing everywhere. */
const LOOK_EVERY = 4;

/** So many secrets are planted one after the other: together they change about what worlds do. */
const PLANTS = 6;

/** Moves of a future, and how many are tried for each until one can be made in all its states. */
const LENGTH = 3;
const TRIES = 4;

/** Seeds of the chance that all states of a future share. */
const CHANCES = 2 ** 31;

export const fidelity: Law = {
  number: 13,
  name: 'fidelity',
  says: 'A world keeps its table: it has the same seats and options, and the same moves with the same chance lead to the same public future but for secrets.',
  inspect: inspectFidelity,
};

type Fields = Readonly<Record<string, Json>>;

function inspectFidelity<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game } = trial;
  const futures = new Futures();
  const out: T['Move'][] = [];
  let begun = false;

  return {
    begin({ seed }) {
      if (!begun) otherTables(trial.probe(seed, 0), seed);
      begun = true;
    },

    position(at) {
      const rng = trial.probe(at.seed, at.step);
      if (rng.below(LOOK_EVERY) > 0) return;
      const viewer = rng.pick(at.viewers());
      const [world, second] = [at.worlds(viewer)(rng), at.worlds(viewer)(rng)];
      keepsTable(at.table, viewer, at.view(viewer), world);
      trial.exercised();
      const truth = game.clone(at.state);
      sameFuture({ truth, planted: planted(at, viewer, rng), world, second }, rng);
    },

    close() {
      const found = futures.forgotten();
      if (found) {
        trial.broken(
          `the same moves with the same chance lead ${found.times} times to another "${found.place}" for everybody in all worlds, though no secret ever changes it: ${found.example}`,
        );
      }
    },
  };

  /**
   * Tables that are not played here: each has one option changed. Whoever writes down the usual
   * options instead of those of the state is right at the usual table.
   */
  function otherTables(rng: Rng, seed: number): void {
    for (const table of withOtherOptions(rng)) {
      const state = game.setup(table, rulesRng(seed, 0));
      for (const viewer of ['public', rng.below(table.seats)] as const) {
        const sent = JSON.parse(JSON.stringify(game.view(state, viewer))) as T['View'];
        keepsTable(table, viewer, sent, game.worlds(sent)(rng));
      }
    }
  }

  function withOtherOptions(rng: Rng): Table<T['Options']>[] {
    const { seats, options } = trial.table;
    const tables: Table<T['Options']>[] = [];
    for (const [name, spec] of Object.entries<AnyOptionSpec>(game.options)) {
      const value = otherValue(spec, (options as Fields)[name], rng);
      const table = { seats, options: { ...options, [name]: value } };
      if (value !== undefined && game.checkTable(table) === undefined) tables.push(table);
    }
    return tables;
  }

  function keepsTable(
    table: Table<T['Options']>,
    viewer: Viewer,
    view: T['View'],
    world: T['State'],
  ): void {
    carriesTable(table, view, `the view of ${who(viewer)}`);
    carriesTable(table, game.encode(world), `a world from the view of ${who(viewer)}`);
  }

  /** Seats and options stand at the top, the options by themselves or in `options`. */
  function carriesTable(table: Table<T['Options']>, carrier: unknown, what: string): void {
    const fields = carrier as Fields;
    const options = (fields['options'] ?? fields) as Fields;
    if (fields['seats'] !== table.seats) {
      trial.broken(`${what} has ${said(fields['seats'])} seats and not ${table.seats}`);
    }
    for (const [name, value] of Object.entries<Json>(table.options as Fields)) {
      if (said(options[name]) !== said(value)) {
        trial.broken(
          `${what} has the option ${name} as ${said(options[name])} and not ${said(value)}`,
        );
      }
    }
  }

  /** The truth, but for everything that `viewer` must not know. */
  function planted(at: Position<T>, viewer: Viewer, rng: Rng): T['State'] {
    const state = game.clone(at.state);
    for (let times = 0; times < PLANTS; times++) game.audit.plant(state, viewer, rng);
    return state;
  }

  /** Plays all four on until everybody can tell one of them from the truth. */
  function sameFuture(four: Four<T['State']>, rng: Rng): void {
    const { truth, planted, world, second } = four;
    const others = [planted, world, second];
    for (let move = 0; move < LENGTH && game.toAct(truth) !== 0; move++) {
      const played = commonMove(truth, others, rng);
      if (!played) return;
      const chance = rng.below(CHANCES);
      for (const state of [truth, ...others]) {
        game.apply(state, played.seat, played.move, fastRng(chance));
      }
      const seen = publicly(truth);
      const text = JSON.stringify(seen);
      const [withSecrets, there, alsoThere] = others.map(publicly);
      const same = (other: Json | undefined) => JSON.stringify(other) === text;
      if (same(withSecrets) && same(there) && same(alsoThere)) continue;
      futures.compare({
        truth: seen,
        planted: withSecrets!,
        world: there!,
        second: alsoThere!,
      });
      return;
    }
  }

  /** A move of the truth that can be made in the others too. */
  function commonMove(
    truth: T['State'],
    others: readonly T['State'][],
    rng: Rng,
  ): PlayedMove<T['Move']> | undefined {
    for (let tries = 0; tries < TRIES; tries++) {
      const played = randomMove(game, truth, rng, out);
      if (others.every((state) => !game.check(state, played.seat, played.move))) return played;
    }
    return undefined;
  }

  /** All that everybody knows of a state. */
  function publicly(state: T['State']): Json {
    const { scores, places } = game.outcome(state) ?? { scores: [], places: [] };
    return {
      view: game.view(state, 'public') as unknown as Json,
      toAct: game.toAct(state),
      scores,
      places,
    };
  }
}

const said = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : canonicalJson(value);

/** Another value that the option may have; components of one's own cannot be made up. */
function otherValue(spec: AnyOptionSpec, value: Json | undefined, rng: Rng): Json | undefined {
  switch (spec.type) {
    case 'flag':
      return value !== true;
    case 'count': {
      const others = spec.max - spec.min;
      if (others === 0) return undefined;
      const other = spec.min + rng.below(others);
      return other < (value as number) ? other : other + 1;
    }
    case 'choice': {
      const others = spec.values.filter((choice) => choice !== value);
      return others.length > 0 ? rng.pick(others) : undefined;
    }
    case 'data':
      return undefined;
  }
}
