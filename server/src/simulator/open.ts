import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { makeSimulatorKeys, type SimulatorKeys } from './keys.ts';
import { registerSimulator } from './register.ts';

export const SIMULATOR_PREFIX = '/sim';

export interface Simulator {
  keys: SimulatorKeys;
  /** Where it stands, when it is a process of its own; otherwise in the portal itself. */
  url?: string;
  register?: (app: FastifyInstance) => void;
}

/**
 * The simulator of the default start, inside the portal. Its keys and open trades lie in the data folder, so that a restart
 * of the demo forgets nothing. Several nodes share one that runs by itself: PAY_SANDBOX_URL and PAY_SANDBOX_KEYS name it.
 */
export async function openSimulator(env: Env, now: Clock): Promise<Simulator | undefined> {
  if (env.pay.provider !== 'sandbox') return undefined;
  const { at } = env.pay;
  if (at) return { keys: readKeys(at.keys), url: at.url };
  mkdirSync(env.dataDir, { recursive: true });
  const keys = await keysIn(join(env.dataDir, 'pay-simulator.json'));
  return {
    keys,
    register: (app) =>
      void registerSimulator(app, {
        keys,
        now,
        prefix: SIMULATOR_PREFIX,
        publicUrl: env.publicUrl,
        stateFile: join(env.dataDir, 'pay-simulator-trades.jsonl'),
      }),
  };
}

/** Made at the first start. */
export async function keysIn(file: string): Promise<SimulatorKeys> {
  if (existsSync(file)) return readKeys(file);
  const keys = await makeSimulatorKeys();
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

const readKeys = (file: string): SimulatorKeys => JSON.parse(readFileSync(file, 'utf8')) as SimulatorKeys;
