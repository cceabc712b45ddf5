import { watchers } from '../booking/watchers.ts';
import type { Measure } from '../measure.ts';

/** Megabytes for a thousand watchers. */
export const measure: Measure = {
  name: 'seats-memory',
  goal: 40,
  better: 'less',
  run: async (stand) => (await watchers(stand)).memory,
};
