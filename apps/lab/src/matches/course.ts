/** How a match went: who started, who was in front when, and what was really there to decide. */

import type { AnyGame, Outcome, Seat } from '@parlor/kit';
import type { AnyMove, Decided, Listener } from './playMatch.ts';
import type { ScoreNow } from '../games/labEntry.ts';
import { isTurn } from './turnOrder.ts';

const NOBODY = -1;
const FIRST_SEAT = 0;

export interface CourseFacts {
  /** Who had the first turn; `turnOrder` says what counts as one. */
  readonly starter: Seat;
  /** How often somebody else than the last leader came to be alone in front; only where there is a score during the match. */
  readonly leadChanges?: number;
  /** The part of the match, 0 to 1, after which nobody but a winner was alone in front; likewise. */
  readonly decidedAt?: number;
  /** Questions with more than one legal answer, by kind. */
  readonly choices: Readonly<Record<string, number>>;
  /** Questions with only one. */
  readonly forced: number;
}

export class Course implements Listener {
  private readonly choices: Record<string, number> = {};
  private readonly listed: AnyMove[] = [];
  private forced = 0;
  private starter: Seat = NOBODY;
  private ply = 0;
  private leader: Seat = NOBODY;
  /** Every time somebody took the lead: who, and after how many moves. */
  private readonly leads: { readonly seat: Seat; readonly ply: number }[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly score: ScoreNow | undefined,
  ) {}

  decided({ seat, kind }: Decided, state: unknown): void {
    if (this.starter === NOBODY && isTurn(this.game.decision(state, seat))) this.starter = seat;
    if (this.game.moves(state, seat, this.listed) === 1) this.forced++;
    else this.choices[kind] = (this.choices[kind] ?? 0) + 1;
  }

  moved(state: unknown): void {
    this.ply++;
    if (!this.score) return;
    const seat = leaderOf(this.score.of(state));
    if (seat === NOBODY || seat === this.leader) return;
    this.leader = seat;
    this.leads.push({ seat, ply: this.ply });
  }

  facts({ places }: Pick<Outcome, 'places'>): CourseFacts {
    const { leads, choices, forced } = this;
    const starter = this.starter === NOBODY ? FIRST_SEAT : this.starter;
    const counts = { starter, choices: { ...choices }, forced };
    if (!this.score) return counts;
    const leadChanges = Math.max(0, leads.length - 1);
    return { ...counts, leadChanges, decidedAt: this.settledAt(places) / this.ply };
  }

  /** From the end backwards: when somebody who did not win was taken over for the last time. */
  private settledAt(places: readonly number[]): number {
    const { leads, ply } = this;
    const last = leads.findLastIndex(({ seat }) => places[seat] !== 1);
    return leads[last + 1]?.ply ?? ply;
  }
}

/** Who is alone in front, if anybody is. */
function leaderOf(scores: readonly number[]): Seat {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return scores.indexOf(best, first + 1) < 0 ? first : NOBODY;
}
