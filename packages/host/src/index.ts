export { type HostParts, MatchHost } from './host.ts';
export { LiveMatch } from './live/liveMatch.ts';
export { type Doer, type Done, LiveMatches, Unplayable } from './live/liveMatches.ts';
export { MemoryLeases, NO_BUS } from './memory/memoryLeases.ts';
export { MemoryLog } from './memory/memoryLog.ts';
export type { Audience, BotMove, Shown, ShownHistory } from './ports/audience.ts';
export type { Bots, BotTurn, Thought } from './ports/bots.ts';
export type { HostTypes, StoredMatch } from './ports/hostTypes.ts';
export type {
  Appended,
  CommandName,
  LogBody,
  LogEntry,
  MatchLog,
  SavedSnapshot,
} from './ports/matchLog.ts';
export type { Monitor } from './ports/monitor.ts';
export type { Bus, Lease } from './ports/nodes.ts';
export type {
  Asked,
  Ending,
  Awaitable,
  Opened,
  Opening,
  Referee,
  RefereeAnswer,
  Standing,
  TakeBackTarget,
} from './ports/referee.ts';
export type {
  Pause,
  Player,
  Players,
  Presence,
  Seating,
  Terms,
  TimeBank,
  Waiting,
} from './ports/seating.ts';
export { isForeseenSince } from './referee/foreseen.ts';
export { type AnyUpdate, MatchReferee, type MatchRefereeParts } from './referee/matchReferee.ts';
export { thinkingAt } from './schedule/thinking.ts';
export { timersOf } from './ports/timersOf.ts';
export type { Cancel, Timers, World } from './ports/world.ts';
