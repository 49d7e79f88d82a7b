/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'app.texts.new.clock.bank-of': 'signs and figures',
    'app.texts.new.bank.minutes': 'the word is the same',
    'terminal.box.option': 'the word is the same',
    'app.texts.app.name': 'a name',
    'app.texts.page.title': 'a name',
    'app.texts.keys.name.tab': 'printed on the key',
    'app.texts.nav.tables': 'the word is the same',
    'app.texts.tables.title': 'the word is the same',
    'app.texts.new.options': 'the word is the same',
    'app.texts.open.bot': 'the word is the same',
    'app.texts.settings.speed.normal': 'the word is the same',
    'app.texts.settings.volume': 'the word is the same',
    'app.texts.ending.points': 'the word is the same',
    'app.texts.replay.pause': 'the word is the same',
    'terminal.help.synopsis': 'the word is the same',
    'terminal.help.options': 'the word is the same',
    'terminal.play.commands.table': 'the word is the same',
    'terminal.play.points': 'the word is the same',
    'terminal.admin.words.table': 'the word is the same',
    'terminal.admin.columns.table': 'the word is the same',
  },
};
