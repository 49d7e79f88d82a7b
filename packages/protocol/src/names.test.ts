import { describe, expect, it } from 'vitest';
import { looksOf } from './looks.ts';
import { cleanChat, judgeName } from './names.ts';

/** The name that is given, or the code of the refusal. */
const judged = (wish: string, taken?: readonly string[]): string => {
  const said = judgeName(wish, taken);
  return said.ok ? said.name : said.why.code;
};

describe('a name', () => {
  it.each([
    ['Zoë O’Hara', 'Zoë O’Hara'],
    ['  Anne-Marie   D. ', 'Anne-Marie D.'],
    ['Jose\u0301', 'José'],
    ['Ｆｕｌｌ', 'Full'],
    ['𝐀𝐝𝐚', 'Ada'],
    ['Дмитрий', 'Дмитрий'],
    ['Ελένη 7', 'Ελένη 7'],
    ['李小龍', '李小龍'],
    ['अनीता', 'अनीता'],
    ['נועה', 'נועה'],
    ['Nguyễn', 'Nguyễn'],
    ['Ада Lovelace', 'Ада Lovelace'],
    ['Penny B', 'Penny B'],
    ['Robotham', 'Robotham'],
  ])('%j is shown as %j', (wish, name) => {
    expect(judged(wish, ['Penny'])).toBe(name);
  });

  it.each([
    ['name-characters', ['a\u200bb', 'a\u202eb', 'a\u2066b', 'a\u00adb', 'a\u0000b', '<b>', '-x']],
    ['name-characters', ['\u3164', '\u115fa', 'a\u034fb', 'a\ufe0f', 'a\u2800b', '\u0301a', ' ']],
    ['name-characters', ['a\u20dd', 'a\nb', 'a@b', '\ud800', 'a\u{e0041}']],
    ['name-marks', ['a\u0316\u0317\u0318', `Z${'\u0335'.repeat(9)}o`, 'x\u0301\u0316\u0317']],
    ['name-too-long', ['x'.repeat(25), 'ﬃ'.repeat(9)]],
    ['name-scripts', ['Аda', 'Adа', 'Ηelen', 'Bοb', 'Tom Аda']],
    [
      'name-reserved',
      ['Admin', 'ADMIN', 'admin 2', 'Admin7', 'The Admin', 'A d m i n', 'A.d.m.i.n'],
    ],
    [
      'name-reserved',
      ['Adm1n', 'Ädmin', 'Administrateur', 'Modérateur', 'Parlor', 'Bot', 'Server 1'],
    ],
    ['name-reserved', ['Penny', 'penny', 'P e n n y', 'Pénny', 'Madame Hult', 'ＰＥＮＮＹ']],
    ['name-reserved', ['Penny 2', 'Penny7', 'Pennʏ', 'Madarne Huit', 'Ꮲꭼꮑꮑꭹ', 'P·e·n·n·y']],
    ['name-reserved', ['ᎪᎠᎷᎥᏁ', 'ꭺꭰꮇꭵꮑ', 'ᴀᴅᴍɪɴ', 'ꓮꓓꓟꓲꓠ', 'Admɩn', 'Adrnin', 'ᗩᗪᗰᒪᑎ', 'Ađmin']],
    ['name-reserved', ['Admi几', '阿 Admin', 'Parl0r', 'Parǀor', 'Sʏstem']],
    [
      'name-reserved',
      ['Sysadmin', 'Superadmin', 'AdminTeam', 'The admins', 'Moderators', 'TeamAdmin'],
    ],
    [
      'name-reserved',
      ['Mod', 'Mod Anna', 'ModTeam', 'Owner', 'The Owner', 'Host', 'Host 2', 'House'],
    ],
    [
      'name-reserved',
      ['Das Haus', 'L’hôte', 'Gastgeberin', 'La casa', 'Anfitrión', 'Dueña', 'Your host'],
    ],
    [
      'name-reserved',
      ['Former guest', 'Former guest 3', 'Früherer Gast', 'Ancien invité', 'Antiguo invitado 2'],
    ],
    ['name-scripts', ['Ꭺdmin', 'Ꮲenny', 'AdӀ', 'Pеnny', 'Ada٥', 'Adm丨n', 'Տam', 'Аlа']],
    ['name-characters', ['Ⲁdmin', 'ⲀⲆⲘⲒⲚ', '𐌀𐌃𐌌', 'Ada ❷', 'Ada 𝍩', 'Ꜩed', 'ᛒᛁᛚᛚ', 'Adƕ']],
  ])('is refused as %s: %j', (code, wishes) => {
    for (const wish of wishes) {
      expect(judged(wish, ['Penny', 'Madame Huit']), JSON.stringify(wish)).toBe(code);
    }
  });

  it('looks like another whatever the case, the accents and the alphabet', () => {
    const alike = [
      ['Ada', 'ADA', 'Áda', 'A. Da'],
      ['СОРА', 'COPA', 'copa'],
      ['Ηνο', 'HVO'],
      ['Bill', 'BiIl', 'Bi1l'],
      ['Strasse', 'Straße'],
      ['Marnie', 'Mamie', 'ᴍᴀᴍɪᴇ', 'Marnɩe'],
      ['Uwe', 'Uvve'],
      ['Bob', 'B0b', 'ᏏᎾᏏ', 'ꓐꓳꓐ', 'ВОВ', 'ᗷOᗷ'],
      ['علی ۵', 'علی ٥', 'علـی 5'],
      ['ロボ', '口ボ'],
    ];
    for (const names of alike) expect(new Set(names.map(looksOf)).size, names[0]).toBe(1);
    const all = [...alike.map(([name]) => name!), 'Eda', 'Ada 2', 'Adam'];
    expect(new Set(all.map(looksOf)).size).toBe(all.length);
  });
});

describe('what is said', () => {
  it.each([
    ['Well,\n\twell. ', 'Well, well.'],
    ['\u202egnorw\u202c', 'gnorw'],
    ['a\u2066b\u2069c\u200fd', 'abcd'],
    ['a\u200b\u2060\u00adb', 'ab'],
    [`Z${'\u0335'.repeat(50)}o`, 'Z\u0335\u0335o'],
    ['Jose\u0301', 'José'],
    ['👩‍👩‍👧 🏳️‍🌈 1️⃣ ❤️', '👩‍👩‍👧 🏳️‍🌈 1️⃣ ❤️'],
    ['می‌خواهم', 'می‌خواهم'],
    ['\u200b\u2800 \u3164', ''],
    ['\u200d\ufe0f', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(cleanChat(text)).toBe(shown);
  });
});
