/** What this catalogue is held to and excused from: for tests. */

import type { Held } from '@parlor/kit';

export const held: Held = {
  same: {
    'app.texts.new.clock.bank-of': 'signs and figures',
    'app.texts.app.name': 'a name',
    'app.texts.page.title': 'a name',
    'app.texts.keys.name.tab': 'printed on the key',
    'app.texts.keys.name.escape': 'printed on the key',
    'sets.sets.of': 'signs and figures',
    'sets.edit.add-to': 'signs and figures',
    'terminal.usage.optionRefused': 'signs and figures',
    'app.texts.new.no': 'the word is the same',
    'app.texts.new.seat.bot': 'the word is the same',
    'app.texts.open.bot': 'the word is the same',
    'app.texts.settings.speed.normal': 'the word is the same',
    'app.texts.table.quoted': 'signs and figures',
    'app.texts.table.said': 'the word is the same',
    'terminal.play.remark': 'the word is the same',
  },
};
