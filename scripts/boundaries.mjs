/**
 * Who may import whom. The table below is the whole truth; docs/architecture.md
 * draws it. Also checked: every package declares exactly what it imports, and
 * nothing singles out a game by its id.
 */

import {
  FOR_TESTS,
  holds,
  isRelative,
  packagesOf,
  resolve,
  splitSpecifier,
  testCode,
} from './packages.mjs';
import { cycleLines, drawing, folderGraphs } from './folders.mjs';
import { TESTS_ABOUT_GAMES } from './gameTests.mjs';
import { comparedTexts, importsOf, namedTexts, parse } from './syntax.mjs';
import { isMain, readTree, report } from './repoFiles.mjs';

/**
 * @typedef {object} Arrow
 * @property {string} at           where the code lies; <g> stands for one game, the same throughout the row
 * @property {string[]} may        what it may import; * stands for any game
 * @property {string[]} [types]    what it may import as types only
 * @property {string[]} [npm]      packages from outside it may import, * for any
 * @property {boolean} [node]      may it import Node's own modules?
 * @property {boolean} [anything]  may it import modules whose names are worked out at run time?
 */

/** The folders of a game. @returns {Record<string, Arrow>} */
function gameRows(/** @type {string} */ name, /** @type {string} */ at) {
  return {
    [`${name}/facts`]: {
      at: `${at}/facts`,
      may: ['kit'],
      // A code that is refused with has its sentence, or does not compile.
      types: [`${name}/rules`, `${name}/text`],
    },
    [`${name}/rules`]: {
      at: `${at}/rules`,
      may: ['kit', `${name}/facts`],
      types: [`${name}/text`],
    },
    [`${name}/reference`]: { at: `${at}/reference`, may: [], types: ['kit', 'testkit'] },
    [`${name}/text`]: {
      at: `${at}/text`,
      may: ['kit', `${name}/facts`, `${name}/messages`],
      types: [`${name}/rules`],
    },
    [`${name}/bots`]: {
      at: `${at}/bots`,
      // Its reasons call things as the game's own words do.
      may: ['kit', 'search', `${name}/facts`, `${name}/rules`, `${name}/text`],
    },
    [`${name}/messages`]: {
      at: `${at}/messages`,
      may: ['kit', 'grammar', `${name}/facts`],
      types: [`${name}/rules`],
    },
    [`${name}/table`]: {
      at: `${at}/table`,
      may: ['kit', 'table-ui', `${name}/facts`, `${name}/text`, `${name}/messages`],
      types: [`${name}/rules`, `${name}/bots`],
      npm: ['preact', '@preact/signals'],
    },
    [`${name}/lab`]: {
      at: `${at}/lab`,
      may: [
        'kit',
        'search',
        'lab/for-games',
        `${name}/facts`,
        `${name}/rules`,
        `${name}/reference`,
        `${name}/bots`,
        `${name}/text`,
        `${name}/messages`,
      ],
    },
    [`${name}/browser`]: {
      at: `${at}/browser`,
      may: ['kit', 'tests'],
      types: [`${name}/rules`],
      npm: ['*'],
      node: true,
    },
    [`${name}/editions`]: { at: `${at}/editions`, may: [] },
  };
}

/** The layers of the page, lowest first. @returns {Record<string, Arrow>} */
function webRows() {
  /** @type {[folder: string, layers: string[], packages: string[], types?: string[]][]} */
  const rows = [
    ['styles', [], []],
    // What the browser gives: requests, the socket, addresses, settings, language, storage.
    ['platform', [], ['kit', 'client', 'protocol', 'table-ui', 'registry']],
    ['words', ['platform'], ['kit', 'messages', 'table-ui', 'registry', 'games/shelves']],
    ['games', ['words'], ['kit', 'table-ui', 'registry', 'games/manifests'], ['bots']],
    // Matches of this device.
    ['offline', ['platform'], ['kit'], ['registry', 'host']],
    // The rules and the bots in workers, and the page's line to them.
    [
      'engine',
      ['platform', 'offline'],
      ['kit', 'registry', 'match', 'host', 'bots', 'rpc', 'table-ui', 'games/boxes', 'games/calls'],
    ],
    ['sets', ['platform', 'words', 'engine'], ['kit', 'registry']],
    // Where a table stands: on this device, on a server, in a replay.
    [
      'tables',
      ['platform', 'words', 'games', 'offline', 'engine'],
      [
        'kit',
        'client',
        'protocol',
        'rpc',
        'registry',
        'table-ui',
        'bots',
        'games/messages',
        'games/page',
      ],
    ],
    // What several screens are made of.
    [
      'parts',
      ['styles', 'platform', 'words', 'games', 'engine', 'sets'],
      ['kit', 'registry', 'table-ui', 'games/page'],
    ],
    [
      'screens',
      ['styles', 'platform', 'words', 'games', 'offline', 'engine', 'sets', 'tables', 'parts'],
      ['kit', 'protocol', 'registry', 'table-ui'],
      ['bots', 'match'],
    ],
    ['app', ['platform', 'words', 'screens'], ['table-ui']],
  ];
  return layerRows('web', rows, { npm: ['*'] });
}

