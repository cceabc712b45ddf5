import { watchers } from '../booking/watchers.ts';
import type { Measure } from '../measure.ts';

/** Per cent of one core for a thousand watchers while seats go. */
export const measure: Measure = {
  name: 'seats-processor',
  goal: 10,
  better: 'less',
  run: async (stand) => (await watchers(stand)).processor,
};
