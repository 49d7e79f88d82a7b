/** `npm start`: one server node, until it is told to stop. */

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { BadConfig, readConfig } from './application/ports/config.ts';
import { thisMachine as machine } from './adapters/machine/machine.ts';
import { thisNetwork as network } from './adapters/machine/network.ts';
import { localAddress, reachableAt } from './adapters/http/reachable.ts';
import { openNode } from './openNode.ts';
import { openStore } from './adapters/store/open.ts';

/** Whatever has not come to an end by then is cut off; nothing acknowledged is lost by it. */
const STOP_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL, base: null }, process.stderr);
  const warn = (message: string) => log.warn({ event: 'store', why: message });
  const store = await openStore(
    config.DATABASE_URL === undefined
      ? { kind: 'sqlite', path: join(config.DATA_DIR, 'parlor.sqlite'), warn }
      : { kind: 'postgres', url: config.DATABASE_URL, warn },
    machine,
  );
  const { server, app } = await openNode({ config, machine, network, store, log });
  await app.listen({ port: config.PORT, host: config.HOST });

  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ event: 'stopping', signal });
    machine.timers.after(STOP_MS, () => process.exit(1));
    server.isClosing = true;
    void app
      .close()
      .then(() => server.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // One failing promise must not crash the process: it is logged and counted.
  process.on('unhandledRejection', (error) => {
    server.metrics.unhandled.inc();
    log.error({
      event: 'unhandled-rejection',
      why: error instanceof Error ? error.message : 'unknown',
    });
  });
  const listening = app.addresses()[0] as AddressInfo;
  const others = reachableAt({ config, network, listening });
  const here = localAddress(listening);
  process.stdout.write(`Parlor is open at ${others ?? here}/\n`);
  if (others !== undefined && here !== undefined && config.PUBLIC_URL === undefined) {
    process.stdout.write(`On this machine: ${here}/\n`);
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof BadConfig || (error instanceof Error && error.name === 'StoreError');
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
