import { overload } from '../booking/overload.ts';
import type { Measure } from '../measure.ts';

/** Memory at its highest at five times the capacity, against that of ordinary work. */
export const measure: Measure = {
  name: 'overload-memory',
  goal: 2,
  better: 'less',
  run: async (stand) => (await overload(stand)).memory,
};
