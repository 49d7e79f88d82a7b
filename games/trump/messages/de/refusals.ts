/** Warum ein Zug oder ein Tisch nicht geht. */

import { inWords, millions, number, plural, Subject, verb } from '@parlor/grammar/de';
import type { Refusals } from '../../facts/refusals.ts';
import type { Messages } from '../en/index.ts';
import { codedCard } from './names.ts';

const promise = ({ contract, clause }: Refusals['promise-card']): string =>
  `Zeile ${clause} von Vertrag ${contract}`;

export const refusals: Messages['refusals'] = {
  'not-asked': () => 'Du bist gerade nicht gefragt.',
  'wrong-answer': () => 'Das ist keine Antwort auf die Frage.',

  'no-such-card': () => 'Diese Karte gibt es nicht.',
  'card-not-held': ({ card }) => `${codedCard(card)} hast du nicht auf der Hand.`,
  'only-in-a-sale': ({ card }) => `${codedCard(card)} spielt man nur in einem Verkauf.`,
  'not-related': ({ card }) => `${codedCard(card)} hat mit der Abmachung nichts zu tun.`,
  'condition-not-met': ({ card }) => `Dir gehört nicht, was ${codedCard(card)} verlangt.`,
  'no-target-wanted': () => 'Diese Karte wird gegen niemanden gespielt.',
  'opponent-wanted': () => 'Sag, gegen wen du die Karte spielst.',
  'property-wanted': () => 'Sag, welches Haus verkauft werden soll.',
  'owns-nothing': ({ seat }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'hast', 'hat')} kein Haus.`,
  'no-such-seat': () => 'Diesen Platz gibt es am Tisch nicht.',
  'not-yourself': () => 'Wähle jemand anderen.',
  'no-cards-there': ({ seat }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'hast', 'hat')} keine Karten.`,

  'no-such-property': () => 'Dieses Haus gibt es nicht.',
  'box-owned': ({ property }) =>
    `${property} gehört schon jemandem; das Geld kommt in einen freien Kasten.`,
  'not-unowned': ({ property }) =>
    `${property} gehört schon jemandem; dieses Feld verkauft nur freie Häuser.`,
  'already-put-up': ({ property }) => `${property} steht nicht mehr zum Verkauf an.`,
  'out-of-the-game': ({ property }) => `${property} ist aus dem Spiel.`,
  'not-yours': ({ property }) => `${property} gehört dir nicht.`,
  'already-yours': ({ property }) => `${property} gehört dir schon.`,

  'not-a-multiple': ({ step }) => `Beträge gehen in Schritten von ${millions(step)}.`,
  'not-enough-cash': ({ have }) => `Du hast nur ${millions(have)} Bargeld.`,
  'not-knocked-out': () => 'Du bist noch dabei.',
  'knocked-out': () => 'Du bist rausgeworfen und kannst nur zurückkommen.',
  'not-in-the-bidding': () => 'Diese Person bietet nicht mit.',
  'nothing-added': () => 'Zum Erhöhen braucht es Bargeld oder einen Investor.',
  'not-an-investor': () => 'Nur Investoren erhöhen ein Gebot.',
  'cards-not-sorted': () => 'Nenne die Karten in aufsteigender Reihenfolge.',
  'cash-needs-investor': () =>
    'Eigenes Bargeld darf erst dazu, wenn in diesem Verkauf ein Investor gespielt worden ist.',
  'bid-too-low': ({ bid, least }) =>
    `Das macht ${millions(bid)}; es müssen mindestens ${millions(least)} sein.`,

  'no-deals-left': ({ deals }) =>
    plural(deals, {
      one: 'Du hast deine eine Abmachung schon angeboten.',
      other: 'Du hast schon alle # Abmachungen angeboten, die du darfst.',
    }),
  'no-counters-left': ({ counters }) =>
    `In diesem Zug gab es schon ${inWords(counters)} Gegenangebote: Nimm an oder lehne ab.`,
  'no-clauses': () => 'Eine Abmachung braucht mindestens eine Zeile.',
  'too-many-clauses': ({ max }) => `Eine Abmachung hat höchstens ${max} Zeilen.`,
  'not-a-party': ({ line }) => `Zeile ${line} bindet jemanden, der nicht dabei ist.`,
  'number-out-of-range': ({ line, min, max, step }) =>
    `Die Zahl in Zeile ${line} muss zwischen ${number(min)} und ${number(max)} liegen${step === 1 ? '' : `, in Schritten von ${step}`}.`,
  'not-a-turn-card': ({ line, card }) =>
    `Zeile ${line}: ${codedCard(card)} spielt man nicht im Zug.`,
  'share-of-nothing': ({ line }) =>
    `Zeile ${line}: Einen Anteil zahlt nur, wer die Karte spielt, und erst nach der Auszahlung.`,
  'no-payout': ({ line, card }) => `Zeile ${line}: ${codedCard(card)} zahlt nichts.`,
  'cash-short': ({ seat, have, need }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'hast', 'hat')} ${millions(have)} Bargeld, und sofort fällig sind ${millions(need)}.`,
  'property-not-theirs': ({ property }) => `${property} kann nur geben, wem es gehört.`,
  'property-twice': ({ property }) =>
    `${property} kann nicht zweimal zugleich weitergegeben werden.`,
  'hand-too-small': ({ seat, have, need }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'hast', 'hat')} ${plural(have, { one: '# Karte', other: '# Karten' })}, und sofort fällig ${need === 1 ? 'ist 1' : `sind ${need}`}.`,
  'hand-promised': ({ have }) =>
    have === 0
      ? 'Keine deiner Karten kann gezogen werden: Alle sind versprochen.'
      : `Nur ${have === 1 ? 'eine deiner Karten kann' : `${inWords(have)} deiner Karten können`} gezogen werden: Die anderen sind versprochen.`,
  'taker-wanted': ({ line }) => `Zeile ${line}: Sag, wer es bekommt.`,
  'no-taker-wanted': ({ line }) =>
    `Zeile ${line}: Zu zweit ist klar, wer es bekommt; lass das weg.`,
  'cash-only': ({ line }) => `Zeile ${line}: Dann kann nur Geld gegeben werden.`,
  'option-too-much': ({ line }) =>
    `Zeile ${line}: Eine Option bringt Geld, Häuser und genannte Karten, alles auf einmal, und sonst nichts.`,
  'option-of-nothing': ({ line }) =>
    `Zeile ${line}: Eine Option muss etwas bringen, wenn man sie nutzt.`,
  'no-alternative': ({ line }) => `Zeile ${line} ersetzt eine Zeile, die nicht verfallen kann.`,
  'not-clockwise': () => 'Nenne die anderen im Uhrzeigersinn, jede Person einmal.',
  'no-such-contract': ({ contract }) => `Vertrag ${contract} gibt es nicht oder nicht mehr.`,
  'other-parties': ({ contract }) =>
    `Vertrag ${contract} können nur alle auflösen, die dabei sind, und niemand sonst.`,
  'no-counter-among-several': () =>
    'Bei einer Abmachung mit mehreren gibt es kein Gegenangebot: Nimm an oder lehne ab.',
  'shares-over': ({ line, most }) =>
    `Zeile ${line}: Die Anteile an einer Auszahlung ergeben mehr als ${most}\u00a0%.`,
  'no-such-option': ({ contract, clause }) =>
    `In Zeile ${clause} von Vertrag ${contract} hast du keine Option.`,
  'not-to-choose': ({ card }) => `${codedCard(card)} steht nicht zur Wahl.`,
  'too-complex': ({ most }) =>
    `Diese Abmachung ist zu verwickelt, um sie zu prüfen. Versprochene Karten und Ersatzzeilen zählen je 1, Optionen 2, und mehr als ${most} geht nicht.`,
  'unsound-not-held': ({ line }) =>
    `Zeile ${line} ist nicht einzuhalten: Die Karte wird nicht da sein.`,
  'unsound-not-playable': ({ line }) =>
    `Zeile ${line} ist nicht einzuhalten: So, wie es steht, ist die Karte dann nicht spielbar.`,
  'unsound-turn-taken': ({ line }) =>
    `Zeile ${line} ist nicht einzuhalten: In einem Zug müssten zwei Karten gespielt werden.`,
  'unsound-not-owned': ({ line }) =>
    `Zeile ${line} ist nicht einzuhalten: Wer das Haus geben soll, wird es nicht haben.`,
  'unsound-never-played': ({ line }) =>
    `Zeile ${line} käme nie zustande: Ihre Karte kann nicht gespielt werden.`,
  'unsound-option': ({ line }) =>
    `Zeile ${line} ist nicht einzuhalten: Was die Option verspricht, wird nicht rechtzeitig da sein.`,
  'unsound-while': ({ line }) =>
    `Zeile ${line} würde nie gezahlt: Wer zahlen soll, hat das Haus nicht.`,
  'unsound-old': (params) =>
    `Ein älteres Versprechen wäre nicht mehr einzuhalten: ${promise(params)}.`,

  'risk-card': ({ line }) => `Zeile ${line}: Vorher kann ein T die Karte nehmen.`,
  'risk-property': ({ line }) =>
    `Zeile ${line}: Vorher kann ein Zwangsverkauf oder eine Steuer das Haus nehmen.`,
  'risk-debt': ({ line }) => `Zeile ${line}: Was dann nicht da ist, bleibt geschuldet.`,
  'risk-hand': ({ line }) => `Zeile ${line}: Dann ist vielleicht keine Karte mehr da.`,
  'risk-unplayed': ({ line }) => `Zeile ${line}: Niemand hat versprochen, diese Karte zu spielen.`,
  'risk-no-sale': ({ line }) => `Zeile ${line}: Zu so einem Verkauf kommt es vielleicht nie.`,

  'promise-abstain': (params) => `Das verbietet ein Versprechen: ${promise(params)}.`,
  'promise-card': (params) => `Diese Karte ist versprochen: ${promise(params)}.`,
  'promise-property': (params) => `Dieses Haus ist versprochen: ${promise(params)}.`,
  'promise-play': (params) =>
    `Das bräche das Versprechen, eine Karte zu spielen: ${promise(params)}.`,

  'wrong-seat-count': ({ seats }) => `Das Spiel ist für 3 oder 4 Personen, nicht für ${seats}.`,
  'components-not-an-object': () => 'Ein Spielsatz besteht aus Häusern, Karten und einem Brett.',
  'components-field-unknown': ({ field }) => `Einen Teil „${field}“ hat ein Spielsatz nicht.`,
  'components-property-field': ({ property, field }) =>
    `Bei Haus ${property + 1} steht etwas, das nicht dazugehört: „${field}“.`,
  'components-card-field': ({ card, field }) =>
    `Bei Karte ${card + 1} steht etwas, das nicht dazugehört: „${field}“.`,
  'components-space-field': ({ space, field }) =>
    `Bei Feld ${space} steht etwas, das nicht dazugehört: „${field}“.`,
  'components-rebuilt': ({ most, max }) =>
    `Woher Werte stammen, sind höchstens ${most} Wörter mit je höchstens ${max} Zeichen.`,
  'components-lists-missing': () => 'Häuser, Karten und Brett müssen Listen sein.',
  'components-property-count': ({ min, max }) => `Es müssen ${min} bis ${max} Häuser sein.`,
  'components-property-name': ({ property, max }) =>
    `Haus ${property + 1} braucht einen Namen mit 1 bis ${max} Zeichen, ohne Leerzeichen am Rand.`,
  'components-property-twice': ({ property }) => `Haus ${property + 1} heißt wie ein anderes.`,
  'components-too-many-faces': ({ max }) => `Es kann höchstens ${max} verschiedene Karten geben.`,
  'components-card': ({ card }) => `Karte ${card + 1} ergibt keinen Sinn.`,
  'components-card-twice': ({ card }) => `Karte ${card + 1} gibt es schon: Erhöhe ihre Anzahl.`,
  'components-deck-size': ({ min, max }) => `Es müssen ${min} bis ${max} Karten sein.`,
  'components-board-size': ({ min, max }) => `Das Brett muss ${min} bis ${max} Felder haben.`,
  'components-space': ({ space }) => `Feld ${space} ergibt keinen Sinn.`,
  'components-start': ({ space }) => `Nur das erste Feld ist START; sieh dir Feld ${space} an.`,
  'components-space-twice': ({ space }) => `Das Haus von Feld ${space} hat schon ein Feld.`,
  'components-property-not-on-board': () => 'Jedes Haus braucht ein Feld auf dem Brett.',
  'components-no-sale-space': () => 'Das Brett braucht ein Feld, das einen Verkauf bringt.',
};

export const refusedOtherwise: Messages['refusedOtherwise'] = (code) =>
  `Das geht hier nicht: ${code}.`;

export const brokenPromise: Messages['brokenPromise'] = (quoted, isPlay) =>
  isPlay ? `Ein Versprechen geht vor: ${quoted}.` : `Das ist versprochen: ${quoted}.`;

export const spentTwice: Messages['spentTwice'] = (card) =>
  `${codedCard(card)} kann nicht jetzt weggegeben werden und später noch da sein.`;
