import { openPortal } from './server/src/portal.ts';
import { readEnv } from './server/src/env.ts';
const running = await openPortal(readEnv(process.env), { webRoot: process.env.WEB_ROOT });
console.log(await running.listen());
process.on('SIGTERM', () => running.stop().then(() => process.exit(0)));
