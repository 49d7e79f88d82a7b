/** Defects of who is waited for before a match, and what they were ready for. */

import type { Defect } from './defect.ts';

const TABLES = 'apps/server/src/domain/tables';

export const OF_KEEPING: readonly Defect[] = [
  {
    name: 'seat-kept-of-somebody-here',
    breaks: 'whoever is here is not passed over',
    file: `${TABLES}/keeping.ts`,
    find: "if (isKept && here.has(whose)) return refuse('still-here');",
    replace: '',
    seeds: 20,
    foundBy: ['keeping'],
  },
  {
    name: 'seat-kept-of-somebody-back',
    breaks: 'whoever comes before the start is waited for again',
    file: `${TABLES}/keeping.ts`,
    find: 'return become(doc, replaced(doc, seat, notKept(doc.seats[seat]!)));',
    replace: 'return { ok: true, doc };',
    seeds: 20,
    foundBy: ['keeping'],
  },
  {
    name: 'passed-over-at-the-start',
    breaks: 'whoever has come while shares were opened plays their own seat',
    file: `${TABLES}/keeping.ts`,
    find: "&& !here.has(seat.player ?? '')",
    replace: '',
    seeds: 20,
    foundBy: ['keeping'],
  },
  {
    name: 'ready-for-another-match',
    breaks: 'a match begins with what everybody had been ready for',
    file: `${TABLES}/arranging.ts`,
    find: 'isOtherMatch && seat.player !== player ? unbound(seat) : seat,',
    replace: 'isOtherMatch && seat.player === null ? unbound(seat) : seat,',
    seeds: 20,
    foundBy: ['keeping'],
  },
];
