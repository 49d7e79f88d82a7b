import { describeDifference } from '../flatten.ts';
import type { Law } from './law.ts';
import { sameText } from './position.ts';

export const conservation: Law = {
  number: 12,
  name: 'conservation',
  says: 'What can be neither made nor destroyed is the same from setup to the end.',

  inspect(trial) {
    let atSetup: string | undefined;
    return {
      begin() {
        atSetup = undefined;
      },

      position(at) {
        const now = JSON.stringify(trial.game.audit.inventory(at.state));
        atSetup ??= now;
        if (!sameText(now, atSetup)) {
          trial.broken(
            `the inventory has changed since setup: ${describeDifference(atSetup, now)}`,
          );
        }
        trial.exercised();
      },
    };
  },
};
