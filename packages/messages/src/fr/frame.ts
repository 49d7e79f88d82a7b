/** Ce qui est sur chaque page, et ce qu’on dit quand quelque chose manque. */

import type { frame as English } from '../en/frame.ts';

export const frame: typeof English = {
  'app.name': 'Parlor',

  close: 'Fermer',

  you: 'Vous',

  seat: ({ number }) => `Place ${number}`,

  'page.title': ({ title }) => `${title} · Parlor`,
  'page.again': 'Réessayer',
  'page.update': 'Une nouvelle version est prête. Les parties en cours restent comme elles sont.',
  'page.update.now': 'L’utiliser',
  'page.outdated.title': 'Il existe un Parlor plus récent',
  'page.outdated.line':
    'Cette page est trop ancienne pour le serveur. Rechargez-la pour continuer. Vos parties sont enregistrées.',
  'page.outdated.now': 'Recharger',
  'page.signed-out.title': 'Session fermée',
  'page.signed-out.line':
    'Votre session sur cet appareil a été fermée. Les parties et les réglages qu’il garde sont toujours là.',
  'page.signed-out.now': 'Continuer sous un nouveau nom',
  'page.copy': 'Copier',
  'page.copied': 'Copié',
  'page.share': 'Partager',
  'page.qr': ({ what }) => `Code QR : ${what}`,
  'page.less': ({ what }) => `Un de moins : ${what}`,
  'page.more': ({ what }) => `Un de plus : ${what}`,
  'page.to-home': 'Accueil',
  'page.house-bots': 'Jouer contre les bots',

  'nav.main': 'Menu principal',
  'nav.skip': 'Aller au contenu',
  'nav.play': 'Jouer',
  'nav.tables': 'Tables',
  'nav.replays': 'Revoir',
  'nav.learn': 'Apprendre',
  'nav.offline': 'Pas de connexion. On peut jouer sur cet appareil.',
  'nav.ready': 'Jouable hors ligne',
  'nav.profile': ({ name }) => `${name}, vos réglages`,

  'level.beginner': 'novice',
  'level.casual': 'tranquille',
  'level.skilled': 'habile',
  'level.expert': 'virtuose',

  'edition.line': ({ edition, extent }) => `Édition ${edition} · ${extent}`,
  'edition.none': 'selon le livret',
  'edition.published': 'livret et critiques',
  'edition.house': 'valeurs maison',
  'edition.few': 'quelques valeurs recréées',
  'edition.partly': 'valeurs en partie recréées',
  'edition.mostly': 'valeurs largement recréées',

  'missing.title': 'Il n’y a rien ici',
  'missing.line': 'L’adresse est peut-être ancienne ou mal recopiée. Vos parties ne risquent rien.',

  'trouble.title': 'Quelque chose s’est mal passé',
  'trouble.line': 'Impossible d’afficher cet écran. Vos parties sont sauvegardées. Réessayez.',
  'trouble.detail': 'Détails techniques',

  'gone.table': 'Cette table n’existe pas',
  'gone.table.line': 'Elle a peut-être fermé, ou le lien est incomplet.',
  'shut.title': 'Vous ne pouvez pas regarder cette table pour l’instant',
  'gone.local': 'Cette partie n’est pas sur cet appareil',
  'gone.local.line': 'Elle a été oubliée, ou jouée sur un autre appareil.',
  'gone.edition': 'Cette partie a besoin d’autres règles',
  'gone.edition.line':
    'Elle a commencé avec une édition des règles qui n’est pas ici. Rien n’est perdu : elle reprendra avec une version plus récente de Parlor.',
  'gone.server': 'Le serveur est injoignable',
  'gone.server.line':
    'Votre partie y est sauvegardée et vous attend. Sur cet appareil, on peut jouer sans réseau.',

  'storage.title': 'Cette partie ne peut pas continuer pour l’instant',

  'recover.passkey': 'Revenir',
  'recover.passkey.line':
    'Avec une clé d’accès que vous avez enregistrée, ou avec un lien créé sur un autre appareil, vous retrouvez votre nom.',
  'guest.former': 'Ancien invité',
  'guest.former.number': ({ number }) => `Ancien invité ${number}`,
  'recover.title': 'Bon retour parmi nous',
  'recover.working': 'Ouverture de votre lien',
  'recover.done': ({ name }) => `Vous voilà de nouveau ${name}.`,
  'recover.failed': 'Ce lien n’est plus valable',
  'recover.failed.line': 'Créez-en un nouveau sur l’autre appareil.',
  'recover.no-server': 'Aucun serveur ne répond',
  'recover.no-server.line': 'Le lien reste valable. Réessayez.',
  'recover.ask':
    'Sur cet appareil, vous continuerez à jouer sous le nom de la personne qui a créé le lien. Ce qui est enregistré ici est conservé.',
  'recover.go': 'Continuer ici',

  'forget.this': ({ game }) => `Oublier cette partie de ${game}`,
  'forget.done': 'C’est oublié. Vous pouvez encore annuler.',
  'forget.undo': 'Annuler',
  'forget.undo-of': ({ game }) => `Annuler : la partie de ${game} est oubliée`,

  'phrase.hello': 'Bonjour',
  'phrase.good-luck': 'Bonne chance',
  'phrase.well-played': 'Bien joué',
  'phrase.thanks': 'Merci',
  'phrase.oops': 'Oups',
  'phrase.thinking': 'Je réfléchis',
  'phrase.hurry': 'À vous de jouer',
  'phrase.good-game': 'Belle partie',
  'page.banned.title': 'Accès fermé',
  'page.banned.line':
    'Ce serveur vous est fermé. Si vous pensez qu’il s’agit d’une erreur, adressez-vous à la personne qui gère le serveur. Sur cet appareil, vous pouvez continuer à jouer.',
};
