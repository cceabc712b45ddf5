import type { Measure } from '../measure.ts';
import { ttiAgainst } from '../stand/page-tti.ts';
import { recordsPage, reportPage } from '../stand/pages.ts';

/** Time to interactive of one's report, charts and tables included, against that of one's bookings. */
export const measure: Measure = {
  name: 'report-tti-vs-records',
  better: 'less',
  run: async (stand) =>
    ttiAgainst(stand, await reportPage(stand), { page: await recordsPage(stand), name: 'the records page' }),
};
