import { overload } from '../booking/overload.ts';
import type { Measure } from '../measure.ts';

/** Good answers within two seconds at five times the capacity (open loop), against the capacity. */
export const measure: Measure = {
  name: 'overload',
  goal: 0.8,
  better: 'more',
  run: async (stand) => (await overload(stand)).goodput,
};
