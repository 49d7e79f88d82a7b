/**
 * Golden transcripts: one random match written down with everything that can
 * be observed, so that any change of behaviour is a diff a person can read.
 * Of the views only the lines that changed are written, those that changed for
 * everybody only once.
 */

import {
  canonicalJson,
  collect,
  type Emission,
  type Game,
  type GameTypes,
  hashJson,
  seatsOf,
  type Table,
  type Viewer,
} from '@parlor/kit';
import { changes, flatten } from './flatten.ts';
import { randomMatch } from './matches.ts';
import { probeRng, rulesRng } from './streams.ts';

export interface PlayThroughOptions {
  /**
   * Write so many moves in full, half of them from the beginning and half up
   * to the end; of those between only what was played and where it led.
   */
  readonly inFull?: number;
}

/** Longer lists of moves are cut, but their length is always written. */
const MOVES_SHOWN = 40;

/** Moves shown of a space too large to list. */
const SAMPLES_SHOWN = 3;

/** Enough of the hash to tell any two states apart. */
const HASH_SHOWN = 16;

/** The transcript of one match of random players. The same seed gives the same text. */
export function playThrough<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  seed: number,
  { inFull = Number.POSITIVE_INFINITY }: PlayThroughOptions = {},
): string {
  const { moves } = randomMatch(game, table, seed);
  const isInFull = (ply: number) => ply <= inFull / 2 || ply > moves.length - inFull / 2;
  const writer = new Writer(game, table, seed);
  const emissions: Emission<T['Event']>[] = [];
  const state = game.setup(table, rulesRng(seed, 0), collect(emissions));
  writer.header();
  writer.position(state, emissions);

  moves.forEach(({ seat, move }, index) => {
    const ply = index + 1;
    const played = `seat ${seat} plays: ${game.notate(state, seat, move, seat)}`;
    const rng = rulesRng(seed, ply);
    if (!isInFull(ply)) {
      game.apply(state, seat, move, rng);
      writer.line(`ply ${ply}, ${played}, ${writer.hashOf(state)}`);
      return;
    }
    writer.line('', `ply ${ply}`);
    writer.questions(state, ply);
    writer.line(`  ${played}  ${canonicalJson(move)}`);
    const told: Emission<T['Event']>[] = [];
    game.apply(state, seat, move, rng, collect(told));
    writer.position(state, told);
    if (!isInFull(ply + 1) && ply < moves.length) writer.line('');
  });
  writer.line('', `outcome ${canonicalJson(game.outcome(state))}`, '');
  return writer.text();
}

class Writer<T extends GameTypes> {
  private readonly lines: string[] = [];
  private readonly lastViews = new Map<Viewer, ReadonlyMap<string, string>>();

  constructor(
    private readonly game: Game<T>,
    private readonly table: Table<T['Options']>,
    private readonly seed: number,
  ) {}

  line(...lines: readonly string[]): void {
    this.lines.push(...lines);
  }

  text(): string {
    return this.lines.join('\n');
  }

  hashOf(state: T['State']): string {
    return hashJson(this.game.encode(state)).slice(0, HASH_SHOWN);
  }

  header(): void {
    const { game, table, seed } = this;
    this.line(
      `game: ${game.id}, rules version ${game.rulesVersion}`,
      `table: ${table.seats} seats, ${canonicalJson(table.options)}`,
      `seed: ${seed}`,
      '',
      'setup',
    );
  }

  /** Who is asked what, and what they may answer. */
  questions(state: T['State'], ply: number): void {
    const { game } = this;
    const rng = probeRng(this.seed, ply);
    const out: T['Move'][] = [];
    for (const seat of seatsOf(game.toAct(state))) {
      const { kind, sealed, optional } = game.decision(state, seat);
      const asked = `  seat ${seat} asked: ${kind}${sealed ? ', sealed' : ''}${optional ? ', optional' : ''}`;
      const name = (move: T['Move']) => game.notate(state, seat, move, seat);
      const count = game.moves(state, seat, out);
      if (count < 0) {
        const samples = Array.from({ length: SAMPLES_SHOWN }, () =>
          name(game.sample(state, seat, rng)),
        );
        this.line(`${asked}; wide, such as: ${samples.join(' | ')}`);
      } else {
        const shown = out.slice(0, Math.min(count, MOVES_SHOWN)).map(name).join(' | ');
        const more = count > MOVES_SHOWN ? ` | and ${count - MOVES_SHOWN} more` : '';
        this.line(`${asked}; ${count} moves: ${shown}${more}`);
      }
    }
  }

  /** What happened, the hash of the state it led to, and what changed for each viewer. */
  position(state: T['State'], emissions: readonly Emission<T['Event']>[]): void {
    for (const { shared, secret } of emissions) {
      this.line(`  event ${canonicalJson(shared)}`);
      if (secret) {
        const to = seatsOf(secret.to).join(', ');
        this.line(`    to seat ${to}: ${canonicalJson(secret.event)}`);
      }
    }
    this.line(`  state ${this.hashOf(state)}`);
    this.views(state);
  }

  /** The lines of every view that have changed; what changed alike for everybody is written once. */
  private views(state: T['State']): void {
    const viewers: Viewer[] = ['public'];
    for (let seat = 0; seat < this.table.seats; seat++) viewers.push(seat);
    const changed = viewers.map((viewer) => this.viewChanges(state, viewer));
    const shared = changed[0]!.filter((line) => changed.every((lines) => lines.includes(line)));
    this.block('all views', shared);
    viewers.forEach((viewer, index) => {
      const own = changed[index]!.filter((line) => !shared.includes(line));
      this.block(viewer === 'public' ? 'public view' : `view of seat ${viewer}`, own);
    });
  }

  private viewChanges(state: T['State'], viewer: Viewer): string[] {
    const view = flatten(this.game.view(state, viewer));
    const changed = changes(this.lastViews.get(viewer) ?? new Map(), view);
    this.lastViews.set(viewer, view);
    return changed.map(({ path, after }) =>
      after === undefined ? `${path} is gone` : `${path} = ${after}`,
    );
  }

  private block(title: string, lines: readonly string[]): void {
    if (lines.length > 0) this.line(`  ${title}`, ...lines.map((line) => `    ${line}`));
  }
}
