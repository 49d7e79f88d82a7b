/** Everybody who comes to a simulated house: people who play and watch, visitors, those who quarrel and those who mean no good. */

import { type Call, type Core, coreOf, storeOf } from '../adapters/store/sql/core.ts';
import { botNames } from '../application/botNames.ts';
import { Operator } from '../application/order/operator.ts';
import type { Rng } from '@parlor/kit';
import type { SoakTable } from '../soak/opening.ts';
import { between, inThousand } from './engine/chance.ts';
import { BEGINNING } from './engine/machine.ts';
import { SimulatedProcess } from './engine/process.ts';
import type { Scheduler } from './engine/scheduler.ts';
import { GROUP_NAMES, type GroupName, groupOf, type Groups, NETWORKS } from './players/groups.ts';
import type { SimulatedNode } from './node/simulatedNode.ts';
import type { LineWeather } from './faults/weather.ts';
import type { Findings } from './oracles/findings.ts';
import type { Oracles } from './oracles/oracles.ts';
import { LAST_WHILE_S, STALL_S } from './houseConfig.ts';
import { Absentee } from './players/absentee.ts';
import { arrive, comeOnce } from './players/arrive.ts';
import { beCurious } from './players/curious.ts';
import { Device } from './players/device.ts';
import { Greedy } from './players/greedy.ts';
import type { OperatorParts } from './players/group.ts';
import { Hostile } from './players/hostile.ts';
import { insist } from './players/insist.ts';
import { Party } from './players/party.ts';
import { Player } from './players/player.ts';
import { Quarrel } from './players/quarrel.ts';
import { Stallers } from './players/stallers.ts';
import { Visitor } from './players/visitor.ts';
import type { Done } from './store/storeLine.ts';

/** How many of each kind come. */
export interface Guests extends Groups {
  readonly parties: number;
  readonly peopleAtTable: number;
  readonly watchersAtTable: number;
  /** Those who mean no good. */
  readonly hostile: number;
  /** Groups of people who do not get along; none in stories from before there were any. */
  readonly quarrels?: number;
  /** Those who come, sign out and have everything deleted, one after the other. */
  readonly visitors?: number;
  /** Groups of people who take all that there is. */
  readonly greedy?: number;
  /** Groups in which somebody is away when a match is to begin. */
  readonly absentees?: number;
  /** Groups in which somebody keeps the others waiting. */
  readonly stallers?: number;
}

export interface CompanyParts {
  readonly guests: Guests;
  readonly tables: readonly SoakTable[];
  readonly nodes: readonly SimulatedNode[];
  readonly scheduler: Scheduler;
  readonly oracles: Oracles;
  readonly findings: Findings;
  readonly weather: LineWeather;
  readonly chance: (name: string) => Rng;
  readonly core: () => Core;
  /** The database has done something. */
  readonly stored: (done: Done) => void;
  readonly suffered: (what: string) => void;
}

/** Of a thousand lines so many go to another node than the one everybody of a device usually goes to. */
const WANDERS = 500;

/** Somebody who looks at their list does so within this while. */
const LISTED_MS = 3000;

export class Company {
  /** Those that may suffer faults. */
  readonly devices: Device[] = [];
  readonly parties: Party[] = [];
  private readonly visitors: Visitor[] = [];
  private readonly absentees: Absentee[] = [];
  private readonly stallers: Stallers[] = [];
  /** Whoever has come at all. */
  private readonly everybody: Device[] = [];
  /** Links to come back by that nobody has used. */
  readonly links: string[] = [];
  private arrivals = 0;
  /** No new match is begun any more. */
  isClosing = false;

  constructor(private readonly parts: CompanyParts) {}

  invite(): void {
    const { parties, hostile, quarrels = 0, visitors = 0 } = this.parts.guests;
    const { greedy = 0, absentees = 0, stallers = 0 } = this.parts.guests;
    for (let i = 0; i < parties; i++) void this.meet(i);
    for (let i = 0; i < hostile; i++) void this.suspect(`h${i}`);
    for (let i = 0; i < quarrels; i++) void this.quarrel(`q${i}`);
    for (let i = 0; i < visitors; i++) this.expect(`v${i}`);
    for (let i = 0; i < greedy; i++) void this.indulge(i);
    for (let i = 0; i < absentees; i++) void this.miss(`a${i}`);
    for (let i = 0; i < stallers; i++) void this.wait(`s${i}`);
    for (const name of GROUP_NAMES) {
      for (let i = 0; i < (this.parts.guests[name] ?? 0); i++) void this.gather(name);
    }
  }

  /** Has everybody gone home whose going can be waited for? */
  get isGone(): boolean {
    return this.isLetIn && this.parties.every(({ isOver }) => isOver) && this.areVisitorsGone;
  }

