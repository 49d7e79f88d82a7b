/** What is on every page, and what is said when something is missing. */

export const frame = {
  'app.name': 'Parlor',

  close: 'Close',

  you: 'You',

  seat: ({ number }: { number: number }) => `Seat ${number}`,

  'page.title': ({ title }: { title: string }) => `${title} · Parlor`,
  'page.again': 'Try again',
  'page.update': 'A new version is ready. Matches under way stay as they are.',
  'page.update.now': 'Use it now',
  'page.outdated.title': 'A newer Parlor is here',
  'page.outdated.line':
    'This page is too old for the server. Load it again to go on. Your matches are saved.',
  'page.outdated.now': 'Load again',
  'page.signed-out.title': 'Signed out',
  'page.signed-out.line':
    'You were signed out on this device. Matches and settings kept on it are still here.',
  'page.signed-out.now': 'Go on as a new guest',
  'page.copy': 'Copy',
  'page.copied': 'Copied',
  'page.share': 'Share',
  'page.qr': ({ what }: { what: string }) => `QR code for ${what}`,
  'page.less': ({ what }: { what: string }) => `One less: ${what}`,
  'page.more': ({ what }: { what: string }) => `One more: ${what}`,
  'page.to-home': 'Home',
  'page.house-bots': 'Play against the bots',

  'nav.main': 'Main',
  'nav.skip': 'Skip to the content',
  'nav.play': 'Play',
  'nav.tables': 'Tables',
  'nav.replays': 'Replays',
  'nav.learn': 'Learn',
  'nav.offline': 'No connection. You can still play on this device.',
  'nav.ready': 'Ready to play offline',
  'nav.profile': ({ name }: { name: string }) => `${name}, your settings`,

  'level.beginner': 'beginner',
  'level.casual': 'casual',
  'level.skilled': 'skilled',
  'level.expert': 'expert',

  'edition.line': ({ edition, extent }: { edition: number; extent: string }) =>
    `Edition ${edition} · ${extent}`,
  'edition.none': 'from the rulebook',
  'edition.published': 'rulebook and reviews',
  'edition.house': 'own values',
  'edition.few': 'a few values rebuilt',
  'edition.partly': 'values partly rebuilt',
  'edition.mostly': 'values mostly rebuilt',

  'missing.title': 'There is nothing here',
  'missing.line': 'The address may be old or mistyped. Your matches are safe.',

  'trouble.title': 'Something went wrong',
  'trouble.line': 'This screen could not be shown. Your matches are saved. Try again.',
  'trouble.detail': 'Technical details',

  'gone.table': 'There is no such table',
  'gone.table.line': 'It may have been closed, or the link is incomplete.',
  'shut.title': 'This table cannot be watched now',
  'gone.local': 'This match is not on this device',
  'gone.local.line': 'It was forgotten, or it was played on another device.',
  'gone.edition': 'This match needs other rules',
  'gone.edition.line':
    'It was begun under an edition of the rules that is not here. Nothing of it is lost: with a newer version of Parlor it goes on.',
  'gone.server': 'The server cannot be reached',
  'gone.server.line':
    'Your match is saved there and waits for you. On this device you can play without a network.',

  'storage.title': 'This match cannot go on just now',

  'recover.passkey': 'Come back',
  'recover.passkey.line':
    'You can be yourself again with a passkey that you have saved, or with a link from another device.',
  'guest.former': 'Former guest',
  'guest.former.number': ({ number }: { number: number }) => `Former guest ${number}`,
  'recover.title': 'Welcome back',
  'recover.working': 'Opening your link',
  'recover.done': ({ name }: { name: string }) => `You are ${name} again.`,
  'recover.failed': 'This link is no longer valid',
  'recover.failed.line': 'Make a new one on the other device.',
  'recover.no-server': 'No server can be reached',
  'recover.no-server.line': 'The link stays valid. Try again.',
  'recover.ask':
    'On this device you will play on as the person who made the link. What is stored here stays.',
  'recover.go': 'Carry on here',

  'forget.this': ({ game }: { game: string }) => `Forget this match of ${game}`,
  'forget.done': 'Forgotten. You can still undo it.',
  'forget.undo': 'Undo',
  'forget.undo-of': ({ game }: { game: string }) => `Undo: the match of ${game} is forgotten`,

  'phrase.hello': 'Hello',
  'phrase.good-luck': 'Good luck',
  'phrase.well-played': 'Well played',
  'phrase.thanks': 'Thank you',
  'phrase.oops': 'Oops',
  'phrase.thinking': 'Let me think',
  'phrase.hurry': 'Your turn',
  'phrase.good-game': 'Good game',
  'page.banned.title': 'No admission',
  'page.banned.line':
    'This server is closed to you. If you think that is a mistake, ask whoever runs the server. Tables on this device still work.',
};
