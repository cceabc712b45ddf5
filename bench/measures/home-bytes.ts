import type { Measure } from '../measure.ts';
import { pageKilobytes } from '../stand/page-bytes.ts';
import { homePage } from '../stand/pages.ts';

/** Kilobytes of page, scripts and styles a first visit to the home page transfers. */
export const measure: Measure = {
  name: 'home-bytes',
  goal: 190,
  better: 'less',
  run: async (stand) => pageKilobytes(stand, await homePage(stand)),
};
