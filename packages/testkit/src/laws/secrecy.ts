import {
  canonicalJson,
  collect,
  type Emission,
  eventsFor,
  type GameTypes,
  hasSeat,
  allSeats,
  type Rng,
  seatsOf,
  type Viewer,
} from '@parlor/kit';
import { describeDifference } from '../flatten.ts';
import { notPlain } from '../plainJson.ts';
import { rulesRng } from '../streams.ts';
import { isRetold } from './retold.ts';
import type { Inspector, Law, Step, Trial } from './law.ts';
import { listMoves, type Position, questions, verdict, who } from './position.ts';
import { CountingRng, TamperingRng } from './tampering.ts';

/** Planted states that play along at the same time. */
const SHADOWS = 2;

/** How often a planted state is given up for a new one, though nothing has come out. */
const RENEW_EVERY = 6;

export const secrecy: Law = {
  number: 11,
  name: 'secrecy',
  says: 'All that is sent is plain JSON, and a planted secret changes nothing that those who must not know it receive.',
  inspect: inspectSecrecy,
};

/** The same match but for a secret that `viewer` must not know; lives until the viewer learns of it. */
interface Shadow<State> {
  readonly viewer: Viewer;
  readonly state: State;
}

type Emissions<T extends GameTypes> = readonly Emission<T['Event']>[];

/** A state and what was told on the way to it. */
interface Told<T extends GameTypes> {
  readonly state: T['State'];
  readonly emissions: Emissions<T>;
}

