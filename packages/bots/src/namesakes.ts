/** Several of one kind at a table: each gets a name and an initial of its own, the same wherever the table stands. */

/** Friends of the house who take the further seats: no two with the same initial. */
const FRIENDS = [
  ...['Ada', 'Basil', 'Cleo', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo', 'Iris', 'Jules', 'Kit'],
  ...['Lola', 'Milo', 'Nora', 'Oscar', 'Pia', 'Quentin', 'Rosa', 'Silas', 'Tess'],
] as const;

/**
 * The first keeps its name, friends come after it, in the order of the seats:
 * others at other tables, but always the same at the same one. Undefined stands
 * for a seat without a bot; `isSomebody` says which names people at the table have.
 */
export function tellApart(
  names: readonly (string | undefined)[],
  isSomebody: (name: string) => boolean = () => false,
): (string | undefined)[] {
  const taken = new Set<string>(FRIENDS.filter(isSomebody));
  const initials = new Set(names.map((name) => name?.[0]));
  return names.map((name) => {
    if (name === undefined) return undefined;
    const called = taken.has(name) || isSomebody(name) ? friendFor(name, taken, initials) : name;
    taken.add(called);
    initials.add(called[0]);
    return called;
  });
}

function friendFor(
  name: string,
  taken: ReadonlySet<string>,
  initials: ReadonlySet<string | undefined>,
): string {
  let from = 0;
  for (const letter of name) from = (31 * from + letter.codePointAt(0)!) % FRIENDS.length;
  const friends = [...FRIENDS.slice(from), ...FRIENDS.slice(0, from)];
  const free = friends.filter((friend) => !taken.has(friend));
  return free.find((friend) => !initials.has(friend[0])) ?? free[0] ?? `${name} ${taken.size + 1}`;
}
