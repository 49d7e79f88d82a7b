/**
 * Getippte Antworten in die Wörter des Lesers übertragen, der Englisch liest (`text/deal/reader.ts`). Auch die Zeilen,
 * wie sie beim Schreiben einer Abmachung dastehen, lassen sich tippen.
 */

/** Wer etwas tut: ein Wort. */
const WHO = '(\\S+)';
const PLAYED = '(?:spiele|spielst|spielt|spielen|gespielt (?:habe|hast|hat|haben))';
const BUYS = '(?:kaufe|kaufst|kauft|kaufen)';
const WHEN = '(?:wenn|falls|sobald)';
/** „Bobs“, „Max’“: der Name. */
const WHOSE = "(\\S+?)(?:s|[’'])?";
/** „bis zum Ende meines nächsten Zugs“. */
const TERM = '(bis zum ende (?:des spiels|.+? zugs?))';
/** Vor „nächst“: der wievielte Zug ab jetzt. */
const STEMS = ['über', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];

/** „übernächsten Zugs“ → „2th next Zugs“, „dritten Zugs ab jetzt“ → „3th next Zugs“. */
const inOrdinals = (text: string): string =>
  text
    .replaceAll(/(\p{L}+?|\d+\.)(?:e[mnrs])? (zug(?:e?s)?) ab jetzt(?!\p{L})/gu, '$1nächster $2')
    .replaceAll(/(\p{L}+|\d+\.)nächste[mnrs]?(?!\p{L})/gu, (word, stem: string) => {
      const turn = STEMS.indexOf(stem) + 2 || Number.parseInt(stem, 10);
      return STEMS.includes(stem) || /^\d/.test(stem) ? `${turn}th next` : word;
    });

