/** Ce qu’on tape, dans les mots du lecteur, qui lit l’anglais (`text/deal/reader.ts`). Les accents sont facultatifs. */

/** Qui fait quelque chose : un mot. */
const WHO = '(\\S+)';
const PLAYS = '(?:(?:a|ai|as|avez|ont) joue|joue|joues|jouez|jouent)';
const BUYS = '(?:(?:a|ai|as|avez|ont) achete|achete|achetes|achetez|achetent)';
const PUTS = '(?:met|mets|mette|mettre|mettez|mettent)';
const SHARE = '(?:\\d+%|(?:la )?moitie)';
const CLITIC = '(me|te|le|la|les|lui|leur|vous)';

/** Là où le français ordonne autrement, tournure par tournure ; ensuite viennent les mots. */
const ORDER: readonly (readonly [RegExp, string])[] = [
  [/ (?:le|la) autre(?= )/g, ' they'],
  [/ contre[- ]offre(?= )/, ' counter'],
  [/ vente forcee(?= )/g, ' force sale'],
  [/ de retour(?= )/g, ' back'],
  [/ au de (?=\S)/g, ' die '],
  [/ (\d+) %/g, ' $1%'],
  [/ (\d+)(?:er|e|eme|ieme)(?= )/g, ' $1th'],
  [/ (?:deuxieme|second)(?= )/g, ' 2th'],
  [/ troisieme(?= )/g, ' 3th'],
  [/ a venir(?= )/g, ''],
  [/ tout le (?:gain|prix)(?= )/, ' 100%'],
  [/ (?:contre ne importe qui|sur ne importe quelle propriete)(?= )/, ''],
  [/ (?:du gain|du prix|de ce que \S+ rapporte)(?= )/g, ''],
  [/ (?:mais )?au moins(?= )/, ' at least'],
  [/ tout de suite(?= )/, ' now'],
  [/ (?:au lieu|a la place) (?:de|du)(?: contrat)? /, ' ends '],

  // Conditions
  [
    new RegExp(` (?:quand|lorsque|des que|apres que|une fois que|si) ${WHO} ${PLAYS}(?= )`),
    ' after $1 play',
  ],
  [new RegExp(` avant que ${WHO} (?:ne )?${PLAYS}(?= )`), ' before $1 play'],
  [
    new RegExp(
      ` (?:quand|lorsque|des que|si) ${WHO} ${BUYS} (.+?)(?: dans une vente)?(?= (?:je|they|\\S+ \\S+ donne|donne|recois|avant|de ici|jusque) | $)`,
    ),
    ' when $1 buy $2',
  ],
  [/ si (?:la )?ligne (\d+) (?:tombe(?: a le eau)?|echoue)(?= )/, ' if line $1 lapses'],
  [
    new RegExp(` tant que ${WHO} (?:possede|possedes|possedez|possedent|a|ai|as|avez|ont)(?= )`),
    ' while $1 own',
  ],

  // Ce qu’on s’interdit, à l’infinitif ou non
  [new RegExp(` ${WHO} (?:me|se|vous) engage[sz]? a ne (?:pas|jamais)(?= )`), ' $1 do not'],
  [new RegExp(` ${WHO} ne (.+?) (?:pas|jamais)(?= )`), ' $1 do not $2'],
  [new RegExp(` do not ${CLITIC} tax(?:e|er|es|ez|ent)(?= )`), ' do not tax $1'],
  [/ do not tax(?:e|er|es|ez|ent)(?= )/, ' do not tax'],
  [new RegExp(` do not ${CLITIC} ${PUTS} hors jeu(?= )`), ' do not knock $1 out'],
  [new RegExp(` do not ${PUTS} ${WHO} hors jeu(?= )`), ' do not knock $1 out'],
  [/ do not forc(?:e|er|es|ez|ent) (?:la |une )?vente (?:de|du) /, ' do not force sale of '],
  [/ do not encher\p{L}+ (?:a )?plus de (\d+)(?= )/u, ' do not bid above $1'],
  [/ do not encher\p{L}+(?= )/u, ' do not bid'],
  [/ do not negoci\p{L}+ (.+?) avec de autres(?= )/u, ' do not deal with others about $1'],

  // Ce qu’on donne, montre et peut faire
  [new RegExp(` ${WHO} ${CLITIC} (?:donne|donnes|donnez|donnent|rend|rends)(?= )`), ' $1 give $2'],
  [new RegExp(` ${WHO} ${CLITIC} (?:montre|montres|montrez|montrent)(?= )`), ' $1 show $2'],
  // Un pourcentage du gain vient de qui joue la carte.
  [new RegExp(`^ ${WHO} recoit (${SHARE} .*after ${WHO} play .+)$`), ' $3 give $1 $2'],
  [new RegExp(`^ je recois (${SHARE} .*after (?!je )${WHO} play .+)$`), ' $2 give moi $1'],
  [/ je (?:recois|obtiens|prends)(?= )/, ' get'],
  [new RegExp(`^ ${WHO} recoit(?= )`), ' i give $1'],
  [/ (donne|rends|rend|montre) a (\S+) (?=\S)/, ' $1 $2 '],
  [
    new RegExp(` ${WHO} (?:peux|peut|peuvent|pouvez) (?:acheter|obtenir|recevoir|avoir)(?= )`),
    ' $1 may buy',
  ],
  [new RegExp(` ${WHO} (?:peux|peut|peuvent|pouvez) (?:vendre|ceder|donner)(?= )`), ' $1 may sell'],
  [/ une carte au hasard(?= )/, ' one random card'],
  [/ (\d+) cartes? au hasard(?= )/, ' $1 random cards'],
  [/ une carte (?:de|a) (\S+) choix(?= )/, ' one card of $1 choice'],
  [/ une carte au choix de (\S+)(?= )/, ' one card of $1 choice'],
  [/ (?:la )?moitie(?= )/, ' half'],

  // Dates
  [/ jusque a la fin de la partie(?= )/, ''],
  [/ (?:du|le|au) (prochain|\d+th(?: prochain)?) tour de (\S+)(?= )/, ' de $2 $1 tour'],
  [/ (?:du|le|au) tour (\d+) de (\S+)(?= )/, ' de $2 tour $1'],
  [/ chacun de (mes|ses|tes|vos|leurs) (\d+) prochains tours(?= )/, ' each of $1 next $2 turns'],
  [/ chacun des (\d+) prochains tours de (\S+)(?= )/, ' each of $2 next $1 turns'],
  [/ jusque (?:a|au) (?:la fin )?(?:de |du )?/, ' until '],
  [/ (?:avant|de ici(?: a)?|au plus tard a) la fin (?:de |du )?/, ' by '],
  [/ a la fin (?:de |du )?/, ' at end of '],
  [/ de ici (?:a |de )?/, ' by '],
  [/ pendant ce tour(?= )/, ' this turn'],
  [/ hors jeu(?= )/g, ' out'],
];

