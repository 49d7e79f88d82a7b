/** D-7.2: a move that makes the mover's own promises fail the test, while another would not, is illegal. */

import type { Seat } from '@parlor/kit';
import type { Option } from './clauses.ts';
import { inForce } from './contracts.ts';
import { promiseKeptBy } from './due.ts';
import { close, copyOf, type LinePlay, someLine } from './lines.ts';
import { bySeat, type Contract, type OpenClause, type Play, type Position } from './position.ts';
import { allPlays } from './promises.ts';
import { type Entry, isRelatedTo, moveGifts, relatedAfter, type Sheet, sheetOf } from './sheet.ts';
import { MOST_PLAYS, playsOf, whatCounts } from './sound.ts';

/** The seat itself, and everybody who has a contract with it in force. */
const partiesWith = (position: Position, seat: Seat): Seat[] =>
  bySeat(position.seats, (each) => each).filter(
    (each) =>
      each === seat ||
      position.contracts.some(({ seats }) => seats.includes(seat) && seats.includes(each)),
  );

/** Too many promised plays to try: the seat's own come first, then those with the fewest turns left. */
function withFewerPlays(sheet: Sheet, seat: Seat): Sheet {
  const left = ({ clause, due }: Entry): number =>
    clause.type === 'play' ? due! - sheet.position.turnsEnded[clause.seat]! : 0;
  const isOther = ({ clause }: Entry): number =>
    Number(clause.type !== 'play' || clause.seat !== seat);
  const plays = playsOf(sheet, sheet.parties);
  const least = plays
    .toSorted((a, b) => isOther(a) - isOther(b) || left(a) - left(b))
    .slice(0, MOST_PLAYS);
  const stays = (entry: Entry): boolean => !plays.includes(entry) || least.includes(entry);
  return {
    ...sheet,
    entries: sheet.entries.filter(stays),
    start: {
      ...sheet.start,
      fates: sheet.start.fates.filter((_, place) => stays(sheet.entries[place]!)),
    },
  };
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
  close(sheet, start, place, 'kept');
  moveGifts(start, option.clauses, contract.seats);
  const related = relatedAfter(position, option.clauses, contract.seats);
  return { ...sheet, start, allowedFirst: (card) => isRelatedTo(position, related, card) };
}

/** What the promises of `seat`, asked `turn` or `related`, leave it to do. */
export function allowedBy(position: Position, seat: Seat): Allowed {
  const plays = allPlays(position, seat);
  const everything = { noPlay: true, plays, use: () => true };
  if (!hasPromisedPlay(position, seat)) return everything;
  const parties = partiesWith(position, seat);
  const whole = sheetOf(position, seat, parties, { ends: null, offer: null });
  const sheet = withFewerPlays(whole, seat);
  const kept = whatCounts(sheet, [seat]);
  const noPlay = someLine(sheet, { kept, first: 'no play' });
  const allowed = plays.filter((play) =>
    someLine(sheet, { kept, first: onSheet(sheet, seat, play) }),
  );
  if (!noPlay && allowed.length === 0) return everything;
  return {
    noPlay,
    plays: allowed,
    use: (contract, open, option) => someLine(afterUse(sheet, contract, open, option), { kept }),
  };
}
