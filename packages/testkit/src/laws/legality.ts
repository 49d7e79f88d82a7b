import { canonicalJson, type GameTypes, hasSeat, type Illegal, type Seat, WIDE } from '@parlor/kit';
import { JUNK, twisted } from '../junk.ts';
import { asJson } from '../pool.ts';
import type { Inspector, Law, Trial } from './law.ts';
import { type Position, verdict } from './position.ts';

/** A longer list must be a wide space. */
const LONGEST_LIST = 512;

const SAMPLES = 3;

/** So often must a type of move have been due before it counts that `sample` never gave it. */
const OVERDUE = 40;

/** Seats that exist at no table. */
const NO_SEATS_AT_ALL = [-1, 0.5, 31, 99, Number.NaN, Number.POSITIVE_INFINITY];

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const legality: Law = {
  number: 5,
  name: 'legality',
  says: 'The list holds exactly what check allows, each move once and interned; check and parseMove answer anything, and a move has exactly its fields.',
  inspect: inspectLegality,
};

function inspectLegality<T extends GameTypes>(trial: Trial<T>): Inspector<T> {
  const { game, table } = trial;
  const typesTwisted = new Set<string>();

  /** The texts of moves that were found to be interned. */
  const interned = new WeakMap<T['Move'], string>();

  /** By type of move: how often an even-handed `sample` would have given it, and whether it ever did. */
  const due = new Map<string, number>();
  const sampled = new Set<string>();

  return {
    begin() {
      typesTwisted.clear();
      for (const junk of JUNK) parses(junk);
    },

    position(at) {
      const textBefore = at.text;
      for (const seat of at.asked) {
        const list = at.moves(seat);
        if (list) listIsRight(at, seat, list);
        else wideIsRight(at, seat);
        samplesAreLegal(at, seat, list);
        trial.exercised();
      }
      everyoneIsJudged(at);
      const after = JSON.stringify(game.encode(at.state));
      if (after !== textBefore)
        trial.broken('a check, a sample or a list of moves changed the state');
    },

    close() {
      for (const [type, times] of due) {
        if (times >= OVERDUE && !sampled.has(type)) {
          trial.broken(
            `sample never gives a move of type ${type}, which was due ${Math.round(times)} times`,
          );
        }
      }
    },

    step({ at, move }) {
      // One of each type of move and match is twisted in every field.
      if (typesTwisted.has(move.type)) return;
      typesTwisted.add(move.type);
      for (const input of twisted(asJson(move))) {
        const parsed = parses(input);
        if (parsed === undefined) continue;
        for (const seat of at.asked) judged(at, seat, parsed);
      }
    },
  };

  function listIsRight(at: Position<T>, seat: Seat, list: readonly T['Move'][]): void {
    if (list.length === 0) trial.broken(`seat ${seat} is asked but has no move`);
    if (list.length > LONGEST_LIST) {
      trial.broken(
        `seat ${seat} has a list of ${list.length} moves; more than ${LONGEST_LIST} must be WIDE`,
      );
    }
    const texts = new Set<string>();
    for (const move of list) {
      due.set(move.type, (due.get(move.type) ?? 0) + SAMPLES / list.length);
      const text = interned.get(move) ?? canonicalJson(move);
      if (texts.has(text)) trial.broken(`seat ${seat} has ${text} twice in its list`);
      texts.add(text);
      const why = judged(at, seat, move);
      if (why) trial.broken(`seat ${seat} is offered ${text}, but check says ${verdict(why)}`);
      if (interned.has(move)) continue;
      if (parses(asJson(move)) !== move) {
        trial.broken(`${text} is not interned: parseMove does not give the object that is listed`);
      }
      interned.set(move, text);
    }
    sameListAgain(at, seat, list);
    for (const move of at.candidates()) {
      if (judged(at, seat, move) === undefined && !texts.has(canonicalJson(move))) {
        trial.broken(`check lets seat ${seat} play ${canonicalJson(move)}, but it is not listed`);
      }
    }
  }

  /** The second time, the same objects; and nothing written behind the end. */
  function sameListAgain(at: Position<T>, seat: Seat, list: readonly T['Move'][]): void {
    const tail = { type: 'tail of the list' } as T['Move'];
    const out = Array.from({ length: list.length + 1 }, () => tail);
    const count = game.moves(at.state, seat, out);
    if (count !== list.length) {
      trial.broken(`seat ${seat} has ${list.length} moves, the second time ${count}`);
    }
    const other = list.findIndex((move, place) => out[place] !== move);
    if (other >= 0) {
      trial.broken(
        `${JSON.stringify(list[other])} is not interned: the second time it is another object or in another place`,
      );
    }
    if (out[list.length] !== tail || out.length !== list.length + 1) {
      trial.broken(
        `moves changes the caller's list behind the ${list.length} moves it says there are`,
      );
    }
  }

  function wideIsRight(at: Position<T>, seat: Seat): void {
    const out: T['Move'][] = [];
    const count = game.moves(at.state, seat, out);
    if (count !== WIDE || out.length > 0) {
      trial.broken(
        `a wide space of seat ${seat} must return WIDE and write nothing, not ${count} with ${out.length} moves`,
      );
    }
  }

  function samplesAreLegal(
    at: Position<T>,
    seat: Seat,
    list: readonly T['Move'][] | undefined,
  ): void {
    const rng = trial.probe(at.seed, at.step);
    for (let sample = 0; sample < SAMPLES; sample++) {
      const move = game.sample(at.state, seat, rng);
      sampled.add(move.type);
      const why = judged(at, seat, move);
      if (why)
        trial.broken(
          `sample gives seat ${seat} ${JSON.stringify(move)}, but check says ${verdict(why)}`,
        );
      if (list && !list.includes(move)) {
        trial.broken(
          `sample gives seat ${seat} ${JSON.stringify(move)}, which is not an object of its list`,
        );
      }
      if (!list && canonicalJson(parses(asJson(move)) ?? null) !== canonicalJson(move)) {
        trial.broken(
          `parseMove does not read the JSON of the sampled move ${JSON.stringify(move)}`,
        );
      }
    }
  }

  function everyoneIsJudged(at: Position<T>): void {
    const rng = trial.probe(at.seed, at.step);
    const strangers = [table.seats, rng.pick(NO_SEATS_AT_ALL)];
    for (const move of at.candidates()) {
      for (let seat = 0; seat < table.seats; seat++) {
        const why = judged(at, seat, move);
        if (why === undefined && !hasSeat(at.toAct, seat)) {
          trial.broken(`seat ${seat} is not asked, but check lets it play ${JSON.stringify(move)}`);
        }
      }
      for (const seat of strangers) {
        if (judged(at, seat, move) === undefined) {
          trial.broken(`there is no seat ${seat}, but check lets it play ${JSON.stringify(move)}`);
        }
      }
    }
  }

  /** `check`, which must not throw and must answer in due form. */
  function judged(at: Position<T>, seat: Seat, move: T['Move']): Illegal | undefined {
    let why: Illegal | undefined;
    try {
      why = game.check(at.state, seat, move);
    } catch (error) {
      trial.broken(`check throws for seat ${seat} and ${JSON.stringify(move)}: ${String(error)}`);
    }
    if (why === undefined) return undefined;
    if (typeof why.code !== 'string' || !KEBAB.test(why.code)) {
      trial.broken(
        `check answers with the code ${JSON.stringify(why.code)}, which is not kebab-case`,
      );
    }
    for (const [name, value] of Object.entries(why.params ?? {})) {
      if (typeof value !== 'string' && !Number.isFinite(value)) {
        trial.broken(`check answers ${why.code} with ${name} neither a text nor a number`);
      }
    }
    return why;
  }

  /** `parseMove`, which must not throw, and reads its own result back. */
  function parses(input: unknown): T['Move'] | undefined {
    let move: T['Move'] | undefined;
    try {
      move = game.parseMove(input);
    } catch (error) {
      trial.broken(`parseMove throws for ${describe(input)}: ${String(error)}`);
    }
    if (move === undefined) return undefined;
    const text = plainText(move);
    if (text === undefined)
      trial.broken(`parseMove lets ${describe(input)} through as a move that is not plain JSON`);
    if (Object.keys(input as object).length !== Object.keys(move).length) {
      trial.broken(`parseMove makes ${text} of ${describe(input)}, which has other fields`);
    }
    const again = game.parseMove(asJson(move));
    if (again === undefined || canonicalJson(again) !== text) {
      trial.broken(`parseMove makes ${text} of ${describe(input)}, but does not read that back`);
    }
    return move;
  }
}

function plainText(value: unknown): string | undefined {
  try {
    return canonicalJson(value);
  } catch {
    return undefined;
  }
}

function describe(input: unknown): string {
  try {
    return JSON.stringify(input)?.slice(0, 200) ?? String(input);
  } catch {
    return String(input);
  }
}
