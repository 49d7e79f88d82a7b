/** The four players of the house. Their names are the same in every language. */

export const players = {
  beginner: { name: 'Dolly Dimes', style: 'Buys what glitters and rolls for the sound of it.' },
  casual: { name: 'Frank Fairground', style: 'Goes by feel: a few good cards, then the tickets.' },
  skilled: { name: 'Odessa Odds', style: 'Knows the odds of every throw by heart.' },
  expert: {
    name: 'The Croupier',
    style: 'Counts dice, tickets and turns, and ends it when ahead.',
  },
};
