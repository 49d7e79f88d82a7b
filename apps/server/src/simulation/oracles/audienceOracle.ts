/** Nobody is told what is not theirs: a match from their own seat, a table where they are, a list they have asked for. */

import type { ServerMessage } from '@parlor/protocol';
import type { Findings } from './findings.ts';
import type { MatchOracle } from './matchOracle.ts';
import type { WatchedLine } from './watchedLine.ts';

export class AudienceOracle {
  constructor(
    private readonly findings: Findings,
    private readonly matches: MatchOracle,
    /** Whoever was deleted has no seat any more, until their line is closed. */
    private readonly isGone: (player: string) => boolean,
  ) {}

  tell(line: WatchedLine, message: ServerMessage): void {
    const why = this.wrong(line, message);
    if (why) this.findings.add('leak', `${line.speaker.name}: ${message.type} ${why}`);
  }

  private wrong(line: WatchedLine, message: ServerMessage): string | undefined {
    const { player } = line.speaker;
    const isAt = (table: string) => line.entered.has(table);
    switch (message.type) {
      case 'position':
      case 'history': {
        const stored = this.matches.mirrors.get(message.match)?.stored;
        if (!stored) return undefined;
        const isSpectator = message.viewer === 'public' && this.isGone(player);
        const seat = isSpectator ? -1 : stored.seats.indexOf(player);
        if (message.viewer !== (seat < 0 ? 'public' : seat)) return `as ${message.viewer}`;
        return isAt(stored.table) ? undefined : 'of a match that it does not look at';
      }
      case 'table': {
        const seat = message.table.seats.findIndex((one) => one.player === player);
        if (message.yourSeat !== (seat < 0 ? null : seat)) return `with seat ${message.yourSeat}`;
        return isAt(message.table.id) ? undefined : 'where it is not';
      }
      case 'presence':
      case 'chat':
        return isAt(message.table) ? undefined : 'of a table where it is not';
      case 'take-back':
      case 'pause':
      case 'go-without': {
        const stored = this.matches.mirrors.get(message.match)?.stored;
        return !stored || isAt(stored.table) ? undefined : 'of a table where it is not';
      }
      case 'lobby':
        return line.hasWatchedLobby ? undefined : 'without having asked for it';
      case 'welcome':
        return message.player.id === player ? undefined : `as ${message.player.id}`;
      default:
        return undefined;
    }
  }
}
