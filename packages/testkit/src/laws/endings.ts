import { allSeats, type Outcome, seatsOf } from '@parlor/kit';
import type { Law } from './law.ts';

export const endings: Law = {
  number: 4,
  name: 'endings',
  says: 'Nobody is to act exactly when there is an outcome; every match ends in time, with scores and places for all.',

  inspect(trial) {
    const { game, table } = trial;
    return {
      begin() {
        const bound = game.maxMoves(table);
        if (!Number.isSafeInteger(bound) || bound < 1) {
          trial.broken(`maxMoves gives ${bound}, which bounds nothing`);
        }
      },

      glance(state, step) {
        const toAct = game.toAct(state);
        const outcome = game.outcome(state);
        if (toAct === 0 && !outcome) trial.broken('nobody is to act, but there is no outcome');
        if (toAct !== 0 && outcome) {
          trial.broken(`there is an outcome, but seats ${seatsOf(toAct).join(', ')} are to act`);
        }
        if ((toAct & ~allSeats(table.seats)) !== 0 || !Number.isInteger(toAct)) {
          trial.broken(`toAct gives ${toAct}, which names seats that do not exist at this table`);
        }
        const played = step - 1;
        if (toAct !== 0 && played >= game.maxMoves(table)) {
          trial.broken(
            `the match is not over after ${played} moves, the most that maxMoves allows`,
          );
        }
        if (outcome) {
          const why = wrongOutcome(outcome, table.seats);
          if (why) trial.broken(`${why}: ${JSON.stringify(outcome)}`);
          trial.exercised();
        }
      },
    };
  },
};

function wrongOutcome({ scores, places }: Outcome, seats: number): string | undefined {
  if (scores.length !== seats || !scores.every(Number.isFinite)) return 'not a score for each seat';
  if (places.length !== seats) return 'not a place for each seat';
  // 1 is there, ties share a place and use up the places below it: 1, 2, 2, 4.
  const ranked = places.every(
    (place) => place === 1 + places.filter((other) => other < place).length,
  );
  return ranked ? undefined : 'the places are no ranking';
}
