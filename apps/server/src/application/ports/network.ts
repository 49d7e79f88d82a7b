/** The networks that this machine is in. Like the rest of the machine it is handed in by `main`. */
export interface Network {
  /** Its addresses there, without those that lead back to the machine itself; they may change at any moment. */
  addresses(): readonly OwnAddress[];
}

export interface OwnAddress {
  readonly address: string;
  /** What the system calls the way there: eth0, wlan0, docker0. */
  readonly way: string;
}