const WORDS: Readonly<Record<string, string>> = {
  je: 'i',
  moi: 'me',
  mon: 'my',
  ma: 'my',
  mes: 'my',
  tu: 'they',
  te: 'they',
  toi: 'they',
  ton: 'their',
  ta: 'their',
  tes: 'their',
  vous: 'they',
  votre: 'their',
  vos: 'their',
  il: 'they',
  elle: 'they',
  ils: 'they',
  elles: 'they',
  lui: 'they',
  eux: 'they',
  son: 'their',
  sa: 'their',
  ses: 'their',
  leur: 'their',
  leurs: 'their',
  gauche: 'left',
  droite: 'right',
  face: 'across',
  donne: 'give',
  donnes: 'give',
  donnez: 'give',
  donnent: 'give',
  rends: 'give',
  rend: 'give',
  recois: 'get',
  recevoir: 'get',
  joue: 'play',
  joues: 'play',
  jouez: 'play',
  jouent: 'play',
  jouer: 'play',
  montre: 'show',
  montres: 'show',
  montrez: 'show',
  montrent: 'show',
  maintenant: 'now',
  sinon: 'otherwise',
  avant: 'by',
  tour: 'turn',
  tours: 'turns',
  ce: 'this',
  prochain: 'next',
  carte: 'card',
  cartes: 'cards',
  main: 'hand',
  un: 'a',
  une: 'a',
  le: '',
  la: '',
  les: '',
  des: '',
  du: 'from',
  de: 'from',
  a: 'to',
  au: 'to',
  et: 'and',
  pour: 'for',
  sur: 'for',
  contre: 'on',
  taxe: 'tax',
  taxer: 'tax',
  contrat: 'contract',
  ligne: 'line',
  offre: 'offer',
  propose: 'offer',
  utilise: 'use',
  utiliser: 'use',
  choisis: 'choose',
  choisir: 'choose',
  lance: 'roll',
  lancer: 'roll',
  passe: 'pass',
  passer: 'pass',
  renonce: 'pass',
  renoncer: 'pass',
  relance: 'raise',
  relancer: 'raise',
  retour: 'back',
  reviens: 'back',
  revenir: 'back',
  oui: 'yes',
  accepte: 'yes',
  accepter: 'yes',
  non: 'no',
  refuse: 'no',
  refuser: 'no',
  garde: 'keep',
  garder: 'keep',
  fini: 'done',
  termine: 'done',
  prends: 'take',
  echange: 'trade',
  echanger: 'trade',
};