/** The layers of the command line, lowest first. @returns {Record<string, Arrow>} */
function labRows() {
  /** @type {[folder: string, layers: string[], packages: string[], types?: string[]][]} */
  const rows = [
    // What a program has to do with the world: streams, signals, exit codes.
    ['terminal', [], ['kit'], ['messages']],
    ['text', ['terminal'], ['kit', 'messages', 'registry', 'games/boxes']],
    // How a command line is read, and what a command is.
    ['cli', ['terminal', 'text'], ['kit', 'match'], ['messages']],
    // What a game brings along for the lab, and how tables are named.
    [
      'games',
      ['terminal', 'text', 'cli'],
      ['match', 'registry', 'games/manifests'],
      ['kit', 'server', 'testkit'],
    ],
    ['measure', [], []],
    // Workers of this program, as lines to talk over.
    ['threads', [], [], ['rpc']],
    // One match between contestants, as fast as it goes.
    ['matches', ['games', 'measure'], ['kit']],
    // Bots that are programs of others.
    ['external', ['terminal', 'matches'], ['kit', 'registry', 'bots']],
    [
      'arena',
      ['terminal', 'text', 'cli', 'games', 'measure', 'threads', 'matches', 'external'],
      ['kit', 'registry', 'bots', 'rpc', 'games/lab', 'games/english'],
    ],
    [
      'study',
      ['terminal', 'text', 'cli', 'games', 'measure', 'matches', 'arena'],
      ['match', 'registry', 'games/lab', 'games/english'],
      ['kit'],
    ],
    ['bench', ['terminal', 'text', 'games', 'measure'], ['kit', 'registry', 'bots', 'games/lab']],
    ['laws', ['terminal', 'text', 'games'], ['kit', 'registry', 'testkit', 'games/lab']],
    ['thinking', ['threads'], ['bots', 'registry', 'rpc', 'kit']],
    [
      'play',
      ['terminal', 'text', 'games', 'thinking'],
      ['kit', 'match', 'host', 'bots', 'messages', 'registry', 'games/shelves'],
    ],
    [
      'commands',
      [
        'terminal',
        'text',
        'cli',
        'games',
        'measure',
        'matches',
        'arena',
        'study',
        'bench',
        'laws',
        'play',
      ],
      [
        ...['kit', 'registry', 'match', 'bots', 'testkit', 'server'],
        ...['games/manifests', 'games/shelves', 'games/english', 'games/lab', 'games/trainings'],
      ],
      ['messages', 'search'],
    ],
    // What the commands of single games are made of.
    ['forGames', ['terminal', 'text', 'cli', 'games', 'measure'], []],
    // A terminal that a test holds the other end of; it runs the whole program.
    ['testing', ['terminal'], ['messages'], ['kit']],
  ];
  return layerRows('lab', rows, { npm: ['*'], node: true });
}

/**
 * Rows of the folders of an app: each may import some of those before it in the list, and none after it, so there is no cycle.
 *
 * @param {string} app
 * @param {readonly [folder: string, layers: string[], packages: string[], types?: string[]][]} rows
 * @param {Partial<Arrow>} outside what all of them may import from elsewhere
 * @returns {Record<string, Arrow>}
 */
function layerRows(app, rows, outside) {
  const folders = rows.map(([folder]) => folder);
  for (const [at, [folder, layers]] of rows.entries()) {
    const above = layers.find((layer) => folders.indexOf(layer) >= at);
    if (above !== undefined) throw new Error(`${folder} is no layer above ${above}`);
  }
  return Object.fromEntries(
    rows.map(([folder, layers, packages, types]) => [
      `${app}/${folder}`,
      {
        at: `apps/${app}/src/${folder}`,
        may: [...packages, ...layers.map((layer) => `${app}/${layer}`)],
        ...(types && { types }),
        ...outside,
      },
    ]),
  );
}

