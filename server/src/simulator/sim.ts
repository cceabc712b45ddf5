import type { Clock } from '../clock.ts';
import type { Discrepancy } from './bill.ts';
import type { Courier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { SimulatorKeys } from './keys.ts';
import type { SignWith } from './wire.ts';
import type { World } from './world.ts';

/** Everything a part of the simulator works on. */
export interface Sim {
  keys: SimulatorKeys;
  now: Clock;
  world: World;
  faults: Faults;
  courier: Courier;
  /** Where testers open pages: scheme, host and prefix. */
  pagesAt(request: { protocol: string; host: string }): string;
  settings: SimSettings;
}

/** What a test may turn while it runs. */
export interface SimSettings {
  signWith: SignWith;
  /** How many seconds of the retry table pass in one real second. */
  speed: number;
  bill: Discrepancy[];
  /** Real WeChat refuses H5 orders from the machine itself; the demo runs there. */
  refuseLoopback: boolean;
}