/** Wo das Deutsche anders ordnet, Wendung für Wendung; danach kommen die Wörter. */
const ORDER: readonly (readonly [RegExp, string])[] = [
  [/ (?:die ganze auszahlung|den ganzen preis)(?= )/, ' 100%'],
  [/ (?:gegen irgendwen|für irgendein haus|in einem verkauf)(?= )/, ''],
  [/( (?:gib|gebe|gibst|gibt|geben) .+?) zurück $/, '$1 '],
  [
    new RegExp(`(?<= von | nach )${WHOSE} (?=(?:\\d+th next|nächste[mnrs]?) zug|wahl )`, 'g'),
    '$1 ',
  ],

  // Ein Anteil: wer ihn bekommt, steht hinter der Karte.
  [
    new RegExp(
      ` ${WHEN} ${WHO} (.+?) ${PLAYED} (?:bekommt (?!d(?:ie|en|as) |\\d)|bekomme (?=ich )|bekommst (?=du ))${WHO} (.+)$`,
    ),
    ' $1 give $3 $4 after $1 play $2',
  ],

  // Was jemand nicht tun wird
  [new RegExp(`^ ${WHO} (?:werde|wirst|wird|werden) ${TERM} (.+)$`), ' $1 werde $3$2 '],
  [new RegExp(`^( ${WHO} (?:werde|wirst|wird|werden) .+) bis zum ende des spiels $`), '$1 '],
  [
    new RegExp(`^ ${WHO} (?:werde|wirst|wird|werden) ${WHO} (?:nicht|nie) besteuern(?= )`),
    ' $1 do not tax $2',
  ],
  [
    new RegExp(
      `^ ${WHO} (?:werde|wirst|wird|werden) ${WHO} (?:nicht|nie) (?:raus|hinaus)werfen(?= )`,
    ),
    ' $1 do not knock $2 out',
  ],
  [
    new RegExp(
      `^ ${WHO} (?:werde|wirst|wird|werden) (.+?) (?:nicht|nie) in den zwangsverkauf bringen(?= )`,
    ),
    ' $1 do not force a sale of $2',
  ],
  [
    new RegExp(
      `^ ${WHO} (?:werde|wirst|wird|werden) für (.+?) (?:nicht|nie) mehr als (\\d+) bieten(?= )`,
    ),
    ' $1 do not bid above $3 for $2',
  ],
  [
    new RegExp(`^ ${WHO} (?:werde|wirst|wird|werden) für (.+?) (?:nicht|nie) bieten(?= )`),
    ' $1 do not bid for $2',
  ],
  [
    new RegExp(`^ ${WHO} (?:werde|wirst|wird|werden) (?:nicht|nie) mehr als (\\d+) bieten(?= )`),
    ' $1 do not bid above $2',
  ],
  [new RegExp(`^ ${WHO} (?:werde|wirst|wird|werden) (?:nicht|nie) bieten(?= )`), ' $1 do not bid'],
  [
    new RegExp(`^ ${WHO} (?:werde|wirst|wird|werden) nicht mit anderen über (.+?) verhandeln(?= )`),
    ' $1 do not deal with others about $2',
  ],

  // Bedingungen
  [new RegExp(` ${WHEN} ${WHO} (.+?) ${TERM} ${BUYS}(?= )`), ' when $1 buy $2 $3'],
  [new RegExp(` (?:nachdem|sobald|wenn|falls) ${WHO} (.+?) ${PLAYED}(?= )`), ' after $1 play $2'],
  [new RegExp(` bevor ${WHO} (.+?) ${PLAYED}(?= )`), ' before $1 play $2'],
  [new RegExp(` ${WHEN} ${WHO} (.+?) ${BUYS}(?= )`), ' when $1 buy $2'],
  [/ (?:falls|wenn) zeile (\d+) (?:verfällt|ausfällt)(?= )/, ' if line $1 lapses'],
  [
    new RegExp(` ${WHO} (?:darf|darfst|dürfen|kann|können) (.+?) (?:kaufen|bekommen|haben)(?= )`),
    ' $1 may buy $2',
  ],
  [
    new RegExp(` ${WHO} (?:darf|darfst|dürfen|kann|können) (.+?) (?:verkaufen|abgeben)(?= )`),
    ' $1 may sell $2',
  ],
  [
    new RegExp(` ${WHO} (?:besteuere|besteuerst|besteuert|besteuern) ${WHO} (?:nicht|nie)(?= )`),
    ' $1 do not tax $2',
  ],
  [
    new RegExp(` ${WHO} (?:werfe|wirfst|wirft|werfen) ${WHO} (?:nicht|nie) (?:raus|hinaus)(?= )`),
    ' $1 do not knock $2 out',
  ],
  [
    new RegExp(` ${WHO} (?:erzwinge|erzwingst|erzwingt|erzwingen) keinen verkauf von (?=\\S)`),
    ' $1 do not force a sale of ',
  ],
  [
    new RegExp(` ${WHO} (?:biete|bietest|bietet|bieten) (?:nicht|nie) (?:mehr als|über) (?=\\d)`),
    ' $1 do not bid above ',
  ],
  [new RegExp(` ${WHO} (?:bietest|bietet|bieten|biete) (?:nicht|nie)(?= )`), ' $1 do not bid'],
  [
    new RegExp(
      ` ${WHO} (?:verhandle|verhandelst|verhandelt|verhandeln) nicht mit anderen über (?=\\S)`,
    ),
    ' $1 do not deal with others about ',
  ],
  [new RegExp(` ${WHO} (?:zeige|zeigst|zeigt|zeigen)(?= )`), ' $1 show'],
  [/ ich (?:bekomme|kriege|erhalte)(?= )/, ' get'],
  [/ eine karte (?:nach )?(\S+) wahl(?= )/, ' a card of $1 choice'],
  [/ solange (?:mir|ich) (.+?) (?:gehört|habe|besitze)(?= )/, ' while i own $1'],
  [/ solange (\S+) (.+?) (?:gehört|hat|besitzt|haben|besitzen)(?= )/, ' while $1 own $2'],
  [/ am ende jedes der nächsten (\d+) züge von (\S+)(?= )/, ' at end of each of $2 next $1 turns'],
  [/ am ende jede[sr] /, ' at end of each of '],
  [/ bis zum ende (?:von )?/, ' until '],
  [/ (?:am|zum) ende (?:von )?/, ' at end of '],
  [/ bis zu[mr]? /, ' until '],
  [/ bis /, ' until '],
];

