/** How long a search may go on. */
export interface Budget {
  /** Ends the search at the same point everywhere: the same seed gives the same answer. */
  readonly iterations: number;

  /** Asked from time to time; true ends the search at once. The clock is the host's, and makes answers unrepeatable. */
  readonly expired?: () => boolean;
}

/** A budget with the same clock and a share of the iterations, at least one. */
export const shareOf = (budget: Budget, share: number): Budget => ({
  ...budget,
  iterations: Math.max(1, Math.round(budget.iterations * share)),
});
