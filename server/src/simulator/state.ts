import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Faults } from './faults.ts';
import type { SimulatorKeys } from './keys.ts';
import type { SignWith } from './wire.ts';
import type { World } from './world.ts';

/** How a bill may differ from what happened. `seeded` picks `count` lines by `seed` and leaves them out. */
export const Discrepancy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('missing'), outTradeNo: z.string() }),
  z.object({ kind: z.literal('amount'), outTradeNo: z.string(), fen: z.int() }),
  z.object({ kind: z.literal('extra'), outTradeNo: z.string(), fen: z.int() }),
  z.object({ kind: z.literal('seeded'), seed: z.int(), count: z.int() }),
  z.object({ kind: z.literal('badHash') }),
]);
export type Discrepancy = z.infer<typeof Discrepancy>;

/** The simulator's state, without the courier that carries its callbacks. */
export interface SimState {
  keys: SimulatorKeys;
  now: Clock;
  world: World;
  faults: Faults;
  settings: SimSettings;
}

/** The settings a test may turn while it runs. */
export interface SimSettings {
  signWith: SignWith;
  /** How many seconds of the retry table pass in one real second. */
  speed: number;
  bill: Discrepancy[];
  /** Real WeChat refuses H5 orders from the machine itself; the demo runs there. */
  refuseLoopback: boolean;
}