/**
 * The layers of the server: what it is about, what it does, and what it does that with. Each folder may import some of
 * those before it in this list, and none after it, so there is no cycle.
 */
const SERVER_ROWS = layered('server', 'apps/server/src', [
  // Tables, people, ratings: pure functions of what is kept.
  [
    'domain',
    [],
    { may: ['kit', 'protocol', 'bots'], types: ['host'], npm: ['openskill'], node: true },
  ],
  // What the application needs from outside, as interfaces; and its settings.
  [
    'application/ports',
    ['domain'],
    { may: ['kit'], types: ['bots', 'registry', 'host', 'rpc'], npm: ['zod'], node: true },
  ],
  ['application/time', ['application/ports'], { types: ['host'] }],
  ['application/people', ['domain', 'application/ports'], { may: ['kit', 'messages'] }],
  ['application/tables', ['domain', 'application/ports'], { may: ['kit'], types: ['host'] }],
  // Who is connected, at which table, and what they are shown.
  [
    'application/rooms',
    ['domain', 'application/ports'],
    { may: ['kit', 'protocol'], types: ['host'] },
  ],
  // Runs the rules, in a thread of its own.
  [
    'application/referee',
    ['domain', 'application/ports'],
    { may: ['kit', 'match', 'host', 'protocol', 'registry'] },
  ],
  [
    'application/matches',
    ['domain', 'application/ports', 'application/tables', 'application/rooms'],
    { may: ['kit', 'match', 'host', 'bots', 'protocol', 'registry'] },
  ],
  [
    'application/commands',
    [
      'domain',
      ...['ports', 'people', 'tables', 'rooms', 'matches'].map((one) => `application/${one}`),
    ],
    { may: ['kit', 'match', 'host', 'bots', 'protocol', 'registry'] },
  ],
  [
    'application/cluster',
    [
      'domain',
      ...['ports', 'tables', 'rooms', 'matches', 'commands'].map((one) => `application/${one}`),
    ],
    { types: ['host'] },
  ],
  // The node itself: all of the above, put together.
  ['application', ['domain', 'application/*'], { may: ['kit', 'bots', 'host', 'registry'] }],
  ['adapters/machine', ['application/ports'], { types: ['rpc'], node: true }],
  ['adapters/workers', [], { may: ['kit', 'rpc'], node: true }],
  ['adapters/metrics', ['application/ports'], { npm: ['prom-client'] }],
  ['adapters/cluster', ['application/ports'], { npm: ['@redis/client'] }],
  [
    'adapters/bots',
    ['application/ports', 'adapters/workers'],
    { may: ['kit', 'bots', 'rpc', 'registry'], node: true },
  ],
  [
    'adapters/referee',
    ['application/ports', 'application/referee', 'adapters/workers'],
    { may: ['kit', 'rpc', 'host'], node: true },
  ],
  [
    'adapters/store',
    ['domain', 'application/ports', 'application/time', 'adapters/machine', 'adapters/workers'],
    {
      may: ['kit', 'rpc'],
      types: ['host'],
      npm: ['kysely', 'pg', '@photostructure/sqlite'],
      node: true,
    },
  ],
  [
    'adapters/websocket',
    ['application/ports', 'application/commands'],
    { npm: ['ws'], node: true },
  ],
  [
    'adapters/http',
    ['domain', 'application', 'application/*', 'adapters/websocket'],
    { may: ['kit', 'match', 'host', 'messages', 'protocol', 'registry'], npm: ['*'], node: true },
  ],
]);

/**
 * Rows for the folders of an app, from the lowest layer to the highest.
 *
 * @param {string} app
 * @param {string} root
 * @param {[folder: string, layers: string[], arrow?: Partial<Arrow>][]} rows
 * @returns {Record<string, Arrow>}
 */
function layered(app, root, rows) {
  const before = new Set();
  for (const [folder, layers] of rows) {
    const above = layers.find((layer) => !layer.endsWith('*') && !before.has(layer));
    if (above !== undefined) throw new Error(`${folder} is no layer above ${above}`);
    before.add(folder);
  }
  return Object.fromEntries(
    rows.map(([folder, layers, arrow]) => [
      `${app}/${folder}`,
      {
        at: `${root}/${folder}`,
        ...arrow,
        may: [...(arrow?.may ?? []), ...layers.map((layer) => `${app}/${layer}`)],
      },
    ]),
  );
}