  /** What keeps somebody from going home. */
  waitingFor(): string[] {
    return [
      ...this.parties.flatMap(({ stage, isOver }) => (isOver ? [] : [`${stage}; ${this.state()}`])),
      ...(this.isLetIn ? [] : ['nobody is let in']),
      ...(this.areVisitorsGone ? [] : ['a visitor does not get away']),
    ];
  }

  private get isLetIn(): boolean {
    return this.parties.length === this.parts.guests.parties;
  }

  private get areVisitorsGone(): boolean {
    const { oracles } = this.parts;
    return [...this.visitors, ...this.absentees, ...this.stallers].every(
      ({ isOver, begun }) => isOver && begun.every((table) => oracles.isOverAt(table)),
    );
  }

  private state(): string {
    return this.devices
      .map(({ name, status, table, position, unanswered }) => {
        const asked = position?.questions.map(({ seat }) => seat).join();
        const open = [...unanswered.values()].map(({ wish }) => wish.type).join();
        return `${name} ${status} table ${table?.status} ${table?.version} version ${position?.version} asked ${asked} unanswered ${open}`;
      })
      .join('; ');
  }

  /** A few people come to the house and play. */
  private async meet(party: number): Promise<void> {
    const { guests, tables, findings, chance } = this.parts;
    const surprised = (what: string) => findings.add('refused', what);
    const players: Player[] = [];
    for (let i = 0; i < guests.peopleAtTable; i++) {
      const name = `p${party}.${i}`;
      const session = await this.sessionOf(name);
      const devices = ['phone', 'tablet'].map((what) => this.newDevice(`${name} ${what}`, session));
      const pauses = chance(`${name} pauses`);
      const lists = chance(`${name} looks at the list`);
      const lookAtList = () => this.list(session.player, lists);
      players.push(
        new Player({ devices, rng: chance(name), pauses, lists, lookAtList, surprised }),
      );
    }
    const watchers: Device[] = [];
    for (let i = 0; i < guests.watchersAtTable; i++) {
      const name = `w${party}.${i}`;
      const watcher = this.newDevice(name, await this.sessionOf(name));
      const [rng, talk] = [chance(`${name} is curious`), chance(`${name} talks`)];
      beCurious(watcher, { rng, talk });
      watchers.push(watcher);
    }
    const made = new Party({
      ...{ players, watchers, tables, surprised, rng: chance(`party${party}`) },
      bankRng: chance(`party${party} banks`),
      ratingRng: chance(`party${party} ratings`),
      talkRng: chance(`party${party} talk`),
      isClosing: () => this.isClosing,
    });
    this.parties.push(made);
    void made.play();
  }

  /** Somebody asks a node where they sit. */
  private list(player: string, rng: Rng): void {
    const { nodes, oracles } = this.parts;
    const { server, process } = rng.pick(nodes);
    const ask = () => {
      if (!server || server.isClosing) return;
      void oracles.lists.look(player, () => server.ownTables.of(player));
    };
    process?.after(between(rng, 0, LISTED_MS), ask, 'a list of tables is asked for');
  }

  /** Somebody comes who does not want to be remembered. */
  private expect(name: string): void {
    const { scheduler, tables, nodes } = this.parts;
    const rng = this.parts.chance(name);
    const visitor = new Visitor({
      ...{ name, scheduler, rng, tables },
      nodeOf: () => rng.pick(nodes),
      arrive: (visit) => this.sessionOf(visit),
      newDevice: (device, session) => this.makeDevice(device, session),
      landlord: this.sessionOf(`${name} landlord`, `10.4.${name.slice(1)}.1`).then((session) =>
        this.makeDevice(`${name} landlord`, session),
      ),
      landlordRng: this.parts.chance(`${name} landlord chooses`),
      isClosing: () => this.isClosing,
    });
    this.visitors.push(visitor);
    void visitor.visit();
  }

  private async suspect(name: string): Promise<void> {
    const { scheduler, oracles, weather, nodes, suffered } = this.parts;
    const rng = this.parts.chance(name);
    const session = await this.sessionOf(name);
    const hostile = new Hostile({
      ...{ scheduler, name, rng, session, honest: this.devices, weather, suffered },
      nodeOf: () => rng.pick(nodes),
      watch: (speaker) => oracles.hostileLine(speaker),
      isClosing: () => this.isClosing,
    });
    hostile.visit();
  }

  private async quarrel(name: string): Promise<void> {
    let guests = 0;
    const newGuest = async () => {
      const guest = `${name}.${guests++}`;
      return this.makeDevice(guest, await this.sessionOf(guest));
    };
    const { findings, tables } = this.parts;
    const rng = this.parts.chance(name);
    await new Quarrel({
      host: await newGuest(),
      friend: await newGuest(),
      ...{ newGuest, rng, tables, ...(await this.operatorOf(name, rng)) },
      found: (what) => findings.add('unruly', what),
      isClosing: () => this.isClosing,
    }).begin();
  }