const WORDS: Readonly<Record<string, string>> = {
  ich: 'i',
  mir: 'me',
  mich: 'me',
  mein: 'my',
  meine: 'my',
  meiner: 'my',
  meines: 'my',
  meinem: 'my',
  meinen: 'my',
  du: 'they',
  dir: 'they',
  dich: 'they',
  dein: 'their',
  deine: 'their',
  deiner: 'their',
  deines: 'their',
  deinem: 'their',
  deinen: 'their',
  sie: 'they',
  er: 'they',
  ihm: 'they',
  ihn: 'they',
  ihnen: 'they',
  ihr: 'their',
  ihre: 'their',
  ihrer: 'their',
  ihres: 'their',
  ihrem: 'their',
  ihren: 'their',
  sein: 'their',
  seine: 'their',
  seiner: 'their',
  seines: 'their',
  seinem: 'their',
  seinen: 'their',
  links: 'left',
  rechts: 'right',
  gegenüber: 'across',
  gib: 'give',
  gebe: 'give',
  gibst: 'give',
  gibt: 'give',
  geben: 'give',
  bekomme: 'get',
  kriege: 'get',
  erhalte: 'get',
  spiel: 'play',
  spiele: 'play',
  spielst: 'play',
  spielt: 'play',
  spielen: 'play',
  sofort: 'now',
  jetzt: 'now',
  sonst: 'otherwise',
  andernfalls: 'otherwise',
  vor: 'before',
  nach: 'after',
  zug: 'turn',
  zugs: 'turn',
  zuges: 'turn',
  züge: 'turns',
  zügen: 'turns',
  dieses: 'this',
  diesem: 'this',
  diesen: 'this',
  nächste: 'next',
  nächsten: 'next',
  nächstem: 'next',
  nächster: 'next',
  nächstes: 'next',
  karte: 'card',
  karten: 'cards',
  hand: 'hand',
  zufällige: 'random',
  zufälliger: 'random',
  zufällig: 'random',
  eine: 'a',
  einen: 'a',
  hälfte: 'half',
  auszahlung: 'payout',
  preis: 'price',
  preises: 'price',
  mindestens: 'at least',
  der: '',
  die: '',
  das: '',
  den: '',
  dem: '',
  des: '',
  davon: 'of it',
  an: 'to',
  von: 'from',
  für: 'for',
  und: 'and',
  gegen: 'on',
  nicht: 'not',
  nie: 'never',
  steuer: 'tax',
  zwangsverkauf: 'force sale',
  vertrag: 'contract',
  zeile: 'line',
  option: 'option',
  biete: 'offer',
  angebot: 'offer',
  gegenangebot: 'counter',
  statt: 'ends',
  nutze: 'use',
  wähle: 'choose',
  würfle: 'roll',
  würfeln: 'roll',
  passe: 'pass',
  passen: 'pass',
  verzichte: 'pass',
  verzichten: 'pass',
  erhöhe: 'raise',
  erhöhen: 'raise',
  raus: 'out',
  zurück: 'back',
  ja: 'yes',
  annehmen: 'yes',
  nein: 'no',
  ablehnen: 'no',
  behalte: 'keep',
  behalten: 'keep',
  fertig: 'done',
  nimm: 'take',
  tausche: 'trade',
};

/** Was ein Verkauf für alle Fälle verbietet, steht in einer Wendung; der Rest ist Wort für Wort. */
function line(typed: string): string {
  let text = inOrdinals(` ${typed.trim().replaceAll(/\s+/g, ' ')} `);
  const isPromise = new RegExp(`^ ${WHO} (?:spiele|spielst|spielt|spielen) `).test(text);
  for (const [pattern, order] of ORDER) text = text.replace(pattern, order);
  // Ein Versprechen gilt bis zu einem Zug, eine Frist auch; dem Leser sind das zwei Wörter.
  if (isPromise) text = text.replace(' until ', ' by ').replace(' by dieses ', ' dieses ');
  if (text.startsWith(' tausche ')) text = text.replace(' gegen ', ' for ');
  return text
    .replaceAll(/[\p{L}][\p{L}\p{N}]*/gu, (word) =>
      Object.hasOwn(WORDS, word) ? WORDS[word]! : word,
    )
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Beträge ohne Einheit; ohne den Kasten eines Hauses und ohne den Betrag, auf den ein Anteil sicher hinausläuft. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d)\s?mio\.?(?:\s?\$)?/g, '$1')
    .replaceAll(/(\d)\s%/g, '$1%')
    .replaceAll(/, kasten \d+\+?| mit kasten(?!\p{L})/gu, '')
    .replaceAll(/, (?=(?:mindestens|solange) )/g, ' ')
    .replaceAll(/( auszahlung), \d+/g, '$1')
    .replaceAll(/(?:wenn|sobald) ([^;:,]*), vor der auszahlung/g, 'bevor $1');

/** Ein Nebensatz endet mit einem Komma, eine Zeile auch: das eine verschwindet. */
const withoutCommas = (typed: string): string =>
  typed.replaceAll(/(^|[;:,]\s*)((?:wenn|falls|nachdem|sobald|bevor) [^;,:]*),/g, '$1$2');

export const canonical = (typed: string): string =>
  withoutCommas(plain(typed))
    .split(/([;:,])/)
    .map((part) => (/^[;:,]$/.test(part) ? part : line(part)))
    .join(' ');
