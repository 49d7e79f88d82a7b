/** Was something new kept? Several calls of the store answer so. */
export const isDone = (result: unknown): boolean =>
  (result as { readonly is?: string } | undefined)?.is === 'done';
