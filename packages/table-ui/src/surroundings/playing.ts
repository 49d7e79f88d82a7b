/** Playing, and what only concerns those who play with others. */

import type { Illegal, Seat } from '@parlor/kit';
import type { ReadonlySignal } from '@preact/signals';

export interface Playing {
  /** Why it was refused, or undefined when it stands. */
  answer(question: number, move: unknown): Promise<Illegal | undefined>;
  /** Takes my last move back, or asks the others for it. */
  takeBack(): Promise<Illegal | undefined>;
}

/** Others have a say in what is taken back. */
export interface TakeBackVote {
  /** Somebody asks for a move back. */
  readonly asked: ReadonlySignal<TakeBackAsked | undefined>;
  agree(isFine: boolean): Promise<Illegal | undefined>;
}

export interface TakeBackAsked {
  readonly request: string;
  readonly seat: Seat;
  readonly isMine: boolean;
  readonly state: 'asked' | 'granted' | 'denied';
}

/** Those who play agree on a pause, and any of them ends it. */
export interface Pausing {
  /** Somebody asks for a pause, for so long. */
  readonly asked: ReadonlySignal<PauseAsked | undefined>;
  ask(): Promise<Illegal | undefined>;
  agree(isFine: boolean): Promise<Illegal | undefined>;
  goOn(): Promise<Illegal | undefined>;
}

export interface PauseAsked extends TakeBackAsked {
  /** By the clock of this page; nobody is asked any more afterwards. */
  readonly until: number;
}

/** Those who wait agree to go on without somebody. */
export interface GoingWithout {
  readonly asked: ReadonlySignal<WithoutAsked | undefined>;
  ask(seat: Seat): Promise<Illegal | undefined>;
  agree(isFine: boolean): Promise<Illegal | undefined>;
}

export interface WithoutAsked {
  readonly request: string;
  /** Who asks, and about whom. */
  readonly seat: Seat;
  readonly about: Seat;
  readonly agreed: readonly Seat[];
  /** `back`: whoever it is about is here. */
  readonly state: 'asked' | 'granted' | 'denied' | 'back';
  /** By the clock of this page: nobody is asked any more afterwards, or it is too late to answer. */
  readonly until: number;
}

/** A bot that plays for whoever is late or gone. */
export interface StandIn {
  /** So many questions in a row I let pass until a bot answered for me. */
  readonly late: ReadonlySignal<number>;
  /** Does the match change ratings? Then leaving it has a price. */
  readonly isRated: ReadonlySignal<boolean>;
  /** Takes the seat back from the bot that plays there meanwhile. */
  comeBack(): Promise<void>;
  /** A bot plays on until one comes back. */
  leave(): Promise<void>;
}
