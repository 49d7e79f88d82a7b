/** D’où viennent les valeurs, et les exemplaires qu’on fait soi-même. */

import { plural } from '@parlor/grammar/fr';
import type { sets as English } from '../en/sets.ts';

export const sets: typeof English = {
  'mark.rulebook': 'livret',
  'mark.published': 'critiques',
  'mark.rebuilt': 'recréée',
  'mark.house': 'boîte perso',

  'legend.rulebook': 'donnée par le livret',
  'legend.published': 'le livret n’en dit rien ; les critiques publiées concordent',
  'legend.rebuilt': 'le livret n’en dit rien ; la valeur est de Parlor',
  'legend.house': 'saisie par quelqu’un, en général d’après sa propre boîte',

  'from.title': 'Ce qui est recréé',
  'from.rulebook': ({ title, whose, edition }) =>
    `D’après le livret de ${title} (${whose}). Voici l’édition ${edition} de nos règles.`,
  'from.rulebook.only': ({ title, edition }) =>
    `D’après le livret de ${title}. Voici l’édition ${edition} de nos règles.`,
  'from.extent.none': 'Tout ce que contient la boîte est tel que le livret le donne.',
  'from.extent.published':
    'Tout ce que contient la boîte est tel que le livret et les critiques publiées le donnent ; rien n’est recréé.',
  'from.extent.house': 'Des valeurs ont été saisies pour cet exemplaire ; rien n’y est recréé.',
  'from.extent.few':
    'Presque tout ce que contient la boîte est tel que le livret le donne. Quelques valeurs qu’il ne donne pas sont recréées.',
  'from.extent.partly':
    'Le livret donne une partie de ce que contient la boîte. Le reste est recréé : c’est le choix de Parlor, et votre boîte peut dire autre chose.',
  'from.extent.mostly':
    'Le livret donne peu de ce que contient la boîte. La plupart des valeurs sont recréées : c’est le choix de Parlor, et votre boîte dira autre chose.',
  'from.legend': 'Ce que veulent dire les mentions',
  'from.part.rulebook': ({ count }) => `${count} du livret`,
  'from.part.published': ({ count }) => `${count} des critiques`,
  'from.part.rebuilt': ({ count }) => plural(count, { one: '# recréée', other: '# recréées' }),
  'from.part.house': ({ count }) => `${count} d’une boîte personnelle`,
  'from.what': 'Quoi',
  'from.value': 'Valeur',
  'from.mark': 'Source',
  'from.own': 'Vous avez la boîte ? Saisissez ses valeurs',
  'from.failed': 'Impossible de charger la liste. Réessayez quand vous serez en ligne.',

  'set.parlor': ({ extent }) => `L’exemplaire de Parlor (${extent})`,
  'set.parlor.none': 'livret',
  'set.parlor.published': 'livret et critiques',
  'set.parlor.house': 'valeurs maison',
  'set.parlor.few': 'quelques valeurs recréées',
  'set.parlor.partly': 'en partie recréé',
  'set.parlor.mostly': 'largement recréé',
  'set.own': 'L’exemplaire de la table',
  'set.enter': 'Saisissez les valeurs de votre boîte, ou ouvrez un fichier',

  'sets.title': ({ game }) => `Exemplaires de ${game}`,
  'sets.lead':
    'Qui possède la boîte peut saisir ce qui y est imprimé. Les exemplaires restent sur cet appareil ; toute personne à qui vous donnez le lien peut jouer avec.',
  'sets.new': 'Nouvel exemplaire',
  'sets.file': 'Ouvrir un fichier',
  'sets.none': 'Pas encore d’exemplaire à vous. Un nouveau commence comme celui de Parlor.',
  'sets.first-name': 'Ma boîte',
  'sets.changed': ({ count }) =>
    count === 0
      ? 'Comme celui de Parlor'
      : plural(count, { one: '# valeur changée', other: '# valeurs changées' }),
  'sets.ready': 'Prêt à jouer',
  'sets.unready': ({ count }) =>
    plural(count, { one: '# point à corriger', other: '# points à corriger' }),
  'sets.edit': 'Modifier',
  'sets.play': 'Jouer avec',
  'sets.copy': 'Dupliquer',
  'sets.share': 'Partager',
  'sets.export': 'Enregistrer en fichier',
  'sets.delete': 'Supprimer',
  'sets.deleted': ({ name }) => `« ${name} » est supprimé.`,
  'sets.undo': 'Annuler',
  'sets.undo-of': ({ name }) => `Annuler : garder « ${name} »`,
  'sets.of': ({ what, name }) => `${what} : ${name}`,
  'sets.learn': 'À propos du jeu',
  'sets.not-kept':
    'Cet appareil ne garde rien en ce moment : le stockage est désactivé ou plein. Enregistrez l’exemplaire en fichier.',

  'edit.title': ({ name }) => `Modifier « ${name} »`,
  'edit.name': 'Nom de l’exemplaire',
  'edit.back': ({ game }) => `Tous les exemplaires de ${game}`,
  'edit.gone': 'Cet exemplaire n’est pas sur cet appareil',
  'edit.gone.line':
    'Il a été supprimé, ou fait sur un autre appareil. Demandez qu’on vous en donne le lien.',
  'edit.saved': 'Chaque changement est aussitôt gardé sur cet appareil.',
  'edit.undo': 'Annuler',
  'edit.redo': 'Rétablir',
  'edit.fine': 'On peut jouer avec cet exemplaire.',
  'edit.problems': ({ count }) =>
    plural(count, {
      one: '# point empêche de jouer avec cet exemplaire :',
      other: '# points empêchent de jouer avec cet exemplaire :',
    }),
  'edit.total': ({ have, given }) => `${have} sur ${given}`,
  'edit.reset-of': ({ what, value }) => `${what} : revenir à ${value}, comme chez Parlor`,
  'edit.confirm': ({ what, mark }) => `${what} : ${mark}. Touchez si votre boîte dit la même chose`,
  'edit.unconfirm': ({ what, mark }) => `${what} : ${mark}. Touchez pour revenir en arrière`,
  'edit.remove-of': ({ what }) => `Retirer : ${what}`,
  'edit.up': ({ what }) => `Monter d’un cran : ${what}`,
  'edit.down': ({ what }) => `Descendre d’un cran : ${what}`,
  'edit.add-to': ({ what, where }) => `${what} : ${where}`,
  'edit.change': 'Changer le texte',
  'edit.hint':
    'Ce que vous saisissez est noté comme venant de votre boîte. Là où elle dit la même chose que Parlor, touchez la mention.',
  'edit.hint.plain': 'Ce que vous saisissez est noté comme venant de votre boîte.',

  'share.link': 'Lien vers l’exemplaire',
  'share.line':
    'L’exemplaire est dans le lien lui-même : en l’ouvrant, on peut le regarder, le garder et jouer avec.',
  'share.working': 'Création du lien',
  'share.text': ({ game, name }) => `Un exemplaire de ${game} : ${name}`,

  'shared.title': ({ game }) => `Un exemplaire de ${game}`,
  'shared.unnamed': 'Exemplaire reçu par lien',
  'shared.lead': 'Quelqu’un vous a donné cet exemplaire. Rien n’est gardé sans votre accord.',
  'shared.keep': 'Garder sur cet appareil',
  'shared.play': 'Garder et jouer',
  'shared.working': 'Ouverture de l’exemplaire',
  'shared.bad': 'Cet exemplaire est inutilisable',
  'shared.safe': 'Rien n’a changé sur cet appareil.',

  'fault.damaged': 'Il est abîmé ou incomplet. Demandez encore une fois le lien ou le fichier.',
  'fault.not-a-set': 'Ce n’est pas un exemplaire fait avec Parlor.',
  'fault.too-large': 'C’est bien trop volumineux pour un exemplaire.',
  'fault.newer':
    'Il vient d’une version plus récente de Parlor. Rechargez cette page et réessayez.',
  'fault.other-game': 'C’est un exemplaire d’un autre jeu.',
  'fault.refused': ({ why }) => `Les règles le refusent : ${why}`,

  'differs.title': 'Ce qui diffère de l’exemplaire de Parlor',
  'differs.none': 'Identique en tout à l’exemplaire de Parlor.',
  'differs.more': ({ count }) =>
    plural(count, { one: '# autre différence', other: '# autres différences' }),
  'differs.was': ({ value }) => `chez Parlor : ${value}`,
  'differs.gone': 'absent de cet exemplaire',
  'differs.new': 'nouveau',
  'differs.see': 'Voir tout l’exemplaire',
};
