/** What nodes call to each other: late, lost without a word now and then, and cut off for a while. */

import type { Rng } from '@parlor/kit';
import type { ClusterBus, Topic } from '../../application/ports/clusterBus.ts';
import { between, inThousand } from '../engine/chance.ts';
import type { SimulatedProcess } from '../engine/process.ts';
import type { BusWeather } from '../faults/weather.ts';

interface Member {
  readonly process: SimulatedProcess;
  readonly hear: (topic: Topic) => void;
  isUp: boolean;
}

const FASTEST_MS = 0.1;

export class SimulatedBus {
  private readonly members = new Set<Member>();

  constructor(
    private readonly rng: Rng,
    private readonly weather: BusWeather,
    /** Is told of everything that goes wrong here. */
    private readonly suffered: (what: string) => void,
  ) {}

  join(process: SimulatedProcess): ClusterBus {
    const ears: ((topic: Topic) => void)[] = [];
    const member: Member = {
      process,
      isUp: true,
      hear: (topic) => {
        for (const hear of ears) hear(topic);
      },
    };
    this.members.add(member);
    return {
      publish: (topic) => this.publish(member, topic),
      subscribe: (hear) => void ears.push(hear),
      get isUp() {
        return member.isUp;
      },
      close: async () => {
        this.members.delete(member);
      },
    };
  }

  leave(process: SimulatedProcess): void {
    for (const member of this.members) if (member.process === process) this.members.delete(member);
  }

  /** From now on nothing reaches this node, and nothing comes from it. */
  cut(process: SimulatedProcess): void {
    for (const member of this.members) if (member.process === process) member.isUp = false;
  }

  /** The line is back: whoever was cut off is told that anything may have happened. */
  mend(process: SimulatedProcess): void {
    for (const member of this.members) {
      if (member.process !== process || member.isUp) continue;
      member.isUp = true;
      const hear = () => member.hear({ kind: 'everything', id: 'all' });
      process.after(this.delay(), hear, 'hears the bus again');
    }
  }

  private publish(from: Member, topic: Topic): void {
    if (!from.isUp) return;
    for (const to of this.members) {
      if (to === from || !to.isUp) continue;
      if (inThousand(this.rng, this.weather.losing)) {
        this.suffered('call-lost');
        continue;
      }
      const hear = () => {
        if (to.isUp) to.hear(topic);
      };
      to.process.after(this.delay(), hear, `hears of ${topic.kind} ${topic.id}`);
    }
  }

  private delay(): number {
    return between(this.rng, FASTEST_MS, this.weather.slowest);
  }
}
