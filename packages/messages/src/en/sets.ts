/** Where values come from, and sets of one’s own. */

import { plural } from '@parlor/grammar/en';

export const sets = {
  'mark.rulebook': 'rulebook',
  'mark.published': 'reviews',
  'mark.rebuilt': 'rebuilt',
  'mark.house': 'from a box',

  'legend.rulebook': 'the rulebook gives it',
  'legend.published': 'the rulebook is silent; published reviews agree on it',
  'legend.rebuilt': 'the rulebook is silent; the value is Parlor’s',
  'legend.house': 'entered by somebody, usually from a box of their own',

  'from.title': 'What is rebuilt',
  'from.rulebook': ({ title, whose, edition }: { title: string; whose: string; edition: number }) =>
    `Built from the rulebook of ${title} (${whose}). This is edition ${edition} of our rules.`,
  'from.rulebook.only': ({ title, edition }: { title: string; edition: number }) =>
    `Built from the rulebook of ${title}. This is edition ${edition} of our rules.`,
  'from.extent.none': 'Everything in the box is as the rulebook gives it.',
  'from.extent.published':
    'Everything in the box is as the rulebook and published reviews give it; nothing is rebuilt.',
  'from.extent.house': 'Values have been entered for this set; nothing in it is rebuilt.',
  'from.extent.few':
    'Almost everything in the box is as the rulebook gives it. A few values it does not give are rebuilt.',
  'from.extent.partly':
    'The rulebook gives part of what is in the box. The rest is rebuilt: it is Parlor’s, and your box may say otherwise.',
  'from.extent.mostly':
    'The rulebook gives little of what is in the box. Most values are rebuilt: they are Parlor’s, and your box will say otherwise.',
  'from.legend': 'What the marks mean',
  'from.part.rulebook': ({ count }: { count: number }) => `${count} from the rulebook`,
  'from.part.published': ({ count }: { count: number }) => `${count} from reviews`,
  'from.part.rebuilt': ({ count }: { count: number }) => `${count} rebuilt`,
  'from.part.house': ({ count }: { count: number }) => `${count} from a box`,
  'from.what': 'What',
  'from.value': 'Value',
  'from.mark': 'From',
  'from.own': 'Do you own the box? Enter its values',
  'from.failed': 'The list could not be fetched. Try again when you are connected.',

  'set.parlor': ({ extent }: { extent: string }) => `Parlor’s set (${extent})`,
  'set.parlor.none': 'rulebook',
  'set.parlor.published': 'rulebook and reviews',
  'set.parlor.house': 'own values',
  'set.parlor.few': 'a few values rebuilt',
  'set.parlor.partly': 'partly rebuilt',
  'set.parlor.mostly': 'mostly rebuilt',
  'set.own': 'The table’s own set',
  'set.enter': 'Enter the values of your box, or open a file',

  'sets.title': ({ game }: { game: string }) => `Sets of ${game}`,
  'sets.lead':
    'Whoever owns the box can enter what is printed in it. Sets are kept on this device; everybody you give the link to can play with them.',
  'sets.new': 'New set',
  'sets.file': 'Open a file',
  'sets.none': 'No set of your own yet. A new one begins as Parlor’s.',
  'sets.first-name': 'My box',
  'sets.changed': ({ count }: { count: number }) =>
    count === 0
      ? 'Same as Parlor’s'
      : plural(count, { one: 'One value changed', other: '# values changed' }),
  'sets.ready': 'Can be played',
  'sets.unready': ({ count }: { count: number }) =>
    plural(count, { one: 'One thing to fix', other: '# things to fix' }),
  'sets.edit': 'Edit',
  'sets.play': 'Play with it',
  'sets.copy': 'Duplicate',
  'sets.share': 'Share',
  'sets.export': 'Save as a file',
  'sets.delete': 'Delete',
  'sets.deleted': ({ name }: { name: string }) => `${name} is deleted.`,
  'sets.undo': 'Undo',
  'sets.undo-of': ({ name }: { name: string }) => `Undo: keep ${name}`,
  'sets.of': ({ what, name }: { what: string; name: string }) => `${what}: ${name}`,
  'sets.learn': 'About the game',
  'sets.not-kept':
    'This device keeps nothing just now: storage is off or full. Save the set as a file.',

  'edit.title': ({ name }: { name: string }) => `Edit ${name}`,
  'edit.name': 'Name of the set',
  'edit.back': ({ game }: { game: string }) => `All sets of ${game}`,
  'edit.gone': 'This set is not on this device',
  'edit.gone.line': 'It was deleted, or it was made on another device. Ask for its link.',
  'edit.saved': 'Every change is kept on this device at once.',
  'edit.undo': 'Undo',
  'edit.redo': 'Redo',
  'edit.fine': 'This set can be played.',
  'edit.problems': ({ count }: { count: number }) =>
    plural(count, {
      one: 'One thing keeps this set from being played:',
      other: '# things keep this set from being played:',
    }),
  'edit.total': ({ have, given }: { have: number; given: number }) => `${have} of ${given}`,
  'edit.reset-of': ({ what, value }: { what: string; value: string }) =>
    `${what}: back to Parlor’s ${value}`,
  'edit.confirm': ({ what, mark }: { what: string; mark: string }) =>
    `${what}: ${mark}. Press if your box says the same`,
  'edit.unconfirm': ({ what, mark }: { what: string; mark: string }) =>
    `${what}: ${mark}. Press to take that back`,
  'edit.remove-of': ({ what }: { what: string }) => `Remove: ${what}`,
  'edit.up': ({ what }: { what: string }) => `One up: ${what}`,
  'edit.down': ({ what }: { what: string }) => `One down: ${what}`,
  'edit.add-to': ({ what, where }: { what: string; where: string }) => `${what}: ${where}`,
  'edit.change': 'Change the text',
  'edit.hint':
    'What you enter is marked as from your box. Where your box agrees with Parlor’s value, press its mark.',
  'edit.hint.plain': 'What you enter is marked as from your box.',

  'share.link': 'Link to the set',
  'share.line':
    'The set itself is in the link: whoever opens it can look at it, keep it and play with it.',
  'share.working': 'Making the link',
  'share.text': ({ game, name }: { game: string; name: string }) => `A set of ${game}: ${name}`,

  'shared.title': ({ game }: { game: string }) => `A set of ${game}`,
  'shared.unnamed': 'Set from a link',
  'shared.lead': 'Somebody gave you this set. Nothing is kept until you say so.',
  'shared.keep': 'Keep it on this device',
  'shared.play': 'Keep it and play',
  'shared.working': 'Opening the set',
  'shared.bad': 'This set cannot be used',
  'shared.safe': 'Nothing on this device has changed.',

  'fault.damaged': 'It is damaged or incomplete. Ask for the link or the file once more.',
  'fault.not-a-set': 'This is not a set for Parlor.',
  'fault.too-large': 'It is far too large for a set.',
  'fault.newer':
    'It was made by a newer version of Parlor. Load this page again and try once more.',
  'fault.other-game': 'It is a set of another game.',
  'fault.refused': ({ why }: { why: string }) => `The rules refuse it: ${why}`,

  'differs.title': 'Differs from Parlor’s set',
  'differs.none': 'The same as Parlor’s set throughout.',
  'differs.more': ({ count }: { count: number }) =>
    plural(count, { one: 'one more difference', other: '# more differences' }),
  'differs.was': ({ value }: { value: string }) => `Parlor’s: ${value}`,
  'differs.gone': 'not in this set',
  'differs.new': 'new',
  'differs.see': 'See the whole set',
};
