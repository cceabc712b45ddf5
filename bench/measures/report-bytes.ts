import type { Measure } from '../measure.ts';
import { pageKilobytes } from '../stand/page-bytes.ts';
import { emptyPage, reportPage } from '../stand/pages.ts';

/** Kilobytes a first visit to one's report transfers beyond those of a page that has nothing but the portal's frame. */
export const measure: Measure = {
  name: 'report-bytes',
  better: 'less',
  async run(stand) {
    const frame = await pageKilobytes(stand, await emptyPage(stand));
    return (await pageKilobytes(stand, await reportPage(stand))) - frame;
  },
};
