export { CODES, type Code } from './codes.ts';
export { Command, type CommandOf, Contribution } from './commands.ts';
export {
  MatchSummary,
  Me,
  NewPasskeyBody,
  OwnTable,
  PasskeyInfo,
  PasskeyWish,
  PersonalData,
  RatingLine,
  type Reachable,
  RecoverBody,
  RecoveryLink,
  SessionInfo,
  SignedBody,
  SignInWish,
  RenameBody,
} from './http.ts';
export { DATA_BY_NAME, LIMITS } from './limits.ts';
export { ChatMessage, History, Position, ServerMessage, type StoodIn } from './messages.ts';
export { Shunned } from './order.ts';
export { looksOf } from './looks.ts';
export { cleanChat, judgeName, type Judged } from './names.ts';
export { readCommand, type ReadCommand } from './read.ts';
export {
  CLOCKS,
  Fairness,
  LobbyEntry,
  PlayerName,
  SeatInfo,
  TableInfo,
  WatchTalk,
} from './table.ts';
export { isSpoken, OLDEST_PROTOCOL, PROTOCOL_FIELD, PROTOCOL_VERSION } from './version.ts';
