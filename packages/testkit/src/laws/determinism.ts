import { collect, type GameTypes, type Rng, type Viewer } from '@parlor/kit';
import { describeDifference } from '../flatten.ts';
import { randomMatch } from '../matches.ts';
import { rulesRng } from '../streams.ts';
import type { Law } from './law.ts';
import { type Position, sameText } from './position.ts';

export const determinism: Law = {
  number: 1,
  name: 'determinism',
  says: 'Setup and play give the same result every time, with and without emit; questions change nothing.',

  inspect(trial) {
    const { game, table } = trial;
    const textOf = (state: object) => JSON.stringify(game.encode(state));

    return {
      begin({ seed, state }) {
        const told = textOf(state);
        const deaf = textOf(game.setup(table, rulesRng(seed, 0)));
        if (!sameText(told, deaf)) {
          trial.broken(
            `setup gives another state without emit or the second time: ${describeDifference(told, deaf)}`,
          );
        }
        trial.exercised();
      },

      position(at) {
        const rng = trial.probe(at.seed, at.step);
        const viewer = rng.pick(at.viewers());
        const first = answers(at, viewer, trial.probe(at.seed, at.step));
        const now = textOf(at.state);
        if (!sameText(at.text, now)) {
          trial.broken(`a question changed the state: ${describeDifference(at.text, now)}`);
        }
        const second = answers(at, viewer, trial.probe(at.seed, at.step));
        const other = first.findIndex(({ answer }, index) => answer !== second[index]!.answer);
        if (other >= 0) {
          const { question, answer } = first[other]!;
          trial.broken(
            `${question()} is answered differently the second time: ${answer}, then ${second[other]!.answer}`,
          );
        }
        trial.exercised();
      },

      step({ before, seat, move, moveText, afterText: played, rng }) {
        const told = game.clone(before);
        game.apply(told, seat, move, rng(), collect([]));
        if (!sameText(played, textOf(told))) {
          trial.broken(
            `${moveText} with the same chance leads elsewhere the second time: ${describeDifference(played, textOf(told))}`,
          );
        }
        const deaf = game.clone(before);
        game.apply(deaf, seat, move, rng());
        if (!sameText(played, textOf(deaf))) {
          trial.broken(
            `${moveText} leads elsewhere without emit: ${describeDifference(played, textOf(deaf))}`,
          );
        }
        if (JSON.stringify(move) !== moveText) {
          trial.broken(
            `apply changed the move it was given: ${moveText} is now ${JSON.stringify(move)}`,
          );
        }
        trial.exercised();
      },

      end(at) {
        if (at.toAct !== 0) return;
        const again = textOf(randomMatch(game, table, at.seed).state);
        if (!sameText(at.text, again)) {
          trial.broken(
            `the whole match, played again, ends elsewhere: ${describeDifference(at.text, again)}`,
          );
        }
        trial.exercised();
      },
    };
  },
};

interface Answer {
  readonly question: () => string;
  readonly answer: string | undefined;
}

/** Everything that is only a question, and what the position answers. */
function answers<T extends GameTypes>(at: Position<T>, viewer: Viewer, rng: Rng): Answer[] {
  const { game, state } = at;
  const found: Answer[] = [];
  const note = (question: () => string, answer: unknown) =>
    found.push({ question, answer: JSON.stringify(answer) });
  const out: T['Move'][] = [];
  note(() => 'toAct', game.toAct(state));
  note(() => 'outcome', game.outcome(state));
  note(() => 'inventory', game.audit.inventory(state));
  note(() => `view(${viewer})`, game.view(state, viewer));
  for (const seat of at.asked) {
    const move = game.sample(state, seat, rng);
    const named = () => `(${seat}, ${JSON.stringify(move)}, ${viewer})`;
    note(() => `sample(${seat})`, move);
    note(() => `decision(${seat})`, game.decision(state, seat));
    note(() => `moves(${seat})`, game.moves(state, seat, out));
    note(() => `notate${named()}`, game.notate(state, seat, move, viewer));
    note(() => `edge${named()}`, game.edge(state, seat, move, viewer));
  }
  for (const move of at.candidates()) {
    const seat = rng.below(at.table.seats);
    note(() => `check(${seat}, ${JSON.stringify(move)})`, game.check(state, seat, move));
  }
  return found;
}
