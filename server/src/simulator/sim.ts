import type { Courier } from './courier.ts';
import type { SimState } from './state.ts';

/** Everything a part of the simulator works on. */
export interface Sim extends SimState {
  courier: Courier;
  /** Where testers open pages: scheme, host and prefix. */
  pagesAt(request: { protocol: string; host: string }): string;
}
