/** Names that people really have, or call themselves at a table: nobody who bears one may be turned away. */

import { describe, expect, it } from 'vitest';
import { judgeName } from './names.ts';

const NAMES: Readonly<Record<string, string>> = {
  English: `Anne-Marie, Bernd Horn, Bill Illing, Burn, Catherine, Clara Corner, Gregory House, Harvey Vver, Joe Root, John 3,
    Kerrn, Lorna, Marnie, Mary Ann, O’Hara, O'Brien, St. John, Vernon, Abigail Hostetler, Padmini, Robotham`,
  German: `Jörg Übelhör, Käthe, Günther, Strauß, Weiß, Änne, Hannes Gast, Björn, Sören, Ute Wirth, Jürgen Bernard, Uwe`,
  French: `Zoé, Noël, Anaïs, François, Chloé, Œdipe, Hélène d’Arc, Maël, Cœur, Thaïs, Le Goff, Aÿ, Yann Bothorel`,
  Spanish: `Íñigo, Begoña, José Luis, Muñoz, María José, Nuño, Pingüino, Casas, Ana Casa Blanca, Ángel, Martín`,
  Portuguese: 'João, Conceição, Luísa, Antônio, Simões, Inês',
  Italian: 'Niccolò, Cesare, Nicolò D’Amico, Perù, Chiara Modena',
  Catalan: 'Marcel·la, Núria, Jordi, Laia',
  Dutch: 'Anneke, Zoë, Ijsbrand, Van ’t Hoff, Daniël, Joris',
  Scandinavian:
    'Bjørn, Åse, Søren, Ægir, Øyvind, Håkan, Göran, Þór, Guðrún, Ðorleifur, Märta, Östen',
  Finnish: 'Päivi, Väinö, Yrjö, Hyvvinen, Tärnä',
  Sami: 'Áŋŋel, Biret Ŋuorrá, Máhtte, Đávvet, Ŧorgil',
  Baltic: 'Žydrūnas, Šarūnė, Ģirts, Ķikuts, Ļevs, Ņina, Ūla, Õie, Jüri',
  Polish: 'Łukasz, Paweł, Małgorzata, Święta, Żaneta, Źrebię, Zażółć',
  'Czech and Slovak': 'Jiří, Řehoř, Ľubica, Ďuro, Ťapka, Zdeněk, Růžena, Kĺč',
  Hungarian: 'Győző, Tűnde, Ödön, Ágnes, Zsófia',
  Croatian: 'Đurđa, Željko, Šime, Nikša, Ljubo',
  Romanian: 'Ștefan, Ionuț, Călin, Brândușa, Înțeleptul',
  Albanian: 'Çlirim, Ëngjëll, Besa',
  Turkish: 'Işıl, İbrahim, Çağla, Ömer, Şükrü, Yiğit, Gülşen',
  Azerbaijani: 'Əli, Məmməd, Günəş',
  Maltese: 'Ħamrun, Ġorġ, Żeża, Ċensu',
  'Welsh and Irish': 'Siân, Llŷr, Gwrgi, Seán, Aoife, Caoimhín',
  Vietnamese: 'Nguyễn, Đặng, Thùy Dương, Phượng, Hữu Lộc, Ưng, Ơn',
  'West African':
    'Kɔfi, Ɛsi, Ɖela, Aƒi, Ŋutifafa, Ṣọlá, Ọláyínká, Ƙande, Ɓala, Ɗan, Ƴar’adua, Ɣali',
  Hawaiian: 'Kaʻiulani, Keōua',
  'Salish and Khoekhoe': 'Sʔuyǝt, Xwəyəm, Gǃari, Gǂari',
  Greek: 'Ελένη, Νίκος, Γιώργος, Χρήστος, Ωραία, Άρτεμις, Ξένια',
  Russian: 'Дмитрий, Алёна, Юрий, Щукин, Ольга, Наташа 2, Пётр, Эмма',
  Ukrainian: 'Ївга, Євген, Ґалаґан, В’ячеслав, Олексій',
  'Serbian and Macedonian': 'Ђорђе, Љиљана, Његош, Ћира, Ѓорѓи, Џемал, Ѕвезда',
  'Kazakh and others': 'Қанат, Әлия, Өмір, Ұлан, Үміт, Ғалым, Һәнүз, Ҷамшед, Ҳамид, Ӏимран, Ӕхсар',
  Armenian: 'Արմեն, Սոնա, Տիգրան, Նարե, Յակոբ',
  Georgian: 'გიორგი, ნინო, თამარ, ყვარყვარე',
  Hebrew: 'נועה, שָׂרָה, דוד, ג׳ורג׳, בן ציון',
  Arabic: 'محمد, فاطمة, عبد الله, نُور, يوسف ٧',
  Persian: 'شیرین, پریسا, ژاله, گلنار, علی ۵',
  Urdu: 'عائشہ, ٹیپو, چوہدری',
  Syriac: 'ܐܫܘܪ',
  Dhivehi: 'އަހުމަދު',
  Amharic: 'አበበ, ጽጌ',
  Hindi: 'अनीता, कृष्ण, श्रीराम, प्रिया २',
  Bengali: 'রবীন্দ্রনাথ, মিতা',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ, ਜਸ',
  Gujarati: 'ગીતા',
  Odia: 'ସୁଭଦ୍ରା',
  Tamil: 'தமிழரசி, முருகன்',
  Telugu: 'శ్రీనివాస్, లత',
  Kannada: 'ಕಾವ್ಯ',
  Malayalam: 'മാധവൻ, ഗീത',
  Sinhala: 'නිමල්',
  Thai: 'สมชาย, น้ำฝน, ปู',
  Lao: 'ບຸນມີ',
  Khmer: 'សុខា',
  Burmese: 'အောင်, ခင်',
  Tibetan: 'བསྟན འཛིན',
  Mongolian: 'Бат-Эрдэнэ, Цэцэг, ᠪᠠᠲᠤ',
  Chinese: '李小龍, 王芳, 欧阳 娜娜, 阿Ken, 小S, 陳 Mary, 玛丽·居里, 〇一, ㄅㄆㄇ',
  Japanese: 'さくら, 山田太郎, ジョン・スミス, エミリー, 佐々木 希, みなみ, 口ひげ, Tom君, モモコ',
  Korean: '김민수, 이서연, 박 Ji, 金민수, 지은2',
  Cherokee: 'ᏣᎳᎩ, ᏎᏉᏯ',
  Inuktitut: 'ᐃᓄᒃ, ᓴᐃᒪ',
  Tamazight: 'ⴰⵎⴰⵣⵉⵖ, ⵜⵉⵏⵀⵉⵏⴰⵏ',
  'N’Ko': 'ߒߞߏ',
  Javanese: 'ꦗꦮ',
  Nicknames:
    'Ada 2, 007, Team Rot, K9, Dr. No, Mr. T., A.J., Tim2, McAdam, DeVito, Hosta, Househusband, Modest',
};

describe.each(Object.entries(NAMES))('%s', (_language, names) => {
  it.each(names.split(',').map((name) => name.trim()))('%s', (name) => {
    const judged = judgeName(name, ['Penny', 'Buck', 'Dow', 'Midas', 'The Croupier']);
    expect(judged).toEqual({ ok: true, name: name.normalize('NFKC') });
  });
});

it('are two hundred at least', () => {
  expect(Object.values(NAMES).join().split(',').length).toBeGreaterThan(300);
});