/** Le lecteur attend la condition derrière le don, dès que le don dit qui donne. */
const CONDITION_FIRST =
  /^ ((?:after|before|when|if) .+?) ((?:(?:i|they|left|right|across|s\d) )?give|\S+ give(?= (?:me|they) )|get) (.+)$/;

function line(typed: string): string {
  let text = ` ${typed.trim().replaceAll(/\s+/g, ' ')} `;
  for (const [pattern, order] of ORDER) text = text.replace(pattern, order);
  text = ` ${text
    .replaceAll(/\p{L}[\p{L}\p{N}]*/gu, (word) =>
      Object.hasOwn(WORDS, word) ? WORDS[word]! : word,
    )
    .replaceAll(/ +/g, ' ')
    .trim()}`;
  // Une promesse a une échéance, un achat et une option ont un terme : pour le lecteur, deux mots.
  if (/^ \S+ play /.test(text))
    text = text.replace(' until ', ' by ').replace(' by this turn', ' this turn');
  else text = text.replace(' by ', ' until ');
  if (/^ trade | may /.test(text)) text = text.replace(' on ', ' for ');
  return text.replace(CONDITION_FIRST, ' $2 $3 $1').trim();
}

/** Sans accents ni unité derrière un montant, les élisions défaites : « l’autre » devient « le autre ». */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/(\d)[\u00a0\u202f](?=\d{3})/g, '$1')
    .replaceAll(/(\d)\s?m\$?(?!\p{L})/gu, '$1')
    .replaceAll(/, coffre \d+\+?| avec son coffre(?!\p{L})/gu, '')
    .replaceAll(/ \(\d+\)/g, '')
    .replaceAll(/(?:quand|des que) ([^;,]*?),? avant le gain/g, 'avant que $1')
    .replaceAll(/,(?= (?:mais )?au moins )/g, '')
    .replaceAll(/(?<!\p{L})(j|l|d|m|n|s|t|qu|jusqu|lorsqu)'/gu, '$1e ');

/** Une condition finit par une virgule, une ligne aussi : la première disparaît. */
const withoutCommas = (typed: string): string =>
  typed.replaceAll(
    /(^|[;:,]\s*)((?:quand|lorsque|si|des que|apres que|avant que|une fois que) [^;,:]*),/g,
    '$1$2',
  );

export const canonical = (typed: string): string =>
  withoutCommas(plain(typed))
    .split(/([;:,])/)
    .map((part) => (/^[;:,]$/.test(part) ? part : line(part)))
    .join(' ');
