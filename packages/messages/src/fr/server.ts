/** Ce qu’un navigateur apprend quand quelque chose s’est mal passé avant que l’application puisse le dire. */

import type { server as English } from '../en/server.ts';

const ANIMALS = [
  ...['Héron', 'Loutre', 'Renard', 'Pie', 'Castor', 'Lynx'],
  ...['Merle', 'Lièvre', 'Pinson', 'Martre', 'Chouette', 'Roitelet'],
];
/** Les mêmes au masculin et au féminin. */
const ADJECTIVES = [
  ...['Agile', 'Aimable', 'Brave', 'Espiègle', 'Fidèle', 'Habile'],
  ...['Intrépide', 'Paisible', 'Rapide', 'Sage', 'Tranquille', 'Ivoire'],
];

export const server: typeof English = {
  guestName: ({ first, second }) =>
    `${ANIMALS[second % ANIMALS.length]} ${ADJECTIVES[first % ADJECTIVES.length]}`,
  app: {
    description: 'Des jeux de société, entre amis ou contre les bots.',
    shortcuts: { '/new': 'Ouvrir une table', '/tables': 'Vos tables' },
  },
  again: 'Réessayer',
  home: 'Accueil',
  troubles: {
    missing: {
      title: 'Il n’y a rien ici',
      line: 'L’adresse est peut-être ancienne ou mal recopiée. Vos parties ne risquent rien.',
    },
    'not-alone': {
      title: 'Pas par ici',
      line: 'Cette adresse n’est pas faite pour être ouverte seule. Depuis l’accueil, on arrive partout.',
    },
    banned: {
      title: 'Accès fermé',
      line: 'Ce serveur vous est fermé. Si vous pensez qu’il s’agit d’une erreur, adressez-vous à la personne qui gère le serveur.',
    },
    malformed: {
      title: 'Cette adresse est illisible',
      line: 'Il s’en est peut-être perdu un bout en route. Copiez encore une fois le lien en entier, ou demandez-en un autre.',
    },
    'other-name': {
      title: 'Une autre adresse, s’il vous plaît',
      line: 'Ce n’est pas une adresse de ce serveur. Utilisez celle qui vous a été donnée, ou demandez à la personne qui gère le serveur.',
    },
    'too-many': {
      title: 'Un instant, s’il vous plaît',
      line: 'Beaucoup de demandes sont venues de chez vous en une minute. Attendez un peu et réessayez. Vos parties ne risquent rien.',
    },
    closing: {
      title: 'De retour dans un instant',
      line: 'Le serveur redémarre. Vos parties ne risquent rien et reprendront là où elles en étaient.',
    },
    failed: {
      title: 'Quelque chose s’est mal passé',
      line: 'Le serveur n’a pas pu répondre. Vos parties sont sauvegardées. Réessayez.',
    },
    'not-built': {
      title: 'Le serveur fonctionne',
      line: 'Ses pages ne sont pas encore construites. Lancez-le avec npm start.',
    },
  },
};
