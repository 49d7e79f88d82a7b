import type { GameTypes, Json } from '@parlor/kit';
import { describeDifference } from '../flatten.ts';
import { notPlain } from '../plainJson.ts';
import type { Inspector, Law, Trial } from './law.ts';
import { sameText, verdict, who } from './position.ts';

/** How often the decoded state that plays along is made anew. */
const DECODE_AGAIN_EVERY = 10;

export const codec: Law = {
  number: 3,
  name: 'codec',
  says: 'A state that went through JSON is the same state and plays on identically.',
  inspect: inspectCodec,
};

function inspectCodec<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game } = trial;

  /** A decoded state that plays the same moves as the original. */
  let twin: T['State'] | undefined;

  return {
    begin() {
      twin = undefined;
    },

    resume() {
      twin = undefined;
    },

    position(at) {
      const rng = trial.probe(at.seed, at.step);
      const fault = notPlain(at.encoded);
      if (fault) trial.broken(`encode does not give plain JSON: ${fault}`);
      const decoded = game.decode(JSON.parse(at.text) as Json);
      const text = JSON.stringify(game.encode(decoded));
      if (!sameText(at.text, text)) {
        trial.broken(`decoding loses something: ${describeDifference(at.text, text)}`);
      }
      if (!twin || rng.below(DECODE_AGAIN_EVERY) === 0) twin = decoded;

      // What the encoding itself forgets shows in the answers.
      if (game.toAct(twin) !== at.toAct) trial.broken('a decoded state asks other seats');
      const viewer = rng.pick(at.viewers());
      const seen = JSON.stringify(game.view(twin, viewer));
      if (!sameText(at.viewText(viewer), seen)) {
        trial.broken(
          `a decoded state looks different to ${who(viewer)}: ${describeDifference(at.viewText(viewer), seen)}`,
        );
      }
      for (const move of at.candidates()) {
        for (const seat of at.asked) {
          const [ours, theirs] = [game.check(at.state, seat, move), game.check(twin, seat, move)];
          if (verdict(ours) !== verdict(theirs)) {
            trial.broken(
              `a decoded state judges ${JSON.stringify(move)} by seat ${seat} differently: ${verdict(ours)}, decoded ${verdict(theirs)}`,
            );
          }
        }
      }
      trial.exercised();
    },

    step({ at, seat, move, moveText, afterText, rng }) {
      if (JSON.stringify(at.encoded) !== at.text) {
        trial.broken(
          'what encode returned changed when the state was played on: it shares memory with it',
        );
      }
      if (!twin) return;
      game.apply(twin, seat, move, rng());
      const text = JSON.stringify(game.encode(twin));
      if (!sameText(afterText, text)) {
        trial.broken(
          `${moveText} leads elsewhere from a decoded state: ${describeDifference(afterText, text)}`,
        );
      }
    },
  };
}
