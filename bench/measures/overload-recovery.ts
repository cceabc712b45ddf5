import { overload } from '../booking/overload.ts';
import type { Measure } from '../measure.ts';

/** Seconds after the overload until answers come as fast as before. */
export const measure: Measure = {
  name: 'overload-recovery',
  goal: 5,
  better: 'less',
  run: async (stand) => (await overload(stand)).recovery,
};
