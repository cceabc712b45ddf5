import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fastify from 'fastify';
import { startClock } from '../clock.ts';
import { makeSimulatorKeys, type SimulatorKeys } from './keys.ts';
import { registerSimulator } from './register.ts';

/**
 * The simulator as a process of its own: `SIM_KEYS` is the file of the keys (made when it does not exist), `PORT` 0 finds
 * a free one, `PORTAL_NOW` as for the portal. Prints one line of JSON: where it listens.
 */
async function keysIn(file: string | undefined): Promise<SimulatorKeys> {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SimulatorKeys;
  const keys = await makeSimulatorKeys();
  if (file) writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

const { PORT, PORTAL_NOW, SIM_KEYS, SIM_STATE, PUBLIC_URL } = process.env;
const app = fastify();
registerSimulator(app, {
  keys: await keysIn(SIM_KEYS),
  now: startClock(PORTAL_NOW ? new Date(PORTAL_NOW) : undefined),
  publicUrl: PUBLIC_URL,
  stateFile: SIM_STATE,
  control: true,
});
const address = await app.listen({ port: Number(PORT ?? 0), host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ baseUrl: `${address}/sim` })}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
