/** `move`, if `input`, which it was read from, has no field more: a surplus one is a mistake somebody should hear of. */
export function exactly<Move extends object>(
  input: unknown,
  move: Move | undefined,
): Move | undefined {
  if (move === undefined) return undefined;
  return Object.keys(input as object).length === Object.keys(move).length ? move : undefined;
}