/** What the programs and the tests of the server are made of. */
const ALL_OF_SERVER = Object.keys(SERVER_ROWS);
const AROUND_SERVER = ['server', 'server/testing', 'server/soak', 'server/simulation'];

const FOR_SERVER = [
  'kit',
  'registry',
  'match',
  'host',
  'messages',
  'protocol',
  'client',
  'rpc',
  'bots',
];

/**
 * The first row that fits a path counts, and a part may always import itself.
 * Of a game, nothing is open but to its own folders and to the generated lists; those are opened by their names.
 *
 * @type {Record<string, Arrow>}
 */
const ARROWS = {
  kit: { at: 'packages/kit', may: [], npm: ['@noble/curves', '@noble/hashes'] },
  grammar: { at: 'packages/grammar', may: ['kit'] },
  messages: { at: 'packages/messages', may: ['kit', 'grammar'] },
  // Below the games, whose tables are made of it, and below the apps, which implement its interfaces.
  'table-ui': {
    at: 'packages/table-ui',
    may: ['kit', 'messages'],
    npm: ['preact', '@preact/signals'],
  },
  ...gameRows('games/<g>', 'games/<g>'),
  // What every program reads of the games: one list for each audience.
  'games/generated': {
    at: 'games/generated',
    may: [
      'games/*',
      'games/*/rules',
      'games/*/text',
      'games/*/bots',
      'games/*/messages',
      'games/*/table',
      'games/*/lab',
      'games/*/editions',
    ],
    types: ['kit', 'search', 'testkit', 'table-ui', 'lab/for-games', 'games'],
  },
  'games/<g>': { at: 'games/<g>', may: [], types: ['kit', 'testkit', 'games/<g>/rules'] },
  games: { at: 'games', may: [] },
  ...gameRows('template', 'docs/template-game'),
  template: { at: 'docs/template-game', may: [], types: ['kit'] },
  registry: {
    at: 'packages/registry',
    may: ['kit', 'games', 'games/engine', 'games/texts', 'games/contents', 'games/editions'],
  },
  'testkit/broken': {
    at: 'packages/testkit/src/broken',
    may: ['kit', 'testkit', 'template/facts', 'template/rules'],
  },
  testkit: { at: 'packages/testkit', may: ['kit'] },
  match: { at: 'packages/match', may: ['kit'] },
  // Runs matches anywhere; what differs between the places is handed in.
  host: { at: 'packages/host', may: ['kit', 'match'] },
  search: { at: 'packages/search', may: ['kit'] },
  rpc: { at: 'packages/rpc', may: ['kit'] },
  bots: { at: 'packages/bots', may: ['kit', 'search', 'rpc', 'games/bots'] },
  protocol: { at: 'packages/protocol', may: ['kit'], npm: ['zod'] },
  client: { at: 'packages/client', may: ['kit', 'protocol'] },
  ...SERVER_ROWS,
  // A server inside a test, players, services.
  'server/testing': {
    at: 'apps/server/src/testing',
    may: [...FOR_SERVER, ...ALL_OF_SERVER, 'server'],
    npm: ['*'],
    node: true,
  },
  // Tests of whole servers, which the laboratory runs.
  'server/soak': {
    at: 'apps/server/src/soak',
    may: [...FOR_SERVER, ...ALL_OF_SERVER, 'server/testing'],
    npm: ['*'],
    node: true,
  },
  // Whole houses on simulated time: the node itself, with simulated things around it.
  'server/simulation': {
    at: 'apps/server/src/simulation',
    may: [...FOR_SERVER, ...ALL_OF_SERVER, 'server/soak'],
    node: true,
  },
  // `main`, and whatever puts adapters together.
  server: {
    at: 'apps/server',
    may: [...FOR_SERVER, ...ALL_OF_SERVER],
    npm: ['*'],
    node: true,
  },
  'web/build': { at: 'apps/web/build', may: [], npm: ['*'], node: true },
  ...webRows(),
  // What starts the page, and what builds it.
  web: {
    at: 'apps/web',
    may: [
      'kit',
      'table-ui',
      'games/colours',
      'web/app',
      'web/platform',
      'web/words',
      'web/styles',
      'web/build',
    ],
    npm: ['*'],
  },
  'lab/bin': { at: 'apps/lab/bin', may: ['scripts'], node: true, anything: true },
  ...labRows(),
  // What starts the program, and its threads.
  lab: {
    at: 'apps/lab',
    may: [
      ...['kit', 'registry', 'bots', 'messages', 'rpc', 'games/lab'],
      ...['terminal', 'text', 'cli', 'threads', 'arena', 'commands'].map(
        (folder) => `lab/${folder}`,
      ),
    ],
    npm: ['*'],
    node: true,
  },
  tests: {
    at: 'tests',
    may: [
      ...[
        'kit',
        'registry',
        'match',
        'host',
        'messages',
        'protocol',
        'client',
        'server',
        'bots',
        'testkit',
      ],
      ...['scripts', 'games/english', 'games/messages', 'games/shelves'],
    ],
    types: ['games/manifests'],
    npm: ['*'],
    node: true,
  },
  scripts: { at: 'scripts', may: ['tests'], npm: ['*'], node: true, anything: true },
};