  /** Whoever runs the server. */
  private async operatorOf(name: string, rng: Rng): Promise<OperatorParts> {
    const names = [...(await botNames()).values()];
    const { scheduler, stored } = this.parts;
    const operator = new SimulatedProcess(scheduler, `${name} operator`);
    const core = this.parts.core();
    // On the store itself, as from another process; what goes wrong between a node and its store is told elsewhere.
    const store = storeOf(
      coreOf((call) => async (...args) => {
        const result = await (core[call] as unknown as Call)(...args);
        stored({ call, args, result, process: operator });
        return result;
      }),
    );
    const world = {
      now: () => Math.round(BEGINNING + scheduler.now),
      randomBytes: (bytes: number) =>
        Buffer.from(Array.from({ length: bytes }, () => rng.below(256))),
    };
    return { store, operator: new Operator({ store, world, name: 'operator', botNames: names }) };
  }

  /** A group with dice of its own. */
  private async gather(name: GroupName): Promise<void> {
    const { scheduler, nodes, tables, chance, findings } = this.parts;
    const rng = chance(name);
    const operator = await this.operatorOf(name, rng);
    const group = groupOf[name](
      {
        ...{ name, network: NETWORKS[name], rng, tables, links: this.links },
        newGuest: async (guest, address) =>
          this.makeDevice(guest, await this.sessionOf(guest, address)),
        newDevice: (device, session) => this.makeDevice(device, session),
        insist: (work) => insist({ scheduler, rng, nodeOf: () => rng.pick(nodes) }, work),
        found: (what) => findings.add('identity', what),
        isClosing: () => this.isClosing,
      },
      () => operator,
    );
    await group.begin();
  }

  /** Everybody hangs up for good. */
  leave(): void {
    for (const device of this.everybody) device.close();
  }

  /** Those who take all that there is, at one address; and a crowd at another one. */
  private async indulge(group: number): Promise<void> {
    const { tables, chance, scheduler, nodes, oracles } = this.parts;
    const come = async (name: string) =>
      this.makeDevice(name, await this.sessionOf(name, `10.1.0.${group}`));
    const rng = chance(`crowd${group}`);
    const crowd = `10.2.0.${group}`;
    await new Greedy({
      people: [await come(`g${group}.0`), await come(`g${group}.1`), await come(`g${group}.2`)],
      ...{ tables, rng: chance(`g${group}`) },
      bringGuest: () =>
        comeOnce({
          scheduler,
          rng,
          nodeOf: () => rng.pick(nodes),
          address: crowd,
          gate: oracles.quotas,
        }),
      isClosing: () => this.isClosing,
    }).begin();
  }

  /** Three of whom one is away. */
  private async miss(name: string): Promise<void> {
    const { tables, chance } = this.parts;
    const come = async (who: string) =>
      this.makeDevice(who, await this.sessionOf(who, `10.3.${who.slice(1)}`));
    const absentee = new Absentee({
      host: await come(`${name}.0`),
      friend: await come(`${name}.1`),
      absent: await come(`${name}.2`),
      ...{ tables, rng: chance(name), isClosing: () => this.isClosing },
    });
    this.absentees.push(absentee);
    void absentee.begin();
  }

  /** Three of whom one keeps the others waiting. */
  private async wait(name: string): Promise<void> {
    const { tables, chance } = this.parts;
    const come = async (who: string) =>
      this.makeDevice(who, await this.sessionOf(who, `10.4.${who.slice(1)}`));
    const stallers = new Stallers({
      people: [await come(`${name}.0`), await come(`${name}.1`), await come(`${name}.2`)],
      ...{ tables, rng: chance(name), isClosing: () => this.isClosing },
      ...{ stallMs: 1000 * STALL_S, lastMs: 1000 * LAST_WHILE_S },
    });
    this.stallers.push(stallers);
    void stallers.begin();
  }

  private sessionOf(name: string, from?: string) {
    const { scheduler, nodes, chance, oracles } = this.parts;
    const rng = chance(`${name} arrives`);
    // Everybody is at home: those who come again and again until they are let in are many new guests.
    const guest = from === undefined ? this.arrivals++ : 0;
    const address = from ?? `10.0.${guest >> 8}.${guest & 255}`;
    const gate = oracles.quotas;
    return arrive({ scheduler, rng, nodeOf: () => rng.pick(nodes), address, gate });
  }

  /** One that may suffer faults. */
  private newDevice(name: string, session: Awaited<ReturnType<typeof arrive>>): Device {
    const device = this.makeDevice(name, session);
    this.devices.push(device);
    return device;
  }

  private makeDevice(name: string, session: Awaited<ReturnType<typeof arrive>>): Device {
    const { scheduler, weather, suffered, nodes, oracles, chance } = this.parts;
    const rng = chance(name);
    const home = rng.pick(nodes);
    const device = new Device({
      ...{ scheduler, name, rng, session, weather, suffered, witness: oracles },
      nodeOf: () => (inThousand(rng, WANDERS) ? rng.pick(nodes) : home),
    });
    this.everybody.push(device);
    return device;
  }
}
