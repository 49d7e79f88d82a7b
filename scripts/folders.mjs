/**
 * The graph that imports draw between folders. It has no cycle: of two folders at most one knows the other, and a reader
 * can begin at the bottom. Seen from outside a folder is one thing with all that lies in it; seen from inside, each of
 * its own folders is, and so are the files beside them. Test code is looked at by itself, as no other code imports it.
 */

/** @typedef {{ from: string, to: string, line: number }} Edge an import, from path to path */

/**
 * @typedef {object} Graph
 * @property {string} at     the folder whose folders these are; '' for all packages together
 * @property {ReadonlyMap<string, ReadonlyMap<string, Edge>>} arrows  folder → folder → one import that draws the arrow
 */

const TESTS = ' (tests)';

/** Where the folders of a package begin; every generated list is for another audience, and so a package by itself. */
const PACKAGE = /^(apps\/[^/]+\/src|packages\/[^/]+\/src|games\/generated\/[^/]+|[^/]+\/[^/]+)/;

/** They are written by one program, and know each other's types. */
const isGenerated = (/** @type {string} */ path) => path.startsWith('games/generated/');

const packageOf = (/** @type {string} */ path) => PACKAGE.exec(path)?.[0] ?? '';

/** The folder of a package that `path` lies in: apps/lab/src/arena, or apps/lab/src for what lies in none. */
const unitOf = (/** @type {string} */ path) => childOf(packageOf(path), path);

/** The folder in `at` that `path` lies in; `at` itself for a file beside the folders. */
function childOf(/** @type {string} */ at, /** @type {string} */ path) {
  const end = path.indexOf('/', at.length + 1);
  return end === -1 ? at : path.slice(0, end);
}

/**
 * The graph of all packages, and the graph inside every folder that has some.
 *
 * @param {readonly Edge[]} all
 * @param {ReadonlySet<string>} tests the paths of test code
 * @param {ReadonlySet<string>} doors what packages export: beside the folders it gathers what lies in them, and stands by itself
 * @returns {Graph[]}
 */
export function folderGraphs(all, tests, doors) {
  const edges = all.filter(({ from, to }) => !isGenerated(from) || !isGenerated(to));
  const isDoor = (/** @type {string} */ path) =>
    doors.has(path) && !tests.has(path) && unitOf(path) === packageOf(path);
  const graphs = [graphOf('', edges, (path) => (isDoor(path) ? path : unitOf(path)), tests)];
  const folders = new Set(edges.flatMap(({ from }) => foldersAbove(from)));
  for (const at of [...folders].sort()) {
    const inside = edges.filter(
      ({ from, to }) => from.startsWith(`${at}/`) && to.startsWith(`${at}/`),
    );
    graphs.push(graphOf(at, inside, (path) => childOf(at, path), tests));
  }
  return graphs.filter(({ arrows }) => arrows.size > 0);
}

/** The folders that `path` lies in, below the folder of its package. @returns {string[]} */
function foldersAbove(/** @type {string} */ path) {
  const above = [];
  for (let at = packageOf(path); childOf(at, path) !== at; ) {
    at = childOf(at, path);
    above.push(at);
  }
  return above;
}

/** @returns {Graph} */
function graphOf(
  /** @type {string} */ at,
  /** @type {readonly Edge[]} */ edges,
  /** @type {(path: string) => string} */ folderOf,
  /** @type {ReadonlySet<string>} */ tests,
) {
  /** @type {Map<string, Map<string, Edge>>} */
  const arrows = new Map();
  const nodeOf = (/** @type {string} */ path) => folderOf(path) + (tests.has(path) ? TESTS : '');
  for (const edge of edges) {
    const [from, to] = [nodeOf(edge.from), nodeOf(edge.to)];
    if (from === to) continue;
    const out = arrows.get(from) ?? new Map();
    arrows.set(from, out);
    if (!out.has(to)) out.set(to, edge);
  }
  return { at, arrows };
}

