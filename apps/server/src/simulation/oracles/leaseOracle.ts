/** Leases are exclusive enough: bots are moved by the node that holds the match, or held it until a moment ago. */

import type { LogEntry } from '@parlor/host';
import type { Lease } from '../../application/ports/store.ts';
import type { Done } from '../store/storeLine.ts';
import { isDone } from './isDone.ts';
import type { Findings } from './findings.ts';

interface Held {
  node: string;
  until: number;
}

/** A bot may think so long, on a node that is frozen meanwhile, before it answers. */
const THINKING_MS = 10_000;

export class LeaseOracle {
  private readonly held = new Map<string, Held>();
  /** By match and node: when it last held it, as far as is known. */
  private readonly heldAt = new Map<string, Map<string, number>>();
  /** The name of the node in each process: it says so with every lease. */
  private readonly nodes = new Map<string, string>();

  constructor(
    private readonly findings: Findings,
    private readonly now: () => number,
  ) {}

  stored({ call, args, result, process }: Done): void {
    switch (call) {
      case 'claim':
        this.noteNode(process.name, args[1] as Lease);
        if (result === true) this.hold(args[0] as string, args[1] as Lease);
        return;
      case 'takeDue':
      case 'renewLeases':
        this.noteNode(process.name, args[0] as Lease);
        for (const match of result as readonly string[]) this.hold(match, args[0] as Lease);
        return;
      case 'release':
        return this.release(args[0] as string, args[1] as string);
      case 'finishMatch':
        this.held.delete(args[0] as string);
        return;
      case 'append':
        if (isDone(result)) this.appended(args[0] as LogEntry, process.name);
        return;
      default:
    }
  }

  private noteNode(process: string, { node }: Lease): void {
    this.nodes.set(process, node);
  }

  private hold(match: string, { node, ms }: Lease): void {
    const before = this.held.get(match);
    if (before && before.node !== node) this.noteHeld(match, before);
    this.held.set(match, { node, until: this.now() + ms });
    this.noteHeld(match, this.held.get(match)!);
  }

  private noteHeld(match: string, { node, until }: Held): void {
    const nodes = this.heldAt.get(match) ?? new Map<string, number>();
    nodes.set(node, Math.min(until, this.now()));
    this.heldAt.set(match, nodes);
  }

  private release(match: string, node: string): void {
    const held = this.held.get(match);
    if (held?.node !== node) return;
    this.noteHeld(match, held);
    this.held.delete(match);
  }

  private appended({ match, n, player }: LogEntry, process: string): void {
    if (!player.startsWith('bot:')) return;
    const node = this.nodes.get(process);
    const held = this.held.get(match);
    if (node === undefined || !held || held.node === node || held.until <= this.now()) return;
    const last = this.heldAt.get(match)?.get(node) ?? -Infinity;
    if (this.now() - last <= THINKING_MS) return;
    this.findings.add('lease', `${process} moves a bot in ${match} at ${n}, which another holds`);
  }
}