/** The packages whose exports are opened one by one: what each of them holds is for others. */
const OPENED_BY_EXPORT = ['games', 'lab'];

/**
 * Imports that no arrow allows, and why they are there until somebody finds better.
 *
 * @type {readonly { from: string, to: string, why: string }[]}
 */
const EXCEPTIONS = [
  {
    from: 'games/trump/text/judging.ts',
    to: 'games/trump/rules/deal',
    why: 'a contract is judged while it is written, letter by letter, in the part of the page that is loaded for it',
  },
];

/**
 * Folders that import each other in a circle, and why they do until somebody untangles them.
 *
 * @type {readonly { folders: readonly string[], why: string }[]}
 */
const CYCLES = [
  {
    folders: ['screens', 'screens/before', 'screens/new'].map((at) => `apps/web/src/${at}`),
    why: 'screens share parts that lie beside them',
  },
  {
    folders: ['parts', 'surroundings', 'table'].map((at) => `packages/table-ui/src/${at}`),
    why: 'what a table asks of its surroundings is said in terms of what it is made of',
  },
  ...[
    ['games/take-a-chance/facts', 'games/take-a-chance/facts/dice'],
    ['games/take-a-chance/text', 'games/take-a-chance/text/contents'],
    ['games/trump/facts', 'games/trump/facts/deal'],
    ['games/trump/rules', 'games/trump/rules/deal'],
    ['games/trump/rules (tests)', 'games/trump/rules/deal (tests)'],
    ['games/trump/text/deal', 'games/trump/text/words'],
  ].map((folders) => ({ folders, why: 'one subject that is too long for one folder' })),
];

/** What the tests of any part may import beyond what the part itself may: all of their own game, for one. */
const TESTS_MAY = [
  'kit',
  'testkit',
  'match',
  'registry',
  'search',
  'games/<g>',
  'games/<g>/facts',
  'games/<g>/rules',
  'games/<g>/reference',
  'games/<g>/text',
  'games/<g>/bots',
  'games/<g>/table',
  'games/<g>/lab',
  'games/<g>/messages',
];

/** What can be had of the template. */
const TEMPLATE = ['template/facts', 'template/rules', 'template/text', 'template/reference'];

/** And what some of them need: a game to work on that is none of the house's own. @type {Record<string, string[]>} */
const TESTS_OF = {
  testkit: [...TEMPLATE, 'testkit/broken'],
  'testkit/broken': TEMPLATE,
  match: TEMPLATE,
  host: TEMPLATE,
  registry: ['scripts', 'games/boxes', 'games/shelves'],
  messages: ['protocol'],
  ...Object.fromEntries(
    [...ALL_OF_SERVER, ...AROUND_SERVER].map((part) => [
      part,
      ['scripts', ...FOR_SERVER, ...ALL_OF_SERVER, ...AROUND_SERVER],
    ]),
  ),
  'web/games': ['games/boxes'],
  'web/screens': ['games/boxes'],
  bots: [...TEMPLATE, 'games/trainings'],
  search: TEMPLATE,
  // Its tests run whole commands.
  'lab/*': [
    'lab',
    'lab/*',
    'bots',
    'server',
    'messages',
    'games/lab',
    'games/english',
    'games/boxes',
  ],
};

/** Tools that every test may use; they are declared once, at the root. */
const TEST_TOOLS = new Set(['vitest', 'fast-check', 'playwright-core']);

/** @typedef {import('./packages.mjs').Package} Package */

/** @typedef {{ part: string, game: string | undefined, arrow: Arrow }} Place */

