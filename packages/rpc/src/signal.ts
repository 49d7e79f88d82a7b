/** Cancellation, as far as it is the same with and without a DOM. */

/** An `AbortSignal` is one. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', heard: () => void): void;
  removeEventListener(type: 'abort', heard: () => void): void;
}

/** Which of the arguments is one; -1 if none is. */
export function signalIn(args: readonly unknown[]): number {
  for (let at = 0; at < args.length; at++) if (isSignal(args[at])) return at;
  return -1;
}

const isSignal = (value: unknown): value is Signal =>
  typeof value === 'object' &&
  value !== null &&
  'aborted' in value &&
  typeof value.aborted === 'boolean' &&
  'addEventListener' in value &&
  typeof value.addEventListener === 'function';

/** The signal that a method is handed in place of its caller's. */
export class RemoteSignal implements Signal {
  aborted = false;
  private readonly listeners = new Set<() => void>();

  addEventListener(_type: 'abort', heard: () => void): void {
    this.listeners.add(heard);
  }

  removeEventListener(_type: 'abort', heard: () => void): void {
    this.listeners.delete(heard);
  }

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const heard of this.listeners) heard();
    this.listeners.clear();
  }
}

export const replaced = (
  args: readonly unknown[],
  at: number,
  value: unknown,
): readonly unknown[] => args.map((arg, i) => (i === at ? value : arg));
