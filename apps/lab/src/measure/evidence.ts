/**
 * Sequential evidence about a mean, by betting.
 *
 * Somebody who believes that the mean is not above `mean` must accept bets on
 * the next observation at fair odds. Whoever bets against them multiplies the
 * stake by 1 + λ(x − mean), with λ chosen before x is seen; if they are right
 * the stake cannot grow on average, and it ever reaches 1/α with a chance of at
 * most α (Ville's inequality). So the test may be looked at after every
 * observation and stopped at any time, without an assumption about the
 * distribution but that observations lie between 0 and 1 and are independent.
 *
 * λ follows the observations so far (Waudby-Smith and Ramdas, “Estimating means
 * of bounded random variables by betting”, 2024): their mean excess over their
 * spread, as somebody would bet who wants the stake to grow fastest.
 */

/** How sure the bettor is before the first observation: as if one had been seen at the middle with a wide spread. */
const PRIOR_COUNT = 1;
const PRIOR_VARIANCE = 0.25;

/** Never so much at stake that one observation could ruin the bettor. */
const MOST_AT_RISK = 0.5;

export class Evidence {
  private logStake = 0;
  private count = 0;
  private sum = 0;
  private squares = 0;

  /** Against the belief that the mean is at most `mean`. */
  constructor(private readonly mean: number) {}

  /** `value` lies between 0 and 1. */
  add(value: number): void {
    const bet = Math.min(this.wished(), MOST_AT_RISK / this.mean);
    this.logStake += Math.log(1 + bet * (value - this.mean));
    this.count++;
    this.sum += value;
    this.squares += (value - this.mean) ** 2;
  }

  private wished(): number {
    const seen = this.count + PRIOR_COUNT;
    const excess = (this.sum - this.count * this.mean) / seen;
    const spread = (this.squares + PRIOR_COUNT * PRIOR_VARIANCE) / seen;
    return Math.max(0, excess / spread);
  }

  /** The natural logarithm of the stake: the log-likelihood ratio of the bettor against the believer. */
  get log(): number {
    return this.logStake;
  }
}

/** Where the belief is given up, with a chance of at most `error` to do so wrongly. */
export const boundFor = (error: number): number => Math.log(1 / error);
