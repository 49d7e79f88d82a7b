/** D-7.2: a move that makes the mover's own promises fail the test, while another would not, is illegal. */

import type { Seat } from '@parlor/kit';
import type { Option } from './clauses.ts';
import { inForce } from './contracts.ts';
import { promiseKeptBy } from './due.ts';
import { type Entry, entriesFor, stepOf } from './entries.ts';
import { canBeKept } from './lines.ts';
import type { LinePlay } from './plays.ts';
import { bySeat, type Contract, type OpenClause, type Play, type Position } from './position.ts';
import { allPlays } from './promises.ts';
import { copyOf, useOption } from './settling.ts';
import { isRelatedTo, moveGifts, relatedAfter, type Sheet, sheetWith } from './sheet.ts';
import { MOST_TO_TEST, weightOf, whatCounts } from './sound.ts';

/** The seat itself, and everybody who has a contract with it in force. */
const partiesWith = (position: Position, seat: Seat): Seat[] =>
  bySeat(position.seats, (each) => each).filter(
    (each) =>
      each === seat ||
      position.contracts.some(({ seats }) => seats.includes(seat) && seats.includes(each)),
  );

/** Too much to test: the seat's own promised plays come first, then what is due first, as much as will go. */
function withoutTooMuch(
  position: Position,
  entries: Entry[],
  parties: Seat[],
  seat: Seat,
): Entry[] {
  const due = (entry: Entry): number => stepOf(position, entry) ?? Number.MAX_SAFE_INTEGER;
  const isOther = ({ clause }: Entry): number =>
    Number(clause.type !== 'play' || clause.seat !== seat);
  const leftOff: Entry[] = [];
  let sum = 0;
  for (const entry of entries.toSorted((a, b) => isOther(a) - isOther(b) || due(a) - due(b))) {
    const weight = weightOf(entry, parties);
    if (sum + weight > MOST_TO_TEST && weight > 0) leftOff.push(entry);
    else sum += weight;
  }
  return entries.filter((entry) => !leftOff.includes(entry));
}

const hasPromisedPlay = (position: Position, seat: Seat): boolean =>
  inForce(position).some(({ open: { clause } }) => clause.type === 'play' && clause.seat === seat);

interface Allowed {
  /** Passing, an offer, `done`. */
  noPlay: boolean;
  plays: Play[];
  use: (contract: Contract, open: OpenClause, option: Option) => boolean;
}

/** The play as it is made on the sheet: of the clause that it would keep, or of none. */
function onSheet(sheet: Sheet, seat: Seat, play: Play): LinePlay {
  const kept = promiseKeptBy(sheet.position, seat, play);
  const place = sheet.entries.findIndex(
    ({ contract, index }) => contract === kept?.contract.number && index === kept.open.index,
  );
  return { card: play.card, place: place < 0 ? null : place };
}

/** The same sheet after the option has been used and what is related to its gifts may be played. */
function afterUse(sheet: Sheet, contract: Contract, open: OpenClause, option: Option): Sheet {
  const { position } = sheet;
  const start = copyOf(sheet.start);
  const place = sheet.entries.findIndex(
    ({ contract: number, index }) => number === contract.number && index === open.index,
  );
  if (place < 0) moveGifts(start, option.clauses, contract.seats);
  else useOption(sheet, start, place, option);
  const related = relatedAfter(position.turn, option.clauses, contract.seats);
  return { ...sheet, start, allowedFirst: (card) => isRelatedTo(position, related, card) };
}

/** What the promises of `seat`, asked `turn` or `related`, leave it to do. */
export function allowedBy(position: Position, seat: Seat): Allowed {
  const plays = allPlays(position, seat);
  const everything = { noPlay: true, plays, use: () => true };
  if (!hasPromisedPlay(position, seat)) return everything;
  const parties = partiesWith(position, seat);
  const whole = entriesFor(position, seat, parties, { ends: null, offer: null });
  const entries = withoutTooMuch(position, whole, parties, seat);
  const sheet = sheetWith(position, seat, parties, { entries, offer: null, askedLater: [] });
  const kept = whatCounts(sheet, [seat]);
  const noPlay = canBeKept(sheet, { kept, first: 'no play' });
  const allowed = plays.filter((play) =>
    canBeKept(sheet, { kept, first: onSheet(sheet, seat, play) }),
  );
  if (!noPlay && allowed.length === 0) return everything;
  return {
    noPlay,
    plays: allowed,
    use: (contract, open, option) => canBeKept(afterUse(sheet, contract, open, option), { kept }),
  };
}
