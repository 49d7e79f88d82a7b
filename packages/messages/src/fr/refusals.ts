/** Pourquoi l’arbitre ou le serveur refuse quelque chose. Les raisons propres à un jeu sont dans ses textes. */

import { number, plural } from '@parlor/grammar/fr';
import type { refusals as English } from '../en/refusals.ts';

export const refusals: typeof English = {
  'match-over': 'La partie est finie.',
  'not-asked': 'Ce n’est pas à vous de jouer.',
  'stale-question': 'La partie a continué entre-temps.',
  'malformed-move': 'Ce coup n’existe pas dans ce jeu.',
  'nothing-to-take-back': 'Il n’y a rien à reprendre pour le moment.',
  'already-revealed':
    'Ce coup reste joué : quelque chose a été révélé ou décidé depuis, et la partie compte pour votre classement.',
  'no-such-request': 'C’est déjà décidé.',
  'already-paused': 'La partie est déjà en pause.',
  'already-asked': 'Une pause a déjà été demandée, et les autres n’ont pas encore décidé.',
  'too-many-pauses': ({ most }) =>
    `Vous avez déjà demandé ${number(most)} pauses dans cette partie, et c’est le maximum par personne.`,
  'not-paused': 'La partie a déjà repris.',
  'not-waited-for': 'Personne n’attend cette personne en ce moment.',
  'too-soon': ({ minutes }) =>
    plural(minutes, {
      one: 'Attendez encore # minute avant de demander aux autres de continuer.',
      other: 'Attendez encore # minutes avant de demander aux autres de continuer.',
    }),
  'clock-decides': 'À cette table, le temps de chacun est compté : c’est lui qui décide.',
  'already-asked-without': 'Les autres ont déjà la question, ou ont déjà dit oui.',
  'too-many-asks': ({ most }) =>
    `Vous avez demandé ${number(most)} fois dans cette partie à continuer sans quelqu’un : on ne peut pas le demander plus souvent.`,

  'seats-not-offered': ({ offered }) => `Ce jeu se joue à ${offered}.`,
  'table-not-an-object': 'Une table a besoin de places et d’options.',
  'table-impossible': 'Une telle table est impossible.',
  'options-not-an-object': 'Les options sont des noms avec des valeurs.',
  'option-unknown': ({ option }) => `Ce jeu n’a pas d’option « ${option} ».`,
  'option-not-a-flag': () => 'Il faut ici true ou false.',
  'option-out-of-range': ({ min, max }) =>
    `Il faut ici un nombre entier de ${number(min)} à ${number(max)}.`,
  'option-not-a-choice': ({ choices }) => `Il faut ici une de ces valeurs : ${choices}.`,
  'data-not-json': () => 'Il faut ici un exemplaire à vous, en JSON.',
  'data-too-large': ({ max }) =>
    `C’est trop volumineux : un exemplaire a ${number(max)} octets au plus.`,
  'data-too-deep': ({ max }) =>
    `Il y a trop de niveaux imbriqués : un exemplaire en a ${number(max)} au plus.`,
  'data-too-many-parts': ({ max }) =>
    `Il y a trop d’éléments : ${number(max)} au plus sont permis.`,
  'data-text-too-long': ({ max }) =>
    `Un des textes est trop long : ${number(max)} caractères au plus sont permis.`,
  'data-key-too-long': ({ max }) =>
    `Le nom d’un des champs est trop long : ${number(max)} caractères au plus sont permis.`,
  'unknown-table': 'Cette table n’existe pas.',
  'not-your-table': 'Il faut être l’hôte de la table pour faire cela.',
  'not-open': 'La partie a déjà commencé.',
  'not-ready': 'Tout le monde n’est pas encore prêt.',
  'not-opening': 'La partie n’est pas sur le point de commencer.',
  'wrong-share': 'Ce n’est pas la part des dés qui avait été fixée.',
  'unbound-share':
    'Cette partie est classée : votre part des dés doit être fixée avant que quiconque en connaisse une. Utilisez un programme plus récent, ou jouez une partie amicale.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'already-seated': 'Vous avez déjà une place à cette table.',
  'still-here': 'Cette personne est à la table. Elle seule peut dire si elle est prête.',
  'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
  'not-playing': 'La partie n’est pas en cours.',
  'not-finished': 'La partie n’est pas encore finie.',
  'unknown-match': 'Cette partie n’est plus sur le serveur.',

  'too-much-data': ({ most }) =>
    `Les tables de votre réseau ont apporté ${number(most)} Ko d’exemplaires en une heure, et il n’y a plus de place pour l’instant. Jouez avec ce qu’il y a dans la boîte, ou réessayez plus tard.`,
  'too-much-kept': ({ most }) =>
    `Le serveur a conservé ${number(most)} Ko pour vous en 24 heures, et c’est le maximum par personne. Réessayez dans quelques heures.`,
  'too-much-kept-here': ({ most }) =>
    `Le serveur a conservé ${number(most)} Ko en 24 heures pour les personnes de votre réseau, et il n’y a plus de place pour l’instant. Réessayez dans quelques heures.`,
  'too-many-views': ({ most }) =>
    `Vous regardez déjà ${number(most)} tables en différé. Quittez-en une pour regarder celle-ci.`,
  'too-many-views-here': ({ most }) =>
    `Depuis votre réseau, on regarde déjà ${number(most)} tables en différé, et il n’y a plus de place pour l’instant.`,
  'too-many-commands': 'C’était trop à la fois. Attendez un instant et réessayez.',
  'too-many-connections':
    'Trop de pages sont connectées depuis votre réseau. Fermez-en une et réessayez.',
  'too-many-guests': 'Beaucoup de monde vient d’arriver depuis votre réseau. Réessayez plus tard.',
  'too-many-tables': ({ most }) =>
    `Vous avez déjà ${number(most)} tables en cours, et c’est le maximum par personne. Terminez-en une, ou quittez-la. Vous les trouvez sous « Tables ».`,
  'too-many-tables-here': ({ most }) =>
    `${number(most)} tables ouvertes depuis votre réseau sont encore en cours, et il n’y a pas de place pour d’autres. Attendez que l’une d’elles se termine.`,
  'too-many-seats-here': ({ most }) =>
    `Depuis votre réseau, ${number(most)} places sont prises à des tables encore en cours, et c’est tout ce qu’il y a. Attendez que l’une d’elles se libère.`,
  'too-many-seats': ({ most }) =>
    `Vous avez déjà une place à ${number(most)} tables dont la partie n’est pas finie. Quittez-en une, ou terminez-la, pour vous asseoir ici.`,
  closing: 'Le serveur va redémarrer. Réessayez dans un instant.',
  'protocol-unsupported': 'Cette page est trop ancienne pour le serveur. Rechargez-la.',
  'try-again': 'Cela n’a pas marché. Réessayez.',
  'name-too-long': ({ most }) => `Un nom a au plus ${number(most)} caractères.`,
  'name-characters':
    'Un nom se compose de lettres et de chiffres de langues d’aujourd’hui, séparés au besoin par des espaces, des points, des tirets ou des apostrophes.',
  'name-marks': 'Une lettre de ce nom porte trop d’accents.',
  'name-scripts':
    'Les lettres d’alphabets différents se confondent facilement. Écrivez chaque mot dans un seul alphabet.',
  'name-reserved':
    'Avec ce nom, on pourrait vous prendre pour un bot, pour l’hôte, pour un ancien invité ou pour la personne qui gère le serveur. Choisissez-en un autre.',
  'nothing-said': 'Il n’y a rien à lire dans ce message.',
  'not-signed-in': 'Le serveur ne vous connaît pas. Rechargez la page.',
  'signed-out':
    'Votre session sur cet appareil a été fermée. Rechargez la page pour continuer sous un nouveau nom.',
  'unknown-session': 'Cet appareil n’est plus connecté.',
  'passkeys-impossible':
    'Les clés d’accès ne marchent pas à cette adresse : il leur faut https et un nom au lieu de chiffres. Utilisez un lien pour continuer ailleurs.',
  'passkey-refused': 'Cette clé d’accès est inconnue ici. Elle a peut-être été retirée.',
  'unknown-passkey': 'Cette clé d’accès n’existe plus.',
  'too-many-passkeys':
    'Vous avez autant de clés d’accès qu’une personne peut en avoir. Retirez-en d’abord une.',
  'foreign-origin': 'Cette page n’appartient pas à ce serveur.',
  'foreign-host': 'Ce n’est pas une adresse de ce serveur.',
  'frame-too-large': 'C’est trop volumineux pour être envoyé.',
  'malformed-frame': 'Le serveur n’a pas pu lire cela. Rechargez la page.',
  'malformed-command': 'Le serveur n’a pas pu lire cela. Rechargez la page.',
  'malformed-request': 'Le serveur n’a pas pu lire cela. Rechargez la page.',
  'unknown-command': 'Le serveur ne sait pas faire cela. Rechargez la page.',
  'unknown-page': 'Il n’y a rien à cette adresse.',

  'storage-full':
    'Il n’y a plus de place sur cet appareil : le dernier coup n’a pas été enregistré, tout ce qui précède l’est. Libérez de la place ou oubliez d’anciennes parties, puis réessayez.',
  'storage-blocked':
    'Une version plus ancienne de Parlor est encore ouverte dans un autre onglet ou une autre fenêtre. Fermez-la, puis réessayez. Rien n’est perdu.',
  'storage-outdated':
    'Une version plus récente de Parlor est déjà passée ici. Rechargez cette page.',
  'storage-off':
    'Ce navigateur ne laisse pas Parlor enregistrer quoi que ce soit ici. Quittez la navigation privée ou autorisez cette page à enregistrer des données.',
  'unknown-game': ({ game }) =>
    game === undefined
      ? 'On ne joue pas à ce jeu ici.'
      : `C’est une partie de « ${game} », un jeu auquel on ne joue pas ici.`,
  'seed-malformed': 'Une graine a 64 chiffres hexadécimaux, en minuscules.',
  'record-malformed': ({ at, problem }) =>
    `L’enregistrement est incorrect à « ${at} » : ${problem}.`,
  'record-format-unknown': ({ format, known }) =>
    `L’enregistrement est au format ${format} ; ce programme lit le format ${known}.`,
  'other-game': ({ recorded, expected }) => `C’est une partie de ${recorded}, pas de ${expected}.`,
  'rules-version-differs': ({ recorded, current }) =>
    `La partie a été jouée avec l’édition ${recorded} des règles ; ici, c’est l’édition ${current}, avec laquelle elle se déroulerait autrement.`,
  'edition-missing': ({ edition, game, newest }) =>
    `La partie a été jouée avec l’édition ${edition} des règles de ${game}, qui n’est pas ici ; la plus récente est ${newest}.`,
  'rng-unknown': ({ recorded, known }) =>
    `Les cartes et les dés de la partie viennent de ${recorded} ; ce programme connaît ${known}.`,
  'illegal-move-in-record': ({ ply, seat, reason }) =>
    `Le coup ${ply} de l’enregistrement, de la place ${seat}, n’est pas permis : ${reason}.`,
  'snapshot-malformed': ({ at, problem }) =>
    `La sauvegarde est incorrecte à « ${at} » : ${problem}.`,
  'snapshot-tampered':
    'La sauvegarde ne correspond pas à son empreinte : elle a été abîmée ou modifiée.',
  removed: 'L’hôte vous a fait quitter cette table.',
  'blocked-here': ({ name }) =>
    `Une personne que vous avez bloquée est assise à cette table : ${name}.`,
  'not-welcome': 'Vous ne pouvez pas vous asseoir à cette table.',
  'table-closed': 'Cette table a été fermée.',
  'unknown-person': 'Cette personne n’est pas ici.',
  'too-many-shunned': ({ most }) =>
    `Votre liste de personnes masquées et bloquées est pleine : elle en contient ${number(most)}. Retirez quelqu’un dans les réglages.`,
  'too-many-reports': ({ most }) =>
    `Vous avez envoyé ${number(most)} signalements en 24 heures, et c’est le maximum. Réessayez demain.`,
  banned: 'Ce serveur vous est fermé.',
  silenced: 'Pour le moment, vous ne pouvez ici ni écrire ni changer de nom.',
  'name-forbidden': 'Personne ne peut porter ce nom ici. Choisissez-en un autre.',
};
