/**
 * A line between a device and a node: frames arrive in order and after a while, until it breaks. What was under way then
 * is lost, or arrives all the same; and each end finds out by itself, or not at all.
 */

import type { LineEvents } from '@parlor/client';
import type { Rng } from '@parlor/kit';
import type { Connection, Line } from '../../application/commands/connection.ts';
import { between, fnv, inThousand } from '../engine/chance.ts';
import { Channel } from '../engine/channel.ts';
import type { SimulatedProcess } from '../engine/process.ts';
import type { LineWeather } from '../faults/weather.ts';
import type { SimulatedNode } from './simulatedNode.ts';

/** What a node knows of a line. */
export interface ServerEnd {
  /** The process at this end is gone. */
  nodeDied(): void;
  close(code: number): void;
}

export interface LineParts {
  readonly device: SimulatedProcess;
  readonly node: SimulatedNode;
  readonly cookie: string;
  readonly address: string;
  readonly rng: Rng;
  readonly weather: LineWeather;
  readonly on: LineEvents;
  /** Is told of everything that goes wrong here. */
  readonly suffered: (what: string) => void;
  readonly watch: LineWatch;
}

/** Whoever looks at everything that passes on a line, at the node's end. */
export interface LineWatch {
  /** A frame reaches a node that listens; undefined when it holds no text. */
  arrived(text: string | undefined, process: SimulatedProcess): void;
  /** A frame leaves the node. */
  sent(text: string): void;
  /** The node hears nothing from there any more, nor says anything. */
  ended(): void;
}

const FASTEST_MS = 0.2;
const BROKEN = 1006;
/** When a node dies, so many lines in a thousand end without anybody being told: the computer is gone, not the process. */
const SILENT_DEATHS = 100;

/** A frame that was held up somewhere comes so much later. */
const STRAGGLES_MS = 3000;

/** Enough of a frame to recognise it, and a hash of all of it. */
const SHOWN = 96;
const glimpse = (text = ''): string => `${text.slice(0, SHOWN)} #${fnv(text).toString(16)}`;

type State = 'opening' | 'open' | 'closing' | 'ended';

export class SimulatedLine implements ServerEnd {
  private readonly up: Channel;
  private readonly down: Channel;
  private connection: Connection | undefined;
  private process: SimulatedProcess | undefined;
  /** As each end sees it. */
  private atDevice: State = 'opening';
  private atNode: State = 'opening';
  /** Nothing gets through any more, and nobody is told. */
  private isSilent = false;
  private unsent = 0;

  constructor(private readonly parts: LineParts) {
    const { device } = parts;
    this.up = new Channel(device.scheduler);
    this.down = new Channel(device.scheduler);
    this.knock();
  }

  private delay(): number {
    return between(this.parts.rng, FASTEST_MS, this.parts.weather.slowest);
  }

  // The device's end

  /** Undefined stands for a frame that holds no text. */
  send(text: string | undefined): void {
    const { rng, weather, suffered, device } = this.parts;
    if (this.atDevice === 'ended') return;
    this.carryUp(text);
    if (inThousand(rng, weather.doubling)) {
      suffered('doubled');
      this.carryUp(text);
    }
    if (!inThousand(rng, weather.straggling)) return;
    const ms = between(rng, weather.slowest, STRAGGLES_MS);
    const arrive = () => {
      if (this.isSilent || !this.connection || this.process?.state !== 'running') return;
      suffered('reordered');
      this.arrive(text);
    };
    device.scheduler.after(ms, arrive, `a straggler: ${glimpse(text)}`);
  }

  private carryUp(text: string | undefined): void {
    if (this.isSilent) return;
    const what = `gets ${glimpse(text)}`;
    this.up.send(this.delay(), () => this.arrive(text), what, this.process);
  }

  private arrive(text: string | undefined): void {
    const { connection, process } = this;
    if (!connection || !process) return;
    if (this.atNode === 'open') this.parts.watch.arrived(text, process);
    connection.receive(text);
  }

  /** The device hangs up. What it has said before arrives, and so does the end, later. */
  hangUp(): void {
    if (this.atDevice === 'ended') return;
    this.atDevice = 'ended';
    if (!this.isSilent)
      this.up.send(this.delay(), () => this.endAtNode(), 'line ends', this.process);
  }

