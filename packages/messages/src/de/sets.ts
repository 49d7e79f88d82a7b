/** Woher Werte kommen, und eigene Spielsätze. */

import { plural } from '@parlor/grammar/de';
import type { sets as English } from '../en/sets.ts';

export const sets: typeof English = {
  'mark.rulebook': 'Anleitung',
  'mark.published': 'Rezensionen',
  'mark.rebuilt': 'nachgebaut',
  'mark.house': 'eigene Schachtel',

  'legend.rulebook': 'steht in der Anleitung',
  'legend.published': 'die Anleitung schweigt; veröffentlichte Rezensionen sind sich einig',
  'legend.rebuilt': 'die Anleitung schweigt; der Wert ist von Parlor',
  'legend.house': 'von jemandem eingetragen, in der Regel aus der eigenen Schachtel',

  'from.title': 'Was nachgebaut ist',
  'from.rulebook': ({ title, whose, edition }) =>
    `Gebaut nach der Anleitung von ${title} (${whose}). Dies ist Fassung ${edition} unserer Regeln.`,
  'from.rulebook.only': ({ title, edition }) =>
    `Gebaut nach der Anleitung von ${title}. Dies ist Fassung ${edition} unserer Regeln.`,
  'from.extent.none': 'Alles in der Schachtel ist so, wie es in der Anleitung steht.',
  'from.extent.published':
    'Alles in der Schachtel ist so, wie es in der Anleitung und in Rezensionen steht; nachgebaut ist nichts.',
  'from.extent.house':
    'Für diesen Spielsatz wurden Werte eingetragen; nachgebaut ist darin nichts.',
  'from.extent.few':
    'Fast alles in der Schachtel ist so, wie es in der Anleitung steht. Wenige Werte, die sie nicht nennt, sind nachgebaut.',
  'from.extent.partly':
    'Die Anleitung nennt einen Teil dessen, was in der Schachtel ist. Der Rest ist nachgebaut: Er ist von Parlor, und in deiner Schachtel steht vielleicht anderes.',
  'from.extent.mostly':
    'Die Anleitung nennt wenig von dem, was in der Schachtel ist. Die meisten Werte sind nachgebaut: Sie sind von Parlor, und in deiner Schachtel steht anderes.',
  'from.legend': 'Was die Zeichen bedeuten',
  'from.part.rulebook': ({ count }) => `${count} aus der Anleitung`,
  'from.part.published': ({ count }) => `${count} aus Rezensionen`,
  'from.part.rebuilt': ({ count }) => `${count} nachgebaut`,
  'from.part.house': ({ count }) => `${count} aus eigener Schachtel`,
  'from.what': 'Was',
  'from.value': 'Wert',
  'from.mark': 'Woher',
  'from.own': 'Du hast die Schachtel? Trag ihre Werte ein',
  'from.failed': 'Die Liste ließ sich nicht laden. Versuch es noch einmal, wenn du verbunden bist.',

  'set.parlor': ({ extent }) => `Parlors Spielsatz (${extent})`,
  'set.parlor.none': 'Anleitung',
  'set.parlor.published': 'Anleitung und Rezensionen',
  'set.parlor.house': 'eigene Werte',
  'set.parlor.few': 'wenige Werte nachgebaut',
  'set.parlor.partly': 'teils nachgebaut',
  'set.parlor.mostly': 'meist nachgebaut',
  'set.own': 'Ein eigener Spielsatz',
  'set.enter': 'Trag die Werte deiner Schachtel ein, oder öffne eine Datei',

  'sets.title': ({ game }) => `Spielsätze für ${game}`,
  'sets.lead':
    'Wer die Schachtel hat, kann eintragen, was darin gedruckt steht. Spielsätze bleiben auf diesem Gerät; alle, denen du den Link gibst, können damit spielen.',
  'sets.new': 'Neuer Spielsatz',
  'sets.file': 'Datei öffnen',
  'sets.none': 'Noch kein eigener Spielsatz. Ein neuer beginnt wie der von Parlor.',
  'sets.first-name': 'Meine Schachtel',
  'sets.changed': ({ count }) =>
    count === 0
      ? 'Wie der von Parlor'
      : plural(count, { one: 'Ein Wert geändert', other: '# Werte geändert' }),
  'sets.ready': 'Spielbar',
  'sets.unready': ({ count }) =>
    plural(count, { one: 'Noch eine Stelle zu ändern', other: 'Noch # Stellen zu ändern' }),
  'sets.edit': 'Bearbeiten',
  'sets.play': 'Damit spielen',
  'sets.copy': 'Duplizieren',
  'sets.share': 'Teilen',
  'sets.export': 'Als Datei speichern',
  'sets.delete': 'Löschen',
  'sets.deleted': ({ name }) => `${name} ist gelöscht.`,
  'sets.undo': 'Rückgängig',
  'sets.undo-of': ({ name }) => `Rückgängig: ${name} behalten`,
  'sets.of': ({ what, name }) => `${what}: ${name}`,
  'sets.learn': 'Über das Spiel',
  'sets.not-kept':
    'Dieses Gerät behält gerade nichts: Der Speicher ist aus oder voll. Speichere den Spielsatz als Datei.',

  'edit.title': ({ name }) => `${name} bearbeiten`,
  'edit.name': 'Name des Spielsatzes',
  'edit.back': ({ game }) => `Alle Spielsätze für ${game}`,
  'edit.gone': 'Dieser Spielsatz ist nicht auf diesem Gerät',
  'edit.gone.line':
    'Er wurde gelöscht oder auf einem anderen Gerät angelegt. Lass dir den Link geben.',
  'edit.saved': 'Jede Änderung wird sofort auf diesem Gerät gespeichert.',
  'edit.undo': 'Rückgängig',
  'edit.redo': 'Wiederholen',
  'edit.fine': 'Mit diesem Spielsatz kann man spielen.',
  'edit.problems': ({ count }) =>
    plural(count, {
      one: 'Eine Stelle verhindert noch, dass man damit spielen kann:',
      other: '# Stellen verhindern noch, dass man damit spielen kann:',
    }),
  'edit.total': ({ have, given }) => `${have} von ${given}`,
  'edit.reset-of': ({ what, value }) => `${what}: zurück zu Parlors ${value}`,
  'edit.confirm': ({ what, mark }) =>
    `${what}: ${mark}. Drück, wenn in deiner Schachtel dasselbe steht`,
  'edit.unconfirm': ({ what, mark }) => `${what}: ${mark}. Drück, um das zurückzunehmen`,
  'edit.remove-of': ({ what }) => `Entfernen: ${what}`,
  'edit.up': ({ what }) => `Eins hinauf: ${what}`,
  'edit.down': ({ what }) => `Eins hinunter: ${what}`,
  'edit.add-to': ({ what, where }) => `${what}: ${where}`,
  'edit.change': 'Den Text ändern',
  'edit.hint':
    'Was du einträgst, wird als Wert aus deiner Schachtel gekennzeichnet. Wo dort dasselbe steht wie bei Parlor, drück auf das Zeichen.',
  'edit.hint.plain': 'Was du einträgst, wird als Wert aus deiner Schachtel gekennzeichnet.',

  'share.link': 'Link zum Spielsatz',
  'share.line':
    'Der Spielsatz selbst steht im Link: Wer ihn öffnet, kann ihn ansehen, behalten und damit spielen.',
  'share.working': 'Der Link wird erzeugt',
  'share.text': ({ game, name }) => `Ein Spielsatz für ${game}: ${name}`,

  'shared.title': ({ game }) => `Ein Spielsatz für ${game}`,
  'shared.unnamed': 'Spielsatz aus einem Link',
  'shared.lead':
    'Jemand hat dir diesen Spielsatz gegeben. Behalten wird nichts, bevor du es sagst.',
  'shared.keep': 'Auf diesem Gerät behalten',
  'shared.play': 'Behalten und spielen',
  'shared.working': 'Der Spielsatz wird geöffnet',
  'shared.bad': 'Dieser Spielsatz lässt sich nicht verwenden',
  'shared.safe': 'Auf diesem Gerät hat sich nichts geändert.',

  'fault.damaged':
    'Er ist beschädigt oder unvollständig. Lass dir den Link oder die Datei noch einmal geben.',
  'fault.not-a-set': 'Das ist kein Spielsatz von Parlor.',
  'fault.too-large': 'Das ist viel zu groß für einen Spielsatz.',
  'fault.newer':
    'Er kommt von einer neueren Version von Parlor. Lade diese Seite neu und versuch es noch einmal.',
  'fault.other-game': 'Das ist ein Spielsatz für ein anderes Spiel.',
  'fault.refused': ({ why }) => `Die Regeln lehnen ihn ab: ${why}`,

  'differs.title': 'Anders als Parlors Spielsatz',
  'differs.none': 'Überall dasselbe wie in Parlors Spielsatz.',
  'differs.more': ({ count }) =>
    plural(count, { one: 'ein weiterer Unterschied', other: '# weitere Unterschiede' }),
  'differs.was': ({ value }) => `bei Parlor: ${value}`,
  'differs.gone': 'nicht in diesem Spielsatz',
  'differs.new': 'neu',
  'differs.see': 'Den ganzen Spielsatz ansehen',
};
