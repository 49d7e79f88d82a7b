/** What is going to happen, by time: a heap from which events can be taken out again. */

export interface QueuedEvent {
  /** Milliseconds since the beginning of the simulation. */
  time: number;
  /** Decides between events of the same moment. */
  tie: number;
  /** Where it lies in the heap; -1 when it does not. */
  place: number;
}

const isBefore = (a: QueuedEvent, b: QueuedEvent): boolean =>
  a.time === b.time ? a.tie < b.tie : a.time < b.time;

export class EventQueue<Event extends QueuedEvent> {
  private readonly heap: Event[] = [];

  get size(): number {
    return this.heap.length;
  }

  get first(): Event | undefined {
    return this.heap[0];
  }

  add(event: Event): void {
    this.heap.push(event);
    this.rise(event, this.heap.length - 1);
  }

  take(): Event | undefined {
    const first = this.heap[0];
    if (first) this.remove(first);
    return first;
  }

  remove(event: Event): void {
    const { place } = event;
    if (place < 0) return;
    event.place = -1;
    const last = this.heap.pop()!;
    if (last === event) return;
    if (place > 0 && isBefore(last, this.heap[(place - 1) >> 1]!)) this.rise(last, place);
    else this.sink(last, place);
  }

  /** Takes out all of a kind at once. */
  removeAll(isMeant: (event: Event) => boolean): void {
    const left: Event[] = [];
    for (const event of this.heap) {
      if (isMeant(event)) event.place = -1;
      else left.push(event);
    }
    if (left.length === this.heap.length) return;
    this.heap.length = 0;
    for (const event of left) this.add(event);
  }

  private rise(event: Event, from: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = this.heap[above]!;
      if (!isBefore(event, parent)) break;
      this.put(parent, at);
      at = above;
    }
    this.put(event, at);
  }

  private sink(event: Event, from: number): void {
    let at = from;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.heap.length) break;
      const right = this.heap[below + 1];
      if (right && isBefore(right, this.heap[below]!)) below++;
      const child = this.heap[below]!;
      if (!isBefore(child, event)) break;
      this.put(child, at);
      at = below;
    }
    this.put(event, at);
  }

  private put(event: Event, at: number): void {
    this.heap[at] = event;
    event.place = at;
  }
}
