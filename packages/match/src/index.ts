export {
  type AboutFile,
  aboutFile,
  type AnyMatchFile,
  isMatchFile,
  readMatchFile,
  verifyFile,
} from './anyFile.ts';
export {
  CHAINED_FORMAT,
  type ChainedFile,
  type Entry,
  type Heading,
  type MoveEntry,
  writeChainedFile,
} from './chainedFile.ts';
export { verifyProof } from './verifyChained.ts';
export { Match, openMatch } from './match.ts';
export {
  type Finding,
  MATCH_FILE_FORMAT,
  type MatchFile,
  parseMatchFile,
  verifyMatch,
} from './matchFile.ts';
export type { Answered, OpenQuestion, Told, Update } from './match.ts';
export type { Question } from './questions.ts';
export { parseRecord, RECORD_FORMAT, recordHeader } from './record.ts';
export type { MatchRecord, RecordedMove, RecordHeader } from './record.ts';
export { type Onlooker, playOn, replay } from './replay.ts';
export type { Result } from './result.ts';
export { isSeed, seedBytes } from './seed.ts';
export { lightSnapshot, restore, type Snapshot, snapshot, wholeSnapshot } from './snapshot.ts';
export { parseNewTable, parseTable, type TableWish } from './table.ts';
export { isOnlyUnsigned, type Verdict, verdictOn } from './verdict.ts';