/**
 * @typedef {object} Source
 * @property {string} path
 * @property {Place} place
 * @property {boolean} isTest
 * @property {Package | undefined} owner
 * @property {import('./syntax.mjs').Import[]} imports
 */

/** All code of a tree, with what it imports. */
function sourcesOf(/** @type {import('./repoFiles.mjs').Tree} */ tree) {
  const packages = packagesOf(tree);
  const programs = new Map(
    [...tree]
      .filter(([path]) => isSource(path) && placeOf(path))
      .map(([path, text]) => [path, parse(path, text)]),
  );
  const imports = new Map(
    [...programs].map(([path, program]) => [path, importsOf(tree.get(path) ?? '', program)]),
  );
  const tests = testCode(imports, packages);
  const sources = [...imports].map(([path, named]) => ({
    path,
    place: /** @type {Place} */ (placeOf(path)),
    isTest: tests.has(path),
    owner: packages.find((one) => holds(one, path)),
    imports: named,
  }));
  return { packages, programs, sources };
}

/** All violations in `tree`, a line each: 'path:line what is wrong'. @returns {string[]} */
export function violations(
  /** @type {import('./repoFiles.mjs').Tree} */ tree,
  /** @type {readonly string[]} */ excused = TESTS_ABOUT_GAMES.flatMap(({ files }) => files),
  { packages, programs, sources } = sourcesOf(tree),
) {
  const games = gamesIn(tree);
  return [
    ...packages
      .filter(({ folder }) => !placeOf(folder))
      .map(({ folder }) => `${folder} has no row in the table of arrows`),
    ...sources.flatMap((source) => [
      ...strayImports(source, packages),
      ...undeclaredImports(source),
    ]),
    ...packages.flatMap((one) => idleDeclarations(one, sources)),
    ...sources.flatMap((source) => {
      const { path } = source;
      const program = /** @type {any} */ (programs.get(path));
      const named = strangeGames(source, tree.get(path) ?? '', program, games);
      if (!source.isTest && source.place.part !== 'tests') return named;
      if (!excused.includes(path)) return named;
      return named.length > 0 ? [] : `${path} is excused for naming games, and names none`;
    }),
  ];
}

/** The games that have a folder with a manifest. @returns {ReadonlySet<string>} */
const gamesIn = (/** @type {import('./repoFiles.mjs').Tree} */ tree) =>
  new Set(
    [...tree.keys()].flatMap((path) => /^games\/([^/]+)\/manifest\.ts$/.exec(path)?.[1] ?? []),
  );

/** Where the list of games is, and what is written from it. */
const LISTS_GAMES = ['games', 'games/generated'];

/** Where a source names a game that is not its own: as a text, a key, or what something is compared with. @returns {string[]} */
function strangeGames(
  /** @type {Source} */ { path, place, isTest },
  /** @type {string} */ text,
  /** @type {any} */ program,
  /** @type {ReadonlySet<string>} */ games,
) {
  if (LISTS_GAMES.includes(place.part)) return [];
  const isStrange = (/** @type {string} */ id) => games.has(id) && id !== place.game;
  const compared = isTest
    ? []
    : comparedTexts(text, program).filter(
        ({ text: id, against }) => NAMES_A_GAME.test(against) && id !== place.game,
      );
  // A test names a game in the lines it types and in the addresses it visits, too.
  const named = namedTexts(text, program).flatMap(({ text: said, line }) =>
    (isTest ? said.split(/[^\w-]+/) : [said]).filter(isStrange).map((id) => ({ text: id, line })),
  );
  const found = [...named, ...compared];
  const lines = found.map(({ text: id, line }) => `${path}:${line} singles out a game: '${id}'`);
  return [...new Set(lines)];
}

const isSource = (/** @type {string} */ path) => /\.[cm]?[jt]sx?$/.test(path);

/** Packages export them, too. */
const isStyle = (/** @type {string} */ path) => path.endsWith('.css');

/** How a game's id is called wherever one is at hand. */
const NAMES_A_GAME = /(^|\.)(game\.id|gameId|game)$/;

/** Which row of the table a path belongs to. @returns {Place | undefined} */
function placeOf(/** @type {string} */ path) {
  for (const [part, arrow] of Object.entries(ARROWS)) {
    const pattern = new RegExp(`^${arrow.at.replace('<g>', '(?<game>[^/.]+)')}(/|$)`);
    const match = pattern.exec(path);
    if (match) return { part, game: match.groups?.['game'], arrow };
  }
  return undefined;
}

