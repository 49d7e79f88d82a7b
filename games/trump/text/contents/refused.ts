/** Why components are refused, short enough to stand beside them. */

import type { Illegal, Language } from '@parlor/kit';
import { refused } from '../words/refused.ts';

const EN: Readonly<Record<string, string>> = {
  'components-property-name': 'A name of 1 to {max} characters, without spaces around it.',
  'components-property-twice': 'Another property has this name.',
  'components-property-count': 'There have to be {min} to {max} properties.',
  'components-card': 'Amounts are whole tens from 10 to 500, copies whole numbers from 1 to 150.',
  'components-card-twice': 'There is such a card already: raise its copies.',
  'components-deck-size': 'There have to be {min} to {max} cards.',
  'components-too-many-faces': 'There can be {max} different cards at most.',
  'components-space': 'Amounts are whole tens from 10 to 500.',
  'components-space-twice': 'This property has a space already.',
  'components-start': 'Only the first space is START.',
  'components-board-size': 'The board has {min} to {max} spaces.',
  'components-property-not-on-board': 'Every property needs a space on the board.',
  'components-no-sale-space': 'At least one space has to sell.',
};

const DE: Readonly<Record<string, string>> = {
  'components-property-name': 'Ein Name mit 1 bis {max} Zeichen, ohne Leerzeichen am Rand.',
  'components-property-twice': 'Ein anderes Haus heißt auch so.',
  'components-property-count': 'Es müssen {min} bis {max} Häuser sein.',
  'components-card':
    'Beträge sind ganze Zehner von 10 bis 500, Anzahlen ganze Zahlen von 1 bis 150.',
  'components-card-twice': 'So eine Karte gibt es schon: erhöhe ihre Anzahl.',
  'components-deck-size': 'Es müssen {min} bis {max} Karten sein.',
  'components-too-many-faces': 'Es kann höchstens {max} verschiedene Karten geben.',
  'components-space': 'Beträge sind ganze Zehner von 10 bis 500.',
  'components-space-twice': 'Dieses Haus hat schon ein Feld.',
  'components-start': 'Nur das erste Feld ist START.',
  'components-board-size': 'Das Brett hat {min} bis {max} Felder.',
  'components-property-not-on-board': 'Jedes Haus braucht ein Feld auf dem Brett.',
  'components-no-sale-space': 'Mindestens ein Feld muss verkaufen.',
  'components-not-an-object': 'Das ist kein Satz von Häusern, Karten und Feldern.',
  'components-field-unknown': 'Der Satz hat einen Teil, den es nicht gibt.',
  'components-lists-missing': 'Dem Satz fehlt ein Teil.',
  'components-property-field': 'Bei diesem Haus steht etwas, das nicht dazugehört.',
  'components-card-field': 'Bei dieser Karte steht etwas, das nicht dazugehört.',
  'components-space-field': 'Bei diesem Feld steht etwas, das nicht dazugehört.',
  'components-rebuilt': 'Woher die Werte stammen, ist nicht zu lesen.',
};

export const OTHERWISE_DE = 'So kann damit nicht gespielt werden.';

export function refusedComponents(why: Illegal, language: Language): string {
  const sentences = language === 'de' ? DE : EN;
  const sentence = Object.hasOwn(sentences, why.code) ? sentences[why.code] : undefined;
  if (sentence === undefined) return language === 'de' ? OTHERWISE_DE : refused(why, () => '');
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(why.params?.[name] ?? ''));
}
