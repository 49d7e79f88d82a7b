/** What a guided first game explains, each once, when it first comes up. */

export const lessons = {
  turn: {
    title: 'A turn in Part 1',
    text: 'You have drawn a card. Now roll and move, or play one card instead. Properties are bought in sales; the money in a box belongs to whoever owns the property. Cards that pay can wait for Part 2.',
  },
  take: {
    title: 'A T on the die',
    text: 'Choose somebody to take a card from. It is drawn at random, so you do not see which one it will be.',
  },
  fill: {
    title: 'Money for a box',
    text: 'The bank puts this money into an unowned box of your choice. Put it where you mean to buy.',
  },
  trade: {
    title: 'A trade nobody can refuse',
    text: 'Swap one of your properties for any other, owned or not. The boxes go along with their money. You may also keep what you have.',
  },
  open: {
    title: 'Sealed openings',
    text: 'Everybody seals an amount, and all are shown at once. Only the winner of the sale pays. With 0 you are out of this sale altogether: no bids and no cards.',
  },
  bid: {
    title: 'Raise, knock out, or let it go',
    text: 'Outside Investors raise your bid with other people’s money. You can add your own cash once anybody has played an investor. You’re Out takes a bidder out of the sale. When everybody lets it go, the sale is over; but if you knock somebody out or come back and do not lead, you are asked once more.',
  },
  out: {
    title: 'Knocked out',
    text: 'Your bid stays on the table, but it does not count. I’m Back In brings it back. Without that card you can only let it go; you are asked all the same, so that nobody learns what you hold.',
  },
  sold: {
    title: 'Sold',
    text: 'The winner pays, and a new owner shows what is in the box. Everybody else takes the whole bid back, even what investors brought. An owner who wins puts the bid into the property’s own box.',
  },
  'sold-returned': {
    title: 'Sold',
    text: 'The winner pays, and a new owner shows what is in the box. Everybody else takes their own cash back; at this table, what investors brought goes to the bank. An owner who wins puts the bid into the property’s own box.',
  },
  closing: {
    title: 'The closing sales',
    text: 'The draw pile is empty. You put up the properties that are left, one after the other.',
  },
  'closing-again': {
    title: 'The closing sales, second round',
    text: 'Nobody opened for these, so they come up once more. A property that nobody opens for now stays unowned; in Part 2 a Force Sale can still put it up.',
  },
  memory: {
    title: 'Cash from memory',
    text: 'At this table you only see your own cash. Every payment is made in the open, so keep an eye on what the others earn and spend.',
  },
  dealing: {
    title: 'Part 2: dealing',
    text: 'The board is put away, and nobody draws any more. Play a card, pass, or offer a deal: somebody may own just what your best card needs. Borrow it for a turn and share what the card pays.',
  },
  'dealing-alone': {
    title: 'Part 2: cards only',
    text: 'The board is put away, nobody draws any more, and at this table there are no deals. Play your cards, one a turn; when everybody passes in a row, the game is over.',
  },
  answer: {
    title: 'An offer to you',
    text: 'Read every line. Once everybody in the deal has accepted, it binds: what falls due happens by itself. If you refuse, the turn is over. Where Counter is offered, you can change the lines and send them back.',
  },
  related: {
    title: 'One more card',
    text: 'After your deal you may play one card that goes with it. Cards that do are bright.',
  },
  surrender: {
    title: 'Too little cash for the tax',
    text: 'All your cash is gone, and a property of your choice goes with its box. If you have another one, a promised property cannot be chosen.',
  },
  lapsed: {
    title: 'A promise has lapsed',
    text: 'When a sale, a tax or a T takes something away, the promises about it end. The list of promises says why.',
  },
};
