/** A process that starts a service and is not given the time to stop it. */

import { startRedis } from './services.ts';

const { url, folder } = await startRedis();
process.stdout.write(JSON.stringify({ url, folder }));
setInterval(() => {}, 60_000);
