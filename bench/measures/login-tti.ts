import type { Measure } from '../measure.ts';
import { ttiAgainstBareForm } from '../stand/page-tti.ts';
import { loginPage } from '../stand/pages.ts';

/** Time to interactive of the login page, against a page with react-dom and Base UI's bare form. */
export const measure: Measure = {
  name: 'login-tti',
  better: 'less',
  run: async (stand) => ttiAgainstBareForm(stand, await loginPage(stand)),
};