  private endAtDevice(code: number): void {
    if (this.atDevice === 'ended') return;
    this.atDevice = 'ended';
    this.parts.on.closed(code);
  }

  private carryDown(arrive: () => void, what: string): void {
    if (!this.isSilent) this.down.send(this.delay(), arrive, what, this.parts.device);
  }

  // The way between

  /** The network ends it: both ends hear of it, each in its time, also where nothing got through any more. */
  cut(): void {
    const { device } = this.parts;
    this.down.send(this.delay(), () => this.endAtDevice(BROKEN), 'line breaks', device);
    this.up.send(this.delay(), () => this.endAtNode(), 'line breaks', this.process);
    this.isSilent = true;
  }

  /** Nothing gets through from now on, and neither end knows. */
  silence(): void {
    this.isSilent = true;
  }

  // The node's end

  private knock(): void {
    const { node, device } = this.parts;
    const knock = () => {
      const { process } = node;
      if (!process || !node.isListening) {
        return this.carryDown(() => this.endAtDevice(BROKEN), 'nobody opens');
      }
      this.process = process;
      node.lines.add(this);
      process.after(0, () => void this.letIn(), `lets ${device.name} in`);
    };
    device.scheduler.after(this.delay(), knock, `${device.name} knocks at ${node.name}`);
  }

  private async letIn(): Promise<void> {
    const { node, cookie, address } = this.parts;
    const { server } = node;
    if (!server || this.atNode !== 'opening') return;
    const identity = await server.people.bySession(cookie).catch(() => undefined);
    if (!this.isAwaited()) return;
    if (!identity || server.isClosing) return this.close(BROKEN);
    this.atNode = 'open';
    this.carryDown(() => {
      if (this.atDevice !== 'opening') return;
      this.atDevice = 'open';
      this.parts.on.opened();
    }, 'line opens');
    this.connection = server.connections.open(this.serverLine(), {
      ...{ ...identity, address, ip: address, isDataByName: true },
    });
  }

  /** Somebody may have hung up while we looked who it is. */
  private isAwaited(): boolean {
    return this.atNode === 'opening';
  }

  private serverLine(): Line {
    const isOpen = () => this.atNode === 'open';
    const unsent = () => this.unsent;
    return {
      get isOpen() {
        return isOpen();
      },
      get unsent() {
        return unsent();
      },
      send: (text) => this.sendDown(text),
      ping: () => this.carryDown(() => this.pong(), 'ping'),
      close: (code) => this.close(code),
      terminate: () => this.close(BROKEN),
    };
  }

  private sendDown(text: string): void {
    const { watch, on } = this.parts;
    watch.sent(text);
    this.unsent += text.length;
    this.process?.reach('frame-sent');
    this.carryDown(
      () => {
        this.unsent -= text.length;
        if (this.atDevice !== 'ended') on.heard(text);
      },
      `hears ${glimpse(text)}`,
    );
  }

  private pong(): void {
    if (this.atDevice === 'ended' || this.isSilent) return;
    this.up.send(this.delay(), () => this.connection?.pong(), 'pong', this.process);
  }

  close(code: number): void {
    if (this.atNode === 'closing' || this.atNode === 'ended') return;
    this.atNode = 'closing';
    this.parts.watch.ended();
    this.carryDown(() => this.endAtDevice(code), `line closes with ${code}`);
    // The socket tells of its end in a later turn of the loop.
    this.process?.after(0, () => this.endAtNode(), 'line closes');
    if (!this.connection) this.endAtNode();
  }

  private endAtNode(): void {
    if (this.atNode === 'ended') return;
    this.atNode = 'ended';
    const { node, watch } = this.parts;
    watch.ended();
    node.lines.delete(this);
    if (this.connection) node.server?.connections.ended(this.connection);
  }

  nodeDied(): void {
    this.atNode = 'ended';
    this.parts.watch.ended();
    if (inThousand(this.parts.rng, SILENT_DEATHS)) this.isSilent = true;
    this.carryDown(() => this.endAtDevice(BROKEN), 'line ends with its node');
  }
}
