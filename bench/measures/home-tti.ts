import type { Measure } from '../measure.ts';
import { ttiAgainstBareForm } from '../stand/page-tti.ts';
import { homePage } from '../stand/pages.ts';

/** Time to interactive of the home page, against a page with react-dom and Base UI's bare form. */
export const measure: Measure = {
  name: 'home-tti',
  better: 'less',
  run: async (stand) => ttiAgainstBareForm(stand, await homePage(stand)),
};
