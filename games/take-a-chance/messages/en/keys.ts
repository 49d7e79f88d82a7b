/** What the keys do at this table. */

export const keys = {
  buy: 'buy: choose it, then buy the card you have picked',
  roll: 'roll: choose it, then throw; after a throw, pick up all dice or throw those picked up',
  chance: 'take a chance: choose it, then turn over the ticket; after a throw, the charm die',
  digits:
    'choose a die, a card, a line or a side of a ticket; in an auction, bid so many hundreds more',
  charm: 'the charm die',
  bid: 'in an auction, raise or lower your bid by a hundred',
  arrows: 'move along dice, choices and cards, and from row to row',
};
