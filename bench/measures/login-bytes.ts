import type { Measure } from '../measure.ts';
import { pageKilobytes } from '../stand/page-bytes.ts';
import { loginPage } from '../stand/pages.ts';

/** Kilobytes of page, scripts and styles a first visit to the login page transfers. */
export const measure: Measure = {
  name: 'login-bytes',
  goal: 150,
  better: 'less',
  run: async (stand) => pageKilobytes(stand, await loginPage(stand)),
};
