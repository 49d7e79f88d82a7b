/** L’accueil, les listes de tables et de parties, l’apprentissage, la vérification d’une partie. */

import { list, number, ordinal, plural } from '@parlor/grammar/fr';
import type { home as English } from '../en/home.ts';

export const home: typeof English = {
  'home.play-now': 'Jouer maintenant',
  'home.with-friends': 'Entre amis',
  'home.evening': ({ name }) => (name === '' ? 'Bonsoir' : `Bonsoir, ${name}`),
  'home.morning': ({ name }) => (name === '' ? 'Bonjour' : `Bonjour, ${name}`),
  'home.day': ({ name }) => (name === '' ? 'Bonjour' : `Bonjour, ${name}`),
  'home.lead': 'Jouez entre amis ou contre les bots.',
  'home.way-back': 'Gardez votre nom',
  'home.way-back.line':
    'Pour l’instant, seul ce navigateur vous connaît. Avec un lien ou une clé d’accès, vous retrouverez votre nom et vos parties même sans lui.',
  'home.way-back.go': 'Préparer mon retour',
  'home.way-back.not': 'Non merci',
  'home.open-table': 'Ouvrir une table',
  'home.join': 'J’ai un lien',
  'home.games': 'Les jeux',
  'home.about': ({ game }) => `À propos de ${game}`,
  'home.minutes': ({ minutes }) => `${minutes} min`,
  'home.how-to': 'Règles du jeu',
  'home.your-tables': 'Vos tables',
  'home.no-tables': 'Aucune table ne vous attend. Ouvrez-en une, ou jouez contre les bots.',
  'home.open': 'Ouvrir',
  'home.continue': 'Continuer',
  'home.looking': 'Places à prendre',
  'home.nobody-looking':
    'Aucune table ouverte pour le moment. Ouvrez-en une, ou jouez contre les bots.',
  'home.needs-connection': 'Il faut une connexion.',
  'home.free-seats': ({ names, free }) =>
    `${list(names)} ; ${plural(free, { one: '# place libre', other: '# places libres' })}`,
  'home.sit-down': 'S’asseoir',
  'home.watch': 'Regarder',
  'home.last': 'Dernières parties',
  'home.replays': 'tout revoir',
  'home.no-results': 'Aucune partie jouée jusqu’au bout pour l’instant.',
  'home.turns': ({ count }) =>
    plural(count, {
      one: 'C’est à vous de jouer à # table.',
      other: 'C’est à vous de jouer à # tables.',
    }),
  'home.lookers': ({ count }) =>
    plural(count, {
      one: '# table attend du monde.',
      other: '# tables attendent du monde.',
    }),
  'home.all': ({ count }) => `toutes (${number(count)})`,
  'home.your-turn': 'À vous de jouer',
  'home.go': 'Jouer',
  'home.names-with': ({ game, names }) => `${game} avec ${list(names)}`,
  'home.waits-open': ({ free }) =>
    plural(free, {
      one: 'Pas encore commencé. # place est libre.',
      other: 'Pas encore commencé. # places sont libres.',
    }),
  'home.waits-ready': 'Tout le monde est là. Ça va commencer.',
  'home.device': 'Sur cet appareil',
  'home.running': 'En cours',
  'home.for-minutes': ({ count }) => (count === 0 ? 'à l’instant' : `depuis ${number(count)} min`),
  'home.for-hours': ({ count }) => `depuis ${number(count)} h`,
  'home.for-days': ({ count }) => plural(count, { one: 'depuis un jour', other: 'depuis # jours' }),
  'home.starting': 'On prépare la table',
  'home.start-failed': 'Impossible de préparer la table. Rien n’est perdu. Réessayez.',
  'home.place': ({ place }) => ordinal(place),
  'home.place-of': ({ place, seats }) => `${ordinal(place)} sur ${seats}`,

  'join.title': 'Rejoindre une table',
  'join.lead': 'Collez le lien qu’on vous a envoyé.',
  'join.field': 'Lien ou code de la table',
  'join.go': 'Aller à la table',
  'join.bad': 'Cela ne mène à aucune table. Copiez le lien en entier et collez-le à nouveau.',

  'tables.title': 'Tables',
  'tables.lead': 'D’abord les vôtres, puis celles où vous pouvez vous asseoir.',
  'tables.filter': 'Afficher',
  'tables.filter.all': 'Tous les jeux',
  'tables.none-of': ({ game }) =>
    `Aucune table de ${game} n’est ouverte pour le moment. Ouvrez-en une, ou jouez contre les bots.`,

  'replays.title': 'Parties à revoir',
  'replays.lead': 'Toute partie terminée peut être revue, depuis chaque place.',
  'replays.none': 'Aucune partie jouée jusqu’au bout. La première sera gardée ici.',
  'replays.online': 'En ligne',
  'replays.device': 'Sur cet appareil',
  'replays.watch': 'Revoir',
  'replays.verify': 'Vérifier les dés',
  'replays.file': 'Fichier de partie',
  'replays.check-file': 'Vérifier un fichier de partie',
  'replays.with': ({ names }) => `Avec ${list(names)}`,
  'replays.more': 'En voir plus',

  'learn.title': 'Apprendre un jeu',
  'learn.lead': 'Les règles en une minute, puis une première partie qui s’explique toute seule.',
  'learn.how': 'Règles du jeu',
  'learn.loading': 'Chargement des règles',
  'learn.failed': 'Impossible de charger les règles. Réessayez quand vous serez en ligne.',
  'learn.guided': 'Première partie expliquée',
  'learn.guided.line':
    'Contre des novices. Chaque nouveauté est expliquée une fois, quand elle se présente.',
  'learn.bots': 'Jouer maintenant',
  'learn.friends': 'Entre amis',
  'learn.open-tables': 'Tables ouvertes',
  'learn.house': 'Les bots',
  'learn.seats': ({ fewest, most }) => `de ${fewest} à ${most} personnes`,
  'learn.minutes': ({ minutes }) => `environ ${minutes} minutes`,

  'verify.title': 'Vérifier une partie',
  'verify.lead':
    'Un fichier de partie contient chaque coup et l’origine de chaque tirage. Votre propre appareil rejoue tout et compare.',
  'verify.drop': 'Déposez un fichier de partie ici',
  'verify.choose': 'Choisir un fichier',
  'verify.working': 'La partie est rejouée',
  'verify.genuine': 'Authentique : signée par une maison que vous connaissez.',
  'verify.unknown-key': 'Cohérente, mais signée avec une clé inconnue.',
  'verify.unknown-key.line':
    'Le fichier est cohérent, mais cela seul ne prouve rien : n’importe qui peut jouer une partie avec des dés choisis et la signer avec sa propre clé.',
  'verify.not-genuine': 'Pas authentique.',
  'verify.not-genuine.line':
    'Cette partie n’est pas ce que prétend le fichier. Ce qui ne va pas est marqué ci-dessous.',
  'verify.unsigned.line':
    'Le fichier est cohérent, mais personne ne l’a signé : n’importe qui peut l’avoir fait.',
  'verify.own': 'Cohérente, et signée par cet appareil.',
  'verify.own.line':
    'La partie découle coup par coup de ses dés, et personne n’a modifié le fichier depuis. Aucune maison ne s’en porte garante : pour les autres, la clé est inconnue.',
  'verify.no-file':
    'Cette partie n’a pas de fichier à elle : elle en prolonge une autre, ou a commencé avant que les parties d’un appareil aient un fichier.',
  'verify.not-a-file': 'Ce n’est pas un fichier de partie de Parlor.',
  'verify.other-rules': 'Cette partie a été jouée avec des règles que ce programme ne connaît pas.',
  'verify.fetch-failed': 'Impossible de charger le fichier. Réessayez quand vous serez en ligne.',
  'verify.edition-missing': ({ edition }) =>
    `Cette partie a été jouée avec l’édition ${edition} des règles, que ce programme n’a pas.`,
  'verify.file': ({ game, edition, names }) =>
    `${game}, édition ${edition} des règles : ${list(names)}`,
  'verify.older':
    'Ce fichier est dans un format plus ancien : les coups repris, les remplacements par un bot et les heures n’y figurent pas.',
  'verify.chain':
    'Rien n’a été retiré, ajouté ni déplacé : chaque entrée du fichier découle de la précédente.',
  'verify.chain.bad': ({ entry }) =>
    entry === 0
      ? 'La chaîne des entrées est illisible.'
      : `La chaîne est rompue à l’entrée ${entry} : quelque chose a été retiré, ajouté, modifié ou déplacé.`,
  'verify.shares':
    'La part de chaque personne dans les dés est bien celle qu’elle avait fixée ; les bots n’en ont ajouté aucune.',
  'verify.shares.unbound': ({ names }) =>
    `Rien dans ce fichier ne lie ${list(names)} à une part des dés : qui a accueilli la partie a pu choisir les dés.`,
  'verify.shares.bad':
    'La part d’une personne dans les dés n’est pas celle qu’elle avait fixée, ou un bot en a ajouté une.',
  'verify.commitment':
    'La part de la maison dans les dés est bien celle qu’elle avait fixée avant la partie.',
  'verify.commitment.bad':
    'La part de la maison dans les dés n’est pas celle qu’elle avait fixée avant la partie.',
  'verify.seed':
    'Les dés découlent de cette part et de ce que les appareils de la table y ont ajouté.',
  'verify.seed.bad': 'Les dés ne découlent pas des parts inscrites dans ce fichier.',
  'verify.moves': ({ detail }) => `Les ${detail} coups sont tous permis.`,
  'verify.moves.bad': ({ detail }) => `Un coup de ce fichier n’est pas permis : ${detail}`,
  'verify.ending': 'Rejouée, la partie aboutit à la même situation.',
  'verify.ending.bad': 'Rejouée, la partie aboutit à une autre situation.',
  'verify.outcome': 'Les points et le résultat sont exacts.',
  'verify.outcome.bad': 'Les points ou le résultat ne sont pas ceux de la partie.',
  'verify.signature': 'Le fichier est signé et n’a pas changé depuis.',
  'verify.signature.none': 'Il n’y a pas de signature.',
  'verify.signature.bad': 'La signature ne correspond pas : le fichier a été modifié.',
  'verify.key': 'La signature est celle d’une maison où cet appareil a joué.',
  'verify.key.here':
    'La signature est celle de cette maison, à ce qu’elle dit : cet appareil n’y a pas encore joué.',
  'verify.key.bad': 'La signature a été faite avec une clé que cet appareil ne connaît pas.',
  'verify.key.unknown':
    'Cet appareil n’a encore joué dans aucune maison, et celle-ci ne peut pas donner sa clé pour le moment.',
  'verify.key.changed':
    'Cette maison donne maintenant une autre clé que lorsque cet appareil y a joué pour la première fois. Seule la première clé est tenue pour connue.',
  'verify.fine': 'Correct',
  'verify.wrong': 'Faux',
  'verify.open': 'Inconnu',
  'home.names': ({ names }) => list(names),
};
