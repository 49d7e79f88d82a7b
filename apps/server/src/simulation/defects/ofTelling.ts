/** Defects of telling: who is shown what, when, and what a command is answered. */

import type { Defect } from './defect.ts';

const LIVE = 'packages/host/src/live/liveMatches.ts';
const RESYNC = 'packages/host/src/live/resync.ts';
const SERVER = 'apps/server/src/application';
const CONNECTION = `${SERVER}/commands/connection.ts`;
const COMMANDS = `${SERVER}/commands/commands.ts`;
const TALK = `${SERVER}/commands/talk.ts`;
const ROOMS = `${SERVER}/rooms/rooms.ts`;

export const OF_TELLING: readonly Defect[] = [
  {
    name: 'delay-leaks-early',
    breaks: 'spectators see a move no earlier than their delay allows',
    file: LIVE,
    find: 'world.timers.after(terms.watchDelay, () => audience.show(shown));',
    replace: 'world.timers.after(terms.watchDelay / 10, () => audience.show(shown));',
    seeds: 8,
    foundBy: ['early'],
  },
  {
    name: 'delay-forgotten-on-coming',
    breaks: 'a spectator who has just come is behind as well',
    file: RESYNC,
    find: "viewer === 'public' ? terms.watchDelay : 0;",
    replace: '0;',
    seeds: 8,
    foundBy: ['early'],
  },
  {
    name: 'resync-without-the-newest',
    breaks: 'whoever asks where a match stands gets all that is durable by then',
    file: RESYNC,
    find: 'return matches.withNewest(id, async (live) => {\n      const delay = delayOf(live, viewer);\n      if',
    replace:
      'return matches.with(id, async (live) => {\n      const delay = delayOf(live, viewer);\n      if',
    seeds: 60,
    foundBy: ['stale'],
  },
  {
    name: 'order-of-frames-swapped',
    breaks: 'a move is answered before anybody is shown what follows',
    file: LIVE,
    find: 'acknowledge({ ok: true, ply: standing.ply });\n      this.moveOn(live, appended.entry, standing);',
    replace:
      'this.moveOn(live, appended.entry, standing);\n      acknowledge({ ok: true, ply: standing.ply });',
    seeds: 3,
    foundBy: ['order'],
  },
  {
    name: 'answer-sent-twice',
    breaks: 'a command is answered once',
    file: CONNECTION,
    find: 'if (before || !final.isSent) this.reply(key, final);',
    replace: 'this.reply(key, final);',
    seeds: 3,
    foundBy: ['two-answers'],
  },
  {
    name: 'repeat-on-a-line-unanswered',
    breaks: 'a command that is said twice is answered twice',
    file: CONNECTION,
    find: 'if (before || !final.isSent) this.reply(key, final);',
    replace: 'if (!before && !final.isSent) this.reply(key, final);',
    seeds: 5,
    foundBy: ['unanswered', 'stuck'],
  },
  {
    name: 'refusal-not-kept',
    breaks: 'what was refused stays refused, on every node',
    file: `${SERVER}/commands/idempotency.ts`,
    find: 'if (!who.isOpen) return answer;',
    replace: 'if (who) return answer;',
    seeds: 60,
    foundBy: ['two-answers'],
  },
  {
    name: 'everybody-sees-everything',
    breaks: 'nobody is shown a match from the seat of another',
    file: ROOMS,
    find: 'if (viewerOf(client, room!.doc) === viewer) client.show(shown);',
    replace: 'client.show(shown);',
    seeds: 3,
    foundBy: ['leak'],
  },
  {
    name: 'spectator-gets-the-view-of-a-seat',
    breaks: 'a spectator is shown what is public',
    file: COMMANDS,
    find: 'const shown = await message(viewerOf(who, doc));',
    replace: 'const shown = await message(seatOf(doc, who.actsFor(doc.id)) ?? 0);',
    seeds: 8,
    foundBy: ['leak'],
  },
  {
    name: 'seat-lost-on-coming-back',
    breaks: 'whoever comes back finds their seat',
    file: COMMANDS,
    find: 'const position = await this.position(doc.match, viewerOf(who, doc));',
    replace: "const position = await this.position(doc.match, 'public');",
    seeds: 3,
    foundBy: ['leak'],
  },
  {
    name: 'players-hear-those-who-watch',
    breaks: 'where the host wishes so, those who watch talk among themselves',
    file: TALK,
    find: "if (viewerOf(client, doc) !== 'public') return false;",
    replace: '',
    seeds: 5,
    foundBy: ['leak'],
  },
  {
    name: 'talk-apart-kept-as-talk-of-the-table',
    breaks: 'what was said among those who watch stays among them, whoever comes later',
    file: TALK,
    find: "const isApart = doc.watchTalk === 'apart' && viewerOf(who, doc) === 'public';",
    replace: 'const isApart = false;',
    seeds: 5,
    foundBy: ['leak'],
  },
  {
    name: 'told-after-leaving',
    breaks: 'whoever has left a table hears nothing of it any more',
    file: ROOMS,
    find: 'if (!room?.clients.delete(client) || room.clients.size > 0) return;',
    replace: 'if (!room?.clients.has(client) || room.clients.size > 1) return;',
    seeds: 5,
    foundBy: ['leak'],
  },
];