function inspectSecrecy<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game, table } = trial;
  let shadows: Shadow<T['State']>[] = [];

  /** All that was told in this match, with its text at the time. */
  let told: { emissions: Emissions<T>; text: string }[] = [];

  return {
    begin({ seed, state, emissions }) {
      shadows = [];
      told = [];
      eventsAreFit(emissions);
      const counting = new CountingRng(rulesRng(seed, 0));
      game.setup(table, counting);
      if (counting.shuffles > 0) {
        const probe = trial.probe(seed, 0);
        for (let viewer = -1; viewer < table.seats; viewer++) {
          const rng = tamper(rulesRng(seed, 0), counting.shuffles, probe);
          const there: Emission<T['Event']>[] = [];
          const other = game.setup(table, rng, collect(there));
          sameStory(
            'setup',
            viewer < 0 ? 'public' : viewer,
            { state, emissions },
            { state: other, emissions: there },
          );
        }
      }
    },

    resume() {
      shadows = [];
    },

    position(at) {
      const rng = trial.probe(at.seed, at.step);
      const viewer = rng.pick(at.viewers());
      isPlain(at.view(viewer), `the view of ${who(viewer)}`);
      for (const seat of at.asked)
        isPlain(game.decision(at.state, seat), `the decision of seat ${seat}`);
      if (at.candidates().length > 0) {
        const move = rng.pick(at.candidates());
        isPlain(move, 'a move');
        isPlain(game.check(at.state, rng.below(table.seats), move) ?? null, 'an answer of check');
      }

      if (rng.below(RENEW_EVERY) === 0) shadows.shift();
      while (shadows.length < SHADOWS) {
        const shadow = plant(at, rng.pick(at.viewers()), rng);
        if (!shadow) break;
        shadows.push(shadow);
      }
      for (const shadow of shadows) sameAnswers(at, shadow);
    },

    step(step) {
      const { at, seat, move, moveText, after, emissions } = step;
      for (const { view, text } of at.viewsShown()) {
        if (JSON.stringify(view) !== text) {
          trial.broken(
            `the view of ${who(view.viewer)} changed after it was shown: it shares memory with the state`,
          );
        }
      }
      eventsAreFit(emissions);
      if (step.shuffles > 0) {
        const probe = trial.probe(at.seed, at.step);
        const other = game.clone(step.before);
        const there: Emission<T['Event']>[] = [];
        game.apply(other, seat, move, tamper(step.rng(), step.shuffles, probe), collect(there));
        for (const viewer of at.viewers()) {
          sameStory(
            `${moveText} by seat ${seat}`,
            viewer,
            { state: after, emissions },
            { state: other, emissions: there },
          );
        }
      }
      shadows = shadows.filter((shadow) => staysHidden(step, shadow));
    },

    end() {
      const changed = told.find(({ emissions, text }) => JSON.stringify(emissions) !== text);
      if (changed) {
        trial.broken(
          `events changed after they were told, since they share memory with the state: ${changed.text} are now ${JSON.stringify(changed.emissions)}`,
        );
      }
    },
  };

  function isPlain(value: unknown, what: string): void {
    const fault = notPlain(value);
    if (fault) trial.broken(`${what} is not plain JSON: ${fault}`);
  }

  function plant(at: Position<T>, viewer: Viewer, rng: Rng): Shadow<T['State']> | undefined {
    const state = game.clone(at.state);
    const says = game.audit.plant(state, viewer, rng);
    const text = JSON.stringify(game.encode(state));
    if (says === (at.text === text)) {
      trial.broken(
        says
          ? `plant for ${who(viewer)} says it changed something, but the state is the same`
          : `plant for ${who(viewer)} says it changed nothing, but: ${describeDifference(at.text, text)}`,
      );
    }
    if (!says) return undefined;
    const [truly, there] = [at.state, state].map((one) => canonicalJson(game.audit.inventory(one)));
    if (truly !== there) {
      trial.broken(
        `plant for ${who(viewer)} makes or destroys something: ${describeDifference(truly!, there!)}`,
      );
    }
    return { viewer, state };
  }

  /** Everything the viewer can ask about this position has the same answer, to the byte. */
  function sameAnswers(at: Position<T>, { viewer, state }: Shadow<T['State']>): void {
    const seen = JSON.stringify(game.view(state, viewer));
    if (seen !== at.viewText(viewer)) {
      trial.broken(
        `the view of ${who(viewer)} shows a planted secret: ${describeDifference(at.viewText(viewer), seen)}`,
      );
    }
    const [asked, there] = [at.asked, seatsOf(game.toAct(state))];
    const [truly, planted] = [questions(game, at.state, asked), questions(game, state, there)];
    if (truly !== planted) {
      trial.broken(
        `who is asked shows ${who(viewer)} a planted secret: "${truly}", otherwise "${planted}"`,
      );
    }
    trial.exercised();
    if (viewer === 'public') return;
    for (const move of at.candidates()) {
      const [ours, theirs] = [
        game.check(at.state, viewer, move),
        game.check(state, viewer, move),
      ].map(verdict);
      if (ours !== theirs) {
        trial.broken(
          `check shows seat ${viewer} a planted secret: ${JSON.stringify(move)} is ${ours}, otherwise ${theirs}`,
        );
      }
    }
    if (!hasSeat(at.toAct, viewer)) return;
    const [list, otherList] = [at.moves(viewer), listMoves(game, state, viewer)].map((moves) =>
      JSON.stringify(moves ?? 'wide'),
    );
    if (list !== otherList) {
      trial.broken(
        `the list shows seat ${viewer} a planted secret: ${list}, otherwise ${otherList}`,
      );
    }
  }

  function eventsAreFit(emissions: Emissions<T>): void {
    told.push({ emissions, text: JSON.stringify(emissions) });
    for (const { shared, secret } of emissions) {
      isPlain(shared, `the event ${shared.type}`);
      if (!secret) continue;
      isPlain(secret.event, `the secret event ${secret.event.type}`);
      if (secret.to === 0 || (secret.to & ~allSeats(table.seats)) !== 0) {
        trial.broken(
          `the secret event ${secret.event.type} is for nobody at this table: ${secret.to}`,
        );
      }
    }
  }

  /** The chance that was drawn, but for two cards of one shuffle. */
  function tamper(source: Rng, shuffles: number, probe: Rng): Rng {
    return new TamperingRng(source, 1 + probe.below(shuffles), probe);
  }

  /**
   * Whether the viewer sees the same afterwards in both. If so it must have
   * been told the same, byte for byte, but for the order of its own secrets.
   */
  function sameStory(what: string, viewer: Viewer, one: Told<T>, other: Told<T>): boolean {
    const [view, otherView] = [one, other].map(({ state }) =>
      JSON.stringify(game.view(state, viewer)),
    );
    if (view !== otherView) return false;
    const [story, otherStory] = [one, other].map(({ emissions }) =>
      JSON.stringify(eventsFor(emissions, viewer)),
    );
    if (story !== otherStory) {
      // What led here differs for this viewer: it can tell the two apart, and may.
      if (viewer !== 'public' && isRetold(one.emissions, other.emissions, viewer)) return false;
      trial.broken(
        `the events of ${what} show ${who(viewer)} a secret: ${story} (${story!.length} characters), otherwise ${otherStory} (${otherStory!.length} characters)`,
      );
    }
    trial.exercised();
    return true;
  }

  /** Plays the move in the shadow too. False when the viewer can tell the two apart by now. */
  function staysHidden(step: Step<T>, { viewer, state }: Shadow<T['State']>): boolean {
    const { before, seat, move, moveText, after, emissions } = step;
    const why = game.check(state, seat, move);
    // Somebody else's move may rest on the secret. One's own was judged above.
    if (why) return false;
    const [name, otherName] = [before, state].map((one) => game.notate(one, seat, move, viewer));
    const there: Emission<T['Event']>[] = [];
    game.apply(state, seat, move, step.rng(), collect(there));
    const story = `${moveText} by seat ${seat}`;
    if (!sameStory(story, viewer, { state: after, emissions }, { state, emissions: there }))
      return false;
    if (name !== otherName) {
      trial.broken(
        `notation shows ${who(viewer)} a planted secret: ${moveText} by seat ${seat} is "${name}", otherwise "${otherName}"`,
      );
    }
    return true;
  }
}