/**
 * @typedef {object} Cycle
 * @property {readonly string[]} folders  all that lead to each other
 * @property {readonly string[]} round    the shortest way round, with the same folder at both ends
 */

/** @returns {Cycle[]} */
function cyclesIn(/** @type {Graph} */ { arrows }) {
  const reach = new Map([...arrows.keys()].map((node) => [node, reachable(arrows, node)]));
  const seen = new Set();
  const cycles = [];
  for (const node of [...arrows.keys()].sort()) {
    if (seen.has(node) || !reach.get(node)?.has(node)) continue;
    const folders = [...arrows.keys()].filter(
      (other) => reach.get(node)?.has(other) && reach.get(other)?.has(node),
    );
    for (const one of folders) seen.add(one);
    const rounds = folders.map((one) => wayRound(arrows, one));
    const round = rounds.reduce((best, other) => (other.length < best.length ? other : best));
    cycles.push({ folders, round });
  }
  return cycles;
}

/** Everything that arrows lead to from `start`, itself only if they lead back. @returns {Set<string>} */
function reachable(/** @type {Graph['arrows']} */ arrows, /** @type {string} */ start) {
  const found = new Set();
  const queue = [start];
  for (const node of queue) {
    for (const next of arrows.get(node)?.keys() ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return found;
}

/** The shortest way from a folder back to itself, the folder at both ends. @returns {string[]} */
function wayRound(/** @type {Graph['arrows']} */ arrows, /** @type {string} */ start) {
  /** @type {string[][]} */
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of arrows.get(/** @type {string} */ (way.at(-1)))?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  throw new Error(`no way leads from ${start} back to it`);
}

/** A line for every cycle, with the imports that make it. @returns {string[]} */
export function cycleLines(/** @type {readonly Graph[]} */ graphs) {
  return graphs.flatMap((graph) => cyclesIn(graph).map((cycle) => cycleLine(graph, cycle)));
}

function cycleLine(/** @type {Graph} */ { arrows }, /** @type {Cycle} */ { folders, round }) {
  const imports = round.slice(1).map((node, index) => {
    const edge = arrows.get(/** @type {string} */ (round[index]))?.get(node);
    return `\n    ${edge?.from}:${edge?.line} imports ${edge?.to}`;
  });
  return `folders in a circle: ${[...folders].sort().join(', ')}${imports.join('')}`;
}

/**
 * The folders in `at`, each below whatever imports it, with the arrows that no longer way stands for.
 *
 * @param {readonly Graph[]} graphs
 * @param {string} at such as apps/lab/src
 */
export function drawing(graphs, at) {
  const all = graphs.find((graph) => graph.at === '')?.arrows ?? new Map();
  const isOurs = (/** @type {string} */ node) =>
    (node === at || node.startsWith(`${at}/`)) && !node.endsWith(TESTS);
  const arrows = new Map(
    [...all]
      .filter(([node]) => isOurs(node))
      .map(([node, out]) => [node, new Map([...out].filter(([next]) => isOurs(next)))]),
  );
  const nodes = [...new Set([...arrows].flatMap(([node, out]) => [node, ...out.keys()]))];
  const below = new Map(nodes.map((node) => [node, reachable(arrows, node)]));
  const nameOf = (/** @type {string} */ node) => (node === at ? '·' : node.slice(at.length + 1));
  const rows = nodes
    .map((node) => {
      const next = [...(arrows.get(node)?.keys() ?? [])];
      const direct = next.filter(
        (one) => !next.some((other) => other !== one && below.get(other)?.has(one)),
      );
      return { name: nameOf(node), height: below.get(node)?.size ?? 0, direct };
    })
    .sort((a, b) => b.height - a.height || (a.name < b.name ? -1 : 1));
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  return [
    at,
    ...rows.map(({ name, direct }) =>
      `  ${name.padEnd(width)}  ${direct.length > 0 ? `→ ${direct.map(nameOf).sort().join(', ')}` : ''}`.trimEnd(),
    ),
  ].join('\n');
}
