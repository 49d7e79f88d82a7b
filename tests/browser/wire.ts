/** A page's line to the server, which can be cut: browsers leave open sockets alone when they are told to be offline. */

import type { Page, WebSocketRoute } from 'playwright-core';

/** Where an answer is when the line breaks: on its way to the server, or heard and played with the word of it on its way back. */
export type Lost = 'the answer' | 'the reply';

export interface Wire {
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Cuts the line in the middle of the next answer; done when that has happened. */
  cutInMidAnswer(lost: Lost): Promise<void>;
}

interface Trap {
  readonly lost: Lost;
  /** The key of the answer, once it has been said. */
  key?: string;
  spring(): void;
}

interface Said {
  readonly type: string;
  readonly key?: string;
}

export async function wireOf(page: Page): Promise<Wire> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  let trap: Trap | undefined;

  const cut = async (): Promise<void> => {
    isCut = true;
    const sockets = [...open];
    open.clear();
    for (const socket of sockets) await socket.close();
  };

  const spring = (): void => {
    const sprung = trap;
    trap = undefined;
    void cut().then(() => sprung?.spring());
  };

  await page.routeWebSocket(/\/socket(\?|$)/, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    open.add(server).add(socket);
    socket.onMessage((text) => {
      const { type, key } = JSON.parse(String(text)) as Said;
      if (trap && type === 'answer' && key !== undefined) {
        if (trap.lost === 'the answer') return spring();
        trap.key = key;
      }
      server.send(text);
    });
    server.onMessage((text) => {
      // Nothing the server says after it has heard the answer arrives.
      if (trap?.key === undefined) return socket.send(text);
      if ((JSON.parse(String(text)) as Said).key === trap.key) spring();
    });
  });

  return {
    async cut() {
      await page.context().setOffline(true);
      await cut();
    },
    async mend() {
      isCut = false;
      await page.context().setOffline(false);
    },
    cutInMidAnswer: (lost) =>
      new Promise((done) => {
        trap = { lost, spring: done };
      }),
  };
}