const nameOf = (/** @type {Place} */ { part, game }) => part.replace('<g>', game ?? '');

/** @returns {string[]} */
function strayImports(/** @type {Source} */ source, /** @type {readonly Package[]} */ packages) {
  return source.imports.flatMap((one) => {
    const why = refusal(source, one, packages);
    return why ? `${source.path}:${one.line} ${why}` : [];
  });
}

/** Why `source` may not import this, or undefined. @returns {string | undefined} */
function refusal(
  /** @type {Source} */ source,
  /** @type {import('./syntax.mjs').Import} */ { specifier, typeOnly },
  /** @type {readonly Package[]} */ packages,
) {
  const { path, place, isTest } = source;
  if (specifier === '') {
    return place.arrow.anything
      ? undefined
      : 'imports a module whose name is worked out at run time';
  }
  if (specifier.startsWith('node:')) {
    return place.arrow.node || isTest ? undefined : `imports ${specifier}`;
  }
  if (isRelative(specifier)) return relativeRefusal(source, specifier, typeOnly);

  const [name, subpath] = splitSpecifier(specifier);
  const target = packages.find((one) => one.name === name);
  if (!target) {
    const npm = place.arrow.npm ?? [];
    const isOpen = npm.includes(name) || npm.includes('*') || (isTest && TEST_TOOLS.has(name));
    return isOpen && !name.startsWith('@parlor/') ? undefined : `imports ${name} from outside`;
  }
  if (holds(target, path)) return `imports its own package by name: ${specifier}`;
  if (!target.exports.has(subpath)) return `imports ${specifier}, which ${name} does not export`;
  if (subpath === FOR_TESTS) {
    const isForTests = isTest || place.part === 'tests';
    return isForTests ? undefined : `imports ${specifier}, which is for tests`;
  }
  const there = placeOf(target.folder);
  if (!there) return undefined;
  const inside = subpath.slice('./'.length);
  const isOpened = OPENED_BY_EXPORT.includes(there.part) && inside !== '';
  const wanted = isOpened ? `${nameOf(there)}/${inside}` : nameOf(there);
  return arrowRefusal(source, wanted, typeOnly);
}

/** @returns {string | undefined} */
function relativeRefusal(
  /** @type {Source} */ source,
  /** @type {string} */ specifier,
  /** @type {boolean} */ typeOnly,
) {
  const target = resolve(source.path, specifier);
  const there = placeOf(target);
  if (source.owner && !holds(source.owner, target)) {
    const why = there ? arrowRefusal(source, nameOf(there), typeOnly) : 'nothing';
    const mayReach =
      there && (there.part.startsWith('template') || ['scripts', 'tests'].includes(there.part));
    return mayReach && !why ? undefined : `reaches out of its package with ${specifier}`;
  }
  if (!there) return `reaches out of its package with ${specifier}`;
  const isSame = there.part === source.place.part && there.game === source.place.game;
  if (EXCEPTIONS.some(({ from, to }) => from === source.path && target.startsWith(`${to}/`))) {
    return undefined;
  }
  return isSame ? undefined : arrowRefusal(source, nameOf(there), typeOnly);
}

/** @returns {string | undefined} */
function arrowRefusal(
  /** @type {Source} */ source,
  /** @type {string} */ target,
  /** @type {boolean} */ typeOnly,
) {
  if (mayImport(source, target, typeOnly)) return undefined;
  return mayImport(source, target, true)
    ? `imports more than types from ${target}`
    : `imports ${target}, to which ${nameOf(source.place)} has no arrow`;
}

function mayImport(
  /** @type {Source} */ { place: { part, game, arrow }, isTest },
  /** @type {string} */ target,
  /** @type {boolean} */ typeOnly,
) {
  const open = [...arrow.may, ...(typeOnly ? (arrow.types ?? []) : [])];
  if (isTest) {
    const app = part.split('/', 1)[0];
    open.push(...TESTS_MAY, ...(TESTS_OF[part] ?? []), ...(TESTS_OF[`${app}/*`] ?? []));
    if (part.startsWith('template/')) open.push(...TEMPLATE);
  }
  return open.some((pattern) => fits(pattern, target, game));
}

function fits(
  /** @type {string} */ pattern,
  /** @type {string} */ target,
  /** @type {string | undefined} */ game,
) {
  if (pattern.includes('<g>') && game === undefined) return false;
  const wanted = pattern.replace('<g>', game ?? '').split('/');
  const parts = target.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === '*' || part === parts[index])
  );
}

