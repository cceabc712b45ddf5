import type { DeliveryWay, ReportType } from '#contract/schemas/order-choices';
import type { Dict, Texts } from '../../platform/locale.ts';

/** How a report comes and where to, while it is chosen and ever after. */
const zh = {
  types: { electronic: '电子报告', paper: '纸质报告', both: '电子 + 纸质' } satisfies Record<ReportType, string>,
  deliveries: { unified: '统一寄至公司', separate: '单独寄送', pickUp: '到机构自取' } satisfies Record<
    DeliveryWay,
    string
  >,
};

const en: Dict<typeof zh> = {
  types: { electronic: 'E-report', paper: 'Paper report', both: 'E-report and paper' },
  deliveries: { unified: 'Sent to the company', separate: 'Sent to you', pickUp: 'Pick up at the centre' },
};

export const reportText: Texts<typeof zh> = { zh, en };
