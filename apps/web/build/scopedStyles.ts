/**
 * Styles of a game reach what lies inside that game and nothing else.
 *
 * A page is not loaded anew between two tables, so the styles of all tables that somebody has
 * visited are there together. Each selector of a game's stylesheet is narrowed to elements within
 * `[data-game]` of that game. `:where` weighs nothing, so that which rule wins stays the same.
 * `@scope` would say it more shortly, but Safari before 17.4 and Firefox before 146 do not know it.
 */

/** What we need of PostCSS, which Vite brings along. */
interface StyleNode {
  readonly type: string;
  readonly parent?: StyleNode | undefined;
}

interface StyleRule extends StyleNode {
  selectors: string[];
}

interface StyleRoot {
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined;
  walkRules(visit: (rule: StyleRule) => void): void;
}

export const scopedStyles = {
  postcssPlugin: 'parlor-scoped-styles',

  Once(root: StyleRoot): void {
    const game = gameOf(root.source?.input.file ?? '');
    if (game === undefined) return;
    root.walkRules((rule) => {
      if (isOutermost(rule)) rule.selectors = rule.selectors.map((one) => within(game, one));
    });
  },
};

/** The game in whose folder a stylesheet lies. */
export const gameOf = (file: string): string | undefined =>
  /\/games\/([^/]+)\/(?:table\/.*|colours)\.css$/.exec(file.replaceAll('\\', '/'))?.[1];

/** A rule within a rule is within its scope, and the steps of an animation are no selectors. */
function isOutermost({ parent }: StyleRule): boolean {
  for (let up = parent; up; up = up.parent) {
    if (up.type === 'rule') return false;
    if (up.type === 'atrule' && /keyframes$/i.test((up as { name?: string }).name ?? ''))
      return false;
  }
  return true;
}

/** The selector, for elements of this game alone. */
function within(game: string, selector: string): string {
  const scope = `:where([data-game="${game}"], [data-game="${game}"] *)`;
  // A pseudo-element has to come last.
  const pseudo = selector.search(/::[\w-]+(?:\([^)]*\))?(?::[\w-]+)*$/);
  return pseudo < 0
    ? `${selector}${scope}`
    : `${selector.slice(0, pseudo)}${scope}${selector.slice(pseudo)}`;
}