/** Only tests and the lab run the references, so they too are none of a user's dependencies. */
const isForDevelopment = (/** @type {Source} */ { isTest, place }) =>
  isTest || place.part.endsWith('/reference');

/** @returns {string[]} */
function undeclaredImports(/** @type {Source} */ source) {
  const { owner } = source;
  if (!owner) return [];
  const isDeclared = (/** @type {string} */ name) =>
    owner.dependencies.has(name) ||
    (isForDevelopment(source) && (owner.devDependencies.has(name) || TEST_TOOLS.has(name)));
  return source.imports.flatMap(({ specifier, line }) => {
    const name = declarableName(specifier);
    if (!name || name === owner.name || isDeclared(name)) return [];
    return `${source.path}:${line} imports ${name}, which ${owner.folder}/package.json does not declare`;
  });
}

/** What a package declares and does not use. One without any import yet is let be. @returns {string[]} */
function idleDeclarations(/** @type {Package} */ owner, /** @type {readonly Source[]} */ sources) {
  const own = sources.filter((source) => source.owner === owner);
  const used = namesIn(own.filter((source) => !isForDevelopment(source)));
  const usedByTests = namesIn(own.filter(isForDevelopment));
  if (used.size + usedByTests.size === 0) return [];
  const where = `${owner.folder}/package.json`;
  return [
    ...[...owner.dependencies]
      .filter((name) => !used.has(name))
      .map((name) => `${where} declares ${name}, which its sources do not import`),
    ...[...owner.devDependencies]
      .filter((name) => !usedByTests.has(name))
      .map((name) => `${where} declares ${name} for its tests, which do not import it`),
  ];
}

const namesIn = (/** @type {readonly Source[]} */ sources) =>
  new Set(
    sources.flatMap(({ imports }) =>
      imports.flatMap(({ specifier }) => declarableName(specifier) ?? []),
    ),
  );

const declarableName = (/** @type {string} */ specifier) =>
  specifier === '' || isRelative(specifier) || specifier.startsWith('node:')
    ? undefined
    : splitSpecifier(specifier)[0];

/** Code whose folders must not import each other in a circle. */
const IN_FOLDERS = /^(apps|games|packages)\//;

/** The graphs of the folders of apps, games and packages. */
export function foldersOf(
  /** @type {import('./repoFiles.mjs').Tree} */ tree,
  { packages, sources } = sourcesOf(tree),
) {
  const edges = sources.flatMap((source) =>
    source.imports.flatMap((one) => {
      const to = importedPath(source, one, packages);
      return to ? { from: source.path, to, line: one.line } : [];
    }),
  );
  const tests = new Set(sources.filter(({ isTest }) => isTest).map(({ path }) => path));
  const doors = new Set(packages.flatMap(({ exports }) => [...exports.values()]));
  return folderGraphs(edges, tests, doors);
}

/**
 * The file that an import leads to, if it is one whose folder counts. Types that a row of the table
 * opens, and nothing but types, do not: there a folder says what it is made for, and knows no code.
 *
 * @returns {string | undefined}
 */
function importedPath(
  /** @type {Source} */ source,
  /** @type {import('./syntax.mjs').Import} */ { specifier, typeOnly },
  /** @type {readonly Package[]} */ packages,
) {
  const [name, subpath] = splitSpecifier(specifier);
  const path = isRelative(specifier)
    ? resolve(source.path, specifier)
    : packages.find((one) => one.name === name)?.exports.get(subpath);
  const there = path && placeOf(path);
  if (!there || !IN_FOLDERS.test(path) || !IN_FOLDERS.test(source.path)) return undefined;
  const isOpenAsType =
    typeOnly &&
    source.place.arrow.types?.some((pattern) => fits(pattern, nameOf(there), source.place.game));
  return isOpenAsType ? undefined : path;
}

if (isMain(import.meta.url)) {
  const tree = readTree((path) => isSource(path) || isStyle(path) || path.endsWith('package.json'));
  const read = sourcesOf(tree);
  const graphs = foldersOf(tree, read);
  report(
    [...violations(tree, undefined, read), ...cycleLines(graphs, CYCLES)],
    `Every import follows an arrow. Folders form no circle, but for ${CYCLES.length} that are excused.`,
  );
  for (const app of ['web', 'server', 'lab'])
    console.log(`\n${drawing(graphs, `apps/${app}/src`)}`);
}
