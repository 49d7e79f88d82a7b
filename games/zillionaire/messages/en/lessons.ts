/** What a guided first game explains, each once, when it first comes up. */

export const lessons = {
  lead: {
    title: 'You lead',
    text: 'Play as many cards of one rank as you like. Low cards in pairs or threes are a good start: the others need the same number to follow. Tap a card and its whole rank comes up; tap single cards to play fewer.',
  },
  follow: {
    title: 'Beat it, or pass',
    text: 'You need the same number of cards of one higher rank. The lit steps of the Climb show which ranks are high enough. Passing is not final: if the round comes back to you, you may play again.',
  },
  five: {
    title: 'One 5 is enough',
    text: 'A 5 is always played alone and counts as however many fives the round asks for. It beats 1 to 4 and nothing else. If you lead it, whoever beats it first chooses the number.',
  },
  'open-five': {
    title: 'A 5 was led',
    text: 'The number is still open. Whoever beats the 5 first plays any number of cards of one higher rank, and that number holds for the rest of the round.',
  },
  bankrupt: {
    title: 'Bankrupt on top',
    text: 'Only the same number of Bankrolls beats it, and they end the round at once. Not even a Zillionaire helps here.',
  },
  bump: {
    title: 'Bump',
    text: 'A Bump skips the next player; that counts as a pass. Two Bumps together still skip only one. With two players left, whoever plays a Bump wins the round.',
  },
  zillionaire: {
    title: 'Zillionaire',
    text: 'The highest card ends the round at once. If you have cards left, you lead again: a chance to get rid of low ones. It cannot beat a Bankrupt.',
  },
  bankroll: {
    title: 'Bankroll',
    text: 'On a Bankrupt it ends the round at once. On anything else it is a high card that Millionaire and Zillionaire still beat.',
  },
  round: {
    title: 'The round is won',
    text: 'A round ends when all the others have passed in a row, or at once when nothing can beat the last play. Whoever made that play leads next with anything; without cards left, the next player does.',
  },
  out: {
    title: 'Somebody is out',
    text: 'The first to run out of cards is Rich, the next takes the best status left, and whoever is left with cards is Poor. Each status is worth points, from 6 for Rich down to 1 for Poor.',
  },
  exchange: {
    title: 'The exchange',
    text: 'Before each new game cards change hands, and nobody has a choice: Rich gives Poor the two lowest cards and gets Poor’s two highest. With four players or more, one more couple swaps one card. What you got is marked until your first turn.',
  },
  seats: {
    title: 'New seats',
    text: 'Everybody sits by status now: Poor on Rich’s left, the others by rising status from there. Rich deals, Poor leads.',
  },
};
