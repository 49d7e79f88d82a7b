/**
 * Tests outside the folders of the games that may name one, and why. Nothing else may: what is known of a game lies in
 * its folder. Whoever removes a game removes the tests here that name it (scripts/removal.mjs).
 *
 * @type {readonly { why: string, files: readonly string[] }[]}
 */
export const TESTS_ABOUT_GAMES = [
  {
    why: 'matches, files and databases of the first editions of the games that had one',
    files: [
      'apps/server/src/application/referee/rulesReferee.test.ts',
      'tests/browser/editions.test.ts',
    ],
  },
  {
    why: 'a course of play is written out move by move, on the wire or on the screen',
    files: [
      'apps/server/src/scenarios/idempotency.test.ts',
      'apps/server/src/scenarios/leaks/reshuffle.test.ts',
      'tests/browser/focus.test.ts',
      'tests/browser/absence.test.ts',
      'tests/browser/languages.test.ts',
      'tests/browser/links.test.ts',
      'tests/browser/online.test.ts',
      'tests/browser/pressing.test.ts',
      'tests/browser/states.test.ts',
      'tests/browser/forget.test.ts',
      'tests/browser/hotseat.test.ts',
      'tests/browser/hotseatSecrets.test.ts',
      'tests/browser/motion.test.ts',
      'tests/browser/play.test.ts',
      'tests/browser/rematch.test.ts',
      'tests/browser/replay.test.ts',
      'tests/browser/restart.test.ts',
      'tests/browser/sound.test.ts',
      'tests/browser/matchStore.test.ts',
      'tests/browser/takeBack.test.ts',
      'tests/browser/twoTabs.test.ts',
      'tests/browser/textLines.test.ts',
      'tests/browser/verify.test.ts',
    ],
  },
  {
    why: 'what a command says about a game, or shows of its state, is written out',
    files: [
      'apps/lab/src/arena/oracleOfPureProfit.test.ts',
      'apps/lab/src/commands/gamesPureProfit.test.ts',
      'apps/lab/src/commands/labPureProfit.test.ts',
      'apps/lab/src/commands/playPureProfit.test.ts',
      'apps/lab/src/commands/playTakeAChance.test.ts',
      'apps/lab/src/commands/playZillionaire.test.ts',
      'apps/lab/src/external/thriftyZillionaire.test.ts',
    ],
  },
  {
    why: 'what is special about the components of some games',
    files: [
      'apps/server/src/scenarios/sets.test.ts',
      'apps/web/src/screens/sets/places.test.ts',
      'apps/web/src/sets/link.test.ts',
      'packages/registry/src/contents.test.ts',
      'tests/browser/sets.test.ts',
      'tests/browser/setsOnTheWire.test.ts',
    ],
  },
];
