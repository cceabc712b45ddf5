import { watchers } from '../booking/watchers.ts';
import type { Measure } from '../measure.ts';

/** Seconds until every watcher has heard that a seat went, at worst. */
export const measure: Measure = {
  name: 'seats-seen',
  goal: 2,
  better: 'less',
  run: async (stand) => (await watchers(stand)).seen,
};
