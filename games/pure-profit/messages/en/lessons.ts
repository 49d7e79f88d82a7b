/** What a guided first game explains, and what the keys do. */

export const lessons = {
  finish: {
    title: 'You can end the game',
    text: 'Your hand has every step your Bank is missing. The raised cards go into your Bank together, up to $10M, and you win the game.',
  },
  settle: {
    title: 'Two kinds of Bankrupt',
    text: 'Lowest takes your lowest value card, Highest your highest, and you say which one goes next. It matters when you have fewer value cards than Bankrupts.',
  },
  'settle-first': {
    title: 'Two kinds of Bankrupt',
    text: 'Lowest takes your lowest value card, Highest your highest. You say which one goes first: the value card discarded last is free for the next player to take.',
  },
  lay: {
    title: 'Pairs to discard',
    text: 'Each Bankrupt is discarded with its value card on top. You choose the order: the value card you discard last is free for the next player, the others are buried.',
  },
  stuck: {
    title: 'A Bankrupt without a value card',
    text: 'A Bankrupt that finds no value card stays in your hand. In the meantime you may play a Steal, which can bring you one, or pass.',
  },
  take: {
    title: 'One card at a time',
    text: 'Choose a player and you get one of their cards unseen. Look at it, then take another or stop. Nobody’s last card can be taken.',
  },
  'take-open': {
    title: 'One card at a time',
    text: 'Choose a player to see the whole hand and take a card from it. Then take another or stop. Nobody’s last card can be taken.',
  },
  choose: {
    title: 'An open hand',
    text: 'You see the whole hand and take the card you like. The cards you have seen stay visible at that seat for as long as they are there.',
  },
  robbed: {
    title: 'You have been robbed',
    text: 'A Steal takes cards unseen from other hands, but never anybody’s last one. An eye on one of your cards means that somebody knows you have it.',
  },
  'robbed-open': {
    title: 'You have been robbed',
    text: 'At this table a thief looks at the whole hand and chooses a card, but never takes anybody’s last one. An eye on one of your cards means that somebody knows you have it.',
  },
  settled: {
    title: 'Bankrupt',
    text: 'After drawing, each Bankrupt in your hand takes your lowest or highest value card with it to the discard pile. Your turn ends there, and nothing goes into your Bank.',
  },
  'bankrupt-coming': {
    title: 'A Bankrupt in your hand',
    text: 'It strikes as soon as you have finished drawing. The red marks show what you would lose now; drawing a lower or a higher card can still change that.',
  },
  draw: {
    title: 'Fill your hand',
    text: 'Draw until you hold six cards, one at a time. Tap the draw pile (or press D) for an unseen card, or the discard pile (X) if a value card lies on top.',
  },
  closed: {
    title: 'The discard pile is closed',
    text: 'Nobody can take a Bankrupt or a Steal from the discard pile. Everything below it is out of reach until the pile is reshuffled.',
  },
  bank: {
    title: 'A card for your Bank',
    text: 'The cards with the green mark fit. A Bank starts with a $1M; after that, every card repeats the top value or is one higher. Choose one, then press the brass button or tap the lit floor.',
  },
  steal: {
    title: 'You hold a Steal',
    text: 'Instead of banking a card you can rob the others: play the Steal, then choose whose cards you take. You do not see them first, so beware of Bankrupts.',
  },
  'steal-open': {
    title: 'You hold a Steal',
    text: 'Instead of banking a card you can rob the others: play the Steal, look at a hand and take the card you like.',
  },
  'nothing-fits': {
    title: 'Nothing fits',
    text: 'Then discard the card you need least. Keep an eye on the next player: a value card on top of the discard pile is free to take.',
  },
  'steals-gone': {
    title: 'Used Steals are gone',
    text: 'The draw pile had run out, and the discard pile was shuffled into a new one. The Steals that lay in it are out of the game; they are listed under “Standing”.',
  },
  shuffled: {
    title: 'A new draw pile',
    text: 'The draw pile had run out: the whole discard pile except its top card has been shuffled into a new one.',
  },
  'next-game': {
    title: 'The next game of the series',
    text: 'The top of every Bank has been noted, and everybody starts again from nothing. After three games the highest sum wins.',
  },
};

export const keys = {
  digits:
    'choose the first to ninth card of your hand, or pair to discard; when you steal, take a card from the first, second and so on of the other players',
  draw: 'draw from the draw pile',
  discard: 'take from the discard pile, or discard the chosen card',
  arrows: 'move between cards, and between piles and hand',
  escape: 'clear what is chosen, close a window',
};
