/** Was eine geführte erste Partie erklärt, jedes einmal. */

import type { Messages } from '../en/index.ts';

export const lessons: Messages['lessons'] = {
  turn: {
    title: 'Ein Zug in Teil 1',
    text: 'Du hast eine Karte gezogen. Jetzt würfelst und ziehst du, oder du spielst stattdessen eine Karte. Häuser kauft man in Verkäufen; das Geld im Kasten gehört zum Haus. Karten, die zahlen, haben Zeit bis Teil 2.',
  },
  take: {
    title: 'Ein T auf dem Würfel',
    text: 'Such dir aus, wem du eine Karte abnimmst. Sie wird zufällig gezogen; welche es ist, siehst du vorher nicht.',
  },
  fill: {
    title: 'Geld für einen Kasten',
    text: 'Die Bank legt dieses Geld in einen freien Kasten deiner Wahl. Leg es dorthin, wo du kaufen willst.',
  },
  trade: {
    title: 'Ein Tausch, den niemand ablehnt',
    text: 'Tausch eins deiner Häuser gegen irgendein anderes, ob frei oder nicht. Die Kästen gehen mit ihrem Geld mit. Du kannst auch alles behalten.',
  },
  open: {
    title: 'Verdeckte Anfangsgebote',
    text: 'Alle geben verdeckt einen Betrag ab, und alle werden zugleich aufgedeckt. Zahlen muss nur, wer den Verkauf gewinnt. Mit 0 bist du gar nicht dabei: keine Gebote, keine Karten.',
  },
  bid: {
    title: 'Erhöhen, rauswerfen, verzichten',
    text: 'Investoren erhöhen dein Gebot mit fremdem Geld. Eigenes Bargeld darf dazu, sobald irgendwer einen Investor gespielt hat. „Du bist raus“ wirft jemanden aus dem Verkauf. Wenn alle verzichten, ist Schluss; wer rauswirft oder zurückkommt, ohne zu führen, wird noch einmal gefragt.',
  },
  out: {
    title: 'Rausgeworfen',
    text: 'Dein Gebot bleibt auf dem Tisch, zählt aber nicht. „Wieder dabei“ bringt es zurück. Ohne diese Karte kannst du nur verzichten; gefragt wirst du trotzdem, damit niemand erfährt, was du hast.',
  },
  sold: {
    title: 'Verkauft',
    text: 'Wer gewinnt, zahlt. Gehört das Haus jetzt jemand anderem, wird gezeigt, was im Kasten liegt. Alle anderen nehmen ihr ganzes Gebot zurück, auch das Geld der Investoren. Gewinnt, wem das Haus schon gehört, kommt das Gebot in den Kasten.',
  },
  'sold-returned': {
    title: 'Verkauft',
    text: 'Wer gewinnt, zahlt. Gehört das Haus jetzt jemand anderem, wird gezeigt, was im Kasten liegt. Alle anderen nehmen ihr Bargeld zurück; an diesem Tisch geht das Geld der Investoren an die Bank. Gewinnt, wem das Haus schon gehört, kommt das Gebot in den Kasten.',
  },
  closing: {
    title: 'Die letzten Verkäufe',
    text: 'Der Stapel ist leer. Du stellst die übrigen Häuser eins nach dem anderen zum Verkauf.',
  },
  'closing-again': {
    title: 'Die letzten Verkäufe, zweite Runde',
    text: 'Für diese wollte niemand bieten, also kommen sie noch einmal dran. Was auch jetzt niemand will, bleibt frei; in Teil 2 kann ein Zwangsverkauf es noch zum Verkauf bringen.',
  },
  memory: {
    title: 'Bargeld aus dem Kopf',
    text: 'An diesem Tisch siehst du nur dein eigenes Bargeld. Gezahlt wird immer offen: Merk dir, was die anderen einnehmen und ausgeben.',
  },
  dealing: {
    title: 'Teil 2: Handeln',
    text: 'Das Brett ist weggeräumt, gezogen wird nicht mehr. Spiel eine Karte, passe oder biete eine Abmachung an: Vielleicht gehört jemandem genau das, was deine beste Karte braucht. Leih es dir für einen Zug, und teilt, was die Karte zahlt.',
  },
  'dealing-alone': {
    title: 'Teil 2: nur Karten',
    text: 'Das Brett ist weggeräumt, gezogen wird nicht mehr, und Abmachungen gibt es an diesem Tisch nicht. Spiel deine Karten, eine pro Zug; wenn alle nacheinander passen, ist das Spiel zu Ende.',
  },
  answer: {
    title: 'Ein Angebot an dich',
    text: 'Lies jede Zeile. Haben alle Beteiligten angenommen, gilt es: Was fällig wird, geschieht von selbst. Lehnst du ab, ist der Zug vorbei. Wo es „Gegenangebot“ gibt, kannst du die Zeilen ändern und zurückschicken.',
  },
  related: {
    title: 'Noch eine Karte',
    text: 'Nach deiner Abmachung darfst du noch eine Karte spielen, die dazugehört. Solche Karten sind hell.',
  },
  surrender: {
    title: 'Zu wenig Bargeld für die Steuer',
    text: 'Dein ganzes Bargeld ist weg, und ein Haus deiner Wahl geht mit seinem Kasten. Ein versprochenes steht nicht zur Wahl, solange du ein anderes hast.',
  },
  lapsed: {
    title: 'Ein Versprechen ist verfallen',
    text: 'Wenn ein Verkauf, eine Steuer oder ein T etwas wegnimmt, enden die Versprechen darüber. In der Liste der Versprechen steht, warum.',
  },
};
